import type { Fields } from "../subscriptions/records.ts";

/** Times, quantities and sequence numbers are numbers that the platform often writes as text. Whatever else comes is none. */
export function numberOf(value: unknown): number {
  // An object may have a field "valueOf", which would be called.
  return typeof value === "object" && value !== null ? Number.NaN : Number(value);
}

function compareValues(one: unknown, other: unknown): number {
  const [left, right] = [one, other].map((value) => (typeof value === "bigint" ? value : numberOf(value))) as [
    number | bigint,
    number | bigint,
  ];
  if (left < right) return -1;
  if (left > right) return 1;
  // IDs are no numbers.
  const areTexts = typeof one === "string" && typeof other === "string" && Number.isNaN(left);
  return areTexts && one !== other ? (one < other ? -1 : 1) : 0;
}

/** Less than 0 where the first record is the older one by the first of these fields that differs; 0 where none does. */
export function compareRecords(fields: readonly string[], one: Fields, other: Fields): number {
  for (const field of fields) {
    const difference = compareValues(one[field], other[field]);
    if (difference !== 0) return difference;
  }
  return 0;
}
