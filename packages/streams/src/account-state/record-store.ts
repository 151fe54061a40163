import { elapsed } from "@specwright/transport";
import { RestReader } from "../account/rest-reader.ts";
import type { TradingCalls } from "../options.ts";
import type { TopicParameters } from "../subscriptions/arguments.ts";
import type { SubscriptionContext } from "../subscriptions/event-stream.ts";
import { RecordReader, type Fields } from "../subscriptions/records.ts";
import type { StreamMessage } from "../message.ts";
import type { RestSource, Topic } from "../topic.ts";
import { changedAt, KeptRecords } from "./kept-records.ts";
import type { AccountNews } from "./types.ts";

/** Maximum delay in milliseconds until REST lists a change. */
export const REST_DELAY_MS = 6000;

/** Topic that delivers a part of the account state, such as the orders, with the topic's parameters. */
export interface PartTopic {
  readonly topic: Topic;
  readonly parameters: TopicParameters | undefined;
}

/** Result of updating a store with a stream message or a REST response. */
export interface StoreUpdate {
  readonly events: readonly AccountNews[];
  /** Number of records that REST returned, although the stream should have delivered them earlier. */
  readonly repaired: number;
}

/** Store of the account's orders, positions or balances, filled from the stream and from REST. */
export interface Store {
  /** Applies a stream message and returns the changes. */
  takeMessage(message: StreamMessage): readonly AccountNews[];
  /** Reads the current state over REST. */
  read(beganAt: number, signal: AbortSignal): Promise<readonly Fields[]>;
  /** Updates the store with the records of a REST response. `beganAt` is the start time of the request. */
  takeResponse(records: readonly Fields[], beganAt: number): StoreUpdate;
}

/**
 * Returns a copy of a REST source with only the reads that list the current state. Leaves out the lists of ended
 * records; a single ended record can still be requested by its ID.
 */
const presentSource = (source: RestSource): RestSource => ({
  ...source,
  referencedBy: undefined,
  reads: source.reads.map((read) => ({
    ...read,
    inputs: read.window === undefined ? read.inputs.filter(({ input }) => input["openOnly"] !== 1) : [],
  })),
});

/**
 * Creates a REST reader for each topic that can be read over REST. The readers read only current records, not the
 * history.
 */
export const presentReaders = (trading: TradingCalls, topics: readonly PartTopic[]): RestReader[] =>
  topics.flatMap(({ topic, parameters }) =>
    topic.restSource === undefined ? [] : [new RestReader(trading, presentSource(topic.restSource), topic, parameters)],
  );

/** Store of orders or positions. They have versions: an older state never replaces a newer one. */
export class RecordStore implements Store {
  readonly records: KeptRecords;
  readonly #context: SubscriptionContext;
  readonly #type: "order" | "position";
  readonly #topics: readonly PartTopic[];
  readonly #topic: Topic;
  readonly #reader: RecordReader;
  readonly #readers: readonly RestReader[];
  readonly #onRecord: (record: Fields) => void;

  /**
   * @param definition topic whose rules determine which version of a record is newer
   * @param topics topics that deliver the records. Records of categories without a topic aren't kept up to date
   * @param onRecord receives every record, whether it is new or already stored
   */
  constructor(
    context: SubscriptionContext,
    trading: TradingCalls,
    type: "order" | "position",
    definition: Topic,
    topics: readonly PartTopic[],
    onRecord: (record: Fields) => void,
  ) {
    this.#context = context;
    this.#type = type;
    this.#topics = topics;
    this.#topic = definition;
    this.records = new KeptRecords(this.#topic);
    this.#reader = new RecordReader(this.#topic);
    this.#readers = presentReaders(trading, topics);
    this.#onRecord = onRecord;
  }

  takeMessage(message: StreamMessage): readonly AccountNews[] {
    const receivedAt = elapsed(this.#context.clock);
    return this.#reader.read(message).flatMap((data) => this.#take(data as Fields, receivedAt, "stream").events);
  }

  async read(beganAt: number, signal: AbortSignal): Promise<readonly Fields[]> {
    // Skip recent changes: REST may not list a change yet that the stream has just reported.
    const settled = [...this.records.open].filter(({ pushedAt }) => pushedAt <= beganAt - REST_DELAY_MS);
    const lists = this.#readers.map((reader, index) => {
      const category = this.#topics[index]?.parameters?.["category"];
      const own = settled.filter(({ data }) => category === undefined || data["category"] === category);
      const open = own.map(({ data }) => data);
      return reader.read([{ since: 0, until: 0 }], open, [], signal);
    });
    return (await Promise.all(lists)).flat();
  }

  takeResponse(records: readonly Fields[]): StoreUpdate {
    const receivedAt = elapsed(this.#context.clock);
    const updates = records.map((record) => this.#take(record, receivedAt, "rest"));
    return {
      events: updates.flatMap(({ events }) => events),
      repaired: updates.reduce((sum, { repaired }) => sum + repaired, 0),
    };
  }

  #take(record: Fields, receivedAt: number, source: "stream" | "rest"): StoreUpdate {
    const known = this.records.isOpen(record);
    const taken = this.records.take(record, receivedAt, source);
    this.#onRecord(record);
    // Skip positions that were never opened, which REST also lists.
    const isListed = known || this.records.isOpen(record) || source === "stream";
    if (taken === "same" || taken === "older" || !isListed) return { events: [], repaired: 0 };
    const changed = changedAt(this.#topic, record) ?? Infinity;
    const isLost = source === "rest" && taken === "newer" && changed < this.#context.pongClock.now() - REST_DELAY_MS;
    const event = { type: this.#type, data: this.records.find(record), source } as unknown as AccountNews;
    return { events: [event], repaired: isLost ? 1 : 0 };
  }
}
