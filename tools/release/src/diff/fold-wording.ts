import type { Change } from "./change.ts";

/** The words for another description; a field, a status or a variant may stand around them. */
export const reworded = "is described in other words";

/** So many changes of wording are shown one by one. */
const mostOpen = 5;

/** Many changes of wording become one line per operation; the line of each field would hide what matters. */
export function foldWording(changes: readonly Change[]): Change[] {
  const isWording = ({ impact, text }: Change) => impact === "patch" && text.includes(reworded);
  const wording = changes.filter((change) => isWording(change));
  if (new Set(wording.map(({ text }) => text)).size <= mostOpen) return [...changes];
  const bySubject = new Map(wording.map((change) => [change.subject, { ...change, text: reworded }]));
  return [...changes.filter((change) => !isWording(change)), ...bySubject.values()];
}
