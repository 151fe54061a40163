import type { Level, Levels } from "../message.ts";

const DECIMAL = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Parses a decimal string such as `65000.50` or `1.2e-07`. NaN for anything else, such as `0x10`. */
export const decimalNumber = (text: unknown): number =>
  typeof text === "string" && DECIMAL.test(text) ? Number(text) : Number.NaN;

/** Adds one or two sizes. NaN if a size is below 0. */
const sumOf = (first: number, second = 0): number => (first >= 0 && second >= 0 ? first + second : Number.NaN);

/** Returns levels with prices and sizes as numbers. A decoder may already have parsed the numbers. */
export function withNumbers(levels: Levels | readonly Level[]): Levels {
  if ("texts" in levels) return levels;
  const sizeOf = ([, first, second]: Level): number =>
    sumOf(decimalNumber(first), second === undefined ? undefined : decimalNumber(second));
  return { texts: levels, prices: levels.map(([price]) => decimalNumber(price)), sizes: levels.map(sizeOf) };
}

/** Levels of one side, sorted by price. */
export class BookSide {
  readonly #isBids: boolean;
  /**
   * Levels in ascending order, so the best level is last. Most changes are near the best level, and changes at the end
   * of an array are cheap.
   */
  #levels: Level[] = [];
  /** Prices of the levels as numbers. Ask prices are negated, so the best level has the highest number. */
  #keys: number[] = [];

  constructor(side: "bids" | "asks") {
    this.#isBids = side === "bids";
  }

  get best(): Level | undefined {
    return this.#levels.at(-1);
  }

  /** Price of the best level. */
  get bestPrice(): number | undefined {
    const key = this.#keys.at(-1);
    return key === undefined || this.#isBids ? key : -key;
  }

  /** Returns the best `count` levels, best first. */
  first(count = Infinity): readonly Level[] {
    return this.#levels.slice(Math.max(0, this.#levels.length - count)).toReversed();
  }

  /**
   * Replaces all levels of the side. If a level is malformed, returns a description of the problem. The side is
   * then unusable.
   */
  replace(levels: Levels): string | undefined {
    this.#levels = [];
    this.#keys = [];
    const keyAt = (index: number): number => this.#keyOf(levels.prices[index] as number);
    // Sort the levels in array order, so that each level is appended.
    const order = [...levels.prices.keys()].toReversed().toSorted((left, right) => keyAt(left) - keyAt(right));
    for (const index of order) {
      const problem = this.#applyLevel(levels, index);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  /**
   * Applies changed levels to the side. If a level is malformed, returns a description of the problem. The side is
   * then unusable.
   */
  apply(levels: Levels): string | undefined {
    for (let index = 0; index < levels.texts.length; index++) {
      const problem = this.#applyLevel(levels, index);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  #applyLevel({ texts, prices, sizes }: Levels, index: number): string | undefined {
    const level = texts[index] as Level;
    const key = this.#keyOf(prices[index] as number);
    const size = sizes[index] as number;
    if (!Number.isFinite(key)) return `The price ${JSON.stringify(level[0])} is not a number.`;
    if (!Number.isFinite(size))
      return `The size ${JSON.stringify(level.slice(1).join(" "))} is not a number of 0 or more.`;
    const at = this.#find(key);
    const isKnown = at >= 0;
    if (size === 0) {
      if (isKnown) this.#remove(at);
    } else if (isKnown) this.#levels[at] = level;
    else this.#insert(~at, key, level);
    return undefined;
  }

  // Levels move one by one: `splice` allocates an array for every call, and a book changes thousands of times a second.

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

  #keyOf(price: number): number {
    return this.#isBids ? price : -price;
  }

  /**
   * Returns the index of a key. If the key is missing, returns a negative number: the bitwise complement of the key's
   * insertion index.
   */
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
