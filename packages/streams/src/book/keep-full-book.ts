import { InputError } from "@specwright/transport";
import { messageTime, type Level, type StreamMessage } from "../message.ts";
import type { StreamError } from "../errors.ts";
import {
  openSubscription,
  type SubscriptionContext,
  type SubscriptionListener,
} from "../subscriptions/event-stream.ts";
import { Resync } from "../subscriptions/silence.ts";
import { addressTopic, type TopicParameters } from "../subscriptions/arguments.ts";
import type { Topic } from "../topic.ts";
import {
  findHole,
  findMismatch,
  hasIntegers,
  isEqual,
  isLate,
  readSnapshot,
  sequenceOf,
  type BookPosition,
  type BookSequence,
  type BookUpdate,
} from "./book-update.ts";
import type { FullBookInput } from "../options.ts";
import { KeptBook } from "./kept-book.ts";
import type { BookOptions, OrderBook } from "./types.ts";

const NO_BOOK = "The platform has no levels for the symbol: it is delisted, or its auction has not begun.";

/** Maximum number of updates kept while the snapshot loads. The platform sends five a second. */
const MAX_UPDATES = 1000;

/** Updates of a full book that wait for its snapshot, without a hole between them. */
class DeltaBuffer {
  readonly #sequence: BookSequence;
  #updates: BookUpdate[] = [];

  constructor(sequence: BookSequence) {
    this.#sequence = sequence;
  }

  get isEmpty(): boolean {
    return this.#updates.length === 0;
  }

  clear(): void {
    this.#updates = [];
  }

