import { resolve, type OpenApiDocument, type Schema } from "@specwright-tools/model/document";
import { operationNamed } from "../documents/documents.ts";
import { resultSchema } from "@specwright-tools/model/operations";

/** Why the absence of fields of a result may stop a call, read from the specification alone. */
export interface ResultShape {
  /** Places without which going on would be wrong: containers, what the schemas name essential, and IDs. */
  readonly reasons: ReadonlySet<string>;
  /** Places that are deprecated wherever they stand. */
  readonly deprecated: ReadonlySet<string>;
}

const isId = (name: string): boolean => /^id$|Id$|ID$|_id$/.test(name);

/** Walks the variants of a schema together: what one of them says holds for the place. */
class ShapeReader {
  readonly reasons = new Set<string>();
  readonly #deprecated = new Set<string>();
  readonly #current = new Set<string>();
  readonly #document: OpenApiDocument;
  readonly #own: readonly string[];
  /** What tells whether a response is about what was sent: names that count wherever they stand. */
  readonly #about: readonly string[];

  constructor(document: OpenApiDocument, own: readonly string[], about: readonly string[]) {
    this.#document = document;
    this.#own = own;
    this.#about = about;
  }

  get deprecated(): Set<string> {
    return new Set([...this.#deprecated].filter((place) => !this.#current.has(place)));
  }

  read(given: Schema, at: string, depth = 0): void {
    const { allOf = [], oneOf = [], anyOf = [], properties = {}, items, ...node } = resolve(this.#document, given);
    if (depth > 12) return;
    for (const part of [...allOf, ...oneOf, ...anyOf]) this.read(part, at, depth + 1);
    const place = (name: string) => (at === "" ? name : `${at}.${name}`);
    const named = node["x-essential"];
    for (const name of named ?? []) this.reasons.add(place(name));
    for (const [name, field] of Object.entries(properties)) {
      const schema = resolve(this.#document, field);
      const isContainer = at === "" && [schema.type].flat().some((type) => type === "array" || type === "object");
      const isOwnId = named === undefined && isId(name);
      if (isContainer || isOwnId || (at === "" && this.#own.includes(name)) || this.#about.includes(name))
        this.reasons.add(place(name));
      (schema.deprecated === true ? this.#deprecated : this.#current).add(place(name));
      this.read(field, place(name), depth + 1);
    }
    if (items !== undefined) this.read(items, `${at}[]`, depth + 1);
  }
}

/** The result of an operation of the trading platform. */
export function resultShape(operationId: string): ResultShape {
  const { document, operation } = operationNamed(operationId);
  const failure = operation.operation["x-failure-values"]?.field;
  const reader = new ShapeReader(
    document,
    failure === undefined ? [] : [failure],
    operation.method === "get" ? [] : ["category", "symbol"],
  );
  reader.read(resultSchema(document, operation) ?? {}, "");
  return { reasons: reader.reasons, deprecated: reader.deprecated };
}
