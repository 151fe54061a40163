import { formatJson, timestampOf } from "@specwright/transport";
import { compareStates, compareRecords, hasEnded } from "../account/record-order.ts";
import { recordName, type Fields } from "../subscriptions/records.ts";
import type { Topic } from "../topic.ts";

/** Milliseconds for which the keys of ended orders are kept, so that a late message doesn't reopen an order. */
const REMEMBER_MS = 600_000;

/** Number of ended orders above which old ones are deleted. */
const MIN_ENDED = 1000;

/** A record with the time at which it last arrived, on a monotonic clock. */
export interface KeptRecord {
  readonly data: Fields;
  readonly receivedAt: number;
  /** Time at which the stream last delivered the record. -Infinity for a record that only REST has returned. */
  readonly pushedAt: number;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object") return false;
  try {
    return formatJson(one) === formatJson(other);
  } catch {
    return false;
  }
}

/**
 * Returns true if the two records have different values in a common field. Fields that only one of them has are
 * ignored, because REST and the streams have different fields.
 */
export function differs(known: Fields, record: Fields): boolean {
  for (const field in record) if (field in known && !isSame(known[field], record[field])) return true;
  return false;
}

/**
 * Relation of a received record to the stored record. `newer`: the received record replaced it. `changed`: the received
 * record has an equal version but different values, and replaced it.
 */
export type Taken = "newer" | "changed" | "same" | "older";

/** Open records of a topic, each with its newest state. */
export class KeptRecords {
  readonly #topic: Topic;
  readonly #open = new Map<string, KeptRecord>();
  readonly #ended = new Map<string, KeptRecord>();
  #nextCleaning = MIN_ENDED;

  constructor(topic: Topic) {
    this.#topic = topic;
  }

  get open(): Iterable<KeptRecord> {
    return this.#open.values();
  }

  /** Returns the newest state of the record that has the key of `record`, open or ended. */
  find(record: Fields): Fields | undefined {
    const name = recordName(record, this.#topic.key);
    return (this.#open.get(name) ?? this.#ended.get(name))?.data;
  }

  isOpen(record: Fields): boolean {
    return this.#open.has(recordName(record, this.#topic.key));
  }

  take(record: Fields, receivedAt: number, source: "stream" | "rest"): Taken {
    const name = recordName(record, this.#topic.key);
    const known = this.#open.get(name) ?? this.#ended.get(name);
    const age = known === undefined ? 1 : this.#compare(record, known.data);
    if (age < 0) return "older";
    const isChanged = known === undefined || age > 0 || differs(known.data, record);
    const pushedAt = source === "stream" ? receivedAt : (known?.pushedAt ?? -Infinity);
    this.#keep(name, { data: { ...known?.data, ...record }, receivedAt, pushedAt });
    if (age > 0) return "newer";
    return isChanged ? "changed" : "same";
  }

  #compare(record: Fields, known: Fields): number {
    const { stages, order = [], time } = this.#topic;
    if (stages !== undefined) return compareStates(this.#topic, record, known) ?? 1;
    // A position that changes without a trade keeps its sequence number, so compare the times before the sequence
    // numbers.
    return compareRecords(time === undefined ? order : [time, ...order], record, known) ?? 1;
  }

  #keep(name: string, kept: KeptRecord): void {
    this.#open.delete(name);
    this.#ended.delete(name);
    (hasEnded(this.#topic, kept.data) ? this.#ended : this.#open).set(name, kept);
    if (this.#ended.size < this.#nextCleaning) return;
    for (const [old, { receivedAt }] of this.#ended)
      if (receivedAt < kept.receivedAt - REMEMBER_MS) this.#ended.delete(old);
    this.#nextCleaning = Math.max(MIN_ENDED, 2 * this.#ended.size);
  }
}

/** Returns the time at which a record changed: server time in milliseconds. */
export const changedAt = ({ time = "" }: Topic, record: Fields): number | undefined => timestampOf(record[time]);
