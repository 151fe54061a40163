/** Checks of lists and their pages: order, repeated records, repeated pages and repeated cursors. */
import type { Deviation } from "@specwright/transport";
import type { ComparedOperation, Content, Places } from "./specification.ts";

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

const recordsOf = (place: string, { body }: Page): unknown[] => {
  const list = valueAt(body, place);
  return Array.isArray(list) ? list : [];
};

/** Returns a list of times for each time field of the specification that is a positive number in every record. */
function timesOf(places: Places, place: string, records: readonly unknown[]): number[][] {
  const names = Object.keys(places).flatMap((each) => {
    const name = each.startsWith(`${place}[]`) ? each.slice(place.length + 2) : "";
    return places[each]?.unit !== undefined && /^(\.\w+|\[\d+\])$/.test(name) ? [name.replaceAll(/[.[\]]/g, "")] : [];
  });
  return names
    .map((name) => records.map((record) => Number((Object(record) as Readonly<Record<string, unknown>>)[name])))
    .filter((times) => times.every((time) => time > 0));
}

const isDescending = (times: readonly number[]): boolean =>
  times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0));

/** Returns true if the records have time fields, but none of them decreases from the first record to the last. */
const isOutOfOrder = (times: readonly (readonly number[])[]): boolean => times.length > 0 && !times.some(isDescending);

/** Returns true for a record with an ID or a tuple of three or more values. A list must not repeat such a record. */
const isIdentified = (record: unknown): boolean =>
  Array.isArray(record)
    ? record.length > 2
    : Object.keys(Object(record) as object).some((name) => /(^i|I)d$/.test(name));

/**
 * Returns the deviations of a list: its order, repeated records, and a second page that repeats the first page or its
 * cursor.
 */
export function pageDeviations(
  operation: ComparedOperation,
  { places }: Content,
  first: Page,
  second?: Page,
): Deviation[] {
  const place = recordsPlace(operation, places);
  if (place === undefined) return [];
  const records = recordsOf(place, first);
  const found: Deviation[] = [];
  if (operation.isNewestFirst === true && isOutOfOrder(timesOf(places, place, records)))
    found.push({ place, expected: "the newest first", found: "not in the order newest first", times: 1 });
  const texts = new Set(records.map((record) => JSON.stringify(record)));
  if (texts.size < records.length && records.every(isIdentified))
    found.push({ place, expected: "each record once", found: "a repeated record", times: records.length - texts.size });
  const following = second === undefined ? [] : recordsOf(place, second);
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
