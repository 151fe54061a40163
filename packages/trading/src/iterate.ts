import type { CallSettings } from "./call-types.ts";
import { TradingError } from "./errors.ts";
import { result as resultOf, type Input } from "./call.ts";
import type { OperationInputs, OperationItems } from "./generated/calls.ts";
import { isObject } from "./read-answer.ts";
import { operationOf, type Operation, type Pagination } from "./row.ts";
import type { Row } from "./row-type.ts";
import type { Session } from "./session.ts";

interface Page {
  readonly items: readonly unknown[];
  /** What the next request changes; undefined after the last page. */
  readonly next: Input | undefined;
}

const broken = ({ id }: Operation, what: string): TradingError =>
  new TradingError("protocol", `${id}: the platform gave ${what}; iteration stopped.`, { operation: id });

function afterCursor(
  operation: Operation,
  pagination: Pagination & { style: "cursor" },
  result: Readonly<Record<string, unknown>>,
): Input | undefined {
  const next = result[pagination.next] ?? "";
  if (typeof next !== "string") throw broken(operation, "a cursor that is no text");
  return next !== "" && next !== pagination.last ? { [pagination.cursor]: next } : undefined;
}

function afterPage(
  pagination: Pagination & { style: "page" },
  {
    input,
    result,
    seen,
    count,
  }: { input: Input; result: Readonly<Record<string, unknown>>; seen: number; count: number },
): Input | undefined {
  const total = Number(result[pagination.total] ?? Number.NaN);
  const size = Number(input[pagination.size] ?? Number.NaN);
  const isLast = count === 0 || seen >= total || count < size;
  return isLast ? undefined : { [pagination.page]: Number(input[pagination.page] ?? 1) + 1 };
}

function read(operation: Operation, pagination: Pagination, input: Input, result: unknown, before: number): Page {
  const members = isObject(result) ? result : {};
  const items = members[pagination.items] as readonly unknown[];
  // Taken for an empty page, it would hide what the pages after it hold.
  if (!Array.isArray(items)) throw broken(operation, "a page without a list");
  if (pagination.style === "cursor") return { items, next: afterCursor(operation, pagination, members) };
  return {
    items,
    next: afterPage(pagination, { input, result: members, seen: before + items.length, count: items.length }),
  };
}

/** Every record of every page. A cursor that comes twice, and a page that is none, end it with an error. */
export async function* pages(
  session: Session,
  operation: Operation,
  input: Input = {},
  settings: CallSettings = {},
): AsyncGenerator<unknown, void, undefined> {
  const { pagination } = operation;
  if (pagination === undefined) throw new TypeError(`${operation.id} has no pages.`);
  const seen = new Set<string>();
  let turned: Input = {};
  let count = 0;
  for (;;) {
    const current = { ...input, ...turned };
    const page = await resultOf(session, operation, current, settings);
    const { items, next } = read(operation, pagination, current, page, count);
    yield* items;
    count += items.length;
    if (next === undefined) return;
    const key = JSON.stringify(next);
    if (seen.has(key)) throw broken(operation, "the same page again");
    seen.add(key);
    turned = next;
  }
}

type PagedId = keyof OperationInputs & keyof OperationItems;

/** Every record of every page of one operation by its row; see `call`. */
export function iterate<Id extends PagedId>(
  session: Session,
  row: Row<Id>,
  input: OperationInputs[Id],
  settings: CallSettings = {},
): AsyncGenerator<OperationItems[Id], void, undefined> {
  return pages(session, operationOf(row), input as Input, settings) as AsyncGenerator<
    OperationItems[Id],
    void,
    undefined
  >;
}
