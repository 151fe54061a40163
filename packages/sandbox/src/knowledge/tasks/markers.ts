/**
 * What a submitted text or a question can ask of the sandbox, as a Markdown comment that a real service would ignore:
 * `<!-- sandbox: fail -->`. Tests of error handling need failures at will.
 */
export type TaskMarker = "fail" | "fail-once" | "page-error";
export type ChatMarker = "error" | "error-midway" | "gateway-error";

const pattern = /<!--\s{0,8}sandbox:\s{0,8}([a-z-]{1,20})\s{0,8}-->/;

function markerIn<Marker extends string>(text: string, known: readonly Marker[]): Marker | undefined {
  const name = pattern.exec(text)?.[1];
  return known.find((marker) => marker === name);
}

export const taskMarker = (text: string): TaskMarker | undefined => markerIn(text, ["fail", "fail-once", "page-error"]);
export const chatMarker = (query: string): ChatMarker | undefined =>
  markerIn(query, ["error", "error-midway", "gateway-error"]);
