/**
 * Finds values that the specification doesn't allow or that a client would misread: enum values, formats, times,
 * tuples, orders of lists, and fields that contradict each other.
 */
import type { Deviation } from "@specwright/transport";
import addFormats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { orderDeviations, repeatedRecords } from "./pages.ts";
import { Quotes } from "./quotes.ts";
import { bookDeviations, candleFindings, chainFindings, readerOf, relations, type Market } from "./relations.ts";
import type { AllowedValues, Place, Places } from "../specification.ts";

/** Returns true for a plain word, such as an enum value. A plain word doesn't identify an account. */
const isPlainName = (text: string): boolean => /^[A-Za-z][A-Za-z_]{0,39}$/.test(text);

/**
 * Masks a value, such as `"xxxx-99"` for `"abcd-12"`. The result shows the format, but doesn't identify an account. A
 * plain word stays unmasked if the field is an enumeration, because it may be a new enum value.
 */
export function shapeOf(value: unknown, isEnumeration = false): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (value === null) return "null";
  if (typeof value === "object")
    return `object of ${Object.keys(value).length === 1 ? "1 field" : `${Object.keys(value).length} fields`}`;
  if (typeof value === "boolean") return String(value);
  const text = String(value);
  if (isEnumeration && (isPlainName(text) || /^\d{1,3}$/.test(text))) return JSON.stringify(value);
  const shape = text
    .slice(0, 40)
    .replaceAll(/\p{Lu}/gu, "X")
    .replaceAll(/\p{L}/gu, (letter) => (letter === "X" ? "X" : "x"));
  const masked = shape.replaceAll(/\p{N}/gu, "9");
  return typeof value === "string" ? JSON.stringify(masked) : masked;
}

/**
 * Appends a field name or list index to the path `at`. If the specification doesn't have the resulting path
 * (`isPlace`), appends `*` instead of the name, or `[]` instead of the index.
 */
export function placeBelow(isPlace: (name: string) => boolean, at: string, step: string | number): string {
  if (typeof step === "number") return `${at}[${isPlace(`${at}[${step}]`) ? step : ""}]`;
  const prefix = at === "" ? "" : `${at}.`;
  return prefix + (isPlace(prefix + step) ? step : "*");
}

const ajv = addFormats.default(new Ajv2020({ strict: false, logger: false }));
const validators = new Map<string, ValidateFunction>();

function hasFormat({ format, pattern, minLength, maxLength }: AllowedValues, value: string): boolean {
  const schema = { format, pattern, minLength, maxLength };
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? ajv.compile(JSON.parse(key) as object);
  validators.set(key, validate);
  return validate(value);
}

const isInteger = ({ types }: AllowedValues): boolean => types.includes("integer") && !types.includes("number");

const describeFormat = (field: AllowedValues): string =>
  field.words ?? (isInteger(field) ? "an integer" : (field.pattern ?? field.format ?? "another length"));

const isListed = ({ values }: AllowedValues, value: unknown): boolean => values?.list.includes(String(value)) === true;

/**
 * Returns the expectation that a value violates. Undefined if a variant of the field allows the value. The type isn't
 * checked here. An empty string is always allowed, because the platform uses it for “no value” in fields of every kind.
 */
function wrongValue(
  fields: readonly AllowedValues[],
  value: unknown,
): Pick<Deviation, "expected" | "found"> | undefined {
  if (value === "" || fields.some((field) => isListed(field, value))) return undefined;
  const others = fields.filter(({ values }) => values === undefined);
  if (others.length === 0 && fields.length > 0) {
    const known = [...new Set(fields.flatMap(({ values }) => values?.list ?? []))];
    return { expected: `one of ${known.join(", ")}`, found: "unknown value" };
  }
  const fits = (field: AllowedValues): boolean =>
    typeof value === "string"
      ? hasFormat(field, value)
      : typeof value !== "number" || !isInteger(field) || Number.isInteger(value);
  const [first] = others;
  return first === undefined || others.some(fits)
    ? undefined
    : { expected: describeFormat(first), found: "wrong format" };
}

