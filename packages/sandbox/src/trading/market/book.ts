import { toNumber } from "../../decimal.ts";
import { levelsFrom, type BookSide, type GeneratedLevel } from "./book-side.ts";
import type { Instrument } from "./instrument.ts";
import { basePrices } from "./listings.ts";
import { shownAt, type Prices } from "./prices.ts";

/** The share of the price that lies between two levels, where the tick is smaller. */
const usualGap = 5e-6;

/** One side of the generated book, best level first. */
export function levels(
  prices: Prices,
  instrument: Instrument,
  side: "bid" | "ask",
  depth: number,
  instant: number,
): GeneratedLevel[] {
  const best = side === "bid" ? prices.bestBid(instrument, instant) : prices.bestAsk(instrument, instant);
  return levelsFrom(sideOf(prices, instrument, side), best, depth, shownAt(instrument.baseCoin, instant));
}

function sideOf(prices: Prices, instrument: Instrument, side: "bid" | "ask"): BookSide {
  const { category, symbol, tickSize, qtyStep } = instrument;
  const [tick, step] = [toNumber(tickSize), toNumber(qtyStep)];
  return {
    seed: prices.seedOf(`book:${category}/${symbol}/${side}`),
    direction: side === "bid" ? -1 : 1,
    tickSize,
    spacing: category === "option" ? 1 : Math.max(1, Math.round((usualGap * usualPrice(instrument)) / tick)),
    lowest: 1,
    sizeStep: qtyStep,
    stepsOf(dollars, priceTick) {
      // Contracts of the inverse kind are dollars; all others are units of the base coin.
      if (category === "inverse") return dollars / step;
      const price = priceTick * tick;
      return dollars / (category === "option" ? Math.max(price, 1) : price) / step;
    },
  };
}

/** Around which price a symbol moves. */
export const usualPrice = ({ baseCoin, quoteCoin }: Instrument): number =>
  (basePrices[baseCoin] ?? 1) / (basePrices[quoteCoin] ?? 1);
