import { decimalNumber } from "./decimal-number.ts";

/** A price and its sizes. */
export type Level = readonly string[];

/** The sum of the sizes of a level, 0 where the level leaves the book; NaN where one of them is no size. */
function sizeOf(level: Level): number {
  const size = decimalNumber(level[1]);
  const second = level[2] === undefined ? 0 : decimalNumber(level[2]);
  return size >= 0 && second >= 0 ? size + second : Number.NaN;
}

/** The levels of one side, in the order of their prices. */
export class BookSide {
  readonly #isBids: boolean;
  /** The best is the last, because most changes are near it and the end of a list is cheap to change. */
  #levels: Level[] = [];
  /** Their prices as numbers, those of asks negative, so that the best is the highest. */
  #keys: number[] = [];

  constructor(side: "bids" | "asks") {
    this.#isBids = side === "bids";
  }

  get best(): Level | undefined {
    return this.#levels.at(-1);
  }

  /** The best levels, the best first. */
  first(count = Infinity): readonly Level[] {
    return this.#levels.slice(Math.max(0, this.#levels.length - count)).toReversed();
  }

  /** Takes a whole side. Returns what is wrong with the first malformed level; the side is of no use then. */
  replace(levels: readonly Level[]): string | undefined {
    this.#levels = [];
    this.#keys = [];
    // In the order of the list, so that each level comes to its end.
    return this.apply(levels.toReversed().toSorted((left, right) => this.#keyOf(left) - this.#keyOf(right)));
  }

  /** Takes changed levels. Returns what is wrong with the first malformed level; the side is of no use then. */
  apply(levels: readonly Level[]): string | undefined {
    for (const level of levels) {
      const key = this.#keyOf(level);
      if (!Number.isFinite(key)) return `The price ${JSON.stringify(level[0])} is no number.`;
      const size = sizeOf(level);
      if (!Number.isFinite(size)) return `The size ${JSON.stringify(level.slice(1).join(" "))} is no number from 0 up.`;
      const at = this.#find(key);
      const isKnown = at >= 0;
      if (size === 0) {
        if (isKnown) this.#remove(at);
      } else if (isKnown) this.#levels[at] = level;
      else this.#insert(~at, key, level);
    }
    return undefined;
  }

  // Levels move one by one: `splice` makes a list for every call, and a book changes thousands of times a second.

  #insert(at: number, key: number, level: Level): void {
    const [keys, levels] = [this.#keys, this.#levels];
    for (let index = keys.length; index > at; index--) {
      keys[index] = keys[index - 1] as number;
      levels[index] = levels[index - 1] as Level;
    }
    keys[at] = key;
    levels[at] = level;
  }

  #remove(at: number): void {
    const [keys, levels] = [this.#keys, this.#levels];
    for (let index = at; index < keys.length - 1; index++) {
      keys[index] = keys[index + 1] as number;
      levels[index] = levels[index + 1] as Level;
    }
    keys.pop();
    levels.pop();
  }

  #keyOf(level: Level): number {
    const price = decimalNumber(level[0]);
    return this.#isBids ? price : -price;
  }

  /** Where a key is; for a key that is not there the complement of where it belongs, which is negative. */
  #find(key: number): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const found = this.#keys[middle] as number;
      if (found === key) return middle;
      if (found < key) low = middle + 1;
      else high = middle;
    }
    return ~low;
  }
}
