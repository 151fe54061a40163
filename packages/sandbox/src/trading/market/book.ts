import { decimal, floorToStep, larger, toNumber, type Decimal } from "../../decimal.ts";
import { unit } from "../../random.ts";
import type { Instrument } from "./instrument.ts";
import { shownAt, type Prices } from "./prices.ts";

export interface Level {
  price: Decimal;
  size: Decimal;
}

/** One side of the generated book, best level first. Sizes hold still for a second at a time. */
export function levels(
  prices: Prices,
  instrument: Instrument,
  side: "bid" | "ask",
  depth: number,
  instant: number,
): Level[] {
  const best = side === "bid" ? prices.bestBid(instrument, instant) : prices.bestAsk(instrument, instant);
  const second = Math.floor(shownAt(instrument.baseCoin, instant) / 1000);
  // Contracts of the inverse kind are dollars; all others are units of the base coin.
  const price = toNumber(best);
  const unitValue =
    instrument.category === "inverse" ? 1 : instrument.category === "option" ? Math.max(price, 1) : price;
  const found: Level[] = [];
  for (let index = 0; index < depth; index++) {
    const level =
      side === "bid" ? best - instrument.tickSize * BigInt(index) : best + instrument.tickSize * BigInt(index);
    if (level <= 0n) break;
    const dollars = 20_000 + 180_000 * unit(`${instrument.symbol}/${side}/${index}/${second}`);
    const size = floorToStep(decimal(dollars / unitValue), instrument.qtyStep);
    found.push({ price: level, size: larger(size, instrument.qtyStep) });
  }
  return found;
}
