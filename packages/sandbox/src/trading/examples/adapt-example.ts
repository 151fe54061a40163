import { isNode, mapJson, type Node } from "../../json.ts";
import type { OperationInfo, Pagination } from "../operations.ts";
import { RequestedValues, inTypeOf, isRecordList, isScalar } from "./requested-values.ts";
import { dayMs } from "../../clock.ts";

interface ExampleRequest {
  operation: OperationInfo;
  input: Readonly<Record<string, unknown>>;
  now: number;
}

/**
 * Builds a response for an operation that the sandbox doesn't simulate. Takes one of the operation's named examples,
 * moves its times to the present and adapts its values to the request. A read keeps only the requested records; a write
 * returns the IDs and values of its input.
 */
export function adaptExample(request: ExampleRequest): Node {
  const examples = request.operation.examples();
  const ofCategory = examples.filter((example) => isOfCategory(example, request.input.category));
  const adapted = (ofCategory.length > 0 ? ofCategory : examples).map((example) => adapt(request, example));
  // A read has an example for each category or state. Prefer one that isn't empty.
  return adapted.find((example) => !isBare(example.result)) ?? adapted[0] ?? {};
}

/**
 * Returns whether an example belongs to the requested category. Categories have different fields, so an example of
 * another category is never used.
 */
const isOfCategory = ({ result }: Node, wanted: unknown): boolean =>
  wanted === undefined || !isNode(result) || result.category === undefined || result.category === wanted;

function adapt(request: ExampleRequest, example: Node): Node {
  const { operation, input, now } = request;
  const { start, end } = windowNames(operation, input);
  const { time, ...rest } = example;
  const madeAt = typeof time === "number" ? time : latestTime(rest);
  const moved = moveTimes(rest, madeAt === undefined ? 0 : now - madeAt) as Node;
  const requested = new RequestedValues(input, [start, end]);
  if (!operation.isRead) return inBatch(echoed(moved, requested) as Node, input);
  const within = span(input, operation);
  const result = filtered(moved.result, requested, within);
  return { ...moved, ...(result === undefined ? {} : { result: cutPage(operation.pagination, result, input) }) };
}

interface Span {
  start: number;
  end: number;
}

/** Names of the time range parameters, for operations whose specification doesn't declare a time window. */
const usualWindows = [
  { start: "startTime", end: "endTime" },
  { start: "start", end: "end" },
  { start: "startDate", end: "endDate" },
  { start: "beginTime", end: "endTime" },
];

function windowNames({ timeWindow }: OperationInfo, input: Readonly<Record<string, unknown>>) {
  const used = usualWindows.find(({ start, end }) => start in input || end in input);
  return timeWindow ?? used ?? { start: "startTime", end: "endTime" };
}

function span(input: Readonly<Record<string, unknown>>, operation: OperationInfo): Span {
  const { start, end } = windowNames(operation, input);
  return {
    start: requestedInstant(input[start]) ?? Number.NEGATIVE_INFINITY,
    end: requestedInstant(input[end]) ?? Number.POSITIVE_INFINITY,
  };
}

/** Returns whether a record is in the time range, based on its first time field. True for a record without a time. */
function isWithin(record: Node, { start, end }: Span): boolean {
  for (const [name, value] of Object.entries(record)) {
    const instant = instantOf(name, value);
    if (instant !== undefined) return instant >= start && instant <= end;
  }
  return true;
}

/**
 * Removes the list records that don't match the request, and replaces values outside lists with the request's values.
 */
function filtered(value: unknown, requested: RequestedValues, within: Span, inList = false): unknown {
  if (Array.isArray(value)) {
    const possible = inList ? value : value.filter((item) => !isNode(item) || isWithin(item, within));
    return selected(possible, requested).map((item) => filtered(item, requested, within, true));
  }
  return mapJson(value, (item, name) =>
    isScalar(item) && !inList ? requestedOrExample(name, item, requested) : filtered(item, requested, within, inList),
  );
}

/**
 * Returns the requested records of an example. If none has the requested symbol, coin or id, sets these fields in the
 * first record, so that a caller finds the record that it has just created.
 */
function selected(items: readonly unknown[], requested: RequestedValues): unknown[] {
  const found = items.filter((item) => !isNode(item) || requested.admits(item));
  if (found.length > 0) return found;
  const renamed = items.filter(isNode).map((item) => withRequestedNames(item, requested));
  return renamed.filter((item) => requested.admits(item)).slice(0, 1);
}

/** Names of fields that identify a record, as opposed to fields that describe it. */
const identifierName = /(symbol|coin|currency|id|uid|ids|no|chain|address)$/i;

const withRequestedNames = (record: Node, requested: RequestedValues): Node =>
  mapJson(record, (item, name) =>
    isScalar(item) && identifierName.test(name) ? requestedOrExample(name, item, requested) : item,
  ) as Node;

function requestedOrExample(name: string, example: string | number | boolean, requested: RequestedValues): unknown {
  const wanted = requested.of(name);
  const [only] = wanted ?? [];
  return only === undefined || wanted?.length !== 1 ? example : inTypeOf(example, only);
}

/**
 * Copies values from the request to the response of a write: each response field with the name of a request field gets
 * that field's value.
 */
const echoed = (value: unknown, requested: RequestedValues): unknown =>
  mapJson(value, (item, name) =>
    isScalar(item) && name !== "" ? requestedOrExample(name, item, requested) : echoed(item, requested),
  );