/** Guesses the unit of a Unix time between 2001 and 2100 from its size. Undefined for smaller numbers. */
function unitOf(time: number): string | undefined {
  // The comparison is negated, so that NaN (from a date string) has no unit.
  if (!(time >= 1e9)) return undefined;
  if (time < 1e11) return "seconds";
  if (time < 1e14) return "milliseconds";
  return time < 1e17 ? "microseconds" : "nanoseconds";
}

/**
 * Numbers that the platform sends instead of a time, such as 0. Also contains `NaN`, the result of converting a date
 * string to a number, because dates are checked as strings.
 */
const noTimes: ReadonlySet<number> = new Set([0, -1, Number.NaN]);

const decimal = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;

/**
 * Returns a deviation for a value that a client would misread although its type is correct: a time in another unit, a
 * number with digit grouping, an integer above 2^53.
 */
function misleadingValue(place: Place | undefined, value: unknown): Pick<Deviation, "expected" | "found"> | undefined {
  if (value === "" || typeof value === "boolean") return undefined;
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value))
    return { expected: "a number below 2^53", found: "an integer beyond 2^53" };
  const expected = place?.unit;
  const unit = unitOf(Number(value));
  if (expected !== undefined && unit !== undefined && unit !== expected) return { expected, found: unit };
  if (place?.isClock === true && unit === undefined && !noTimes.has(Number(value)))
    return { expected: `a time in ${expected}`, found: "wrong format" };
  // Check string fields only: a field of numbers or strings may also contain dates.
  const isText = place?.fields.every(({ types }) => types.every((type) => type === "string")) === true;
  if (expected !== undefined && isText && Number.isNaN(Number(value)))
    return { expected: `a time in ${expected}`, found: "wrong format" };
  return typeof value === "string" && place?.isDecimal === true && !decimal.test(value)
    ? { expected: 'a decimal string, such as "0.01"', found: "wrong format" }
    : undefined;
}

/** Returns a deviation if the number of a tuple's entries differs from the specification. */
function tupleDeviations(places: Places, at: string, value: readonly unknown[]): Deviation[] {
  const known = value.filter((_, index) => places[`${at}[${index}]`] !== undefined).length;
  return known === value.length
    ? []
    : [{ place: at, expected: `${known} entries`, found: `${value.length} entries`, times: 1 }];
}

const isTuple = (places: Places, at: string): boolean =>
  places[`${at}[0]`] !== undefined && places[`${at}[]`] === undefined;

/**
 * Returns true for the main list of a response or message, rather than a list inside its records or the levels of an
 * order book.
 */
export const isMainList = (places: Places, at: string): boolean =>
  !at.includes("[") && places[`${at}[]`]?.titles?.[0] !== "price";

/**
 * Returns deviations that only several values together show: contradictory fields of a record, a wrong number of tuple
 * entries, or repeated or unsorted records of a list.
 */
function deviationsBetween(places: Places, at: string, value: object): Deviation[] {
  if (!Array.isArray(value)) {
    const isCandle = ["open", "high", "low", "close"].every((name) => places[`${at}.${name}`] !== undefined);
    return isCandle
      ? candleFindings(readerOf(places, at, value)).map((each) => ({ place: at, ...each, times: 1 }))
      : bookDeviations(places, at, value as Readonly<Record<string, unknown>>);
  }
  if (isTuple(places, at)) {
    const entries = tupleDeviations(places, at, value);
    if (entries.length > 0) return entries;
    return candleFindings(readerOf(places, at, value)).map((each) => ({ place: at, ...each, times: 1 }));
  }
  const repeated = isMainList(places, at) ? repeatedRecords(at, value) : [];
  if (repeated.length > 0) return repeated;
  const unordered = orderDeviations(places, at, value);
  if (unordered.length > 0 || places[at]?.order !== "newest") return unordered;
  const records = value.map((record) => readerOf(places, `${at}[]`, record));
  return chainFindings(records).map((each) => ({ place: `${at}[]`, ...each, times: 1 }));
}

/** Matches the path of a level on either side of an order book. */
const level = /\.[ab]\[\]$/;

/**
 * Collects the relations between fields that a response or message violates. A relation that at least one record
 * satisfies doesn't count as violated.
 */
class BrokenRelations {
  readonly #places: Places;
  readonly #found = new Map<string, Deviation>();
  readonly #kept = new Set<string>();

  constructor(places: Places) {
    this.#places = places;
  }

