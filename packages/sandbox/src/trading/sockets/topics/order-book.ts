import { formatDecimal } from "../../../decimal.ts";
import { fullDepth } from "../../handlers/market/market-orderbook.ts";
import { levels, type Level } from "../../market/book.ts";
import type { BookVersion } from "../../market/book-versions.ts";
import type { Instrument } from "../../market/instrument.ts";
import { isQuoted } from "../topic.ts";
import { inOrder, type Feed, type FeedOptions } from "./feed.ts";

/** A price and its size, and in the RPI book the size of RPI orders. */
type Row = readonly [price: string, ...sizes: string[]];
type Side = Map<string, Row>;
interface Levels {
  b: Side;
  a: Side;
}

/** Where a feed takes its book from. */
export interface ShownBook {
  readonly symbol: string;
  readonly version: BookVersion;
  /** Whether the market is open far enough to have a book. */
  isOpen(now: number): boolean;
  /** Best level first. */
  levels(side: "bid" | "ask", instant: number): readonly Level[];
}

/** The feed of a symbol; a stream is a depth, `rpi` or `full`. */
export function orderBookFeed(options: FeedOptions, instrument: Instrument, stream: string): Feed {
  const { prices, books } = options.environment;
  const depth = stream === "full" ? fullDepth : stream === "rpi" ? 50 : Number(stream);
  const book: ShownBook = {
    symbol: instrument.symbol,
    version: books.of(instrument, stream),
    isOpen: (now) => isQuoted(instrument, now),
    levels: (side, instant) => levels(prices, instrument, side, depth, instant),
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
  readonly #version: BookVersion;
  readonly #unwatch: () => void;
  #shown: Levels;
  /** Whether the market was open at the last update. */
  #isOpen: boolean;
  #pushedAt = 0;

  constructor(options: FeedOptions, book: ShownBook, stream: string) {
    this.#options = options;
    this.#book = book;
    this.#stream = stream;
    this.#version = book.version;
    const now = options.environment.clock.now();
    this.#version.at(now);
    this.#shown = this.#levels(now);
    this.#isOpen = book.isOpen(now);
    this.#unwatch = this.#version.watch((instant, hasRestarted) => this.#update(instant, hasRestarted));
  }

  greet(now: number): object[] {
    // The snapshot of a full book comes over REST.
    if (this.#stream === "full" || !this.#book.isOpen(now)) return [];
    return [this.#snapshot(now)];
  }

  work(now: number): void {
    if (!this.#book.isOpen(now)) return;
    this.#version.at(now);
    if (this.#stream === "1" && now - this.#pushedAt >= repeatMs) this.#push(this.#snapshot(now), now);
  }

  end(): void {
    this.#unwatch();
  }

  #update(instant: number, hasRestarted: boolean): void {
    if (!this.#book.isOpen(instant)) return;
    // The restart is an update of its own.
    if (!hasRestarted && this.#options.restarts()) return this.#version.restart(instant);
    const before = this.#shown;
    this.#shown = this.#levels(instant);
    const hasOpened = !this.#isOpen && this.#stream !== "full";
    this.#isOpen = true;
    if (hasRestarted && this.#stream === "full") return this.#push(this.#emptied(instant), instant);
    if (this.#stream === "1" || hasOpened || hasRestarted) return this.#push(this.#snapshot(instant), instant);
    const data = {
      s: this.#book.symbol,
      b: changes(before.b, this.#shown.b),
      a: changes(before.a, this.#shown.a),
      ...this.#version.at(instant),
    };
    return this.#push(this.#message("delta", data, instant), instant);
  }

  #snapshot(now: number): object {
    const numbers = this.#version.at(now);
    const { a, b } = this.#shown;
    return this.#message("snapshot", { s: this.#book.symbol, b: [...b.values()], a: [...a.values()], ...numbers }, now);
  }

  /** The full book has no snapshot on the stream: an empty update with number 1 tells to fetch it again. */
  #emptied(now: number): object {
    return this.#message("delta", { s: this.#book.symbol, b: [], a: [], ...this.#version.at(now) }, now);
  }

  #push(message: object, now: number): void {
    this.#pushedAt = now;
    this.#options.push(message);
  }

  #message(type: string, data: object, ts: number): object {
    const { channel, text, server, parameters } = this.#options.topic;
    return inOrder({ topic: text, type, ts, data, cts: ts }, channel.keyOrder(server, parameters));
  }

  #levels(instant: number): Levels {
    const side = (name: "bid" | "ask"): Side => {
      const rows = this.#book.levels(name, instant).map((level) => this.#row(level));
      return new Map(rows.map((row) => [row[0], row]));
    };
    return { b: side("bid"), a: side("ask") };
  }

  /** The sandbox has no RPI orders. */
  #row({ price, size }: Level): Row {
    const row: Row = [formatDecimal(price), formatDecimal(size)];
    return this.#stream === "rpi" ? [...row, "0"] : row;
  }
}

/** The levels that are new or have another size, then those that are gone. */
function changes(before: Side, after: Side): (readonly string[])[] {
  const changed = [...after].filter(([price, row]) => before.get(price)?.[1] !== row[1]).map(([, row]) => row);
  const gone = [...before].filter(([price]) => !after.has(price));
  return [...changed, ...gone.map(([price, row]) => [price, ...row.slice(1).map(() => "0")])];
}
