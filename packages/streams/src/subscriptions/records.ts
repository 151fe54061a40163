import { textOf } from "@specwright/transport";
import type { StreamMessage } from "../message.ts";
import type { RestSource, Topic } from "../topic.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Fields of a ticker. The specification knows about forty; every change copies all of them. */
const MAX_FIELDS = 500;

/** Reads the records of the messages of one topic. */
export class RecordReader {
  readonly #topic: Topic;
  /** The ticker that deltas change. */
  #merged: Fields | undefined;

  constructor(topic: Topic) {
    this.#topic = topic;
  }

  /** Messages mean nothing until a snapshot has come. */
  get needsSnapshot(): boolean {
    return this.#topic.merge === "fields" && this.#merged === undefined;
  }

  /**
   * The records of a message, the oldest first. A delta without a snapshot before it has none, and one with which a ticker
   * would have too many fields needs a new snapshot.
   */
  read(message: StreamMessage): readonly unknown[] {
    const { data, type } = message;
    const { merge } = this.#topic;
    if (merge === "raw") return [message];
    if (data === undefined) return [];
    if (merge === "fields") return this.#merge(data as Fields, type === "snapshot");
    return merge === "replace" || !Array.isArray(data) ? [data] : data;
  }

  /** The name that a record has among those of the topic. */
  nameOf(record: unknown): string {
    const { merge, key } = this.#topic;
    return merge === "fields" || merge === "replace" ? "" : recordName(record, key);
  }

  /** The connection ended: the next message must be a snapshot. */
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

/** The name of a record: the values of its key. */
export function recordName(data: unknown, key: readonly string[] = []): string {
  const fields = Object(data) as Fields;
  return key.map((field) => textOf(fields[field])).join("|");
}

/** A list inside of records, such as the coins of a wallet. REST leaves parts out that are empty. */
type Parts = NonNullable<RestSource["parts"]>;

/** The parts of a record. */
export function partsOf({ field }: Parts, record: Fields): readonly Fields[] {
  const list: unknown = Object(record)[field];
  return Array.isArray(list) ? list.map((part) => Object(part) as Fields) : [];
}