/** Builds a batch's response: one record for each item of the request, with the item's values. */
function inBatch(example: Node, input: Readonly<Record<string, unknown>>): Node {
  const items = Object.values(input).find(isRecordList);
  if (items === undefined) return example;
  const spread = (value: unknown): unknown => {
    if (isNode(value)) return mapJson(value, spread);
    const [template] = Array.isArray(value) ? value : [];
    if (!isNode(template)) return value;
    const isOutcome = "code" in template && "msg" in template;
    const shares = items.some((item) => Object.keys(template).some((name) => isScalar(item[name])));
    return shares || isOutcome ? items.map((item) => echoed(template, new RequestedValues(item, []))) : value;
  };
  return spread(example) as Node;
}

/** Returns whether all lists of a result are empty. False if the result has no lists. */
function isBare(result: unknown): boolean {
  const lists = Array.isArray(result) ? [result] : isNode(result) ? Object.values(result).filter(Array.isArray) : [];
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

const sizeNames = ["limit", "size", "pageSize", "page_size"];

/** Cuts an example's list to the requested page. The last page has an empty cursor. */
function cutPage(
  pagination: Pagination | undefined,
  result: unknown,
  input: Readonly<Record<string, unknown>>,
): unknown {
  const size = sizeOf(pagination, input);
  if (Array.isArray(result)) return result.slice(0, size);
  if (!isNode(result)) return result;
  const name = pagination?.items ?? Object.keys(result).find((key) => Array.isArray(result[key]));
  const items = name === undefined ? undefined : result[name];
  if (name === undefined || !Array.isArray(items)) return result;
  const offset = offsetOf(pagination, input, size);
  const page = items.slice(offset, offset + size);
  const more = offset + page.length < items.length;
  return {
    ...result,
    [name]: page,
    ...positions(pagination, result, more ? `after:${offset + page.length}` : "", items),
  };
}

/** Returns the pagination fields: the next cursor and the total. */
function positions(pagination: Pagination | undefined, result: Node, next: string, items: readonly unknown[]): Node {
  const found: Node = {};
  const { next: cursor = "", last = "", total = "" } = pagination ?? {};
  if (cursor in result) found[cursor] = next === "" ? last : next;
  if (total in result) found[total] = typeof result[total] === "string" ? String(items.length) : items.length;
  return found;
}

function sizeOf(pagination: Pagination | undefined, input: Readonly<Record<string, unknown>>): number {
  const names = pagination?.size === undefined ? sizeNames : [pagination.size];
  const size = Number(names.map((name) => input[name]).find((value) => value !== undefined && value !== ""));
  return Number.isSafeInteger(size) && size > 0 ? size : Number.POSITIVE_INFINITY;
}

/** Decodes a cursor. An unknown cursor, such as the specification's example, means the first page. */
function offsetOf(pagination: Pagination | undefined, input: Readonly<Record<string, unknown>>, size: number): number {
  if (pagination?.style === "page") {
    const page = Number(input[pagination.page ?? "page"] ?? 1);
    return Number.isSafeInteger(page) && page > 1 ? Math.min((page - 1) * size, Number.MAX_SAFE_INTEGER) : 0;
  }
  const match = /^after:(\d{1,9})$/.exec(String(input[pagination?.cursor ?? "cursor"] ?? ""));
  return match === null ? 0 : Number(match[1]);
}

const timeName = /(time|timestamp|date|expir\w*|until|at|ts|from|to)$/i;
/** Bounds of times: 2015 to 2040. A number outside these bounds isn't treated as a time. */
const [earliest, latest] = [Date.UTC(2015, 0, 1), Date.UTC(2040, 0, 1)];
const isInstant = (value: number): boolean => value >= earliest && value < latest;

/** Returns the instant in a field, in milliseconds. Undefined if the field is not a time. */
function instantOf(name: string, value: unknown): number | undefined {
  if (!timeName.test(name) || (typeof value !== "string" && typeof value !== "number")) return undefined;
  const text = String(value);
  if (/^\d{13}$/.test(text) && isInstant(Number(text))) return Number(text);
  if (/^\d{10}$/.test(text) && isInstant(Number(text) * 1000)) return Number(text) * 1000;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text)) {
    const instant = Date.parse(text);
    return Number.isNaN(instant) ? undefined : instant;
  }
  return undefined;
}

/**
 * Shifts every time of an example by the same amount, so that its intervals stay unchanged.
 */
export const moveTimes = (value: unknown, milliseconds: number): unknown =>
  mapJson(value, (item, name) => {
    const instant = instantOf(name, item);
    return instant === undefined ? moveTimes(item, milliseconds) : written(item, instant + milliseconds);
  });

/** Formats an instant like the time in the example: as ISO 8601, seconds or milliseconds. */
function written(example: unknown, instant: number): string | number {
  const text = String(example);
  if (text.includes("T")) {
    const iso = new Date(instant).toISOString();
    return text.includes(".") ? iso : iso.replace(/\.\d{3}/, "");
  }
  const value = text.length === 10 ? Math.floor(instant / 1000) : instant;
  return typeof example === "number" ? value : String(value);
}

/** Returns the latest time in a value, including nested ones. Undefined if it contains no time. */
export function latestTime(value: unknown): number | undefined {
  if (Array.isArray(value)) return latestOf(value.map(latestTime));
  if (!isNode(value)) return undefined;
  return latestOf(Object.entries(value).map(([name, item]) => instantOf(name, item) ?? latestTime(item)));
}

const latestOf = (instants: readonly (number | undefined)[]): number | undefined => {
  const known = instants.filter((instant) => instant !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
};

/**
 * Converts a time in a request to milliseconds. The magnitude of the number distinguishes seconds from milliseconds.
 */
function requestedInstant(value: unknown): number | undefined {
  const number = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  if (!Number.isFinite(number) || number <= 0) return undefined;
  return number < latest / 1000 + dayMs ? number * 1000 : number;
}
