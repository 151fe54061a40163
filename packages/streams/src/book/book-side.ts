import { decimalNumber } from "./decimal-number.ts";

/** A price and its sizes. */
export type Level = readonly string[];

/** Whether a size is zero, such as `0` or `0.000`. Reading the number of every size would cost more than the rest of a change. */
const isZero = (size: string): boolean => size.startsWith("0") && Number(size) === 0;

/** Whether a level leaves the book: all its sizes are zero. */
const isRemoval = (level: Level): boolean => isZero(level[1] as string) && isZero(level[2] ?? "0");

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

  /** Takes a whole side. Returns the first price that is no number; the side is of no use then. */
  replace(levels: readonly Level[]): string | undefined {
    this.#levels = [];
    this.#keys = [];
    // In the order of the list, so that each level comes to its end.
    return this.apply(levels.toReversed().toSorted((left, right) => this.#keyOf(left) - this.#keyOf(right)));
  }

  /** Takes changed levels. Returns the first price that is no number; the side is of no use then. */
  apply(levels: readonly Level[]): string | undefined {
    for (const level of levels) {
      const key = this.#keyOf(level);
      if (!Number.isFinite(key)) return level[0];
      const at = this.#find(key);
      const isKnown = at >= 0;
      if (isRemoval(level)) {
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
    const price = decimalNumber(level[0] as string);
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
