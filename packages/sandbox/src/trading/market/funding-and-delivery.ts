import { decimal, type Decimal, floorToStep } from "../../decimal.ts";
import { unit } from "../../random.ts";
import type { Catalog } from "./catalog.ts";
import type { Instrument } from "./instrument.ts";
import type { Prices } from "./prices.ts";
import { dayMs, floorTo, minuteMs } from "../../clock.ts";

const periodOf = (instrument: Instrument): number => instrument.fundingInterval * minuteMs;

/** Returns the next funding time. Funding times are multiples of the funding interval after midnight UTC. */
export function nextFunding(instrument: Instrument, instant: number): number {
  const period = periodOf(instrument);
  return period === 0 ? 0 : floorTo(instant, period) + period;
}

/** Maximum funding rate in either direction. */
export const fundingCap = "0.00375";

/** Returns the funding rate, between -0.02 % and 0.04 %. Longs pay it to shorts; shorts pay if it is negative. */
export function fundingRate(seed: number, instrument: Instrument, fundingTime: number): Decimal {
  const rate = 0.0001 + 0.0003 * (2 * unit(`${seed}/funding/${instrument.symbol}/${fundingTime}`) - 1);
  return decimal(rate.toFixed(8));
}

/** Returns past funding times, newest first. */
export function fundingTimes(instrument: Instrument, start: number, end: number, limit: number): number[] {
  const period = periodOf(instrument);
  if (period === 0) return [];
  const times: number[] = [];
  for (let time = floorTo(end, period); time >= start && times.length < limit; time -= period) times.push(time);
  return times;
}

const week = 7 * dayMs;
const weeksKept = 8;

/** Returns the settlement price of a contract: the index price at its delivery time. */
export function settlementPrice(prices: Prices, instrument: Instrument): Decimal {
  const index = prices.indexNumber(instrument, instrument.deliveryTime);
  return floorToStep(decimal(index), instrument.tickSize);
}

/**
 * Returns delivered contracts, newest first: contracts of this sandbox, and generated contracts of the weeks before its
 * start.
 */
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
