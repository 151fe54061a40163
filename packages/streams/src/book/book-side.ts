/** A price and its sizes. */
export type Level = readonly string[];

/** Whether a level leaves the book: all its sizes are zero. */
const isRemoval = ([, size, second]: Level): boolean => Number(size) === 0 && Number(second ?? 0) === 0;

/** A level with its price as a number, multiplied by the direction of its side so that the best is the highest. */
interface Entry {
  readonly key: number;
  level: Level;
}

/** The levels of one side. Most changes are near the best price, so that is kept at the end, where a list is cheap to change. */
export class BookSide {
  /** 1 for bids, whose best price is the highest, -1 for asks. */
  readonly #direction: 1 | -1;
  #entries: Entry[] = [];

  constructor(direction: 1 | -1) {
    this.#direction = direction;
  }

  get best(): Level | undefined {
    return this.#entries.at(-1)?.level;
  }

  /** The best levels, the best first. */
  first(count = Infinity): readonly Level[] {
    const entries = this.#entries.slice(Math.max(0, this.#entries.length - count));
    return entries.toReversed().map(({ level }) => level);
  }

  replace(levels: readonly Level[]): void {
    const entries = levels.filter((level) => !isRemoval(level)).map((level) => ({ key: this.#keyOf(level), level }));
    this.#entries = entries.toSorted((left, right) => left.key - right.key);
  }

  apply(level: Level): void {
    const key = this.#keyOf(level);
    const at = this.#find(key);
    const known = this.#entries[at];
    if (known?.key !== key) {
      if (!isRemoval(level)) this.#insert(at, { key, level });
    } else if (isRemoval(level)) this.#remove(at);
    else known.level = level;
  }

  // Levels move one by one: `splice` makes a list for every call, and a book changes thousands of times a second.

  #insert(at: number, entry: Entry): void {
    const entries = this.#entries;
    let moved = entry;
    for (let index = at; index < entries.length; index++) [entries[index], moved] = [moved, entries[index] as Entry];
    entries.push(moved);
  }

  #remove(at: number): void {
    const entries = this.#entries;
    for (let index = at; index < entries.length - 1; index++) entries[index] = entries[index + 1] as Entry;
    entries.pop();
  }

  #keyOf(level: Level): number {
    return Number(level[0]) * this.#direction;
  }

  /** Where a key is, or where it belongs. */
  #find(key: number): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#entries[middle] as Entry).key < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