  /** Keeps an update, unless it is late. After a hole or a restart the updates before it are of no use. */
  add(update: BookUpdate): void {
    const last = this.#updates.at(-1);
    if (update.u === this.#sequence.restart) this.clear();
    else if (last !== undefined) {
      if (isLate(update, last)) return;
      if (findHole(update, last, this.#sequence) !== undefined) this.clear();
    }
    this.#updates.push(update);
    if (this.#updates.length > MAX_UPDATES) this.#updates.shift();
  }

  /** The updates that follow a snapshot; undefined where another snapshot is needed. */
  after(snapshot: BookPosition): readonly BookUpdate[] | undefined {
    if (this.isEmpty) return [];
    const [first] = this.#updates as [BookUpdate];
    const last = this.#updates.at(-1) as BookUpdate;
    if (snapshot.seq < first.seq) return undefined;
    const rest = this.#updates.filter(({ seq }) => seq >= snapshot.seq);
    const [next] = rest;
    // A snapshot newer than all updates has them all, unless its numbers began anew.
    if (next === undefined) return snapshot.u < last.u ? undefined : [];
    if (isEqual(next.seq, snapshot.seq)) return isEqual(next.u, snapshot.u) ? rest.slice(1) : undefined;
    return findHole(next, snapshot, this.#sequence) === undefined ? rest : undefined;
  }
}

/** Reads snapshots over REST, one at a time. */
class SnapshotReader {
  readonly #read: (signal: AbortSignal) => Promise<unknown>;
  readonly #onSnapshot: (snapshot: unknown) => void;
  readonly #onFailed: (reason: string) => void;
  #controller: AbortController | undefined;

  constructor(
    read: (signal: AbortSignal) => Promise<unknown>,
    onSnapshot: (snapshot: unknown) => void,
    onFailed: (reason: string) => void,
  ) {
    this.#read = read;
    this.#onSnapshot = onSnapshot;
    this.#onFailed = onFailed;
  }

  /** Reads a snapshot, unless one is on its way. */
  start(): void {
    if (this.#controller !== undefined) return;
    const controller = new AbortController();
    this.#controller = controller;
    const finish = (tell: () => void): void => {
      if (this.#controller !== controller) return;
      this.#controller = undefined;
      tell();
    };
    this.#read(controller.signal).then(
      (snapshot) => finish(() => this.#onSnapshot(snapshot)),
      (error: unknown) => finish(() => this.#onFailed(`The snapshot could not be read over REST: ${messageOf(error)}`)),
    );
  }

  /** The snapshot on its way is of no use any more. */
  stop(): void {
    this.#controller?.abort();
    this.#controller = undefined;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Lays the changes of a full book over a snapshot that fits them. The caller is told last, because it may close the book when
 * it hears of a change.
 */
class FullBookListener implements SubscriptionListener {
  readonly #kept: KeptBook;
  readonly #symbol: string;
  readonly #sequence: BookSequence;
  readonly #buffer: DeltaBuffer;
  /** When the platform made the last message. */
  #time: number | undefined;
  readonly #reader: SnapshotReader;
  readonly #resync: Resync;

  constructor(
    kept: KeptBook,
    sequence: BookSequence,
    { clock }: SubscriptionContext,
    symbol: string,
    read: (signal: AbortSignal) => Promise<unknown>,
  ) {
    this.#kept = kept;
    this.#symbol = symbol;
    this.#sequence = sequence;
    this.#buffer = new DeltaBuffer(sequence);
    this.#reader = new SnapshotReader(
      read,
      (snapshot) => this.#load(snapshot),
      (reason) => this.#startOver(reason),
    );
    this.#resync = new Resync(clock, () => this.#reader.start());
  }

  onSubscribed(): void {
    this.#kept.markReady();
    // A symbol without changes sends nothing. Its snapshot is asked for after a moment.
    if (!this.#kept.isSynced) this.#resync.expectSnapshot();
  }

  onMessage(message: StreamMessage): void {
    const mismatch = findMismatch(message, this.#symbol);
    if (mismatch !== undefined) return this.onUnusable(mismatch);
    const update = message["data"] as BookUpdate;
    // What waits for the snapshot is ordered by both numbers.
    if (!hasIntegers(update)) return this.onUnusable("The number of an update is no integer.");
    this.#time = messageTime(message);
    const isSynced = this.#kept.isSynced;
    if (isSynced && update.u !== this.#sequence.restart) return this.#change(update);
    this.#wait(update);
    if (isSynced) this.#kept.goStale("The numbers of the updates began anew.");
  }

  onUnusable(reason: string): void {
    // A book that waits for a snapshot notices by the numbers that an update is missing.
    if (this.#kept.isSynced) this.#startOver(reason);
  }

  onDown(reason: string): void {
    this.stop();
    this.#buffer.clear();
    this.#kept.goStale(reason);
  }

  onFailed(error: StreamError): void {
    this.#kept.fail(error);
  }

  onClosed(): void {
    this.#kept.close();
  }

  stop(): void {
    this.#resync.stop();
    this.#reader.stop();
  }

  #change(update: BookUpdate): void {
    const event = this.#kept.book.take(update, false, this.#time);
    if (event?.type === "stale") this.#wait(update);
    if (event !== undefined) this.#kept.tell(event);
  }

  /** Keeps an update for the snapshot, and asks for that with the first one. */
  #wait(update: BookUpdate): void {
    const isFirst = this.#buffer.isEmpty;
    this.#buffer.add(update);
    if (isFirst) this.#resync.start();
  }

  #startOver(reason: string): void {
    this.#resync.start();
    this.#kept.goStale(reason);
  }

  #load(data: unknown): void {
    const snapshot = readSnapshot(data);
    if (snapshot === undefined) return this.#startOver("The snapshot of the book cannot be read.");
    if (snapshot.b.length + snapshot.a.length === 0) return this.#startOver(NO_BOOK);
    const updates = this.#buffer.after(snapshot);
    // It is too old, or between two updates: the next one fits.
    if (updates === undefined) return this.#resync.start();
    this.#resync.stop();
    this.#buffer.clear();
    const time = updates.length > 0 ? this.#time : messageTime(data as StreamMessage);
    const event = this.#kept.book.load(snapshot, updates, time);
    if (event.type === "stale") this.#resync.start();
    this.#kept.tell(event);
  }
}

/**
 * Subscribes to a book whose messages are all changes. They wait until a snapshot that fits them has come over REST.
 *
 * @throws {InputError} without the option `trading`
 */
export function keepFullBook(
  context: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
  options: BookOptions = {},
): OrderBook<Level> {
  const address = addressTopic(topic, parameters);
  const { trading } = context;
  if (trading === undefined) {
    const rule = "must be among the options of the client, because the snapshot of the book comes over REST";
    throw new InputError(topic.name, "trading", rule, undefined);
  }
  const sequence = sequenceOf(topic);
  const kept = new KeptBook(sequence, address.text, options, context);
  // The topic and the call have the same parameters.
  const input = parameters as unknown as FullBookInput;
  const read = (signal: AbortSignal) => trading.market.fullOrderbook(input, { signal });
  const createListener = () => new FullBookListener(kept, sequence, context, input.symbol, read);
  return openSubscription(kept, context, topic, address, false, createListener);
}
