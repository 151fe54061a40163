import { decimalNumber } from "../book/decimal-number.ts";
import type { Fields } from "../subscriptions/records.ts";

/** A quantity or sequence number, which the platform often writes as text; NaN for whatever else comes. */
const numberOf = (value: unknown): number | bigint =>
  typeof value === "number" || typeof value === "bigint" ? value : decimalNumber(value);

/** Less than 0 where the first value is the smaller one; undefined where one of them is no number. */
function compareValues(one: unknown, other: unknown): number | undefined {
  const [left, right] = [numberOf(one), numberOf(other)];
  if (left < right) return -1;
  if (left > right) return 1;
  return Number.isNaN(left) || Number.isNaN(right) ? undefined : 0;
}

/**
 * Less than 0 where the first record is the older one by the first of these fields that differs; 0 where all are equal or both
 * records lack them; undefined where nobody can tell.
 */
export function compareRecords(fields: readonly string[], one: Fields, other: Fields): number | undefined {
  let isKnown = true;
  for (const field of fields) {
    const difference = compareValues(one[field], other[field]);
    if (difference !== undefined && difference !== 0) return difference;
    isKnown &&= difference === 0 || (one[field] === undefined && other[field] === undefined);
  }
  return isKnown ? 0 : undefined;
}
