import { operationNamed, resolveIn } from "../documents.ts";
import type { JsonObject, OpenApiDocument } from "../conformance/index.ts";

/** Why the absence of fields of a result may stop a call, read from the specification alone. */
export interface ResultShape {
  /** Places without which going on would be wrong: containers, what the schemas name essential, and IDs. */
  readonly reasons: ReadonlySet<string>;
  /** Places that are deprecated wherever they stand. */
  readonly deprecated: ReadonlySet<string>;
}

const objects = (value: unknown): JsonObject[] => (Array.isArray(value) ? (value as JsonObject[]) : []);
const isId = (name: string): boolean => /^id$|Id$|ID$|_id$/.test(name);

/** Walks the variants of a schema together: what one of them says holds for the place. */
class ShapeReader {
  readonly reasons = new Set<string>();
  readonly #deprecated = new Set<string>();
  readonly #current = new Set<string>();
  readonly #document: OpenApiDocument;
  readonly #own: readonly string[];

  constructor(document: OpenApiDocument, own: readonly string[]) {
    this.#document = document;
    this.#own = own;
  }

  get deprecated(): Set<string> {
    return new Set([...this.#deprecated].filter((place) => !this.#current.has(place)));
  }

  read(given: unknown, at: string, depth = 0): void {
    const node = resolveIn(this.#document, given);
    if (node === undefined || depth > 12) return;
    for (const part of ["allOf", "oneOf", "anyOf"])
      for (const one of objects(node[part])) this.read(one, at, depth + 1);
    const essential = (node["x-essential"] as readonly string[] | undefined) ?? [];
    const place = (name: string) => (at === "" ? name : `${at}.${name}`);
    for (const name of essential) this.reasons.add(place(name));
    for (const [name, field] of Object.entries((node["properties"] as JsonObject | undefined) ?? {})) {
      const schema = { ...resolveIn(this.#document, field), ...(field as JsonObject) };
      const isContainer = at === "" && [schema["type"]].flat().some((type) => type === "array" || type === "object");
      if (isContainer || isId(name) || (at === "" && this.#own.includes(name))) this.reasons.add(place(name));
      (schema["deprecated"] === true ? this.#deprecated : this.#current).add(place(name));
      this.read(field, place(name), depth + 1);
    }
    if (node["items"] !== undefined) this.read(node["items"], `${at}[]`, depth + 1);
  }
}

/** The result of an operation of the trading platform. */
export function resultShape(operationId: string): ResultShape {
  const { document, operation } = operationNamed(operationId);
  const { definition } = operation;
  const responses = definition["responses"] as Record<string, { content: Record<string, { schema: unknown }> }>;
  const schema = responses["200"]?.content["application/json"]?.schema;
  const failure = (definition["x-failure-values"] as { field?: string } | undefined)?.field;
  const reader = new ShapeReader(document, failure === undefined ? [] : [failure]);
  for (const part of [schema, ...objects(resolveIn(document, schema)?.["allOf"])]) {
    const properties = resolveIn(document, part)?.["properties"] as JsonObject | undefined;
    if (properties?.["result"] !== undefined) reader.read(properties["result"], "");
  }
  return { reasons: reader.reasons, deprecated: reader.deprecated };
}
