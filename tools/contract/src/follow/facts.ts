/** Splits documentation into single facts with one subject each, so that two versions of the pages can be compared. */
import type { Documentation } from "./documentation.ts";
import { type DocumentedField, shownTypes } from "./tables.ts";

export const properties = ["types", "required", "default", "minimum", "maximum", "maxLength", "limit"] as const;
export type Property = (typeof properties)[number];

export interface Fact {
  /** File of the page. */
  readonly file: string;
  /** Subject that the fact belongs to: `GET /v5/order/list`, `topic order`, `code` or `changes`. */
  readonly owner: string;
  readonly kind: "operation" | "field" | "value" | "topic" | "code" | "limit" | "change";
  /**
   * Location of the field. `side` and `field` (the path of the field) are set only for facts about fields and values.
   */
  readonly side?: "request" | "response";
  readonly field?: string;
  readonly value?: string;
  /** Properties that the page states. */
  readonly stated: Readonly<Partial<Record<Property, string>>>;
}

/** Facts from the documentation by subject, such as `GET /v5/order/list request side: Buy`. */
export type Facts = ReadonlyMap<string, Fact>;

/**
 * Field tables of an operation. Tables that were read from a file omit empty properties, such as an empty list of
 * types.
 */
export interface FieldTables {
  readonly method: string;
  readonly path: string;
  readonly file: string;
  readonly request: readonly KeptField[];
  readonly response: readonly KeptField[];
}

export type KeptField = Pick<DocumentedField, "path"> & Partial<DocumentedField>;

const sides = ["request", "response"] as const;

function statedOf(field: KeptField, side: (typeof sides)[number]): Fact["stated"] {
  const stated = {
    types: field.types?.toSorted().join(" or "),
    required: side === "request" && field.isRequired !== undefined ? String(field.isRequired) : undefined,
    default: side === "request" ? field.default : undefined,
    ...Object.fromEntries(
      (["minimum", "maximum", "maxLength"] as const).map((name) => [
        name,
        side === "request" ? field[name]?.toString() : undefined,
      ]),
    ),
  };
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined && value !== ""));
}

function* fieldFacts(
  owner: string,
  file: string,
  side: (typeof sides)[number],
  fields: readonly KeptField[],
): Generator<[string, Fact]> {
  for (const field of fields) {
    const name = field.path.replace(/^\$\.?/, "");
    const subject = `${owner} ${side} ${name}`;
    const place = { file, owner, side, field: name };
    yield [subject, { ...place, kind: "field", stated: statedOf(field, side) }];
    for (const value of field.values ?? [])
      yield [`${subject}: ${value}`, { ...place, kind: "value", value, stated: {} }];
  }
}

/** Yields the facts on the pages of operations. Ignores pages of abandoned operations. */
function* operationFacts(tables: readonly FieldTables[]): Generator<[string, Fact]> {
  for (const { method, path, file, ...fields } of tables.filter((each) => !each.file.includes("/abandon/"))) {
    const owner = `${method} ${path}`;
    yield [owner, { file, owner, kind: "operation", stated: {} }];
    for (const side of sides) yield* fieldFacts(owner, file, side, fields[side]);
  }
}

function* otherFacts({ topics, codes, limits, changes }: Documentation): Generator<[string, Fact]> {
  for (const { address, file, response } of topics) {
    const owner = `topic ${address}`;
    yield [owner, { file, owner, kind: "topic", stated: {} }];
    yield* fieldFacts(owner, file, "response", response);
  }
  for (const { code, file } of codes)
    yield [`code ${code}`, { file, owner: "code", kind: "code", value: String(code), stated: {} }];
  for (const { method, path, file, category, requests, window } of limits) {
    const owner = `${method} ${path}`;
    const value = category ?? "";
    yield [
      `${owner} limit ${value}`.trimEnd(),
      { file, owner, kind: "limit", value, stated: { limit: `${requests}/${window}` } },
    ];
  }
  for (const { date, title, file } of changes)
    yield [`change ${date}: ${title}`, { file, owner: "changes", kind: "change", value: date, stated: {} }];
}

/** Collects facts by subject. If two pages state a fact about the same subject, the first page counts. */
function bySubject(found: Iterable<[string, Fact]>): Facts {
  const facts = new Map<string, Fact>();
  for (const [subject, fact] of found) if (!facts.has(subject)) facts.set(subject, fact);
  return facts;
}

/** Returns only the facts of field tables. */
export const tableFacts = (tables: readonly FieldTables[]): Facts => bySubject(operationFacts(tables));

/** Returns every fact of the documentation. */
export const factsOf = (documentation: Documentation): Facts =>
  bySubject([...operationFacts(documentation.operations), ...otherFacts(documentation)]);

/**
 * Returns the fields in the examples of the pages, in the form in which facts name them: `GET /v5/order/list request
 * side`.
 */
export const shownSubjects = ({ operations }: Documentation): ReadonlySet<string> =>
  new Set(
    operations.flatMap(({ method, path, samples }) =>
      sides.flatMap((side) =>
        [...shownTypes(samples[side]).keys()].map((place) => `${method} ${path} ${side} ${place}`),
      ),
    ),
  );
