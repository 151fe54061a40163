/**
 * Exact decimal, stored as a multiple of 10^-18. Sums and differences are plain `bigint` arithmetic, so a ledger
 * balances to the last digit.
 */
export type Decimal = bigint;

const digits = 18;
const one: Decimal = 10n ** BigInt(digits);
const pattern = /^([+-]?)(\d{1,30})(?:\.(\d{1,18}))?$/;

/** Parses plain decimal notation. Undefined for anything else, such as exponents, blanks or too many digits. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = "0", fraction = ""] = match;
  const value = BigInt(whole + fraction.padEnd(digits, "0"));
  return sign === "-" ? -value : value;
}

/** Parses a decimal. Throws an error if the text isn't a valid decimal. */
export function decimal(value: string | number): Decimal {
  const parsed = parseDecimal(typeof value === "number" ? value.toFixed(12) : value);
  if (parsed === undefined) throw new RangeError(`not a decimal: ${value}`);
  return parsed;
}

/** Formats a decimal in its shortest notation, without exponent or trailing zeros. */
export function formatDecimal(value: Decimal): string {
  const isNegative = value < 0n;
  const text = (isNegative ? -value : value).toString().padStart(digits + 1, "0");
  const point = text.length - digits;
  let end = text.length;
  while (end > point && text.charAt(end - 1) === "0") end--;
  const fraction = end === point ? "" : `.${text.slice(point, end)}`;
  return `${isNegative ? "-" : ""}${text.slice(0, point)}${fraction}`;
}

/** Formats a decimal. Returns an empty string for zero. */
export const formatOrBlank = (value: Decimal): string => (value === 0n ? "" : formatDecimal(value));

/** Rounds a decimal, such as an average or a rate, to a number of decimal places and formats it. */
export function formatRounded(value: Decimal, places: number): string {
  return formatDecimal(roundToStep(value, 10n ** BigInt(digits - places)));
}

export const multiply = (left: Decimal, right: Decimal): Decimal => (left * right) / one;
export const divide = (left: Decimal, right: Decimal): Decimal => (left * one) / right;
export const smaller = (left: Decimal, right: Decimal): Decimal => (left < right ? left : right);
export const larger = (left: Decimal, right: Decimal): Decimal => (left > right ? left : right);
/** Returns `total * part / whole`. Multiplies before it divides, so that the result is rounded only once. */
export const proportion = (total: Decimal, part: Decimal, whole: Decimal): Decimal => (total * part) / whole;

export const floorToStep = (value: Decimal, step: Decimal): Decimal => value - (((value % step) + step) % step);
export const roundToStep = (value: Decimal, step: Decimal): Decimal => floorToStep(value + step / 2n, step);
/** Returns whether a value has at most a given number of decimal places. */
export const hasPlaces = (value: Decimal, places: number): boolean => value % 10n ** BigInt(digits - places) === 0n;
export const isMultiple = (value: Decimal, step: Decimal): boolean => value % step === 0n;
export const toNumber = (value: Decimal): number => Number(formatDecimal(value));
