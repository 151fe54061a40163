import { elapsed, type Clock } from "@specwright/transport";
import type { Level, Levels } from "../message.ts";
import { BookSide, withNumbers } from "./levels.ts";
import {
  hasIntegers,
  isEqual,
  classifyUpdate,
  type BookSequence,
  type BookUpdate,
  type SyncedPosition,
} from "./update-sequence.ts";
import type { WithoutTopic } from "../subscriptions/types.ts";
import type { BestPrices, BookEvent, BookLevels, BookStale, UnsyncedBook } from "./types.ts";

/** Event of an order book as `LocalBook` creates it. The subscription adds the topic. */
export type LocalBookEvent = WithoutTopic<BookEvent>;

/** Levels of a book and their sync state. Applies messages, but doesn't manage the connection. */
export class LocalBook {
  readonly #sequence: BookSequence;
  readonly #clock: Clock;
  readonly #bids = new BookSide("bids");
  readonly #asks = new BookSide("asks");
  #position: SyncedPosition | undefined;
  /** Last applied update. */
  #last: BookUpdate | undefined;
  #reason: string | undefined;

  /** Platform time of the last update, in milliseconds since the epoch. */
  #time: number | undefined;
  /** Arrival time of the last update, in milliseconds on a monotonic clock. */
  #arrivedAt = 0;

  constructor(sequence: BookSequence, clock: Clock) {
    this.#sequence = sequence;
    this.#clock = clock;
  }

  get state(): "syncing" | "synced" | "stale" {
    if (this.#position !== undefined) return "synced";
    return this.#reason === undefined ? "syncing" : "stale";
  }

  /** Reason why the book is stale. Undefined while it isn't stale. */
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
   * Applies the data of a message that matches the specification. Returns undefined if the message changes nothing.
   * `time` is the platform time of the message.
   */
  applyUpdate(update: BookUpdate, isSnapshot: boolean, time: number | undefined): LocalBookEvent | undefined {
    const isSynced = this.#position !== undefined;
    if (!hasIntegers(update)) return isSynced ? this.invalidate("An update number is not an integer.") : undefined;
    const action = classifyUpdate(update, isSnapshot, this.#position, this.#sequence);
    if (action === "skip") return undefined;
    if (typeof action === "object") return this.#isRepeated(update) ? undefined : this.invalidate(action.missing);
    return (
      this.#applyLevels(update, action) ??
      this.#findCrossing() ??
      this.#eventOf(update, isSynced ? action : undefined, time)
    );
  }

  /** Replaces the book with a snapshot from REST, and applies the updates that follow the snapshot. */
  loadSnapshot(snapshot: BookUpdate, updates: readonly BookUpdate[], time: number | undefined): LocalBookEvent {
    let stale = this.#applyLevels(snapshot, "replace");
    for (const update of updates) stale ??= this.#applyLevels(update, "apply");
    return stale ?? this.#findCrossing() ?? this.#eventOf(updates.at(-1) ?? snapshot, undefined, time);
  }

  /** Marks the book as stale: its levels can't be trusted until the next snapshot. */
  invalidate(reason: string): WithoutTopic<BookStale> {
    this.#position = undefined;
    this.#last = undefined;
    this.#reason = reason;
    return { type: "stale", reason };
  }

  /**
   * Returns true if the update has the same update number and levels as the last update, but a newer sequence number.
   */
  #isRepeated({ u, b, a }: BookUpdate): boolean {
    const last = this.#last;
    return last !== undefined && isEqual(u, last.u) && haveSameTexts(b, last.b) && haveSameTexts(a, last.a);
  }

  /**
   * Invalidates the book unless its best bid is below its best ask. A crossed book means that an update is missing or
   * wrong.
   */
  #findCrossing(): WithoutTopic<BookStale> | undefined {
    const bid = this.#bids.bestPrice ?? -Infinity;
    const ask = this.#asks.bestPrice ?? Infinity;
    if (bid < ask) return undefined;
    return this.invalidate(`The best bid ${this.#bids.best?.[0]} is not below the best ask ${this.#asks.best?.[0]}.`);
  }

  /**
   * Applies the levels of an update and advances the position. Invalidates the book if a price or size isn't a number.
   */
  #applyLevels({ b, a, u, seq }: BookUpdate, how: "replace" | "apply"): WithoutTopic<BookStale> | undefined {
    const problem = this.#bids[how](withNumbers(b)) ?? this.#asks[how](withNumbers(a));
    if (problem !== undefined) return this.invalidate(problem);
    const restartSeq = u === this.#sequence.restart ? seq : this.#position?.restartSeq;
    this.#position = { u, seq, restartSeq };
    this.#last = { u, seq, b, a };
    this.#reason = undefined;
    return undefined;
  }

  /** Creates the event of an applied update. `change` is undefined if the book was not synced before the update. */
  #eventOf(
    { u: updateId, b, a }: BookUpdate,
    change: "replace" | "apply" | undefined,
    time: number | undefined,
  ): LocalBookEvent {
    this.#time = time;
    this.#arrivedAt = elapsed(this.#clock);
    const receivedAt = this.#clock.now();
    if (change === undefined) return { type: "synced", updateId, time, receivedAt };
    const isSnapshot = change === "replace";
    return { type: "change", updateId, time, receivedAt, bids: textsOf(b), asks: textsOf(a), isSnapshot };
  }

  #synced({ u: updateId }: SyncedPosition) {
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
