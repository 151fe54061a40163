import type { DebugListener } from "../debug.ts";
import type { Level } from "../message.ts";
import { EventStream, type SubscriptionContext } from "../subscriptions/event-stream.ts";
import { LocalBook, type LocalBookEvent } from "./local-book.ts";
import type { BookSequence } from "./update-sequence.ts";
import type { BookEvent, BookOptions, OrderBook } from "./types.ts";

/** Returns the key of an event in the buffer. A slow reader receives the newest event of each key. */
const recordOf = ({ type }: LocalBookEvent): string => (type === "change" ? "change" : "state");

interface PromiseWithResolvers {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** The order book that is returned to the caller: the events of a subscription, and the levels of its `LocalBook`. */
export class BookSubscription extends EventStream<BookEvent> implements OrderBook<Level> {
  readonly book: LocalBook;
  readonly #debug: DebugListener;
  /**
   * True once the caller has read the book. A caller that only reads the book wouldn't notice that the subscription
   * failed, so a failure that the caller doesn't observe becomes an unhandled rejection.
   */
  #isRead = false;
  #whenSynced: PromiseWithResolvers | undefined;

  constructor(sequence: BookSequence, topic: string, options: BookOptions, context: SubscriptionContext) {
    super(topic, "latest", options, context);
    this.book = new LocalBook(sequence, context.clock);
    this.#debug = context.debug;
  }

  get state(): "syncing" | "synced" | "stale" {
    this.#isRead = true;
    return this.book.state;
  }

  get synced(): Promise<void> {
    if (this.isSynced && !this.isEnded) return Promise.resolve();
    this.#whenSynced ??= this.#nextSync();
    return this.#whenSynced.promise;
  }

  get isSynced(): boolean {
    return this.book.state === "synced";
  }

  protected override get isUnwatched(): boolean {
    return (super.isUnwatched || this.#isRead) && this.#whenSynced === undefined;
  }

  best(): ReturnType<LocalBook["best"]> {
    this.#isRead = true;
    return this.book.best();
  }

  levels(count?: number): ReturnType<LocalBook["levels"]> {
    this.#isRead = true;
    return this.book.levels(count);
  }

  override releaseWith(release: () => void): void {
    super.releaseWith(() => {
      this.book.invalidate(this.failure?.message ?? "The book was closed.");
      release();
    });
  }

  deliver(event: LocalBookEvent): void {
    if (event.type === "stale") this.#debug({ type: "book-stale", topic: this.topic, reason: event.reason });
    if (event.type === "synced") {
      this.#whenSynced?.resolve();
      this.#whenSynced = undefined;
    }
    this.push(event, recordOf(event));
  }

  /** Marks the book as stale. If the book is already stale, an event is delivered only if the reason differs. */
  markStale(reason: string): void {
    if (this.book.reason !== reason) this.deliver(this.book.invalidate(reason));
  }

  #nextSync(): PromiseWithResolvers {
    let resolve = (): void => {};
    const first = new Promise<void>((done) => (resolve = done));
    const end = this.end.then((error) => {
      throw error ?? new Error(`${this.topic}: the book was closed before it was synced.`);
    });
    const promise = Promise.race([first, end]);
    promise.catch(() => {});
    return { promise, resolve };
  }
}
