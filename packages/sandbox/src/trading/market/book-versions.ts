import { entryOf } from "../../maps.ts";
import { type BookLevel, generatedBook, type Levels } from "./book-side.ts";
import type { Instrument } from "./instrument.ts";
import { type Prices, shownAt } from "./prices.ts";

/** An order book without update ids, from which numbered versions are derived. */
export interface BookSource {
  readonly name: string;
  /** Returns a string that identifies the state of the book at an instant. Equal strings mean equal books. */
  stateAt(instant: number): string;
  readonly levels: Levels;
}

const sourceOf = (prices: Prices, instrument: Instrument): BookSource => ({
  name: nameOf(instrument),
  stateAt: (instant) => `${prices.bestBid(instrument, instant)}/${shownAt(instrument.baseCoin, instant)}`,
  levels: generatedBook(prices, instrument),
});

const nameOf = ({ category, symbol }: Instrument): string => `${category}/${symbol}`;

/**
 * Number of levels of the streams that aren't named after their depth. The generated book is infinitely deep, so even
 * the `full` stream needs a limit.
 */
const depths: Readonly<Record<string, number>> = { rpi: 50, full: 2000 };

/** The order book of a symbol with a sequence number that increases with each change at any depth. */
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
    // Skip numbers, because the symbols share the counter of the matching engine.
    if (state !== this.#state) this.#seq += 3;
    this.#state = state;
    return { state, seq: this.#seq };
  }

  levels(depth: number, instant: number): BookLevels {
    const side = (name: "bid" | "ask") => this.#source.levels(name, depth, instant);
    return { b: side("bid"), a: side("ask") };
  }
}

/** An order book with its numbers: `u` counts its updates, and `seq` is the sequence number of the latest update. */
export interface NumberedBook extends BookLevels {
  readonly u: number;
  readonly seq: number;
}

export interface BookUpdate {
  readonly instant: number;
  readonly book: NumberedBook;
  /** Changes since the previous update. Undefined if the numbering restarts. */
  readonly changes: BookChanges | undefined;
}

type Watcher = (update: BookUpdate) => void;

/**
 * Order book of one symbol and stream with the id of its latest update. Reading the book advances it to the requested
 * instant, so REST responses and stream messages always agree.
 */
export class BookVersion {
  readonly #depth: number;
  readonly #sequence: BookSequence;
  readonly #watchers = new Set<Watcher>();
  #state: string | undefined;
  #book: NumberedBook;

  constructor(sequence: BookSequence, depth: number, startedAt: number) {
    this.#depth = depth;
    this.#sequence = sequence;
    this.#book = { b: [], a: [], u: Math.floor(startedAt / 1000), seq: 0 };
  }

  at(instant: number): NumberedBook {
    const { state, seq } = this.#sequence.at(instant);
    if (state === this.#state) return this.#book;
    this.#state = state;
    const after = this.#sequence.levels(this.#depth, instant);
    const changes = changesBetween(this.#book, after);
    if (changes !== undefined) this.#publish({ instant, book: { ...after, u: this.#book.u + 1, seq }, changes });
    return this.#book;
  }

  /** Restarts the update ids at 1, as after a restart of the platform's service. */
  restart(instant: number): void {
    const { state, seq } = this.#sequence.at(instant);
    this.#state = state;
    const levels = this.#sequence.levels(this.#depth, instant);
    this.#publish({ instant, book: { ...levels, u: 1, seq }, changes: undefined });
  }

  /** Adds a callback that runs after each update. Returns a function that removes the callback. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #publish(update: BookUpdate): void {
    this.#book = update.book;
    for (const watcher of this.#watchers) watcher(update);
  }
}

/** The versions of all order books of an environment. */
export class BookVersions {
  readonly #prices: Prices;
  readonly #startedAt: number;
  readonly #sequences = new Map<string, BookSequence>();
  readonly #versions = new Map<string, BookVersion>();

  constructor(prices: Prices, startedAt: number) {
    this.#prices = prices;
    this.#startedAt = startedAt;
  }

  /** Returns the order book of a symbol in a stream. `stream` is `rpi`, `full` or a depth such as `50`. */
  of(instrument: Instrument, stream: string): BookVersion {
    return this.ofSource(sourceOf(this.#prices, instrument), stream);
  }

  ofSource(source: BookSource, stream: string): BookVersion {
    const key = `${source.name}/${stream}`;
    const depth = depths[stream] ?? Number(stream);
    return entryOf(this.#versions, key, () => new BookVersion(this.#sequenceOf(source), depth, this.#startedAt));
  }

  /** Returns the current sequence number of a symbol's order book. All streams of the symbol share this number. */
  sequence(instrument: Instrument, instant: number): number {
    return this.#sequenceOf(sourceOf(this.#prices, instrument)).at(instant).seq;
  }

  /** Restarts the update ids of a symbol in every stream. */
  restart(instrument: Instrument, instant: number): void {
    const prefix = `${nameOf(instrument)}/`;
    for (const [key, version] of this.#versions) if (key.startsWith(prefix)) version.restart(instant);
  }

  #sequenceOf(source: BookSource): BookSequence {
    return entryOf(this.#sequences, source.name, () => new BookSequence(source, this.#startedAt));
  }
}

/** Both sides of an order book, best levels first. */
interface BookLevels {
  readonly b: readonly BookLevel[];
  readonly a: readonly BookLevel[];
}

export interface SideChanges {
  /** New levels and levels with a new size. */
  readonly set: readonly BookLevel[];
  /** Removed levels. */
  readonly gone: readonly BookLevel[];
}

interface BookChanges {
  readonly b: SideChanges;
  readonly a: SideChanges;
}

/** Returns the changes from one book to another. Undefined if the books are equal. */
function changesBetween(before: BookLevels, after: BookLevels): BookChanges | undefined {
  const changes = { b: sideChanges(before.b, after.b, -1), a: sideChanges(before.a, after.a, 1) };
  return isNothing(changes.b) && isNothing(changes.a) ? undefined : changes;
}

const isNothing = ({ set, gone }: SideChanges): boolean => set.length === 0 && gone.length === 0;

/** Compares the sorted levels of two books in one pass. `direction` is the sort direction of the prices. */
function sideChanges(before: readonly BookLevel[], after: readonly BookLevel[], direction: -1 | 1): SideChanges {
  const placeOf = (level: BookLevel | undefined) => (level === undefined ? Infinity : direction * level.tick);
  const set: BookLevel[] = [];
  const gone: BookLevel[] = [];
  let [old, present] = [0, 0];
  while (old < before.length || present < after.length) {
    const [was, is] = [before[old], after[present]];
    const distance = placeOf(was) - placeOf(is);
    if (was !== undefined && distance < 0) gone.push(was);
    else if (is !== undefined && (distance > 0 || hasAnotherSize(was, is))) set.push(is);
    if (distance <= 0) old += 1;
    if (distance >= 0) present += 1;
  }
  return { set, gone };
}

const hasAnotherSize = (was: BookLevel | undefined, is: BookLevel): boolean =>
  was?.sizeVersion !== is.sizeVersion && was?.size !== is.size;
