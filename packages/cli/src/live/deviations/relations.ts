/**
 * Relations between the fields of a record or the entries of a tuple: prices of candles and books, quantities and
 * values.
 */
import type { Deviation } from "@specwright/transport";
import type { Places } from "../specification.ts";
import { isNear, type Quotes } from "./quotes.ts";

/** Returns the number in a field or titled entry. NaN if it is missing or empty. */
type Read = (name: string) => number;

type Finding = Pick<Deviation, "expected" | "found">;

const numberOf = (value: unknown): number => (value === "" || value === null ? Number.NaN : Number(value));

/** Returns a reader of an object's fields, or of a tuple's entries by their titles. */
export function readerOf(places: Places, at: string, record: unknown): Read {
  if (!Array.isArray(record)) return (name) => numberOf((Object(record) as Readonly<Record<string, unknown>>)[name]);
  const { titles = [] } = places[at] ?? {};
  return (name) => numberOf((record as readonly unknown[])[titles.indexOf(name)]);
}

/** Returns a finding for a candle with contradictory prices. */
export function candleFindings(read: Read): Finding[] {
  const [open, high, low, close] = [read("open"), read("high"), read("low"), read("close")];
  if (high < low) return [{ expected: "high at least low", found: "high below low" }];
  return [open, close].some((price) => price > high || price < low)
    ? [{ expected: "open and close from low to high", found: "a price outside of low to high" }]
    : [];
}

/**
 * Returns a finding if open and close seem to be exchanged: candles close where the previous candle opened, rather than
 * open where it closed. The candles are sorted newest first.
 */
export function chainFindings(candles: readonly Read[]): Finding[] {
  const pairs = candles.slice(1).map((earlier, index) => [candles[index] ?? earlier, earlier] as const);
  const gaps = (from: string, to: string): number =>
    pairs.reduce((sum, [later, earlier]) => sum + Math.abs(later(to) - earlier(from)), 0);
  // Prices of an index may be rounded, so that candles don't meet exactly.
  return pairs.length > 1 && gaps("open", "close") < gaps("close", "open") / 10
    ? [{ expected: "candles that open where the one before closed", found: "open and close exchanged" }]
    : [];
}

/** Product category and symbol of a record, and quotes from other responses. */
export interface Market {
  readonly category: string;
  readonly symbol: string;
  readonly quotes: Quotes;
}

/** A relation that every record of a response or message should satisfy. */
export interface Relation extends Finding {
  /**
   * Returns whether the record satisfies the relation. Undefined if the record's values don't show it, for example
   * because a price is missing.
   */
  readonly holds: (read: Read, market: Market) => boolean | undefined;
}

/** Relation between a lower and a higher price, which may be equal. The platform writes 0 for a missing price. */
const ascending = (lower: string, higher: string): Relation => ({
  expected: `${lower} up to ${higher}`,
  found: `${higher} below ${lower}`,
  holds: (read) => {
    const [low, high] = [read(lower), read(higher)];
    return low === 0 || high === 0 || low === high || Number.isNaN(low - high) ? undefined : low < high;
  },
});

/**
 * Categories in which a value is quantity times price. In the category `inverse`, quantities are in dollars, and a
 * value is the quantity divided by the price.
 */
const multiplied = new Set(["spot", "linear"]);

/**
 * Relation between a quantity and its value, whose ratio is a price. Allows a factor of 2 for rounding and for other
 * kinds of prices.
 */
const priced = (quantity: string, value: string, lowest: string, highest: string): Relation => ({
  expected: `${value} from ${quantity} and the price`,
  found: `${quantity} and ${value} exchanged`,
  holds: (read, { category }) => {
    const ratio = read(value) / read(quantity);
    const isPrice = (price: number): boolean => price > read(lowest) / 2 && price < read(highest) * 2;
    const [isProduct, isQuotient] = [isPrice(ratio), isPrice(1 / ratio)];
    if (isProduct === isQuotient || !(multiplied.has(category) || category === "inverse")) return undefined;
    return isProduct === multiplied.has(category);
  },
});

/** Returns whether a value is plausible in comparison with other values, such as other prices of the symbol. */
type PlausibilityTest = (value: number, read: Read, market: Market) => boolean;

/**
 * Relation that detects two fields with exchanged values. `isPlausible` must accept the first field's value. The
 * relation is broken if it only accepts the second field's value.
 */
