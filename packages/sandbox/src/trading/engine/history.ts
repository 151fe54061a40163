/** Maximum number of records of each kind per account. More records would slow down every request. */
const mostKept = 10_000;

export interface HistoryOptions<Item> {
  /** Returns the keys by which `newestFirst` and `newest` find the item. */
  keysOf(item: Item): readonly string[];
  /** Returns whether an old item must be kept, such as an open order. */
  mustStay?(item: Item): boolean;
}

/**
 * Records in order of creation, indexed by keys. Only the newest 10,000 are kept, plus those for which `mustStay` is
 * true.
 */
export class History<Item> {
  readonly #options: HistoryOptions<Item>;
  #all: Item[] = [];
  #byKey = new Map<string, Item[]>();

  constructor(options: HistoryOptions<Item>) {
    this.#options = options;
  }

  get length(): number {
    return this.#all.length;
  }

  push(item: Item): void {
    this.#add(item);
    // Remove records only when there are a quarter more than the limit, so that removals are rare.
    if (this.#all.length > mostKept * 1.25) this.#forgetOldest();
  }

  /** Yields all items, or only the items with the given index key, newest first. */
  *newestFirst(key?: string): Generator<Item> {
    const list = key === undefined ? this.#all : (this.#byKey.get(key) ?? []);
    for (let index = list.length - 1; index >= 0; index--) yield list[index] as Item;
  }

  /** Returns the newest item with a key. */
  newest(key: string): Item | undefined {
    return this.#byKey.get(key)?.at(-1);
  }

  /** Replaces all items. */
  replace(items: readonly Item[]): void {
    this.#all = [];
    this.#byKey = new Map();
    for (const item of items) this.#add(item);
  }

  #add(item: Item): void {
    this.#all.push(item);
    for (const key of this.#options.keysOf(item)) {
      const list = this.#byKey.get(key);
      if (list === undefined) this.#byKey.set(key, [item]);
      else list.push(item);
    }
  }

  #forgetOldest(): void {
    const items = this.#all;
    const firstKept = items.length - mostKept;
    this.#all = [];
    this.#byKey = new Map();
    for (const [index, item] of items.entries()) {
      if (index >= firstKept || this.#options.mustStay?.(item) === true) this.#add(item);
    }
  }
}

interface OrderIds {
  readonly orderId: string;
  /** Client order id. Empty if the client set none. */
  readonly orderLinkId: string;
}

const idKeys = ({ orderId, orderLinkId }: OrderIds): string[] =>
  orderLinkId === "" ? [`id/${orderId}`] : [`id/${orderId}`, `link/${orderLinkId}`];

/** Orders, indexed by both `orderId` and `orderLinkId`. */
export class OrderHistory<Order extends OrderIds> extends History<Order> {
  constructor({ keysOf, ...options }: HistoryOptions<Order>) {
    super({ ...options, keysOf: (order) => [...keysOf(order), ...idKeys(order)] });
  }

  /** Returns the order with an id. `orderId` takes precedence over `orderLinkId`. */
  find({ orderId = "", orderLinkId = "" }: Partial<OrderIds>): Order | undefined {
    return this.newest(orderId === "" ? `link/${orderLinkId}` : `id/${orderId}`);
  }
}

/** Returns the index keys for the records of an instrument: its category, and its category with its symbol. */
export const instrumentKeys = ({ category, symbol }: { category: string; symbol: string }): string[] => [
  category,
  `${category}:${symbol}`,
];

/** Returns the index key that finds the records of one symbol, or of the whole category if the symbol is empty. */
export const instrumentKey = (category: string, symbol: string): string =>
  symbol === "" ? category : `${category}:${symbol}`;
