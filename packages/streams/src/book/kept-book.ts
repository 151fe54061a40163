import type { DebugListener } from "../debug.ts";
import type { Level } from "../message.ts";
import { EventStream, type SubscriptionContext } from "../subscriptions/event-stream.ts";
import { Book, type BookNews } from "./book.ts";
import type { BookSequence } from "./book-update.ts";
import type { BookEvent, BookOptions, OrderBook } from "./types.ts";

/** A slow reader gets the newest event of each of these. */
const recordOf = ({ type }: BookNews): string => (type === "change" ? "change" : "state");

interface PromiseWithResolvers {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** A book as the caller has it: the events of its subscription, and its levels. */
export class KeptBook extends EventStream<BookEvent> implements OrderBook<Level> {
  readonly book: Book;
  readonly #debug: DebugListener;
  /** The caller reads the book, so it may have no other way to notice a failure. */
  #isRead = false;
  #whenSynced: PromiseWithResolvers | undefined;

  constructor(sequence: BookSequence, topic: string, options: BookOptions, context: SubscriptionContext) {
    super(topic, "latest", options, context);
    this.book = new Book(sequence, context.clock);
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

  best(): ReturnType<Book["best"]> {
    this.#isRead = true;
    return this.book.best();
  }

  levels(count?: number): ReturnType<Book["levels"]> {
    this.#isRead = true;
    return this.book.levels(count);
  }

  override releaseWith(release: () => void): void {
    super.releaseWith(() => {
      this.book.invalidate(this.failure?.message ?? "The book was closed.");
      release();
    });
  }

  tell(event: BookNews): void {
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
    const end = this.end.then((error) => {
      throw error ?? new Error(`${this.topic}: the book was closed before it was synced.`);
    });
    const promise = Promise.race([first, end]);
    promise.catch(() => {});
    return { promise, resolve };
  }
}
