import { formatDecimal } from "../../../decimal.ts";
import type { SideChanges } from "../../market/book-changes.ts";
import type { Level } from "../../market/book-side.ts";
import type { BookUpdate, BookVersion, NumberedBook } from "../../market/book-versions.ts";
import type { Instrument } from "../../market/instrument.ts";
import { isQuoted } from "../topic.ts";
import { inOrder, type Feed, type FeedOptions } from "./feed.ts";

/** Where a feed takes its book from. */
export interface ShownBook {
  readonly symbol: string;
  readonly version: BookVersion;
  /** Whether the market is open far enough to have a book. */
  isOpen(now: number): boolean;
}

/** The feed of a symbol; a stream is a depth, `rpi` or `full`. */
export function orderBookFeed(options: FeedOptions, instrument: Instrument, stream: string): Feed {
  const book: ShownBook = {
    symbol: instrument.symbol,
    version: options.environment.books.of(instrument, stream),
    isOpen: (now) => isQuoted(instrument, now),
  };
  return new OrderBookFeed(options, book, stream);
}

/** An unchanged book of depth 1 is sent again after this time. */
const repeatMs = 3000;

/** An order book of some depth: a snapshot, then a delta for each change. */
export class OrderBookFeed implements Feed {
  readonly #options: FeedOptions;
  readonly #book: ShownBook;
  readonly #stream: string;
  readonly #unwatch: () => void;
  /** Whether the market was open at the last update. */
  #isOpen: boolean;
  #pushedAt = 0;

  constructor(options: FeedOptions, book: ShownBook, stream: string) {
    this.#options = options;
    this.#book = book;
    this.#stream = stream;
    const now = options.environment.clock.now();
    book.version.at(now);
    this.#isOpen = book.isOpen(now);
    this.#unwatch = book.version.watch((update) => this.#update(update));
  }

  greet(now: number): object[] {
    // The snapshot of a full book comes over REST.
    if (this.#stream === "full" || !this.#book.isOpen(now)) return [];
    return [this.#snapshot(this.#book.version.at(now), now)];
  }

  work(now: number): void {
    if (!this.#book.isOpen(now)) return;
    const book = this.#book.version.at(now);
    if (this.#stream === "1" && now - this.#pushedAt >= repeatMs) this.#push(this.#snapshot(book, now), now);
  }

  end(): void {
    this.#unwatch();
  }

  #update({ instant, book, changes }: BookUpdate): void {
    if (!this.#book.isOpen(instant)) return;
    // The restart is an update of its own.
    if (changes !== undefined && this.#options.restarts()) return this.#book.version.restart(instant);
    const hasOpened = !this.#isOpen && this.#stream !== "full";
    this.#isOpen = true;
    // The full book has no snapshot on the stream: an empty update with number 1 tells to fetch it again.
    if (changes === undefined && this.#stream === "full")
      return this.#push(this.#message("delta", book, { b: [], a: [] }, instant), instant);
    if (changes === undefined || hasOpened || this.#stream === "1")
      return this.#push(this.#snapshot(book, instant), instant);
    const rows = { b: this.#changedRows(changes.b), a: this.#changedRows(changes.a) };
    return this.#push(this.#message("delta", book, rows, instant), instant);
  }

  #snapshot(book: NumberedBook, now: number): object {
    const rows = { b: book.b.map((level) => this.#row(level)), a: book.a.map((level) => this.#row(level)) };
    return this.#message("snapshot", book, rows, now);
  }

  #push(message: object, now: number): void {
    this.#pushedAt = now;
    this.#options.push(message);
  }

  #message(type: string, { u, seq }: NumberedBook, rows: Readonly<Record<"b" | "a", Row[]>>, ts: number): object {
    const { channel, text, server, parameters } = this.#options.topic;
    const data = { s: this.#book.symbol, ...rows, u, seq };
    return inOrder({ topic: text, type, ts, data, cts: ts }, channel.keyOrder(server, parameters));
  }

  /** The levels that are new or have another size, then those that are gone. */
  #changedRows({ set, gone }: SideChanges): Row[] {
    return [...set.map((level) => this.#row(level)), ...gone.map(({ price }) => this.#row({ price, size: 0n }))];
  }

  /** The sandbox has no RPI orders. */
  #row({ price, size }: Level): Row {
    const row = [formatDecimal(price), formatDecimal(size)] as const;
    return this.#stream === "rpi" ? [...row, "0"] : row;
  }
}

/** A price and its size, and in the RPI book the size of RPI orders. */
type Row = readonly [price: string, size: string, rpiSize?: string];
