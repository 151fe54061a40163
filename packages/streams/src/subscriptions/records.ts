import { textOf } from "@specwright/transport";
import type { StreamMessage } from "../message.ts";
import type { RestSource, Topic } from "../topic.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Maximum number of ticker fields. The specification has about forty; every change copies all of them. */
const MAX_FIELDS = 500;

/** Reads records from the messages of one topic. */
export class RecordReader {
  readonly #topic: Topic;
  /** Current ticker, which deltas update. Undefined before the first snapshot. */
  #merged: Fields | undefined;

  constructor(topic: Topic) {
    this.#topic = topic;
  }

  /** True while deltas can't be used because no snapshot has arrived. */
  get needsSnapshot(): boolean {
    return this.#topic.merge === "fields" && this.#merged === undefined;
  }

  /**
   * Returns the records of a message, oldest first. Returns an empty list for a delta without an earlier snapshot, or
   * for a delta that would exceed the maximum number of ticker fields. Both need a new snapshot.
   */
  read(message: StreamMessage): readonly unknown[] {
    const { data, type } = message;
    const { merge } = this.#topic;
    if (merge === "raw") return [message];
    if (data === undefined) return [];
    if (merge === "fields") return this.#merge(data as Fields, type === "snapshot");
    return merge === "replace" || !Array.isArray(data) ? [data] : data;
  }

  /** Returns the key of a record within its topic. */
  nameOf(record: unknown): string {
    const { merge, key } = this.#topic;
    return merge === "fields" || merge === "replace" ? "" : recordName(record, key);
  }

  /** Discards the current ticker when the connection ends, so that the next message must be a snapshot. */
  reset(): void {
    this.#merged = undefined;
  }

  #merge(changes: Fields, isSnapshot: boolean): readonly unknown[] {
    if (!isSnapshot && this.#merged === undefined) return [];
    const merged = isSnapshot ? changes : { ...this.#merged, ...changes };
    const isTooLarge = Object.keys(merged).length > MAX_FIELDS;
    this.#merged = isTooLarge ? undefined : merged;
    return isTooLarge ? [] : [merged];
  }
}

/** Returns the key of a record: the values of its key fields, joined by `|`. */
export function recordName(data: unknown, key: readonly string[] = []): string {
  const fields = Object(data) as Fields;
  return key.map((field) => textOf(fields[field])).join("|");
}

/** Field names of a nested list in a record, such as the coins of a wallet. REST omits the list's empty entries. */
type Parts = NonNullable<RestSource["parts"]>;

/** Returns the entries of the nested list of a record. Returns an empty list if the record doesn't have one. */
export function partsOf({ field }: Parts, record: Fields): readonly Fields[] {
  const list: unknown = Object(record)[field];
  return Array.isArray(list) ? list.map((part) => Object(part) as Fields) : [];
}
