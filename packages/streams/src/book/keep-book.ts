import type { StreamMessage } from "../connection/message.ts";
import type { SubscriptionContext } from "../subscriptions/context.ts";
import { Resync } from "../subscriptions/resync.ts";
import { SilenceWatch } from "../subscriptions/silence-watch.ts";
import { addressTopic, type TopicParameters } from "../subscriptions/topic-text.ts";
import type { Topic } from "../topic.ts";
import type { Level } from "./book-side.ts";
import { findMismatch, type BookSequence, type BookUpdate } from "./book-update.ts";
import { KeptBook } from "./kept-book.ts";
import type { BookOptions, OrderBook } from "./types.ts";

/** The sequence of the updates of a book. */
export function sequenceOf({ name, sequence }: Topic): BookSequence {
  if (sequence === undefined) throw new Error(`The topic ${name} has no sequence of updates.`);
  return sequence;
}

/** Subscribes to a book whose snapshots come over the socket, and asks for one whenever an update is missing. */
export function keepBook(
  context: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
  options: BookOptions = {},
): OrderBook<Level> {
  const { pool, clock, debug } = context;
  const { text, server } = addressTopic(topic, parameters);
  const silence = new SilenceWatch(context, topic, text);
  const kept = new KeptBook(sequenceOf(topic), text, options, debug);
  if (kept.isEnded) return kept;
  const resync = new Resync(clock, () => handle.resubscribe());
  const invalidate = (reason: string): void => {
    // Where a snapshot is awaited, it is asked for again already.
    if (kept.state === "synced") resync.start();
    kept.goStale(reason);
  };
  const listener = {
    onSubscribed: () => {
      kept.markReady();
      silence.start();
      if (kept.state !== "synced") resync.expectSnapshot();
    },
    onMessage: (message: StreamMessage) => {
      silence.stop();
      const mismatch = findMismatch(message, parameters?.["symbol"]);
      if (mismatch !== undefined) return invalidate(mismatch);
      const event = kept.book.take(message["data"] as BookUpdate, message["type"] === "snapshot");
      if (event === undefined) return;
      if (event.type === "stale") resync.start();
      else resync.stop();
      // Last, because the caller may close the book.
      kept.tell(event);
    },
    onUnusable: invalidate,
    onDown: (reason: string) => {
      silence.stop();
      resync.stop();
      kept.goStale(reason);
    },
    onFailed: kept.fail.bind(kept),
    onClosed: kept.close.bind(kept),
  };
  const handle = pool.listen(topic, server, text, listener, true);
  kept.onEnd(() => {
    silence.stop();
    resync.stop();
    kept.book.invalidate("The book was closed.");
    handle.release();
  });
  return kept;
}
