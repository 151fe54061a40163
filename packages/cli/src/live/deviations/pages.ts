/** Checks of lists and their pages: order, repeated records, repeated pages and repeated cursors. */
import type { Deviation } from "@specwright/transport";
import type { ComparedOperation, Content, Place, Places } from "../specification.ts";

/** Successful response that contains a list. */
export interface Page {
  readonly body: unknown;
  /** Cursor that the request sent. */
  readonly cursor?: string;
}

const valueAt = (body: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((at, name) => (Object(at) as Readonly<Record<string, unknown>>)[name], body);

/** Returns the cursor of the next page. Undefined after the last page. */
export function nextCursor({ cursor }: ComparedOperation, body: unknown): string | undefined {
  const next = cursor && valueAt(body, `result.${cursor.next}`);
  return typeof next === "string" && next !== "" && next !== cursor?.last ? next : undefined;
}

/** Returns the place of the records: the paginated list, or else the first list of the result. */
const recordsPlace = ({ records }: ComparedOperation, places: Places): string | undefined =>
  records === undefined
    ? Object.keys(places).find((place) => /^result[^[]*$/.test(place) && places[`${place}[]`] !== undefined)
    : `result.${records}`;

const listAt = (body: unknown, place: string): unknown[] => {
  const list = valueAt(body, place);
  return Array.isArray(list) ? list : [];
};

/** Smallest number that can be a time: the year 2001 in seconds. */
const firstTime = 1e9;

/** Returns true for a time or date, also for one whose unit the platform doesn't document. */
const isTime = (name: string, { unit, fields }: Place): boolean =>
  unit !== undefined || /(Time|At|[dD]ate)$/.test(name) || fields.some(({ format }) => format === "date-time");

/**
 * Returns a Unix time or a date in milliseconds. The oldest record of a page may have seconds, although the others have
 * milliseconds.
 */
function msOf(time: unknown): number {
  const number = Number.isNaN(Number(time)) ? Date.parse(String(time)) : Number(time);
  if (number < firstTime) return Number.NaN;
  if (number < 1e11) return number * 1000;
  return number < 1e14 ? number : number / (number < 1e17 ? 1e3 : 1e6);
}

/** Returns the times of the records, one list for each time field. NaN if a record lacks the field. */
function timesOf(places: Places, place: string, records: readonly unknown[]): number[][] {
  const names = Object.entries(places).flatMap(([each, about]) => {
    const name = each.startsWith(`${place}[]`) ? each.slice(place.length + 2) : "";
    return isTime(name, about) && /^(\.\w+|\[\d+\])$/.test(name) ? [name.replaceAll(/[.[\]]/g, "")] : [];
  });
  return names.map((name) =>
    records.map((record) => msOf((Object(record) as Readonly<Record<string, unknown>>)[name])),
  );
}

const isDescending = (times: readonly number[]): boolean =>
  times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0));

/**
 * Returns a deviation if the records aren't sorted by any of their time fields in the order that the specification
 * states. Ignores a field whose times are all equal or not all known, because they don't show the order.
 */
export function orderDeviations(places: Places, place: string, records: readonly unknown[]): Deviation[] {
  const order = places[place]?.order;
  if (order === undefined) return [];
  const times = timesOf(places, place, order === "newest" ? records : records.toReversed()).filter(
    (each) => !each.some(Number.isNaN) && new Set(each).size > 1,
  );
  return times.length === 0 || times.some(isDescending)
    ? []
    : [{ place, expected: `the ${order} first`, found: `not the ${order} first`, times: 1 }];
}

/** Returns the number of listed records whose time is between two times, in milliseconds. */
export function recordsBetween(
  operation: ComparedOperation,
  content: Content,
  body: unknown,
  [since, until]: readonly [since: number, until: number],
): number {
  const place = recordsPlace(operation, content.places);
  if (place === undefined) return 0;
  const isBetween = (times: readonly number[]): boolean => times.some((time) => time > since && time <= until);
  return listAt(body, place).filter((record) => isBetween(timesOf(content.places, place, [record]).flat())).length;
}

/** Names of fields that distinguish the records of a list: IDs, times, symbols and coins. */
const identifying = /^(i|id|symbol|coin|currency|date|timestamp)$|(Id|ID|Time|Timestamp|At)$/;

/** Returns true for a tuple, and for a record with a field that distinguishes it. A list must not repeat either. */
const isIdentified = (record: unknown): boolean =>
  Array.isArray(record) || Object.keys(Object(record) as object).some((name) => identifying.test(name));

/** Returns a deviation if a list repeats a record. */
export function repeatedRecords(place: string, records: readonly unknown[]): Deviation[] {
  const times = records.length - new Set(records.map((record) => JSON.stringify(record))).size;
  return times > 0 && records.every(isIdentified)
    ? [{ place, expected: "each record once", found: "a repeated record", times }]
    : [];
}

/**
 * Returns the deviations between the pages of a list: a second page that repeats the first page or its cursor, or breaks
 * the order.
 */
export function pageDeviations(
  operation: ComparedOperation,
  { places }: Content,
  first: Page,
  second?: Page,
): Deviation[] {
  const place = recordsPlace(operation, places);
  if (place === undefined) return [];
  const records = listAt(first.body, place);
  const following = second === undefined ? [] : listAt(second.body, place);
  const found = orderDeviations(places, place, [...records.slice(-1), ...following.slice(0, 1)]);
  const texts = new Set(records.map((record) => JSON.stringify(record)));
  if (following.length > 0 && following.every((record) => texts.has(JSON.stringify(record))))
    found.push({ place, expected: "other records on the second page", found: "the same page again", times: 1 });
  const next = second && nextCursor(operation, second.body);
  if (next !== undefined && next === second?.cursor && operation.cursor !== undefined) {
    const cursorPlace = `result.${operation.cursor.next}`;
    found.push({
      place: cursorPlace,
      expected: "another cursor on each page",
      found: "the same cursor again",
      times: 1,
    });
  }
  return found;
}
