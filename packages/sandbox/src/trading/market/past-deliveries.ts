import { decimal, floorToStep, type Decimal } from "../../decimal.ts";
import type { Catalog } from "./catalog.ts";
import type { Instrument } from "./instrument.ts";
import type { Prices } from "./prices.ts";

const week = 7 * 86_400_000;
const weeksKept = 8;

/** Settlement price of a contract: the index at its delivery time. */
export function settlementPrice(prices: Prices, instrument: Instrument): Decimal {
  const index = prices.indexNumber(instrument, instrument.deliveryTime);
  return floorToStep(decimal(index), instrument.tickSize);
}

/** Contracts that have been delivered, newest first: those of this sandbox, and generated ones of the weeks before. */
export function delivered(catalog: Catalog, category: string, now: number): Instrument[] {
  const found = new Map<string, Instrument>();
  for (const instrument of catalog.list(category)) {
    if (instrument.deliveryTime === 0) continue;
    for (let time = instrument.deliveryTime; time > now - weeksKept * week; time -= week) {
      if (time > now) continue;
      const past = time === instrument.deliveryTime ? instrument : catalog.expiringAt(instrument, time);
      found.set(past.symbol, past);
    }
  }
  return [...found.values()].toSorted((left, right) => right.deliveryTime - left.deliveryTime);
}