  /** Checks the relations between the fields of a record or the entries of a tuple. */
  check(at: string, record: object, market: Market): void {
    const read = readerOf(this.#places, at, record);
    for (const { expected, found, holds } of relations) {
      const key = `${at} ${found}`;
      const known = this.#found.get(key) ?? { place: at, expected, found, times: 0 };
      const isKept = holds(read, market);
      if (isKept === true) this.#kept.add(key);
      if (isKept === false) this.#found.set(key, { ...known, times: known.times + 1 });
    }
  }

  get deviations(): Deviation[] {
    const broken = [...this.#found].flatMap(([key, deviation]) => (this.#kept.has(key) ? [] : [deviation]));
    const causeOf = ({ place, found }: Deviation): string => `${place.replace(level, "")} ${found}`;
    // Report one deviation if bids and asks of an order book deviate in the same way, because they have the same cause.
    return broken.filter((each, index) => broken.findIndex((other) => causeOf(other) === causeOf(each)) === index);
  }
}

/** Deviation and the value that it is about. */
interface ValueDeviation extends Deviation {
  readonly value: unknown;
}

/** Returns the category and symbol of an object. Default: those of the object around it. */
function marketOf(value: object, around: Market): Market {
  const { category, symbol, s: streamSymbol } = value as Readonly<Record<string, unknown>>;
  const textOf = (given: unknown, usual: string): string => (typeof given === "string" && given !== "" ? given : usual);
  return {
    ...around,
    category: textOf(category, around.category),
    symbol: textOf(symbol ?? streamSymbol, around.symbol),
  };
}

/**
 * Removes the deviations that only follow from another deviation of the same tuple or order book, such as the wrong
 * format of swapped entries. Each cause is then reported once.
 */
function withoutConsequences(found: readonly ValueDeviation[]): ValueDeviation[] {
  const tuples = found
    .filter(({ found: what }) => / exchanged$|^a price outside|^high far/.test(what))
    .map(({ place }) => place);
  const books = tuples.filter((place) => level.test(place)).map((place) => place.replace(level, ""));
  return found.filter(({ place, found: what }) => {
    const isOrder = /order of prices|^bids at/.test(what) && books.some((book) => place.startsWith(book));
    return !isOrder && !(what === "wrong format" && tuples.some((tuple) => place.startsWith(`${tuple}[`)));
  });
}

/**
 * Returns the values that the specification doesn't allow. The returned paths begin with `name`. `category` is the
 * category of the request or stream, for records that don't state their own. `quotes` contains the prices of earlier
 * responses; the function adds the prices in the body.
 */
export function findValueDeviations(
  places: Places,
  body: unknown,
  name: string,
  category = "",
  quotes = new Quotes(),
): ValueDeviation[] {
  const found: ValueDeviation[] = [];
  const broken = new BrokenRelations(places);
  const named = (at: string): string => `${name}${/^(\[|$)/.test(at) ? "" : "."}${at}`;
  const withName = (deviation: Deviation): ValueDeviation => ({
    ...deviation,
    place: named(deviation.place),
    value: undefined,
  });
  const isPlace = (at: string): boolean => places[at] !== undefined;
  // Don't compare the fields of a delta with each other, because it contains only the fields that changed.
  const isDelta = (Object(body) as { readonly type?: unknown }).type === "delta";
  const visit = (value: unknown, at: string, around: Market): void => {
    if (typeof value === "object" && value !== null) {
      const market = marketOf(value, around);
      if (!isDelta || isTuple(places, at)) {
        found.push(...deviationsBetween(places, at, value).map(withName));
        broken.check(at, value, market);
      }
      for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value))
        visit(child, placeBelow(isPlace, at, key), market);
      if (!Array.isArray(value))
        quotes.addRecord(places, at, value as Readonly<Record<string, unknown>>, market.symbol);
      return;
    }
    if (value === null) return;
    const place = places[at];
    const wrong = wrongValue(place?.fields ?? [], value) ?? misleadingValue(place, value);
    if (wrong !== undefined) found.push({ place: named(at), ...wrong, times: 1, value });
  };
  visit(body, "", { category, symbol: "", quotes });
  return withoutConsequences([...found, ...broken.deviations.map(withName)]);
}
