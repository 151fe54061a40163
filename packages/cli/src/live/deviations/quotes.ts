/**
 * Stores prices and order book levels from the responses and messages of a run, so that other prices and sizes can be
 * compared with them.
 */
import type { Places } from "../specification.ts";

/** Returns true for values that differ by at most a tenth. */
export const isNear = (value: number, other: number): boolean => Math.abs(value - other) <= Math.abs(other) / 10;

/** Names of the fields with the best bid and ask in tickers. */
const quoteNames = [
  ["bid1Price", "ask1Price"],
  ["bidPrice", "askPrice"],
] as const;

const levelKey = (symbol: string, price: number, size: number): string => `${symbol} ${price} ${size}`;

/** Best bids and asks of tickers, and levels of order books without retail price improvement (RPI) orders. */
export class Quotes {
  readonly #prices = new Map<string, readonly number[]>();
  readonly #levels = new Set<string>();

  /** Stores the best bid and ask of a ticker record, and the levels of an order book record. */
  addRecord(places: Places, at: string, record: Readonly<Record<string, unknown>>, symbol: string): void {
    for (const names of quoteNames) {
      const prices = names.map((name) => Number(record[name] || Number.NaN)).filter((price) => price !== 0);
      if (prices.length > 0 && !prices.some(Number.isNaN)) this.#prices.set(symbol, prices);
    }
    for (const side of ["a", "b"])
      if (places[`${at}.${side}[]`]?.titles?.join() === "price,size" && Array.isArray(record[side]))
        for (const level of record[side] as unknown[])
          if (Array.isArray(level)) this.#levels.add(levelKey(symbol, Number(level[0]), Number(level[1])));
  }

  /** Returns whether a value is near the best bid or ask of a symbol. False for an unknown symbol. */
  isNear(symbol: string, value: number): boolean {
    return (this.#prices.get(symbol) ?? []).some((price) => isNear(value, price));
  }

  /** Returns whether an order book of a symbol contained a level with a size above 0. */
  hasLevel(symbol: string, price: number, size: number): boolean {
    return size > 0 && this.#levels.has(levelKey(symbol, price, size));
  }
}
