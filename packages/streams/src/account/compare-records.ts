import type { Fields } from "../subscriptions/records.ts";

/** A value as something to compare: the platform writes times and quantities as text. */
const comparable = (value: unknown): number | bigint =>
  typeof value === "number" || typeof value === "bigint" ? value : Number(value);

/** Less than 0 where the first record is the older one by the first of these fields that differs; 0 where none does. */
export function compareRecords(fields: readonly string[], one: Fields, other: Fields): number {
  for (const field of fields) {
    const [left, right] = [comparable(one[field]), comparable(other[field])];
    if (left < right) return -1;
    if (left > right) return 1;
  }
  return 0;
}
