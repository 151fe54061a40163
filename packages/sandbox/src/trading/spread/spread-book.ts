import { type Decimal, floorToStep, toNumber } from "../../decimal.ts";
import type { Side } from "../engine/model.ts";
import { type BookSide, type GeneratedLevel, levelsFrom, usualPrice } from "../market/book-side.ts";
import type { BookSource } from "../market/book-versions.ts";
import type { Combination } from "../market/combinations.ts";
import type { Prices } from "../market/prices.ts";

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

/** The book as a thing that changes: with its prices, and with time. */
export const combinationBook = (prices: Prices, combination: Combination): BookSource => ({
  name: `spread/${combination.symbol}`,
  stateAt: (instant) => `${bestBid(prices, combination, instant)}/${instant}`,
  levels: (side, depth, instant) => levelsFor(prices, combination, side === "bid" ? "Sell" : "Buy", depth, instant),
});

/** The levels that an order of this side takes, best first. */
export function levelsFor(
  prices: Prices,
  combination: Combination,
  side: Side,
  depth: number,
  instant: number,
): GeneratedLevel[] {
  const best = bestPrice(prices, combination, side, instant);
  return levelsFrom(sideOf(prices, combination, side), best, depth, instant);
}

function sideOf(prices: Prices, { symbol, legs, tickSize, lotSize }: Combination, side: Side): BookSide {
  // The price of a combination may be zero, so a size is worth what its second leg usually is.
  const lotValue = usualPrice(legs[1]) * toNumber(lotSize);
  return {
    seed: prices.seedOf(`book:spread/${symbol}/${side}`),
    direction: side === "Buy" ? 1 : -1,
    tickSize,
    spacing: 1,
    lowest: -Infinity,
    sizeStep: lotSize,
    stepsOf: (dollars) => dollars / lotValue,
  };
}
