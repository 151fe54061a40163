export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** A bundled OpenAPI 3.1 document: every reference points into the document itself. */
export interface OpenApiDocument extends JsonObject {
  readonly paths: JsonObject;
}

export const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** What a `#/…` reference points at. */
function resolvePointer(document: JsonObject, reference: string): Json {
  if (!reference.startsWith("#/")) throw new Error(`"${reference}" leaves the document; bundle it first`);
  let at: Json | undefined = document;
  for (const token of reference.slice(2).split("/")) {
    const name = decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
    at = isObject(at) ? at[name] : undefined;
    if (at === undefined) throw new Error(`"${reference}" points at nothing`);
  }
  return at;
}

/** The object behind any chain of references. */
export function follow(document: JsonObject, node: Json | undefined): JsonObject | undefined {
  let at = node;
  for (let hops = 0; isObject(at) && typeof at["$ref"] === "string"; hops += 1) {
    if (hops > 32) throw new Error(`references go in a circle at "${at["$ref"]}"`);
    at = resolvePointer(document, at["$ref"]);
  }
  return isObject(at) ? at : undefined;
}
