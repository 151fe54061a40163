import type { Instrument } from "./instrument.ts";
import { shownAt, type Prices } from "./prices.ts";

/** A generated book. */
export interface BookSource {
  readonly name: string;
  /** What the book of an instant depends on: two instants with the same text have the same book. */
  stateAt(instant: number): string;
}

const sourceOf = (prices: Prices, instrument: Instrument): BookSource => ({
  name: nameOf(instrument),
  stateAt: (instant) =>
    `${prices.bestBid(instrument, instant)}/${Math.floor(shownAt(instrument.baseCoin, instant) / 1000)}`,
});

const nameOf = ({ category, symbol }: Instrument): string => `${category}/${symbol}`;

/** Numbers that rise with each change of a book, whatever the depth. */
class BookSequence {
  readonly #source: BookSource;
  #state = "";
  #seq: number;

  constructor(source: BookSource, startedAt: number) {
    this.#source = source;
    this.#seq = Math.floor(startedAt / 1000) * 10;
  }

  at(instant: number): { state: string; seq: number } {
    const state = this.#source.stateAt(instant);
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
  readonly #sequences = new Map<string, BookSequence>();
  readonly #versions = new Map<string, BookVersion>();

  constructor(prices: Prices, startedAt: number) {
    this.#prices = prices;
    this.#startedAt = startedAt;
  }

  /** The book of a symbol; a stream is a depth, `rpi` or `full`. */
  of(instrument: Instrument, stream: string): BookVersion {
    return this.ofSource(sourceOf(this.#prices, instrument), stream);
  }

  ofSource(source: BookSource, stream: string): BookVersion {
    const key = `${source.name}/${stream}`;
    let version = this.#versions.get(key);
    if (version === undefined) {
      version = new BookVersion(this.#sequenceOf(source), this.#startedAt);
      this.#versions.set(key, version);
    }
    return version;
  }

  /** Restarts the numbers of a symbol in every stream. */
  restart(instrument: Instrument, instant: number): void {
    const prefix = `${nameOf(instrument)}/`;
    for (const [key, version] of this.#versions) if (key.startsWith(prefix)) version.restart(instant);
  }

  #sequenceOf(source: BookSource): BookSequence {
    let sequence = this.#sequences.get(source.name);
    if (sequence === undefined) {
      sequence = new BookSequence(source, this.#startedAt);
      this.#sequences.set(source.name, sequence);
    }
    return sequence;
  }
}
