/** A price and its sizes. */
export type Level = readonly string[];

/** Whether a level leaves the book: all its sizes are zero. */
function isRemoval(level: Level): boolean {
  for (let at = 1; at < level.length; at++) if (Number(level[at]) !== 0) return false;
  return true;
}

/** The levels of one side. Most changes are near the best price, so that is kept at the end, where a list is cheap to change. */
export class BookSide {
  /** 1 for bids, whose best price is the highest, -1 for asks. */
  readonly #direction: 1 | -1;
  /** Prices as numbers, each with its direction, so that they always rise. */
  #keys: number[] = [];
  #levels: Level[] = [];

  constructor(direction: 1 | -1) {
    this.#direction = direction;
  }

  get best(): Level | undefined {
    return this.#levels.at(-1);
  }

  /** The best levels, the best first. */
  first(count = Infinity): readonly Level[] {
    return this.#levels.slice(Math.max(0, this.#levels.length - count)).toReversed();
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
