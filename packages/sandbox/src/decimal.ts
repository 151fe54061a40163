/**
 * Exact decimals as integers of 10^-18: sums and differences are plain `bigint` arithmetic and
 * lose nothing, which is what lets a ledger balance to the last digit.
 */
export type Decimal = bigint;

const digits = 18;
const one: Decimal = 10n ** BigInt(digits);
const pattern = /^([+-]?)(\d{1,30})(?:\.(\d{1,18}))?$/;

/** Reads plain decimal notation; undefined for anything else (exponents, blanks, too many digits). */
export function parseDecimal(text: string): Decimal | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = "0", fraction = ""] = match;
  const value = BigInt(whole + fraction.padEnd(digits, "0"));
  return sign === "-" ? -value : value;
}

/** For literals in code and for numbers the market generator made: throws on anything that is no decimal. */
export function decimal(value: string | number): Decimal {
  const parsed = parseDecimal(typeof value === "number" ? value.toFixed(12) : value);
  if (parsed === undefined) throw new RangeError(`not a decimal: ${value}`);
  return parsed;
}

/** Shortest notation, no exponent and no trailing zeros. */
export function formatDecimal(value: Decimal): string {
  const isNegative = value < 0n;
  const text = (isNegative ? -value : value).toString().padStart(digits + 1, "0");
  const point = text.length - digits;
  let end = text.length;
  while (end > point && text.charAt(end - 1) === "0") end--;
  const fraction = end === point ? "" : `.${text.slice(point, end)}`;
  return `${isNegative ? "-" : ""}${text.slice(0, point)}${fraction}`;
}

/** The same with empty text for zero, where zero means that there is none. */
export const formatOrBlank = (value: Decimal): string => (value === 0n ? "" : formatDecimal(value));

/** For display of rounded quantities such as averages and rates. */
export function formatRounded(value: Decimal, places: number): string {
  return formatDecimal(roundToStep(value, 10n ** BigInt(digits - places)));
}

export const multiply = (left: Decimal, right: Decimal): Decimal => (left * right) / one;
export const divide = (left: Decimal, right: Decimal): Decimal => (left * one) / right;
export const smaller = (left: Decimal, right: Decimal): Decimal => (left < right ? left : right);
export const larger = (left: Decimal, right: Decimal): Decimal => (left > right ? left : right);
/** `total * part / whole` with one rounding, so that shares of a total never drift. */
export const proportion = (total: Decimal, part: Decimal, whole: Decimal): Decimal => (total * part) / whole;

export const floorToStep = (value: Decimal, step: Decimal): Decimal => value - (((value % step) + step) % step);
export const roundToStep = (value: Decimal, step: Decimal): Decimal => floorToStep(value + step / 2n, step);
/** Whether a value has no more decimal places than these. */
export const hasPlaces = (value: Decimal, places: number): boolean => value % 10n ** BigInt(digits - places) === 0n;
export const isMultiple = (value: Decimal, step: Decimal): boolean => value % step === 0n;
export const toNumber = (value: Decimal): number => Number(formatDecimal(value));
