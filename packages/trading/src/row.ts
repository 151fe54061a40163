/**
 * One operation as the compact row says it; the grammar is written down in tools/codegen. Sections are divided
 * by "~": first the path, without its "/v5/", then what the first letter of each section says it is.
 */
export interface Operation {
  readonly id: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly isPublic: boolean;
  /** The answer carries one code for each item of the request. */
  readonly isBatch: boolean;
  /** `io10/1,s20/1*`: categories, requests, seconds; see limits.ts. */
  readonly limits: string | undefined;
  /** The field by which the server recognises a repetition, and whether the client makes one. */
  readonly idempotency:
    | { readonly field: string; readonly inItems: string | undefined; readonly mint: boolean }
    | undefined;
  readonly pagination: Pagination | undefined;
  /** Letters of the environments that have the operation. */
  readonly environments: string | undefined;
  /** What the input must be: `category=linear>symbol|settleCoin` after an X, one form of the fields after an F. */
  readonly rules: () => string | Promise<string>;
}

/** Names of the request fields and the result fields that turn pages. */
export type Pagination =
  | {
      readonly style: "cursor";
      readonly cursor: string;
      readonly next: string;
      readonly items: string;
      /** The cursor that the last page carries; without one it is the empty text. */
      readonly last: string;
    }
  | {
      readonly style: "page";
      readonly page: string;
      readonly size: string;
      readonly items: string;
      readonly total: string;
    };

/** Words of a path in camelCase: the operationId, unless the row says another. */
export const camelCase = (path: string): string =>
  path.replace(/^\//, "").replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());

function readPagination(cursor: string | undefined, page: string | undefined): Pagination | undefined {
  const [first = "", second = "", items = "", more = ""] = (cursor ?? page ?? "").split(",");
  if (cursor !== undefined) return { style: "cursor", cursor: first, next: second, items, last: more };
  return page === undefined ? undefined : { style: "page", page: first, size: second, items, total: more };
}

function readIdempotency(text: string | undefined): Operation["idempotency"] {
  const found = /^(?:(\w+)\[\]\.)?(\w+)(\+?)$/.exec(text ?? "");
  return found === null ? undefined : { inItems: found[1], field: found[2] ?? "", mint: found[3] === "+" };
}

const operations = new Map<string, Operation>();

/** Reads a row, once. The rules of the input are in the row, or come from `loadRules`. */
export function operationOf(row: string, loadRules?: () => Promise<string>): Operation {
  let operation = operations.get(row);
  if (operation === undefined) operations.set(row, (operation = read(row, loadRules)));
  return operation;
}

function read(row: string, loadRules: (() => Promise<string>) | undefined): Operation {
  const [facts = "", rules = ""] = row.split("~~");
  const [head = "", ...sections] = facts.split("~");
  const one = (letter: string) => sections.find((text) => text.startsWith(letter))?.slice(1);
  return {
    id: one("N") ?? camelCase(head),
    method: one("P") === undefined ? "GET" : "POST",
    path: head.startsWith("/") ? head : `/v5/${head}`,
    isPublic: one("U") !== undefined,
    isBatch: one("B") !== undefined,
    limits: one("L"),
    idempotency: readIdempotency(one("I")),
    pagination: readPagination(one("C"), one("Q")),
    environments: one("E"),
    rules: loadRules ?? (() => rules),
  };
}
