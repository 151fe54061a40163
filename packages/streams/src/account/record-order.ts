import { decimalNumber } from "../book/levels.ts";
import type { Fields } from "../subscriptions/records.ts";
import type { Topic } from "../topic.ts";

/** A quantity or sequence number, which the platform often writes as text; NaN for anything else. */
const numberOf = (value: unknown): number | bigint =>
  typeof value === "number" || typeof value === "bigint" ? value : decimalNumber(value);

/** Less than 0 where the first value is the smaller one; undefined where one of them is not a number. */
function compareValues(one: unknown, other: unknown): number | undefined {
  const [left, right] = [numberOf(one), numberOf(other)];
  if (left < right) return -1;
  if (left > right) return 1;
  return Number.isNaN(left) || Number.isNaN(right) ? undefined : 0;
}

/**
 * Less than 0 where the first record is the older one by the first of these fields that differs; 0 where all are equal or both
 * records lack them; undefined where the fields cannot be compared.
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
 * Returns the position of a record in the stages of its topic. Undefined for a value that the specification doesn't list.
 */
export function stageOf({ stages }: Topic, record: Fields): number | undefined {
  const found = stages?.values.findIndex((values) => values.includes(String(record[stages.field]))) ?? -1;
  return found === -1 ? undefined : found;
}

/** Returns true if a record has ended: an order that can no longer change, or a position without a size. */
export function hasEnded(topic: Topic, record: Fields): boolean {
  const { merge, stages, closed } = topic;
  if (merge === "append" || closed?.values.includes(String(record[closed.field])) === true) return true;
  if (stages === undefined) return false;
  const stage = stageOf(topic, record);
  // The platform may never send a record in an unlisted stage again, so nothing waits for its end.
  return stage === undefined || stage === stages.values.length - 1;
}

/**
 * Less than 0 where the first record is older than the second; undefined where they cannot be compared. The later stage is the
 * newer one, whatever the times are.
 */
export function compareStates(topic: Topic, one: Fields, other: Fields): number | undefined {
  const [stage, before] = [stageOf(topic, one), stageOf(topic, other)];
  if (stage !== undefined && before !== undefined && stage !== before) return stage - before;
  return compareRecords(topic.order ?? [], one, other);
}
