import { decimal, type Decimal } from "../../decimal.ts";
import { unit } from "../../random.ts";
import type { Instrument } from "./instrument.ts";

const periodOf = (instrument: Instrument): number => instrument.fundingInterval * 60_000;

/** Funding instants lie on multiples of the interval since midnight UTC. */
export function nextFunding(instrument: Instrument, instant: number): number {
  const period = periodOf(instrument);
  return period === 0 ? 0 : (Math.floor(instant / period) + 1) * period;
}

/** Rate that longs pay to shorts at a funding instant (negative: the reverse), between -0.02 % and 0.04 %. */
export function fundingRate(seed: number, instrument: Instrument, fundingTime: number): Decimal {
  const rate = 0.0001 + 0.0003 * (2 * unit(`${seed}/funding/${instrument.symbol}/${fundingTime}`) - 1);
  return decimal(rate.toFixed(8));
}

/** Past funding instants, newest first. */
export function fundingTimes(instrument: Instrument, start: number, end: number, limit: number): number[] {
  const period = periodOf(instrument);
  if (period === 0) return [];
  const times: number[] = [];
  for (let time = Math.floor(end / period) * period; time >= start && times.length < limit; time -= period)
    times.push(time);
  return times;
}
