import type { StreamMessage } from "../connection/message.ts";
import { EventStream } from "../subscriptions/event-stream.ts";
import type { SubscriptionContext } from "../subscriptions/context.ts";
import { addressTopic, type TopicParameters } from "../subscriptions/topic-text.ts";
import type { Topic } from "../topic.ts";
import type { Level } from "./book-side.ts";
import { Book } from "./book.ts";
import type { BookUpdate } from "./book-update.ts";
import { Resync } from "./resync.ts";
import type { BookEvent, BookOptions, OrderBook } from "./types.ts";

/** A slow reader gets the newest event of each of these. */
const recordOf = ({ type }: BookEvent): string => (type === "change" ? "change" : "state");

/** An order book over its subscription. */
class KeptBook extends EventStream<BookEvent> implements OrderBook<Level> {
  readonly #book: Book;
  #whenSynced: PromiseWithResolvers | undefined;

  constructor(book: Book, topic: string, options: BookOptions) {
    super(topic, "latest", options);
    this.#book = book;
  }

  get state(): "syncing" | "synced" | "stale" {
    return this.#book.state;
  }

  get synced(): Promise<void> {
    if (this.state === "synced" && !this.isEnded) return Promise.resolve();
    this.#whenSynced ??= this.#nextSync();
    return this.#whenSynced.promise;
  }

  best(): ReturnType<Book["best"]> {
    return this.#book.best();
  }

  levels(count?: number): ReturnType<Book["levels"]> {
    return this.#book.levels(count);
  }

  tell(event: BookEvent): void {
    if (event.type === "synced") {
      this.#whenSynced?.resolve();
      this.#whenSynced = undefined;
    }
    this.push(event, recordOf(event));
  }

  #nextSync(): PromiseWithResolvers {
    let resolve = (): void => {};
    const first = new Promise<void>((done) => (resolve = done));
    const end = this.ended.then((error) => {
      throw error ?? new Error(`${this.topic}: the book was closed before it was synced.`);
    });
    const promise = Promise.race([first, end]);
    promise.catch(() => {});
    return { promise, resolve };
  }
}

interface PromiseWithResolvers {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** Subscribes to a book, keeps it, and asks for a snapshot whenever an update is missing. */
export function keepBook(
  { pool, clock, debug }: SubscriptionContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
  options: BookOptions = {},
): OrderBook<Level> {
  const { text, server } = addressTopic(topic, parameters);
  const { sequence } = topic;
  if (sequence === undefined) throw new Error(`The topic ${topic.name} has no sequence of updates.`);
  const book = new Book(sequence);
  const resync = new Resync(clock, () => handle.resubscribe());
  const kept = new KeptBook(book, text, options);
  const goStale = (reason: string) => {
    if (book.state === "stale") return;
    kept.tell(book.invalidate(reason));
    debug({ type: "book-stale", topic: text, reason });
  };
  const listener = {
    onSubscribed: () => {
      kept.markReady();
      if (book.state !== "synced") resync.expectSnapshot();
    },
    onMessage: ({ data, type }: StreamMessage) => {
      const event = book.take(data as BookUpdate, type === "snapshot");
      if (event === undefined) return;
      kept.tell(event);
      if (event.type === "synced") resync.stop();
      if (event.type !== "stale") return;
      debug({ type: "book-stale", topic: text, reason: event.reason });
      resync.start();
    },
    onDown: (reason: string) => {
      resync.stop();
      goStale(reason);
    },
    onFailed: kept.fail.bind(kept),
    onClosed: kept.close.bind(kept),
  };
  const handle = pool.listen(topic.name, server, text, listener, true);
  kept.onEnd(() => {
    resync.stop();
    book.invalidate("The book was closed.");
    handle.release();
  });
  return kept;
}
