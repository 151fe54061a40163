/**
 * Finds values that the specification doesn't allow or that a client would misread: enum values, formats, times,
 * tuples.
 */
import type { Deviation } from "@specwright/transport";
import addFormats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { AllowedValues, Place, Places } from "./specification.ts";

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
 * Returns the place of a field or list item inside another place. A field without a place of its own is written as `*`.
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
  // A date string isn't a number, so it has no unit.
  if (!(time >= 1e9)) return undefined;
  if (time < 1e11) return "seconds";
  if (time < 1e14) return "milliseconds";
  return time < 1e17 ? "microseconds" : "nanoseconds";
}

const decimal = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;

/**
 * Returns a deviation for a value that a client would misread although its type is correct: a time in another unit, a
 * number with digit grouping, an integer above 2^53.
 */
function misleadingValue(place: Place | undefined, value: unknown): Pick<Deviation, "expected" | "found"> | undefined {
  if (value === "") return undefined;
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value))
    return { expected: "a number below 2^53", found: "an integer beyond 2^53" };
  const expected = place?.unit;
  const unit = unitOf(Number(value));
  if (expected !== undefined && unit !== undefined && unit !== expected) return { expected, found: unit };
  // Check string fields only: a field of numbers or strings may also contain dates.
  const isText = place?.fields.every(({ types }) => types.every((type) => type === "string")) === true;
  if (expected !== undefined && isText && Number.isNaN(Number(value)))
    return { expected: `a time in ${expected}`, found: "wrong format" };
  return typeof value === "string" && place?.isDecimal === true && !decimal.test(value)
    ? { expected: 'a decimal string, such as "0.01"', found: "wrong format" }
    : undefined;
}

/**
 * Returns deviations of a tuple that has more entries than the specification lists, or prices that contradict the
 * entries' titles.
 */
function tupleDeviation(places: Places, at: string, value: readonly unknown[]): Deviation[] {
  if (places[`${at}[0]`] === undefined || places[`${at}[]`] !== undefined) return [];
  const known = value.filter((_, index) => places[`${at}[${index}]`] !== undefined).length;
  if (known !== value.length)
    return [{ place: at, expected: `${known} entries`, found: `${value.length} entries`, times: 1 }];
  const { titles = [] } = places[at] ?? {};
  return candleDeviation(at, (name) => value[titles.indexOf(name)]);
}

const priceNames = ["open", "high", "low", "close"] as const;

/**
 * Returns a deviation for a candle whose prices contradict their names, such as a high below the low: the order of the
 * entries has changed.
 */
function candleDeviation(at: string, priceOf: (name: string) => unknown): Deviation[] {
  const [open, high, low, close] = priceNames.map((name) => {
    const price = priceOf(name);
    return price === undefined || price === "" ? Number.NaN : Number(price);
  }) as [number, number, number, number];
  if (high < low) return [{ place: at, expected: "high at least low", found: "high below low", times: 1 }];
  const isOutside = [open, close].some((price) => price > high || price < low);
  return isOutside
    ? [{ place: at, expected: "open and close from low to high", found: "a price outside of low to high", times: 1 }]
    : [];
}

/** Returns the prices of a list of levels. */
const pricesOf = (levels: unknown): number[] =>
  Array.isArray(levels) ? levels.map((level) => (Array.isArray(level) ? Number(level[0]) : Number.NaN)) : [];

const areRising = (prices: readonly number[]): boolean =>
  prices.every((price, index) => index === 0 || !(price <= (prices[index - 1] ?? price)));

/**
 * Returns deviations of an order book: a side that doesn't begin with its best price, a repeated level, or bids at or
 * above asks. In a delta, only the changed levels are checked.
 */
function bookDeviations(places: Places, at: string, { a, b }: Readonly<Record<string, unknown>>): Deviation[] {
  const titlesOf = (side: string): string => places[`${at}.${side}[]`]?.titles?.join() ?? "";
  if (![titlesOf("a"), titlesOf("b")].every((titles) => titles.startsWith("price,size"))) return [];
  const [asks, bids] = [pricesOf(a), pricesOf(b)];
  const unsorted = [
    ...(areRising(asks) ? [] : [{ place: `${at}.a`, expected: "the lowest price first" }]),
    ...(areRising(bids.toReversed()) ? [] : [{ place: `${at}.b`, expected: "the highest price first" }]),
  ];
  if (unsorted.length > 0) return unsorted.map((each) => ({ ...each, found: "not in the order of prices", times: 1 }));
  const [ask = Number.NaN, bid = Number.NaN] = [asks[0], bids[0]];
  return bid >= ask && titlesOf("a") === "price,size"
    ? [{ place: at, expected: "bids below asks", found: "bids at or above asks", times: 1 }]
    : [];
}

/** Returns deviations of an object with the fields of a candle or an order book. */
function objectDeviations(places: Places, at: string, value: Readonly<Record<string, unknown>>): Deviation[] {
  const isCandle = priceNames.every((name) => places[`${at}.${name}`] !== undefined);
  return isCandle ? candleDeviation(at, (name) => value[name]) : bookDeviations(places, at, value);
}

/** Deviation and the value that it is about. */
interface ValueDeviation extends Deviation {
  readonly value: unknown;
}

/** Returns the values in a body that the specification doesn't allow. Their places begin with `name`. */
export function findValueDeviations(places: Places, body: unknown, name: string): ValueDeviation[] {
  const found: ValueDeviation[] = [];
  const named = (at: string): string => `${name}${/^(\[|$)/.test(at) ? "" : "."}${at}`;
  const isPlace = (at: string): boolean => places[at] !== undefined;
  const isDelta = (Object(body) as { readonly type?: unknown }).type === "delta";
  const visit = (value: unknown, at: string): void => {
    if (typeof value === "object" && value !== null) {
      const deviations = Array.isArray(value)
        ? tupleDeviation(places, at, value)
        : isDelta
          ? []
          : objectDeviations(places, at, value as Readonly<Record<string, unknown>>);
      for (const deviation of deviations) found.push({ ...deviation, place: named(deviation.place), value: undefined });
      for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value))
        visit(child, placeBelow(isPlace, at, key));
      return;
    }
    if (value === null) return;
    const place = places[at];
    const wrong = wrongValue(place?.fields ?? [], value) ?? misleadingValue(place, value);
    if (wrong !== undefined) found.push({ place: named(at), ...wrong, times: 1, value });
  };
  visit(body, "");
  return found;
}
