/** Exact arithmetic with the platform's decimal strings. */

export const isDecimal = (value: unknown): value is string =>
  typeof value === "string" && /^\d+(?:\.\d+)?$/.test(value);

const parts = (text: string): { readonly units: bigint; readonly digits: number } => {
  const [whole = "0", fraction = ""] = text.split(".");
  return { units: BigInt(whole + fraction), digits: fraction.length };
};

const write = (units: bigint, digits: number): string => {
  if (digits === 0) return String(units);
  const text = String(units).padStart(digits + 1, "0");
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`.replace(/\.?0+$/, "");
};

export function multiplyDecimals(one: string, other: string): string {
  const [left, right] = [parts(one), parts(other)];
  return write(left.units * right.units, left.digits + right.digits);
}

/** Subtracts `other` from `one`. The result has as many decimal places as the operand with more decimal places. */
export function subtractDecimals(one: string, other: string): string {
  const [left, right] = [parts(one), parts(other)];
  const digits = Math.max(left.digits, right.digits);
  const scaled = ({ units, digits: own }: typeof left) => units * 10n ** BigInt(digits - own);
  return write(scaled(left) - scaled(right), digits);
}

/**
 * Compares two decimals. Returns a negative number if `one` is smaller, 0 if they are equal, and a positive number if
 * `one` is larger.
 */
export function compareDecimals(one: string, other: string): number {
  const [left, right] = [parts(one), parts(other)];
  const digits = Math.max(left.digits, right.digits);
  const difference =
    left.units * 10n ** BigInt(digits - left.digits) - right.units * 10n ** BigInt(digits - right.digits);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
