import { decimalNumber } from "../book/levels.ts";
import type { Fields } from "../subscriptions/records.ts";
import type { Topic } from "../topic.ts";

/** Parses a quantity or sequence number, which the platform often writes as a string. NaN for any other value. */
const numberOf = (value: unknown): number | bigint =>
  typeof value === "number" || typeof value === "bigint" ? value : decimalNumber(value);

/**
 * Compares two numeric values. Returns a negative number if the first value is smaller. Undefined if a value isn't a
 * number.
 */
function compareValues(one: unknown, other: unknown): number | undefined {
  const [left, right] = [numberOf(one), numberOf(other)];
  if (left < right) return -1;
  if (left > right) return 1;
  return Number.isNaN(left) || Number.isNaN(right) ? undefined : 0;
}

/**
 * Compares two records by the first of these fields that differs. Returns a negative number if the first record is
 * older; 0 if all fields are equal or both records lack them; undefined if they can't be compared.
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

/**
 * Returns the record's stage, as an index in the topic's chronological list of stages. Undefined for a value that the
 * specification doesn't list.
 */
export function stageOf({ stages }: Topic, record: Fields): number | undefined {
  const found = stages?.values.findIndex((values) => values.includes(String(record[stages.field]))) ?? -1;
  return found === -1 ? undefined : found;
}

/** Returns true if a record has ended: an order that can no longer change, or a position with size 0. */
export function hasEnded(topic: Topic, record: Fields): boolean {
  const { merge, stages, closed } = topic;
  if (merge === "append" || closed?.values.includes(String(record[closed.field])) === true) return true;
  if (stages === undefined) return false;
  const stage = stageOf(topic, record);
  // The stage isn't in the specification. It may be the last one, after which the platform sends no further record, so
  // count the record as ended.
  return stage === undefined || stage === stages.values.length - 1;
}

/**
 * Compares two records by age. Returns a negative number if the first record is older, and undefined if the records
 * can't be compared. A record in a later stage is newer, regardless of times.
 */
export function compareStates(topic: Topic, one: Fields, other: Fields): number | undefined {
  const [stage, before] = [stageOf(topic, one), stageOf(topic, other)];
  if (stage !== undefined && before !== undefined && stage !== before) return stage - before;
  return compareRecords(topic.order ?? [], one, other);
}
