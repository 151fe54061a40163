/** A price and its sizes. */
export type Level = readonly string[];

/** Whether a size is zero, such as `0` or `0.000`. Reading the number of every size would cost more than the rest of a change. */
const isZero = (size: string): boolean => size.startsWith("0") && Number(size) === 0;

/** Whether a level leaves the book: all its sizes are zero. */
const isRemoval = (level: Level): boolean => isZero(level[1] as string) && isZero(level[2] ?? "0");

const priceOf = (level: Level): string => level[0] as string;

/**
 * The levels of one side. A level is found by the text of its price, so a change of its size reads no number and moves nothing.
 * The order of the prices changes only when one is new or leaves.
 */
export class BookSide {
  /** 1 for bids, whose best price is the highest, -1 for asks. */
  readonly #direction: 1 | -1;
  #levels = new Map<string, Level>();
  /** The prices in their order. The best is the last, because most changes are near it and the end of a list is cheap to change. */
  #prices: string[] = [];
  /** The same prices as numbers, multiplied by the direction so that the best is the highest. */
  #keys: number[] = [];

  constructor(direction: 1 | -1) {
    this.#direction = direction;
  }

  get best(): Level | undefined {
    return this.first(1)[0];
  }

  /** The best levels, the best first. */
  first(count = Infinity): readonly Level[] {
    const prices = this.#prices.slice(Math.max(0, this.#prices.length - count));
    return prices.toReversed().map((price) => this.#levels.get(price) as Level);
  }

  replace(levels: readonly Level[]): void {
    this.#levels.clear();
    this.#prices = [];
    this.#keys = [];
    // Servers send the best level first, and the end of the list is cheap to change.
    for (const level of levels.toReversed()) this.apply(level);
  }

  apply(level: Level): void {
    const price = priceOf(level);
    if (isRemoval(level)) return this.#remove(price);
    if (!this.#levels.has(price)) this.#insert(price);
    this.#levels.set(price, level);
  }

  /** Finds the place of a price that is not known by its text. It may be known by another one, such as `9.5` for `9.50`. */
  #insert(price: string): void {
    const key = this.#keyOf(price);
    const at = this.#find(key);
    if (this.#keys[at] !== key) return this.#addAt(at, key, price);
    this.#levels.delete(this.#prices[at] as string);
    this.#prices[at] = price;
  }

  #remove(price: string): void {
    const key = this.#keyOf(price);
    const at = this.#find(key);
    if (this.#keys[at] !== key) return;
    this.#levels.delete(this.#prices[at] as string);
    this.#removeAt(at);
  }

  // Prices move one by one: `splice` makes a list for every call, and a book changes thousands of times a second.

  #addAt(at: number, key: number, price: string): void {
    const [keys, prices] = [this.#keys, this.#prices];
    for (let index = keys.length; index > at; index--) {
      keys[index] = keys[index - 1] as number;
      prices[index] = prices[index - 1] as string;
    }
    keys[at] = key;
    prices[at] = price;
  }

  #removeAt(at: number): void {
    const [keys, prices] = [this.#keys, this.#prices];
    for (let index = at; index < keys.length - 1; index++) {
      keys[index] = keys[index + 1] as number;
      prices[index] = prices[index + 1] as string;
    }
    keys.pop();
    prices.pop();
  }

  #keyOf(price: string): number {
    return Number(price) * this.#direction;
  }

  /** Where a key is, or where it belongs. */
  #find(key: number): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle] as number) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
