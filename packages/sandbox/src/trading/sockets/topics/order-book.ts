import { type Level, pairOf } from "../../market/book-side.ts";
import type { BookUpdate, BookVersion, NumberedBook, SideChanges } from "../../market/book-versions.ts";
import type { Instrument } from "../../market/instrument.ts";
import { type Feed, type FeedOptions, isQuoted } from "./topic.ts";

/** The order book that a feed sends. */
export interface ShownBook {
  readonly symbol: string;
  readonly version: BookVersion;
  /** Returns whether the order book exists at this time, which depends on the market's trading status. */
  isOpen(now: number): boolean;
  /**
   * Kinds of messages that the stream sends. The stream of depth 1 has no deltas, and the stream of the full order book
   * has no snapshots, which are only available over REST.
   */
  readonly sends: "snapshots" | "deltas" | "both";
  rowOf(level: Level): Row;
  /** Converts the levels to fields of a message. */
  dataOf(rows: Rows): object;
}

/** A price, its size and, in the RPI order book, the size of its RPI orders. */
type Row = readonly string[];
type Rows = Readonly<Record<"b" | "a", readonly Row[]>>;

/** Builds a row of the RPI order book. The size of RPI orders is 0, because the sandbox has none. */
const rpiRowOf = (level: Level): Row => [...pairOf(level), "0"];

/** Creates the feed of a symbol's order book. `stream` is a depth, `rpi` or `full`. */
export function orderBookFeed(options: FeedOptions, instrument: Instrument, stream: string): Feed {
  const book: ShownBook = {
    symbol: instrument.symbol,
    version: options.environment.books.of(instrument, stream),
    isOpen: (now) => isQuoted(instrument, now),
    sends: stream === "1" ? "snapshots" : stream === "full" ? "deltas" : "both",
    rowOf: stream === "rpi" ? rpiRowOf : pairOf,
    dataOf: (rows) => rows,
  };
  return new OrderBookFeed(options, book);
}

/** Milliseconds after which the book of depth 1 is resent if it hasn't changed. */
const repeatMs = 3000;

/** Feed of an order book at a given depth: a snapshot, then a delta for each change. */
export class OrderBookFeed implements Feed {
  readonly #options: FeedOptions;
  readonly #book: ShownBook;
  readonly #unwatch: () => void;
  /** True if the market was open at the last update. */
  #isOpen: boolean;
  #pushedAt = 0;

  constructor(options: FeedOptions, book: ShownBook) {
    this.#options = options;
    this.#book = book;
    const now = options.environment.clock.now();
    book.version.at(now);
    this.#isOpen = book.isOpen(now);
    this.#unwatch = book.version.watch((update) => this.#update(update));
  }

  initialMessages(now: number): object[] {
    if (this.#book.sends === "deltas" || !this.#book.isOpen(now)) return [];
    return [this.#snapshot(this.#book.version.at(now), now)];
  }

  pushDue(now: number): void {
    if (!this.#book.isOpen(now)) return;
    const book = this.#book.version.at(now);
    if (this.#book.sends === "snapshots" && now - this.#pushedAt >= repeatMs)
      this.#push(this.#snapshot(book, now), now);
  }

  end(): void {
    this.#unwatch();
  }

  #update({ instant, book, changes }: BookUpdate): void {
    const { sends, isOpen, version } = this.#book;
    if (!isOpen(instant)) return;
    // If a fault restarts the numbering, push the restart (update number 1) instead of these changes.
    if (changes !== undefined && this.#options.restarts()) return version.restart(instant);
    const hasOpened = !this.#isOpen && sends !== "deltas";
    this.#isOpen = true;
    // A stream without snapshots sends an empty update with number 1, after which clients fetch the book again.
    if (changes === undefined && sends === "deltas")
      return this.#push(this.#message("delta", book, { b: [], a: [] }, instant), instant);
    if (changes === undefined || hasOpened || sends === "snapshots")
      return this.#push(this.#snapshot(book, instant), instant);
    const rows = { b: this.#changedRows(changes.b), a: this.#changedRows(changes.a) };
    return this.#push(this.#message("delta", book, rows, instant), instant);
  }

  #snapshot(book: NumberedBook, now: number): object {
    const { rowOf } = this.#book;
    return this.#message("snapshot", book, { b: book.b.map(rowOf), a: book.a.map(rowOf) }, now);
  }

  #push(message: object, now: number): void {
    this.#pushedAt = now;
    this.#options.push(message);
  }

  #message(type: string, { u, seq }: NumberedBook, rows: Rows, ts: number): object {
    const { topic } = this.#options;
    const data = { s: this.#book.symbol, ...this.#book.dataOf(rows), u, seq };
    return { topic: topic.text, type, ts, data, cts: ts };
  }

  /** Returns rows for the new and resized levels, followed by rows for the removed levels. */
  #changedRows({ set, gone }: SideChanges): Row[] {
    const { rowOf } = this.#book;
    return [...set.map(rowOf), ...gone.map(({ price }) => rowOf({ price, size: 0n }))];
  }
}
