import { type Decimal, parseDecimal } from "../decimal.ts";
import { ApiError, inputError, Reply } from "../http/envelope.ts";
import type { ApiKey } from "./access/authenticate.ts";
import type { Account } from "./engine/account.ts";
import type { Environment } from "./environment.ts";
import type { Instrument } from "./market/instrument.ts";
import type { OperationInfo } from "./operations.ts";
import type { Moment } from "./engine/positions/valuation.ts";
import { dayMs, durationOf } from "../clock.ts";

/** One request that has passed all checks, as handlers see it. */
export interface Call {
  readonly environment: Environment;
  readonly operation: OperationInfo;
  readonly input: Input;
  readonly now: number;
  readonly key: ApiKey | undefined;
  /** How many orders of a batch the rate limit lets through. */
  readonly granted: number;
}

/** A moment of a market, as records are made of it. */
export type At = Pick<Call, "environment" | "now">;

export const momentOf = ({ environment, now }: At): Moment => ({ prices: environment.prices, now });

/** Returns a bare result, or a Reply when message or extra information matter. */
export type Handler = (call: Call) => unknown;
export type Handlers = Readonly<Record<string, Handler>>;

export const mapHandlers = (handlers: Handlers, wrap: (handle: Handler) => Handler): Handlers =>
  Object.fromEntries(Object.entries(handlers).map(([operationId, handle]) => [operationId, wrap(handle)]));

/** Handlers whose success has a message of its own. */
export const withMessage = (retMsg: string, handlers: Handlers): Handlers =>
  mapHandlers(handlers, (handle) => (call) => new Reply(handle(call), { retMsg }));

export function accountOf(call: Call): Account {
  return keyOf(call).account;
}

export function keyOf(call: Call): ApiKey {
  if (call.key === undefined) throw new ApiError(10007, "this call needs a key");
  return call.key;
}

export function instrumentOf(call: Call, category: string, symbol: string): Instrument {
  const instrument = call.environment.catalog.find(category, symbol);
  if (instrument === undefined)
    throw new ApiError(category === "spot" ? 170121 : 10001, `symbol: unknown in ${category}: ${symbol}`);
  return instrument;
}

/** Parameters of one call, from a query or a body. Numbers may come as text in a query, so each reader takes both. */
export class Input {
  readonly values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.values = values;
  }

  /** Empty text counts as absent, as the service takes it. */
  has(name: string): boolean {
    const value = this.values[name];
    return value !== undefined && value !== null && value !== "";
  }

  text(name: string, fallback = ""): string {
    if (!this.has(name)) return fallback;
    const value = this.values[name];
    if (typeof value === "string") return value;
    if (typeof value === "number" || typeof value === "boolean") return String(value);
    throw inputError(`${name}: must be text`);
  }

  /** The parts of a text that commas separate; none when it is absent. */
  parts(name: string): string[] {
    return this.has(name) ? this.text(name).split(",") : [];
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === "") throw inputError(`${name}: required`);
    return value;
  }

  integer(name: string, fallback: number, bounds: { minimum?: number; maximum?: number } = {}): number {
    if (!this.has(name)) return fallback;
    const value = Number(this.text(name));
    if (!Number.isSafeInteger(value)) throw inputError(`${name}: must be a whole number`);
    if (value < (bounds.minimum ?? value) || value > (bounds.maximum ?? value)) {
      throw inputError(`${name}: must be between ${bounds.minimum ?? "-"} and ${bounds.maximum ?? "-"}`);
    }
    return value;
  }

  flag(name: string): boolean {
    const value = this.text(name, "false");
    if (value !== "true" && value !== "false") throw inputError(`${name}: must be true or false`);
    return value === "true";
  }

  /** A decimal of zero or more; zero when absent. */
  amount(name: string): Decimal {
    if (!this.has(name)) return 0n;
    const value = parseDecimal(this.text(name));
    if (value === undefined || value < 0n) throw inputError(`${name}: must be a decimal number as text`);
    return value;
  }

  /** The ids that may name an order; empty where they do not. */
  get orderIds(): { orderId: string; orderLinkId: string } {
    return { orderId: this.text("orderId"), orderLinkId: this.text("orderLinkId") };
  }

  list(name: string): Input[] {
    const value = this.values[name];
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) throw inputError(`${name}: must be a list`);
    return value.map((item: unknown, index) => {
      if (typeof item !== "object" || item === null || Array.isArray(item))
        throw inputError(`${name}[${index}]: must be an object`);
      return new Input({ ...item });
    });
  }
}

interface Span {
  start: number;
  end: number;
}

/** The span of a history call: given ends, or its usual length; never longer than the specification allows. */
export function spanOf({ operation, input, now }: Call, usual?: number): Span {
  const length = durationOf(operation.timeWindow?.max) ?? 7 * dayMs;
  const givenStart = input.has("startTime") ? input.integer("startTime", 0, { minimum: 0 }) : undefined;
  const givenEnd = input.has("endTime") ? input.integer("endTime", now, { minimum: 0 }) : undefined;
  const end = givenEnd ?? (givenStart === undefined ? now : givenStart + length);
  const start = givenStart ?? end - ((givenEnd === undefined ? usual : undefined) ?? length);
  if (end < start) throw inputError("endTime: must not be before startTime");
  if (end - start > length) throw inputError(`startTime, endTime: must be at most ${length / dayMs} days apart`);
  return { start, end };
}

/** When a record of a history happened. */
type Dated = { readonly time: number } | { readonly createdTime: number };

/** The items of the span that the request asks for and of a filter, from items that come newest first. */
export const within = <Item extends Dated>(
  call: Call,
  items: Iterable<Item>,
  matches: (item: Item) => boolean = () => true,
  usual?: number,
): Iterable<Item> => between(items, spanOf(call, usual), matches);

function* between<Item extends Dated>(
  items: Iterable<Item>,
  { start, end }: Span,
  matches: (item: Item) => boolean,
): Generator<Item> {
  for (const item of items) {
    const time = "time" in item ? item.time : item.createdTime;
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

/** Whether an item has the first of these ids that the request gives, in the order in which they count; any item without one. */
export function hasId<Item>(
  input: Input,
  ids: Readonly<Record<string, (item: Item) => string>>,
): (item: Item) => boolean {
  const given = Object.entries(ids).find(([name]) => input.has(name));
  return given === undefined ? () => true : (item) => given[1](item) === input.text(given[0]);
}

/** The same for an order or an execution. */
export const hasOrderId = (input: Input): ((item: { orderId: string; orderLinkId: string }) => boolean) =>
  hasId(input, { orderId: ({ orderId }) => orderId, orderLinkId: ({ orderLinkId }) => orderLinkId });

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
