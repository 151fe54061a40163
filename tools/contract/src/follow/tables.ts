/** Reads the operations documented on a page, with the path of each field in the request or response body. */
import { parse } from "yaml";
import { isObject, type Json } from "../json.ts";
import { columnsOf, readFieldRow, type Columns, type FieldRow } from "./field-row.ts";
import type { Block } from "./page.ts";

export interface DocumentedField extends Omit<FieldRow, "depth" | "name" | "position"> {
  /** Path from the root of the body, such as `$.result.list[].symbol`. */
  readonly path: string;
}

export interface DocumentedOperation {
  readonly method: string;
  readonly path: string;
  readonly file: string;
  readonly request: readonly DocumentedField[];
  readonly response: readonly DocumentedField[];
  /** JSON bodies of the examples. */
  readonly samples: { readonly request: readonly Json[]; readonly response: readonly Json[] };
}

export type Side = "request" | "response";

/** The part of a page about one operation or topic, in the order of the page. */
export interface Section {
  readonly rows: Record<Side, FieldRow[]>;
  readonly samples: Record<Side, Json[]>;
}

/** Returns the JSON values of a page's example. Accepts trailing commas, and comments between bodies. */
function bodiesOf(text: string): Json[] {
  const body = text.replaceAll(/^\s*\/\/.*$/gm, "\u0000").replace(/^[A-Z]+ \/[\s\S]*?\n\s*\n/, "");
  return body.split("\u0000").flatMap((part) => {
    const start = part.search(/[{[]/);
    if (start === -1) return [];
    const json = part.slice(start).replaceAll(/(?<=[,{[\]}"\d])\s*\/\/.*$/gm, "");
    for (const read of [JSON.parse, (yaml: string): unknown => parse(yaml)] satisfies ((json: string) => unknown)[]) {
      try {
        const value = read(json) as Json;
        return typeof value === "object" && value !== null ? [value] : [];
      } catch {
        // Try the next parser. YAML accepts more than JSON.
      }
    }
    return [];
  });
}

function sideOf(heading: string): Side | undefined {
  if (/request/i.test(heading)) return "request";
  return /response|push|event|stream/i.test(heading) ? "response" : undefined;
}

/** Collects the field tables and examples in the blocks of one operation or topic. */
export function readSection(blocks: readonly Block[]): Section {
  const section: Section = { rows: { request: [], response: [] }, samples: { request: [], response: [] } };
  let side: Side | undefined;
  let columns: Columns | undefined;
  for (const block of blocks) {
    if (block.kind === "heading") {
      side = sideOf(block.text) ?? (block.level > 3 ? side : undefined);
      columns = undefined;
    }
    if (side === undefined) continue;
    if (block.kind === "table") {
      const own = columnsOf(block.rows[0] ?? []);
      // A table without a header continues the previous table.
      const known = own ?? (block.rows[0]?.length === columns?.count ? columns : undefined);
      if (known === undefined) continue;
      columns = known;
      const rows = own === undefined ? block.rows : block.rows.slice(1);
      section.rows[side].push(...rows.flatMap((row) => readFieldRow(row, known) ?? []));
    }
    if (block.kind === "code" && /^(json|http|)$/.test(block.language))
      section.samples[side].push(...bodiesOf(block.text));
  }
  return section;
}

/**
 * Returns the path of the object to which the unindented fields of a table belong: the body, its result, or the items
 * in its result.
 */
function baseOf(rows: readonly FieldRow[], samples: readonly Json[], side: Side): string {
  if (side === "request") return "";
  const names = rows.filter(({ depth }) => depth === 0).map(({ name }) => name);
  const results = samples.filter(isObject).map((sample) => sample["result"]);
  const isIn = (value: Json | undefined) => isObject(value) && names.some((name) => Object.hasOwn(value, name));
  const isEnvelope = names.some((name) => /^ret_?(code|msg)$/i.test(name));
  if (isEnvelope || (names.includes("result") && !results.some(isIn))) return "";
  if (results.some(Array.isArray)) return "result[]";
  return results.some(isIn) || !samples.some(isIn) ? "result" : "";
}

const join = (at: string, name: string): string => (at === "" ? name : `${at}.${name}`);

/** Returns the JSON types of the values at each path of the examples. */
export function shownTypes(samples: readonly Json[]): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>();
  const visit = (value: Json, at: string): void => {
    const types = shown.get(at) ?? new Set();
    if (value !== null && value !== "") types.add(typeOf(value));
    shown.set(at, types);
    if (Array.isArray(value))
      for (const [index, item] of value.entries())
        visit(item, `${at}[${typeof item === "object" && item !== null ? "" : index}]`);
    else if (isObject(value)) for (const [key, item] of Object.entries(value)) visit(item, join(at, key));
  };
  for (const sample of samples) visit(sample, "");
  return shown;
}

function typeOf(value: Json): string {
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

/**
 * Returns the path of each row's field, derived from the indentation. `move` corrects a path, which also changes the
 * paths below it.
 */
function placesOf(
  rows: readonly FieldRow[],
  base: string,
  isList: (place: string, types: readonly string[]) => boolean,
  move: (place: string, name: string) => string,
): string[] {
  const trail: string[] = [];
  return rows.map(({ depth, name, position, types }) => {
    trail.length = Math.min(trail.length, depth);
    const around = trail.at(-1) ?? base;
    const place = move(position === undefined ? join(around, name) : `${around}[${position}]`, name);
    while (trail.length < depth) trail.push(around);
    trail.push(isList(place, types) ? `${place}[]` : place);
    return place;
  });
}

/**
 * Returns the fields of a table with their paths and types. If table and examples disagree, the examples count, because
 * they show which values are lists, where a field really is, and which types a response has. A request field gets the
 * types in the table and in the examples, because the platform may accept either.
 */
export function placeRows(
  rows: readonly FieldRow[],
  samples: readonly Json[],
  side: Side,
  base = baseOf(rows, samples, side),
): DocumentedField[] {
  const shown = shownTypes(samples);
  const isList = (place: string, types: readonly string[]): boolean => {
    const seen = shown.get(place);
    return seen === undefined || seen.size === 0 ? types.includes("array") : seen.has("array");
  };
  const taken = new Set(placesOf(rows, base, isList, (place) => place));
  const places = placesOf(rows, base, isList, (place, name) => {
    if (shown.size === 0 || shown.has(place)) return place;
    const [only, ...others] = [...shown.keys()].filter((each) => each.endsWith(`.${name}`) && !taken.has(each));
    return only === undefined || others.length > 0 ? place : only;
  });
  const fields = new Map<string, DocumentedField>();
  for (const [index, { depth: _depth, name: _name, position: _position, ...stated }] of rows.entries()) {
    const place = places[index] ?? "";
    const known = fields.get(place);
    const seen = [...(shown.get(place) ?? [])];
    const types = side === "response" && seen.length > 0 ? seen : [...new Set([...stated.types, ...seen])];
    const values = [...new Set([...(known?.values ?? []), ...stated.values])];
    fields.set(place, {
      path: `$.${place}`,
      ...stated,
      ...known,
      values,
      types: [...new Set([...(known?.types ?? []), ...types])],
    });
  }
  return [...fields.values()];
}

/**
 * Returns the operations of a page. The section of an operation begins with its endpoint and ends before the next
 * endpoint.
 */
export function operationsOfPage(file: string, blocks: readonly Block[]): DocumentedOperation[] {
  const starts = blocks.flatMap((block, index) => {
    const endpoint = endpointOf(block);
    return endpoint === undefined ? [] : [{ ...endpoint, index }];
  });
  return starts.map(({ method, path, index }, order): DocumentedOperation => {
    const { rows, samples } = readSection(blocks.slice(index, starts[order + 1]?.index));
    const place = (side: Side) => placeRows(rows[side], samples[side], side);
    return { method, path, file, request: place("request"), response: place("response"), samples };
  });
}

/**
 * Returns the method and path that a block documents: a block of the kind `endpoint`, or a text that consists only of
 * method and path.
 */
function endpointOf(block: Block): { readonly method: string; readonly path: string } | undefined {
  if (block.kind === "endpoint") return block.path.startsWith("/") ? block : undefined;
  if (block.kind !== "text") return undefined;
  const [, method = "", path = ""] = /^`?(GET|POST|PUT|DELETE)`? `?(\/v[\w./-]+)`?$/.exec(block.text) ?? [];
  return path === "" ? undefined : { method, path };
}
