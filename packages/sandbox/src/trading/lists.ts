import { inputError } from "../http/envelope.ts";
import type { Call, Input } from "./call.ts";

const day = 86_400_000;

export interface Span {
  start: number;
  end: number;
}

/** The span of a history call: given ends, or the days that the specification allows; never longer than these. */
export function spanOf({ operation, input, now }: Call): Span {
  const days = Number.parseInt(operation.timeWindow?.max ?? "7", 10);
  const length = days * day;
  const givenStart = input.has("startTime") ? input.integer("startTime", 0, { minimum: 0 }) : undefined;
  const givenEnd = input.has("endTime") ? input.integer("endTime", now, { minimum: 0 }) : undefined;
  const end = givenEnd ?? (givenStart === undefined ? now : givenStart + length);
  const start = givenStart ?? end - length;
  if (end < start) throw inputError("endTime: must not be before startTime");
  if (end - start > length) throw inputError(`startTime, endTime: must be at most ${days} days apart`);
  return { start, end };
}

/** The items of a span and a filter, from items that come newest first. */
export function* within<Item>(
  items: Iterable<Item>,
  { start, end }: Span,
  timeOf: (item: Item) => number,
  matches: (item: Item) => boolean = () => true,
): Generator<Item> {
  for (const item of items) {
    const time = timeOf(item);
    if (time < start) return;
    if (time <= end && matches(item)) yield item;
  }
}

/** Whether an item has the value of each of these parameters that the request gives. */
export function selects<Item>(
  input: Input,
  fields: Readonly<Record<string, (item: Item) => unknown>>,
): (item: Item) => boolean {
  const wanted = Object.entries(fields)
    .filter(([name]) => input.has(name))
    .map(([name, valueOf]) => [input.text(name), valueOf] as const);
  return (item) => wanted.every(([text, valueOf]) => String(valueOf(item)) === text);
}

/** The most records that the request asks for, or the usual number of the specification. */
export const limitOf = ({ operation, input }: Call, usual = 20): number =>
  input.integer("limit", operation.usualLimit ?? usual);

/**
 * One page of records, in the fields that the specification names for it. With fields that go before, the cursor stands before
 * the records, as the platform writes it.
 */
export function pageOf<Item>(
  call: Call,
  items: Iterable<Item>,
  record: (item: Item) => object,
  before?: object,
): Record<string, unknown> {
  const { items: list = "list", next = "nextPageCursor" } = call.operation.pagination ?? {};
  const page = cut(items, limitOf(call), call.input.text("cursor"));
  const records = page.items.map(record);
  if (before === undefined) return { [list]: records, [next]: page.cursor };
  return { ...before, [next]: page.cursor, [list]: records };
}

/** Takes one page, and no more of the items than it needs. Cursors are offsets that clients must not look into. */
export function cut<Item>(items: Iterable<Item>, limit: number, from = ""): { items: Item[]; cursor: string } {
  const offset = offsetOf(from);
  const end = offset + limit;
  const found: Item[] = [];
  let index = 0;
  for (const item of items) {
    if (index >= end) return { items: found, cursor: `page%3A${end}%2Cpage%3A${end}` };
    if (index >= offset) found.push(item);
    index += 1;
  }
  return { items: found, cursor: "" };
}

/** Cursors hold percent escapes, as the service's do; they come back decoded once or not at all. */
function offsetOf(cursor: string): number {
  if (cursor === "") return 0;
  const match = /^page(?:%3A|:)(\d{1,12})(?:%2C|,)page(?:%3A|:)\1$/i.exec(cursor);
  if (match === null) throw inputError("cursor: must be the cursor of a previous page");
  return Number(match[1]);
}
