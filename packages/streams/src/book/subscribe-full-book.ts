import { InputError } from "@specwright/transport";
import { messageTime, type Level, type StreamMessage } from "../message.ts";
import type { StreamError } from "../errors.ts";
import {
  openSubscription,
  type SubscriptionContext,
  type SubscriptionListener,
} from "../subscriptions/event-stream.ts";
import { SnapshotRequests } from "../subscriptions/snapshot-requests.ts";
import { addressTopic, type TopicParameters } from "../subscriptions/arguments.ts";
import type { Topic } from "../topic.ts";
import {
  findGap,
  findMismatch,
  hasIntegers,
  isEqual,
  isLate,
  readSnapshot,
  sequenceOf,
  type BookPosition,
  type BookSequence,
  type BookUpdate,
} from "./update-sequence.ts";
import type { FullBookInput } from "../options.ts";
import { BookSubscription } from "./book-subscription.ts";
import type { BookOptions, OrderBook } from "./types.ts";

const NO_BOOK = "The platform has no levels for the symbol. It is delisted, or its auction hasn't begun.";

/** Maximum number of updates buffered while the snapshot loads. The platform sends five per second. */
const MAX_UPDATES = 1000;

/** Buffer of consecutive updates of a full book until its snapshot is loaded. */
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

  /** Adds an update unless it is late. After a gap or a restart, the earlier updates are dropped. */
  add(update: BookUpdate): void {
    const last = this.#updates.at(-1);
    if (update.u === this.#sequence.restart) this.clear();
    else if (last !== undefined) {
      if (isLate(update, last)) return;
      if (findGap(update, last, this.#sequence) !== undefined) this.clear();
    }
    this.#updates.push(update);
    if (this.#updates.length > MAX_UPDATES) this.#updates.shift();
  }

  /**
   * Returns the updates that follow a snapshot. Undefined if the snapshot doesn't match the buffered updates, so
   * another snapshot is needed.
   */
  after(snapshot: BookPosition): readonly BookUpdate[] | undefined {
    if (this.isEmpty) return [];
    const [first] = this.#updates as [BookUpdate];
    const last = this.#updates.at(-1) as BookUpdate;
    if (snapshot.seq < first.seq) return undefined;
    const rest = this.#updates.filter(({ seq }) => seq >= snapshot.seq);
    const [next] = rest;
    // A snapshot that is newer than all updates contains them, unless its numbers restarted.
    if (next === undefined) return snapshot.u < last.u ? undefined : [];
    if (isEqual(next.seq, snapshot.seq)) return isEqual(next.u, snapshot.u) ? rest.slice(1) : undefined;
    return findGap(next, snapshot, this.#sequence) === undefined ? rest : undefined;
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

  /** Requests a snapshot, unless a request is pending. */
  start(): void {
    if (this.#controller !== undefined) return;
    const controller = new AbortController();
    this.#controller = controller;
    const finish = (report: () => void): void => {
      if (this.#controller !== controller) return;
      this.#controller = undefined;
      report();
    };
    this.#read(controller.signal).then(
      (snapshot) => finish(() => this.#onSnapshot(snapshot)),
      (error: unknown) => finish(() => this.#onFailed(`Reading the snapshot over REST failed: ${messageOf(error)}`)),
    );
  }

  /** Cancels the pending request, if any. */
  stop(): void {
    this.#controller?.abort();
    this.#controller = undefined;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Applies the updates of a full book to a matching snapshot from REST. Delivers events as the last step, because the
 * caller may close the book in its callback.
 */
class FullBookListener implements SubscriptionListener {
  readonly #subscription: BookSubscription;
  readonly #symbol: string;
  readonly #sequence: BookSequence;
  readonly #buffer: DeltaBuffer;
  /** Platform time of the last message, in milliseconds since the epoch. */
  #time: number | undefined;
  readonly #reader: SnapshotReader;
  readonly #snapshotRequests: SnapshotRequests;

  constructor(
    subscription: BookSubscription,
    sequence: BookSequence,
    { clock }: SubscriptionContext,
    symbol: string,
    read: (signal: AbortSignal) => Promise<unknown>,
  ) {
    this.#subscription = subscription;
    this.#symbol = symbol;
    this.#sequence = sequence;
    this.#buffer = new DeltaBuffer(sequence);
    this.#reader = new SnapshotReader(
      read,
      (snapshot) => this.#load(snapshot),
      (reason) => this.#startOver(reason),
    );
    this.#snapshotRequests = new SnapshotRequests(clock, () => this.#reader.start());
  }

  onSubscribed(): void {
    this.#subscription.markReady();
    // A symbol without changes sends nothing, so its snapshot is requested after a few seconds.
    if (!this.#subscription.isSynced) this.#snapshotRequests.expectSnapshot();
  }

  onMessage(message: StreamMessage): void {
    const mismatch = findMismatch(message, this.#symbol);
    if (mismatch !== undefined) return this.onUnusable(mismatch);
    const update = message["data"] as BookUpdate;
    // Reject an update without integer numbers, because waiting updates are ordered by both numbers.
    if (!hasIntegers(update)) return this.onUnusable("An update number is not an integer.");
    this.#time = messageTime(message);
    const isSynced = this.#subscription.isSynced;
    if (isSynced && update.u !== this.#sequence.restart) return this.#change(update);
    this.#wait(update);
    if (isSynced) this.#subscription.markStale("The numbers of the updates restarted.");
  }

  onUnusable(reason: string): void {
    // If the book already waits for a snapshot, do nothing, because the update numbers will reveal the gap.
    if (this.#subscription.isSynced) this.#startOver(reason);
  }

  onDown(reason: string): void {
    this.stop();
    this.#buffer.clear();
    this.#subscription.markStale(reason);
  }

  onFailed(error: StreamError): void {
    this.#subscription.fail(error);
  }

  onClosed(): void {
    this.#subscription.close();
  }

  stop(): void {
    this.#snapshotRequests.stop();
    this.#reader.stop();
  }

  #change(update: BookUpdate): void {
    const event = this.#subscription.book.applyUpdate(update, false, this.#time);
    if (event?.type === "stale") this.#wait(update);
    if (event !== undefined) this.#subscription.deliver(event);
  }

  /** Buffers an update until the snapshot is loaded. Starts the snapshot request with the first update. */
  #wait(update: BookUpdate): void {
    const isFirst = this.#buffer.isEmpty;
    this.#buffer.add(update);
    if (isFirst) this.#snapshotRequests.start();
  }

  #startOver(reason: string): void {
    this.#snapshotRequests.start();
    this.#subscription.markStale(reason);
  }

  #load(data: unknown): void {
    const snapshot = readSnapshot(data);
    if (snapshot === undefined) return this.#startOver("The snapshot of the book is malformed.");
    if (snapshot.b.length + snapshot.a.length === 0) return this.#startOver(NO_BOOK);
    const updates = this.#buffer.after(snapshot);
    // Request another snapshot: this one is too old, or lies between two updates.
    if (updates === undefined) return this.#snapshotRequests.start();
    this.#snapshotRequests.stop();
    this.#buffer.clear();
    const time = updates.length > 0 ? this.#time : messageTime(data as StreamMessage);
    const event = this.#subscription.book.loadSnapshot(snapshot, updates, time);
    if (event.type === "stale") this.#snapshotRequests.start();
    this.#subscription.deliver(event);
  }
}

/**
 * Subscribes to a book whose messages are all updates. They are buffered until a matching snapshot has been read over
 * REST.
 *
 * @throws {InputError} without the `trading` option
 */
export function subscribeFullBook(
  context: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
  options: BookOptions = {},
): OrderBook<Level> {
  const address = addressTopic(topic, parameters);
  const { trading } = context;
  if (trading === undefined) {
    const rule = "must be set in the client's options, because the snapshot of the book is read over REST";
    throw new InputError(topic.name, "trading", rule, undefined);
  }
  const sequence = sequenceOf(topic);
  const subscription = new BookSubscription(sequence, address.text, options, context);
  // The topic has the same parameters as the call, so the cast is safe.
  const input = parameters as unknown as FullBookInput;
  const read = (signal: AbortSignal) => trading.market.fullOrderbook(input, { signal });
  const createListener = () => new FullBookListener(subscription, sequence, context, input.symbol, read);
  return openSubscription(subscription, context, topic, address, false, createListener);
}
