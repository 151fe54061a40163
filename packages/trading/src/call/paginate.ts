import { formatJson, InputError, readGiven, redactOption, textOf } from "@specwright/transport";
import { TradingError } from "../errors/trading-error.ts";
import type { OperationTypes } from "../generated/types/index.ts";
import type { Session } from "../http/session.ts";
import { isAbsent } from "../absent.ts";
import { MAX_SECONDS, MIN_SECONDS } from "../input/check-scalar.ts";
import { referTo, type Operation, type OperationReference, type Pagination, type TimeRange } from "../operation.ts";
import { callForPage, type InputOf, type CategoryOf, type Input, type ResultOf } from "./call.ts";
import { copyUnchecked } from "../input/prepare.ts";
import { normalizeResult, unifyResult } from "../result/normalize.ts";
import { readRequestOptions, type RequestOptions } from "../request-options.ts";
import { iterateNewestFirst, iterateOldestFirst, type RangeRequest } from "./iterate-range.ts";
import type { IterateOptions } from "./types.ts";

const MS_PER_UNIT = { ms: 1, s: 1000 } as const;

/**
 * Splits the time range of an input into windows that the platform accepts. The newest window comes first, because
 * histories list the newest record first. Neighboring windows share an edge, so that no record is missed if the
 * platform excludes the ends of a range. An input whose range is short enough is returned unchanged.
 */
function* splitTimeRange(operation: Operation, input: Input, serverNow: number): Generator<Input, void, undefined> {
  const { timeWindow } = operation;
  if (timeWindow === undefined || isAbsent(input[timeWindow.start])) {
    yield input;
    return;
  }
  const { start: startField, end: endField, maxMs, unit, type } = timeWindow;
  const perUnit = MS_PER_UNIT[unit];
  const span = maxMs / perUnit;
  // Convert with `textOf`: objects become NaN, and their own conversion to a number may throw.
  const start = Number(textOf(input[startField]));
  const end = isAbsent(input[endField]) ? Math.floor(serverNow / perUnit) : Number(textOf(input[endField]));
  // Limit the start to the earliest time that can't be mistaken for seconds. The platform has no older records.
  const earliest = MAX_SECONDS / perUnit;
  // Values that aren't numbers or are in seconds are also sent unchanged: input validation then names their field.
  if (!(end - start > span) || end < earliest || (start >= MIN_SECONDS && start < earliest)) {
    yield input;
    return;
  }
  const first = Math.max(start, earliest);
  const write = (time: number) => (type === "string" ? String(time) : time);
  for (let last = end; last > first; last -= span) {
    yield { ...input, [startField]: write(Math.max(first, last - span)), [endField]: write(last) };
  }
}

/** Maximum number of records to remember at the beginning and at the end of a time window. */
const MAX_REMEMBERED = 1000;

/**
 * Finds the records that two neighboring windows share. Only records at the shared edge are in both windows. They are
 * among the first or the last records of each window, depending on the sort order.
 */
class SharedEdge {
  #previous: ReadonlySet<string> = new Set();
  #first: string[] = [];
  #last: string[] = [];

  startWindow(): void {
    this.#previous = new Set([...this.#first, ...this.#last]);
    this.#first = [];
    this.#last = [];
  }

