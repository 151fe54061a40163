/**
 * Turns pages: loaded with the first iteration. Imports nothing that the entry has too, because bundlers would split that
 * off into files of their own.
 */
import type { Pagination } from "../operation.ts";

type Input = Readonly<Record<string, unknown>>;

/** What the entry has and hands over, so that it stands in one file only. */
export interface Turning {
  readonly pagination: Pagination;
  readonly ask: (input: Input) => Promise<unknown>;
  /** The error of a page that cannot be read. */
  readonly broken: (what: string) => Error;
}

/** What the next request changes; undefined after the last page. `seen` counts the records of all pages so far. */
function after({ pagination, broken }: Turning, input: Input, result: Input, count: number, seen: number) {
  if (pagination.style === "cursor") {
    const next = result[pagination.next] ?? "";
    if (typeof next !== "string") throw broken("a cursor that is no text");
    return next !== "" && next !== pagination.last ? { [pagination.cursor]: next } : undefined;
  }
  const { page, size, total } = pagination;
  const isLast = count === 0 || seen >= Number(result[total ?? ""] ?? NaN) || count < Number(input[size ?? ""] ?? NaN);
  return isLast ? undefined : { [page]: Number(input[page] ?? 1) + 1 };
}

/** Every record of every page. A cursor that comes twice, and a page without a list, end it with an error. */
export async function* pages(turning: Turning, input: Input): AsyncGenerator<unknown, void, undefined> {
  const seen = new Set<string>();
  let turned: Input = {};
  let count = 0;
  for (;;) {
    const current = { ...input, ...turned };
    const result = Object(await turning.ask(current)) as Input;
    const items = result[turning.pagination.items];
    // Taken for an empty page, it would hide what the pages after it hold.
    if (!Array.isArray(items)) throw turning.broken("a page without a list");
    const next = after(turning, current, result, items.length, (count += items.length));
    yield* items as unknown[];
    if (next === undefined) return;
    const key = JSON.stringify(next);
    if (seen.has(key)) throw turning.broken("the same page again");
    seen.add(key);
    turned = next;
  }
}
