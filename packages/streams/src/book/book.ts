import { elapsed, type Clock } from "@specwright/transport";
import type { Level, Levels } from "../message.ts";
import { BookSide, withNumbers } from "./levels.ts";
import {
  hasIntegers,
  isEqual,
  judgeUpdate,
  type BookSequence,
  type BookUpdate,
  type KnownPosition,
} from "./book-update.ts";
import type { WithoutTopic } from "../subscriptions/types.ts";
import type { BestPrices, BookEvent, BookLevels, BookStale, UnsyncedBook } from "./types.ts";

/** What happened to a book, before its subscription adds the topic. */
export type BookNews = WithoutTopic<BookEvent>;

/** The levels of a book and how far they can be trusted. It knows nothing of connections. */
export class Book {
  readonly #sequence: BookSequence;
  readonly #clock: Clock;
  readonly #bids = new BookSide("bids");
  readonly #asks = new BookSide("asks");
  #position: KnownPosition | undefined;
  /** The update that led to the position. */
  #last: BookUpdate | undefined;
  #reason: string | undefined;

  /** When the platform made the last update. */
  #time: number | undefined;
  /** When it arrived, on a clock that only runs forward. */
  #arrivedAt = 0;

  constructor(sequence: BookSequence, clock: Clock) {
    this.#sequence = sequence;
    this.#clock = clock;
  }

  get state(): "syncing" | "synced" | "stale" {
    if (this.#position !== undefined) return "synced";
    return this.#reason === undefined ? "syncing" : "stale";
  }

  /** Why the book is stale; undefined for one that is not. */
  get reason(): string | undefined {
    return this.#reason;
  }

  best(): BestPrices<Level> | UnsyncedBook {
    if (this.#position === undefined) return this.#unsynced();
    return { ...this.#synced(this.#position), bid: this.#bids.best, ask: this.#asks.best };
  }

  levels(count?: number): BookLevels<Level> | UnsyncedBook {
    if (this.#position === undefined) return this.#unsynced();
    return { ...this.#synced(this.#position), bids: this.#bids.first(count), asks: this.#asks.first(count) };
  }

  /**
   * Takes the data of a message that matches the specification; undefined where they change nothing. `time` is when the
   * platform made the message.
   */
  take(update: BookUpdate, isSnapshot: boolean, time: number | undefined): BookNews | undefined {
    const isSynced = this.#position !== undefined;
    if (!hasIntegers(update)) return isSynced ? this.invalidate("The number of an update is no integer.") : undefined;
    const verdict = judgeUpdate(update, isSnapshot, this.#position, this.#sequence);
    if (verdict === "skip") return undefined;
    if (typeof verdict === "object") return this.#isRepeated(update) ? undefined : this.invalidate(verdict.missing);
    return (
      this.#enter(update, verdict) ?? this.#findCrossing() ?? this.#taken(update, isSynced ? verdict : undefined, time)
    );
  }

  /** Takes a snapshot that came over REST, and the updates after it. */
  load(snapshot: BookUpdate, updates: readonly BookUpdate[], time: number | undefined): BookNews {
    let stale = this.#enter(snapshot, "replace");
    for (const update of updates) stale ??= this.#enter(update, "apply");
    return stale ?? this.#findCrossing() ?? this.#taken(updates.at(-1) ?? snapshot, undefined, time);
  }

  /** The book can no longer be trusted. */
  invalidate(reason: string): WithoutTopic<BookStale> {
    this.#position = undefined;
    this.#last = undefined;
    this.#reason = reason;
    return { type: "stale", reason };
  }

  /** Whether an update has the number and the levels of the last one, under a newer sequence number. */
  #isRepeated({ u, b, a }: BookUpdate): boolean {
    const last = this.#last;
    return last !== undefined && isEqual(u, last.u) && haveSameTexts(b, last.b) && haveSameTexts(a, last.a);
  }

  /** A best bid that isn't below the best ask means that an update is missing or wrong. */
  #findCrossing(): WithoutTopic<BookStale> | undefined {
    const bid = this.#bids.bestPrice;
    const ask = this.#asks.bestPrice;
    if (bid === undefined || ask === undefined || bid < ask) return undefined;
    return this.invalidate(`The best bid ${this.#bids.best?.[0]} is not below the best ask ${this.#asks.best?.[0]}.`);
  }

  /** Undefined if the levels have prices and sizes, else the book is stale. */
  #enter({ b, a, u, seq }: BookUpdate, how: "replace" | "apply"): WithoutTopic<BookStale> | undefined {
    const problem = this.#bids[how](withNumbers(b)) ?? this.#asks[how](withNumbers(a));
    if (problem !== undefined) return this.invalidate(problem);
    const restartSeq = u === this.#sequence.restart ? seq : this.#position?.restartSeq;
    this.#position = { u, seq, restartSeq };
    this.#last = { u, seq, b, a };
    this.#reason = undefined;
    return undefined;
  }

  /** `change` is what the update did to a book that was synced before. */
  #taken(
    { u: updateId, b, a }: BookUpdate,
    change: "replace" | "apply" | undefined,
    time: number | undefined,
  ): BookNews {
    this.#time = time;
    this.#arrivedAt = elapsed(this.#clock);
    const receivedAt = this.#clock.now();
    if (change === undefined) return { type: "synced", updateId, time, receivedAt };
    const isSnapshot = change === "replace";
    return { type: "change", updateId, time, receivedAt, bids: textsOf(b), asks: textsOf(a), isSnapshot };
  }

  #synced({ u: updateId }: KnownPosition) {
    const ageMs = elapsed(this.#clock) - this.#arrivedAt;
    return { state: "synced", updateId, time: this.#time, ageMs } as const;
  }

  #unsynced(): UnsyncedBook {
    return this.#reason === undefined ? { state: "syncing" } : { state: "stale", reason: this.#reason };
  }
}

const haveSameTexts = (one: BookUpdate["b"], other: BookUpdate["b"]): boolean =>
  JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));

const textsOf = (levels: Levels | readonly Level[]): readonly Level[] => ("texts" in levels ? levels.texts : levels);
