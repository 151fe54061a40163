import { InputError, textOf } from "@specwright/transport";
import type { TradingError } from "../errors/trading-error.ts";
import { isAbsent } from "../absent.ts";
import type { Operation, TimeRange } from "../operation.ts";
import type { Input } from "./call.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Interval units in milliseconds. A month counts as 28 days, its shortest length. */
const UNITS: Readonly<Record<string, number>> = {
  "": MINUTE_MS,
  min: MINUTE_MS,
  h: HOUR_MS,
  d: DAY_MS,
  D: DAY_MS,
  W: 7 * DAY_MS,
  M: 28 * DAY_MS,
};

/** Assumed maximum number of records per request, for a range without `maxRecords`. */
const DEFAULT_RECORDS = 1000;

/**
 * Returns the milliseconds of an interval such as `15`, `5min`, `4h` or `D`. Returns one minute for any other string,
 * which the platform refuses.
 */
function intervalMs(text: string): number {
  const [, count = "", unit = ""] = /^(\d*)(\D*)$/.exec(text) ?? [];
  return (UNITS[unit] ?? MINUTE_MS) * (count === "" ? 1 : Number(count));
}

/** Iteration over the records of a time range. */
export interface RangeRequest {
  readonly operation: Operation;
  readonly range: TimeRange;
  readonly input: Input;
  /** Current server time. A range without an end ends at this time. */
  readonly now: number;
  /** Returns the records of one request, or of all its pages. */
  readonly fetch: (input: Input) => Promise<readonly unknown[]>;
  /** Creates the error for an iteration that can't continue. */
  readonly stop: (problem: string) => TradingError;
}

/** A record with its time. */
interface Timed {
  readonly record: unknown;
  readonly time: number;
}

/** Returns the records of one request with their times, in no particular order. */
async function fetchTimed({ range, fetch, stop }: RangeRequest, input: Input): Promise<Timed[]> {
  const records = await fetch(input);
  return records.map((record) => {
    const time = Number(textOf((Object(record) as Record<string | number, unknown>)[range.time]));
    if (!Number.isFinite(time)) throw stop("the platform returned a record without a time");
    return { record, time };
  });
}

/** Converts a time to the format of the request's range field: a string or a number. */
const writeTime = ({ input, range }: RangeRequest, time: number): unknown =>
  typeof (input[range.start] ?? input[range.end]) === "string" ? String(time) : time;

const withLimit = ({ input, range }: RangeRequest): Input =>
  range.maxRecords === undefined || !isAbsent(input["limit"]) ? input : { ...input, limit: range.maxRecords };

/**
 * Yields the records of a range, newest first. The time range of each request ends just before the oldest record
 * yielded so far. The loop ends when a request returns no older record.
 */
export async function* iterateNewestFirst(request: RangeRequest): AsyncGenerator<unknown, void, undefined> {
  const { range, input, now, stop } = request;
  const first = isAbsent(input[range.start]) ? -Infinity : Number(textOf(input[range.start]));
  const hasEnd = !isAbsent(input[range.end]);
  let end: unknown = hasEnd || first === -Infinity ? input[range.end] : writeTime(request, now);
  let oldest = Infinity;
  for (;;) {
    const page = await fetchTimed(request, { ...withLimit(request), [range.end]: end });
    const records = page.filter(({ time }) => time < oldest && time >= first).toSorted((a, b) => b.time - a.time);
    if (page.length > 0 && records.length === 0 && page.some(({ time }) => time >= oldest))
      throw stop("the platform returned the same records again");
    const last = records.at(-1);
    if (last === undefined) return;
    for (const { record } of records) yield record;
    oldest = last.time;
    if (oldest <= first) return;
    end = writeTime(request, oldest - 1);
  }
}

/**
 * Yields the records of a range, oldest first, with one time window per request. A window is short enough for one
 * response to contain all its records. Windows grow while they are empty, such as before the launch of a symbol.
 *
 * @throws {InputError} without the start of the range
 */
export async function* iterateOldestFirst(request: RangeRequest): AsyncGenerator<unknown, void, undefined> {
  const { operation, range, input, now } = request;
  const { start: startField, end: endField, maxRecords = DEFAULT_RECORDS } = range;
  if (isAbsent(input[startField]))
    throw new InputError(operation.name, startField, "is required with oldestFirst", input[startField]);
  const limit = Number(input["limit"] ?? maxRecords);
  const spacing = range.spacingMs ?? intervalMs(String(input[range.spacingField ?? ""] ?? ""));
  const maxSpan = operation.timeWindow?.maxMs ?? Infinity;
  const shortest = Math.min(limit * spacing, maxSpan);
  const last = isAbsent(input[endField]) ? now : Number(textOf(input[endField]));
  let newest = -Infinity;
  let span = shortest;
  for (let start = Number(textOf(input[startField])); start <= last;) {
    const end = Math.min(last, start + span - 1);
    const window = { [startField]: writeTime(request, start), [endField]: writeTime(request, end) };
    const page = await fetchTimed(request, { ...withLimit(request), ...window });
    if (span > shortest && page.length >= limit) {
      // Repeat with the shortest window: a longer window may have more records than one request returns.
      span = shortest;
      continue;
    }
    const records = page.filter(({ time }) => time > newest && time >= start && time <= end);
    for (const { record, time } of records.toSorted((a, b) => a.time - b.time)) {
      newest = time;
      yield record;
    }
    span = page.length === 0 ? Math.min(span * 2, maxSpan) : shortest;
    start = end + 1;
  }
}
