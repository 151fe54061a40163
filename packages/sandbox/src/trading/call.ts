import { type Decimal, parseDecimal } from "../decimal.ts";
import { ApiError, inputError, Reply } from "../http/envelope.ts";
import type { ApiKey } from "./access/authenticate.ts";
import type { Account } from "./engine/account.ts";
import type { Environment } from "./environment.ts";
import type { Instrument } from "./market/instrument.ts";
import type { OperationInfo } from "./operations.ts";
import type { Moment } from "./engine/positions/valuation.ts";
import { dayMs, durationOf } from "../clock.ts";

/** A request after all checks, as handlers receive it. */
export interface Call {
  readonly environment: Environment;
  readonly operation: OperationInfo;
  readonly input: Input;
  readonly now: number;
  readonly key: ApiKey | undefined;
  /** Number of a batch's orders that the rate limit allows. */
  readonly granted: number;
}

/** Environment and time for which a market data record is built. */
export type At = Pick<Call, "environment" | "now">;

export const momentOf = ({ environment, now }: At): Moment => ({ prices: environment.prices, now });

/** A handler of one operation. Returns a bare result, or a Reply with a message or extra information. */
export type Handler = (call: Call) => unknown;
export type Handlers = Readonly<Record<string, Handler>>;

export const mapHandlers = (handlers: Handlers, wrap: (handle: Handler) => Handler): Handlers =>
  Object.fromEntries(Object.entries(handlers).map(([operationId, handle]) => [operationId, wrap(handle)]));

/** Adds a message to the successful results of handlers. */
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

/** Parameters of one call, from a query or a body. Numbers in a query may be strings, so each method accepts both. */
export class Input {
  readonly values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.values = values;
  }

  /** Returns whether a parameter has a value. An empty string counts as missing, as in the service. */
  has(name: string): boolean {
    const value = this.values[name];
    return value !== undefined && value !== null && value !== "";
  }

  text(name: string, fallback = ""): string {
    if (!this.has(name)) return fallback;
    const value = this.values[name];
    if (typeof value === "string") return value;
    if (typeof value === "number" || typeof value === "boolean") return String(value);
    throw inputError(`${name}: must be a string`);
  }

  /** Splits a string parameter at commas. Empty if the parameter is missing. */
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
      const limits = [
        ...(bounds.minimum === undefined ? [] : [`at least ${bounds.minimum}`]),
        ...(bounds.maximum === undefined ? [] : [`at most ${bounds.maximum}`]),
      ];
      throw inputError(`${name}: must be ${limits.join(" and ")}`);
    }
    return value;
  }

  flag(name: string): boolean {
    const value = this.text(name, "false");
    if (value !== "true" && value !== "false") throw inputError(`${name}: must be true or false`);
    return value === "true";
  }

  /** Returns a decimal parameter, which must be 0 or more. 0 if the parameter is missing. */
  amount(name: string): Decimal {
    if (!this.has(name)) return 0n;
    const value = parseDecimal(this.text(name));
    if (value === undefined || value < 0n) throw inputError(`${name}: must be a decimal string`);
    return value;
  }

  /** The order's ids in the request. A missing id is an empty string. */
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

/**
 * Returns the time range of a history call. If the request has neither a start nor an end, the range covers the latest
 * `usual` milliseconds, or the maximum length if `usual` is undefined. Throws if the range is longer than the
 * specification allows.
 */
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

/** A history record with its time. */
type Dated = { readonly time: number } | { readonly createdTime: number };

/** Returns the items in the call's time range that pass a filter. The items must be sorted newest first. */
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

/** Returns a filter that compares items with the request's parameters. A missing parameter matches every item. */
export function selects<Item>(
  input: Input,
  fields: Readonly<Record<string, (item: Item) => unknown>>,
): (item: Item) => boolean {
  const wanted = Object.entries(fields)
    .filter(([name]) => input.has(name))
    .map(([name, valueOf]) => [input.text(name), valueOf] as const);
  return (item) => wanted.every(([text, valueOf]) => String(valueOf(item)) === text);
}

/**
 * Returns a filter that compares one id: the first name in `ids` that the request contains. If the request contains
 * none of the names, all items pass.
 */
export function hasId<Item>(
  input: Input,
  ids: Readonly<Record<string, (item: Item) => string>>,
): (item: Item) => boolean {
  const given = Object.entries(ids).find(([name]) => input.has(name));
  return given === undefined ? () => true : (item) => given[1](item) === input.text(given[0]);
}

/** Returns a filter that finds an order or execution by the ids in the request. */
export const hasOrderId = (input: Input): ((item: { orderId: string; orderLinkId: string }) => boolean) =>
  hasId(input, { orderId: ({ orderId }) => orderId, orderLinkId: ({ orderLinkId }) => orderLinkId });

/** Returns the page size of the request, or the specification's default. */
export const limitOf = ({ operation, input }: Call, usual = 20): number =>
  input.integer("limit", operation.usualLimit ?? usual);

/**
 * Builds one page of records under the field names of the specification. If `before` is set, its fields and the cursor
 * precede the records in the response, as on the platform.
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

/** Returns one page and its cursor. Consumes only the items that the page needs. Cursors are opaque offsets. */
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

/**
 * Decodes a cursor to an offset. Cursors contain percent escapes, as the service's do, and clients send them decoded
 * once or not at all.
 */
function offsetOf(cursor: string): number {
  if (cursor === "") return 0;
  const match = /^page(?:%3A|:)(\d{1,12})(?:%2C|,)page(?:%3A|:)\1$/i.exec(cursor);
  if (match === null) throw inputError("cursor: must be the cursor of a previous page");
  return Number(match[1]);
}
