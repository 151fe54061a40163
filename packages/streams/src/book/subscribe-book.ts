import { messageTime, type Level, type StreamMessage } from "../message.ts";
import type { StreamError } from "../errors.ts";
import {
  openSubscription,
  type SubscriptionContext,
  type SubscriptionListener,
} from "../subscriptions/event-stream.ts";
import { RepeatWatch, SilenceWatch } from "../subscriptions/silence.ts";
import { SnapshotRequests } from "../subscriptions/snapshot-requests.ts";
import { addressTopic, type TopicParameters } from "../subscriptions/arguments.ts";
import type { Topic } from "../topic.ts";
import { findMismatch, sequenceOf, type BookUpdate } from "./update-sequence.ts";
import { BookSubscription } from "./book-subscription.ts";
import type { BookOptions, OrderBook } from "./types.ts";

/**
 * Applies the messages of a topic to a book whose snapshots are sent over the socket. Delivers events as the last step,
 * because the caller may close the book in its callback.
 */
class BookListener implements SubscriptionListener {
  readonly #subscription: BookSubscription;
  readonly #symbol: unknown;
  readonly #silence: SilenceWatch;
  readonly #repeats: RepeatWatch;
  readonly #snapshotRequests: SnapshotRequests;

  constructor(
    context: SubscriptionContext,
    topic: Topic,
    parameters: TopicParameters,
    subscription: BookSubscription,
    resubscribe: () => void,
  ) {
    this.#subscription = subscription;
    this.#symbol = parameters["symbol"];
    this.#silence = new SilenceWatch(context, topic, subscription.topic);
    this.#repeats = new RepeatWatch(context.clock, topic, parameters, (reason) => this.onUnusable(reason));
    this.#snapshotRequests = new SnapshotRequests(context.clock, resubscribe);
  }

  onSubscribed(): void {
    this.#subscription.markReady();
    this.#silence.start();
    if (!this.#subscription.isSynced) this.#snapshotRequests.expectSnapshot();
  }

  onMessage(message: StreamMessage): void {
    this.#silence.stop();
    this.#repeats.onMessage();
    const mismatch = findMismatch(message, this.#symbol);
    if (mismatch !== undefined) return this.onUnusable(mismatch);
    const { data, type } = message;
    const event = this.#subscription.book.applyUpdate(data as BookUpdate, type === "snapshot", messageTime(message));
    if (event === undefined) return;
    if (event.type === "stale") this.#snapshotRequests.start();
    else this.#snapshotRequests.stop();
    this.#subscription.deliver(event);
  }

  onUnusable(reason: string): void {
    // If the book already waits for a snapshot, a request for it is pending, so don't start another one.
    if (this.#subscription.isSynced) this.#snapshotRequests.start();
    this.#subscription.markStale(reason);
  }

  onDown(reason: string): void {
    this.stop();
    this.#subscription.markStale(reason);
  }

  onFailed(error: StreamError): void {
    this.#subscription.fail(error);
  }

  onClosed(): void {
    this.#subscription.close();
  }

  stop(): void {
    this.#silence.stop();
    this.#repeats.stop();
    this.#snapshotRequests.stop();
  }
}

/**
 * Subscribes to a book whose snapshots are sent over the socket. Requests a new snapshot whenever an update is missing.
 */
export function subscribeBook(
  context: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters = {},
  options: BookOptions = {},
): OrderBook<Level> {
  const address = addressTopic(topic, parameters);
  const subscription = new BookSubscription(sequenceOf(topic), address.text, options, context);
  return openSubscription(subscription, context, topic, address, true, (resubscribe) => {
    return new BookListener(context, topic, parameters, subscription, resubscribe);
  });
}
