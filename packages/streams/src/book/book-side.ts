/** A price and its sizes. */
export type Level = readonly string[];

/** Whether a level leaves the book: all its sizes are zero. */
const isRemoval = (level: Level): boolean => level.slice(1).every((size) => Number(size) === 0);

/** The levels of one side, sorted, the best first. */
export class BookSide {
  /** 1 for asks, whose best price is the lowest, -1 for bids. */
  readonly #direction: 1 | -1;
  /** Prices as numbers, each with its direction, so that they always rise. */
  #keys: number[] = [];
  #levels: Level[] = [];

  constructor(direction: 1 | -1) {
    this.#direction = direction;
  }

  get best(): Level | undefined {
    return this.#levels[0];
  }

  first(count: number | undefined): readonly Level[] {
    return this.#levels.slice(0, count);
  }

  replace(levels: readonly Level[]): void {
    const kept = levels.filter((level) => !isRemoval(level));
    this.#levels = kept.toSorted((left, right) => this.#keyOf(left) - this.#keyOf(right));
    this.#keys = this.#levels.map((level) => this.#keyOf(level));
  }

  apply(level: Level): void {
    const key = this.#keyOf(level);
    const at = this.#find(key);
    const exists = this.#keys[at] === key;
    if (isRemoval(level)) {
      if (!exists) return;
      this.#keys.splice(at, 1);
      this.#levels.splice(at, 1);
    } else if (exists) {
      this.#levels[at] = level;
    } else {
      this.#keys.splice(at, 0, key);
      this.#levels.splice(at, 0, level);
    }
  }

  #keyOf([price]: Level): number {
    return Number(price) * this.#direction;
  }

  /** Where a key is, or where it belongs. */
  #find(key: number): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
