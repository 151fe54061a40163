import { decimal, floorToStep, larger, toNumber, type Decimal } from "../../decimal.ts";
import { unit } from "../../random.ts";
import type { Side } from "../engine/model.ts";
import type { Level } from "../market/book.ts";
import type { BookSource } from "../market/book-versions.ts";
import type { Prices } from "../market/prices.ts";
import type { Combination } from "./combinations.ts";

/** Levels on each side of the generated book. */
export const bookDepth = 25;

/** The best bid of a combination; the best ask is one tick above it. Either may be negative. */
export function bestBid(prices: Prices, { legs, tickSize }: Combination, instant: number): Decimal {
  return floorToStep(prices.mark(legs[0], instant) - prices.mark(legs[1], instant), tickSize);
}

export function bestPrice(prices: Prices, combination: Combination, side: Side, instant: number): Decimal {
  const bid = bestBid(prices, combination, instant);
  return side === "Buy" ? bid + combination.tickSize : bid;
}

/** The book as a thing that changes: with its prices, and with the second. */
export const combinationBook = (prices: Prices, combination: Combination): BookSource => ({
  name: `spread/${combination.symbol}`,
  stateAt: (instant) =>
    `${bestBid(prices, combination, instant)}/${prices.mark(combination.legs[1], instant)}/${Math.floor(instant / 1000)}`,
});

/** The levels that an order of this side takes, best first. Sizes hold still for a second at a time. */
export function levelsFor(
  prices: Prices,
  combination: Combination,
  side: Side,
  depth: number,
  instant: number,
): Level[] {
  const best = bestPrice(prices, combination, side, instant);
  const step = side === "Buy" ? combination.tickSize : -combination.tickSize;
  const coinPrice = toNumber(prices.mark(combination.legs[1], instant));
  const second = Math.floor(instant / 1000);
  return Array.from({ length: depth }, (_, index) => {
    const dollars = 20_000 + 180_000 * unit(`${combination.symbol}/${side}/${index}/${second}`);
    const size = floorToStep(decimal(dollars / coinPrice), combination.lotSize);
    return { price: best + step * BigInt(index), size: larger(size, combination.lotSize) };
  });
}
