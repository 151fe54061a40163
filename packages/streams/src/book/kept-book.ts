import type { DebugListener } from "../debug.ts";
import type { Level } from "../message.ts";
import { EventStream, type SubscriptionContext } from "../subscriptions/event-stream.ts";
import { Book } from "./book.ts";
import type { BookSequence } from "./book-update.ts";
import type { BookEvent, BookOptions, OrderBook } from "./types.ts";

/** A slow reader gets the newest event of each of these. */
const recordOf = ({ type }: BookEvent): string => (type === "change" ? "change" : "state");

interface PromiseWithResolvers {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** A book as the caller has it: the events of its subscription, and its levels. */
export class KeptBook extends EventStream<BookEvent> implements OrderBook<Level> {
  readonly book: Book;
  readonly #debug: DebugListener;
  #whenSynced: PromiseWithResolvers | undefined;

  constructor(sequence: BookSequence, topic: string, options: BookOptions, { clock, debug }: SubscriptionContext) {
    super(topic, "latest", options);
    this.book = new Book(sequence, clock);
    this.#debug = debug;
  }

  get state(): "syncing" | "synced" | "stale" {
    return this.book.state;
  }

  get synced(): Promise<void> {
    if (this.state === "synced" && !this.isEnded) return Promise.resolve();
    this.#whenSynced ??= this.#nextSync();
    return this.#whenSynced.promise;
  }

  best(): ReturnType<Book["best"]> {
    return this.book.best();
  }

  levels(count?: number): ReturnType<Book["levels"]> {
    return this.book.levels(count);
  }

  override onEnd(release: () => void): void {
    super.onEnd(() => {
      this.book.invalidate("The book was closed.");
      release();
    });
  }

  tell(event: BookEvent): void {
    if (event.type === "stale") this.#debug({ type: "book-stale", topic: this.topic, reason: event.reason });
    if (event.type === "synced") {
      this.#whenSynced?.resolve();
      this.#whenSynced = undefined;
    }
    this.push(event, recordOf(event));
  }

  /** The book can no longer be trusted. A book that is stale already tells so again if the reason is another one. */
  goStale(reason: string): void {
    if (this.book.reason !== reason) this.tell(this.book.invalidate(reason));
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
