import type { Instrument } from "./instrument.ts";
import { shownAt, type Prices } from "./prices.ts";

/** What the generated book of an instant depends on: two instants with the same text have the same book. */
const stateOf = (prices: Prices, instrument: Instrument, instant: number): string =>
  `${prices.bestBid(instrument, instant)}/${Math.floor(shownAt(instrument.baseCoin, instant) / 1000)}`;

/** Numbers that rise with each change of a symbol's book, whatever the depth. */
class BookSequence {
  readonly #prices: Prices;
  readonly #instrument: Instrument;
  #state = "";
  #seq: number;

  constructor(prices: Prices, instrument: Instrument, startedAt: number) {
    this.#prices = prices;
    this.#instrument = instrument;
    this.#seq = Math.floor(startedAt / 1000) * 10;
  }

  at(instant: number): { state: string; seq: number } {
    const state = stateOf(this.#prices, this.#instrument, instant);
    // It skips numbers, as other symbols share the counter of the matching engine.
    if (state !== this.#state) this.#seq += 3;
    this.#state = state;
    return { state, seq: this.#seq };
  }
}

type Watcher = (instant: number, hasRestarted: boolean) => void;

/**
 * The number of the newest update of one symbol and stream. Whoever looks at the book moves it to that instant, so that a REST
 * response and the messages of a stream never disagree.
 */
export class BookVersion {
  readonly #sequence: BookSequence;
  readonly #watchers = new Set<Watcher>();
  #state: string | undefined;
  #u: number;

  constructor(sequence: BookSequence, startedAt: number) {
    this.#sequence = sequence;
    this.#u = Math.floor(startedAt / 1000);
  }

  at(instant: number): { u: number; seq: number } {
    const { state, seq } = this.#sequence.at(instant);
    if (state !== this.#state) {
      this.#u += 1;
      this.#state = state;
      this.#tell(instant, false);
    }
    return { u: this.#u, seq };
  }

  /** The numbering starts again, as after a restart of the platform's service: this book is number 1. */
  restart(instant: number): void {
    this.#state = this.#sequence.at(instant).state;
    this.#u = 1;
    this.#tell(instant, true);
  }

  /** Calls the watcher after each update; returns a function that ends this. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #tell(instant: number, hasRestarted: boolean): void {
    for (const watcher of this.#watchers) watcher(instant, hasRestarted);
  }
}

/** The versions of all books of an environment. */
export class BookVersions {
  readonly #prices: Prices;
  readonly #startedAt: number;
  readonly #sequences = new Map<Instrument, BookSequence>();
  readonly #versions = new Map<string, BookVersion>();

  constructor(prices: Prices, startedAt: number) {
    this.#prices = prices;
    this.#startedAt = startedAt;
  }

  /** A stream is a depth, `rpi` or `full`. */
  of(instrument: Instrument, stream: string): BookVersion {
    const key = `${instrument.category}/${instrument.symbol}/${stream}`;
    let version = this.#versions.get(key);
    if (version === undefined) {
      version = new BookVersion(this.#sequenceOf(instrument), this.#startedAt);
      this.#versions.set(key, version);
    }
    return version;
  }

  /** Restarts the numbers of a symbol in every stream. */
  restart(instrument: Instrument, instant: number): void {
    const prefix = `${instrument.category}/${instrument.symbol}/`;
    for (const [key, version] of this.#versions) if (key.startsWith(prefix)) version.restart(instant);
  }

  #sequenceOf(instrument: Instrument): BookSequence {
    let sequence = this.#sequences.get(instrument);
    if (sequence === undefined) {
      sequence = new BookSequence(this.#prices, instrument, this.#startedAt);
      this.#sequences.set(instrument, sequence);
    }
    return sequence;
  }
}