  /** Returns true if the previous time window also contained the record. */
  isRepeated(record: unknown): boolean {
    const text = formatJson(record);
    if (this.#first.length < MAX_REMEMBERED) this.#first.push(text);
    else this.#last.push(text);
    if (this.#last.length > 2 * MAX_REMEMBERED) this.#last = this.#last.slice(-MAX_REMEMBERED);
    return this.#previous.has(text);
  }
}

/**
 * Returns the total number of items that a response reports. Returns undefined if the value isn't a positive number.
 */
function countOf(value: unknown): number | undefined {
  const isWritten = typeof value === "number" || (typeof value === "string" && value !== "");
  return isWritten && Number(value) > 0 ? Number(value) : undefined;
}

/** Returns true if another page may follow a page without a cursor, because this page is full. */
function isFull(pagination: Pagination, input: Input, count: number): boolean {
  if (pagination.style !== "cursor") return false;
  return count === Number(input["limit"] ?? pagination.pageSize ?? NaN);
}

/**
 * Returns the input fields that request the next page. Returns undefined after the last page. `received` counts the
 * items of all pages so far.
 */
function nextPage(
  pagination: Pagination,
  input: Input,
  result: Input,
  count: number,
  received: number,
): Input | undefined {
  if (pagination.style === "range") return undefined;
  if (pagination.style === "cursor") {
    const cursor = (result[pagination.next] ?? "") as string;
    return cursor === "" || cursor === pagination.last ? undefined : { [pagination.cursor]: cursor };
  }
  const { page, size = "", total: totalField = "" } = pagination;
  const total = countOf(result[totalField]);
  // The platform may send smaller pages than requested, so the total decides if the response has one.
  const isComplete = total === undefined ? count < Number(input[size] ?? NaN) : received >= total;
  return isComplete || count === 0 ? undefined : { [page]: Number(input[page] ?? 1) + 1 };
}

/** Returns the items that the previous page didn't have. A page whose cursor points to itself repeats its items. */
function withoutRepeated(items: readonly unknown[], previous: readonly unknown[]): readonly unknown[] {
  const known = new Set(previous.map((item) => formatJson(item)));
  return items.filter((item) => !known.has(formatJson(item)));
}

/** Creates the error for an iteration that can't continue. */
const stopIteration =
  ({ name, path }: Operation) =>
  (problem: string): TradingError =>
    new TradingError("protocol", `${name}: ${problem}; iteration stopped.`, {
      operation: name,
      path,
      outcome: "answered",
    });

/** Yields every item of every page. Throws when a page has no list or repeats an earlier page. */
async function* fetchPages(
  session: Session,
  operation: Operation,
  input: Input,
  options: RequestOptions | undefined,
): AsyncGenerator<unknown, void, undefined> {
  const { name, pagination } = operation;
  if (pagination === undefined) throw new TypeError(`${name} isn't paginated.`);
  const stop = stopIteration(operation);
  const seen = new Set<string>();
  let previous: readonly unknown[] = [];
  let page: Input = {};
  let received = 0;
  for (;;) {
    const current = { ...input, ...page };
    const sent = Object(unifyResult(operation, await callForPage(session, operation, current, options))) as Input;
    // Reject a missing list: treating it as an empty page would hide the following pages.
    const listOf = (value: Input): unknown => (pagination.items === undefined ? value : value[pagination.items]);
    if (!Array.isArray(listOf(sent))) throw stop("the platform returned a page without a list");
    const result = normalizeResult(operation, sent) as Input;
    const items = listOf(result) as readonly unknown[];
    const isCut = pagination.style === "cursor" && (result[pagination.next] ?? null) === null;
    if (isCut && (pagination.isNextRequired || isFull(pagination, current, items.length)))
      throw stop(`the platform returned a page without ${pagination.next}, so there may be more pages`);
    if (pagination.style === "cursor" && typeof (result[pagination.next] ?? "") !== "string")
      throw stop("the platform returned a cursor that is not a string");
    received += items.length;
    const next = nextPage(pagination, current, result, items.length, received);
    const key = next && JSON.stringify(next);
    const isRepeated = key !== undefined && seen.has(key);
    yield* isRepeated ? withoutRepeated(items, previous) : items;
    if (next === undefined || key === undefined) return;
    if (isRepeated) throw stop("the platform returned the same page again");
    seen.add(key);
    previous = items;
    page = next;
  }
}

/** Yields every item of every page of every time window. */
async function* fetchWindows(
  session: Session,
  operation: Operation,
  input: Input,
  options: RequestOptions | undefined,
): AsyncGenerator<unknown, void, undefined> {
  const edge = new SharedEdge();
  for (const window of splitTimeRange(operation, input, session.serverTime())) {
    edge.startWindow();
    for await (const item of fetchNewestFirst(session, operation, window, options))
      if (!edge.isRepeated(item)) yield item;
  }
}

/**
 * Yields the items of one time window, newest first: page by page, or for an operation without pages, time range by
 * time range.
 */
function fetchNewestFirst(
  session: Session,
  operation: Operation,
  input: Input,
  options: RequestOptions | undefined,
): AsyncGenerator<unknown, void, undefined> {
  const { pagination } = operation;
  return pagination?.style === "range"
    ? iterateNewestFirst(rangeRequest(session, operation, pagination.range, input, options))
    : fetchPages(session, operation, input, options);
}

function rangeRequest(
  session: Session,
  operation: Operation,
  range: TimeRange,
  input: Input,
  options: RequestOptions | undefined,
): RangeRequest {
  const fetch = async (page: Input): Promise<unknown[]> => {
    const records: unknown[] = [];
    for await (const record of fetchPages(session, operation, page, options)) records.push(record);
    return records;
  };
  return { operation, range, input, now: Math.floor(session.serverTime()), fetch, stop: stopIteration(operation) };
}

async function* fetchItems(
  session: Session,
  reference: OperationReference,
  input: Input,
  { oldestFirst = false, ...options }: IterateOptions,
): AsyncGenerator<unknown, void, undefined> {
  const operation = await reference.load();
  const { name, pagination, timeWindow } = operation;
  if (typeof oldestFirst !== "boolean")
    throw new InputError(name, "oldestFirst", "must be true or false", redactOption(oldestFirst));
  const range = pagination?.style === "page" ? undefined : pagination?.range;
  if (oldestFirst && range === undefined)
    throw new InputError(
      name,
      "oldestFirst",
      "is not an option: the platform lists these records in one order only",
      true,
    );
  if (oldestFirst && range !== undefined)
    yield* iterateOldestFirst(rangeRequest(session, operation, range, input, options));
  else yield* (timeWindow === undefined ? fetchNewestFirst : fetchWindows)(session, operation, input, options);
}

/**
 * Yields every item of every page. Input and options are copied now, because the caller may change them between pages.
 *
 * @throws {InputError} for invalid options
 */
export function paginate(
  session: Session,
  reference: OperationReference,
  input?: Input | null,
  options?: IterateOptions,
): AsyncGenerator<unknown, void, undefined> {
  const { name } = reference;
  const copy = copyUnchecked(name, input ?? {});
  const { oldestFirst, ...own } = readGiven(name, "options", () => ({ ...options }));
  return fetchItems(session, reference, copy, { ...readRequestOptions(name, own), oldestFirst });
}

/**
 * Type of the items in a result's list. If the result depends on the category, the list field is always called `list`.
 */
type ItemOf<Id extends keyof OperationTypes, Category> =
  ResultOf<Id, Category> extends { list: (infer Item)[] }
    ? Item
    : OperationTypes[Id] extends { item: infer Item }
      ? Item
      : never;

/**
 * Yields every item of every page of one operation. Pages are fetched on demand, one request per page. A time range
 * that is too long for one request is split into several requests, newest range first.
 *
 * @throws {InputError} before anything is sent
 * @throws {TradingError} if a request fails or a page repeats
 */
export const iterate = <Id extends keyof OperationTypes, Category extends CategoryOf<Id>>(
  session: Session,
  operation: Operation<Id>,
  input: InputOf<Id, Category>,
  options?: IterateOptions,
): AsyncGenerator<ItemOf<Id, Category>, void, undefined> =>
  paginate(session, referTo(operation), input as Input, options) as AsyncGenerator<
    ItemOf<Id, Category>,
    void,
    undefined
  >;