const detectExchange = (first: string, second: string, isPlausible: PlausibilityTest): Relation => ({
  expected: `${first} consistent with the other values`,
  found: `${first} and ${second} exchanged`,
  holds: (read, market) =>
    isPlausible(read(first), read, market) || (isPlausible(read(second), read, market) ? false : undefined),
});

const nearQuotes: PlausibilityTest = (value, _read, { quotes, symbol }) => quotes.isNear(symbol, value);

const nearField =
  (name: string): PlausibilityTest =>
  (value, read) =>
    isNear(value, read(name));

const sizeOfLevel: PlausibilityTest = (value, read, { quotes, symbol }) =>
  quotes.hasLevel(symbol, read("price"), value);

export const relations: readonly Relation[] = [
  {
    expected: "high below 100 times low",
    found: "high far above low",
    // Spreads and premium indexes may be near 0, where a price can become many times as high within one candle.
    holds: (read) => (read("low") > 1 ? read("high") < read("low") * 100 : undefined),
  },
  detectExchange("high", "turnover", nearField("close")),
  detectExchange("nonRpiSize", "rpiSize", sizeOfLevel),
  detectExchange("price", "size", nearQuotes),
  detectExchange("price", "nonRpiSize", nearQuotes),
  detectExchange("price", "rpiSize", nearQuotes),
  detectExchange("p", "v", nearQuotes),
  detectExchange("bid1Price", "bid1Size", nearField("lastPrice")),
  detectExchange("ask1Price", "ask1Size", nearField("lastPrice")),
  detectExchange("bidPrice", "bidSize", nearField("lastPrice")),
  detectExchange("askPrice", "askSize", nearField("lastPrice")),
  ascending("lowPrice24h", "highPrice24h"),
  ascending("bid1Price", "ask1Price"),
  ascending("bidPrice", "askPrice"),
  priced("volume", "turnover", "low", "high"),
  priced("volume24h", "turnover24h", "lowPrice24h", "highPrice24h"),
  priced("openInterest", "openInterestValue", "markPrice", "markPrice"),
  priced("cumExecQty", "cumExecValue", "avgPrice", "avgPrice"),
  priced("execQty", "execValue", "execPrice", "execPrice"),
  priced("size", "positionValue", "avgPrice", "avgPrice"),
  priced("size", "positionValue", "entryPrice", "entryPrice"),
];

const areRising = (prices: readonly number[]): boolean =>
  prices.every((price, index) => index === 0 || !(price <= (prices[index - 1] ?? price)));

/** Names of the fields with the asks and bids of an order book. */
const sides = [
  ["a", "b"],
  ["asks", "bids"],
] as const;

/** Returns the prices of the levels on one side of an order book. Undefined if the levels have no prices. */
function pricesOf(places: Places, at: string, levels: unknown): number[] | undefined {
  const hasPrice = places[at]?.titles?.[0] === "price" || places[`${at}.price`] !== undefined;
  return hasPrice && Array.isArray(levels) ? levels.map((level) => readerOf(places, at, level)("price")) : undefined;
}

/**
 * Returns deviations of an order book: a side that doesn't begin with its best price, a repeated level, or bids at or
 * above asks.
 */
export function bookDeviations(places: Places, at: string, book: Readonly<Record<string, unknown>>): Deviation[] {
  return sides.flatMap(([askName, bidName]) => {
    const [asks, bids] = [askName, bidName].map((name) => pricesOf(places, `${at}.${name}[]`, book[name]));
    if (asks === undefined || bids === undefined) return [];
    const unsorted = [
      ...(areRising(asks) ? [] : [{ place: `${at}.${askName}`, expected: "the lowest price first" }]),
      ...(areRising(bids.toReversed()) ? [] : [{ place: `${at}.${bidName}`, expected: "the highest price first" }]),
    ];
    if (unsorted.length > 1)
      return [{ place: at, expected: "the best price first", found: "not in the order of prices", times: 1 }];
    if (unsorted.length > 0)
      return unsorted.map((each) => ({ ...each, found: "not in the order of prices", times: 1 }));
    const [ask = Number.NaN, bid = Number.NaN] = [asks[0], bids[0]];
    return bid >= ask ? [{ place: at, expected: "bids below asks", found: "bids at or above asks", times: 1 }] : [];
  });
}
