import { messageTime, type Level, type StreamMessage } from "../message.ts";
import type { StreamError } from "../errors.ts";
import {
  openSubscription,
  type SubscriptionContext,
  type SubscriptionListener,
} from "../subscriptions/event-stream.ts";
import { RepeatWatch, Resync, SilenceWatch } from "../subscriptions/silence.ts";
import { addressTopic, type TopicParameters } from "../subscriptions/arguments.ts";
import type { Topic } from "../topic.ts";
import { findMismatch, sequenceOf, type BookUpdate } from "./book-update.ts";
import { KeptBook } from "./kept-book.ts";
import type { BookOptions, OrderBook } from "./types.ts";

/** Keeps a book whose snapshots come over the socket. The caller is told last, because it may close the book then. */
class BookListener implements SubscriptionListener {
  readonly #kept: KeptBook;
  readonly #symbol: unknown;
  readonly #silence: SilenceWatch;
  readonly #repeats: RepeatWatch;
  readonly #resync: Resync;

  constructor(
    context: SubscriptionContext,
    topic: Topic,
    parameters: TopicParameters,
    kept: KeptBook,
    resubscribe: () => void,
  ) {
    this.#kept = kept;
    this.#symbol = parameters["symbol"];
    this.#silence = new SilenceWatch(context, topic, kept.topic);
    this.#repeats = new RepeatWatch(context.clock, topic, parameters, (reason) => this.onUnusable(reason));
    this.#resync = new Resync(context.clock, resubscribe);
  }

  onSubscribed(): void {
    this.#kept.markReady();
    this.#silence.start();
    if (!this.#kept.isSynced) this.#resync.expectSnapshot();
  }

  onMessage(message: StreamMessage): void {
    this.#silence.stop();
    this.#repeats.heard();
    const mismatch = findMismatch(message, this.#symbol);
    if (mismatch !== undefined) return this.onUnusable(mismatch);
    const { data, type } = message;
    const event = this.#kept.book.take(data as BookUpdate, type === "snapshot", messageTime(message));
    if (event === undefined) return;
    if (event.type === "stale") this.#resync.start();
    else this.#resync.stop();
    this.#kept.tell(event);
  }

  onUnusable(reason: string): void {
    // Where a snapshot is awaited, it is asked for again already.
    if (this.#kept.isSynced) this.#resync.start();
    this.#kept.goStale(reason);
  }

  onDown(reason: string): void {
    this.stop();
    this.#kept.goStale(reason);
  }

  onFailed(error: StreamError): void {
    this.#kept.fail(error);
  }

  onClosed(): void {
    this.#kept.close();
  }

  stop(): void {
    this.#silence.stop();
    this.#repeats.stop();
    this.#resync.stop();
  }
}

/** Subscribes to a book whose snapshots come over the socket, and asks for one whenever an update is missing. */
export function keepBook(
  context: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters = {},
  options: BookOptions = {},
): OrderBook<Level> {
  const address = addressTopic(topic, parameters);
  const kept = new KeptBook(sequenceOf(topic), address.text, options, context);
  return openSubscription(kept, context, topic, address, true, (resubscribe) => {
    return new BookListener(context, topic, parameters, kept, resubscribe);
  });
}
