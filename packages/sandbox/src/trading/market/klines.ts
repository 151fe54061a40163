import { decimal, formatDecimal, floorToStep, larger, type Decimal } from "../../decimal.ts";
import { unit } from "../../random.ts";
import { inputError } from "../../http/envelope.ts";
import type { Instrument } from "./instrument.ts";
import type { Prices } from "./prices.ts";

const minute = 60_000;
const lengths: Readonly<Record<string, number>> = {
  "1": minute,
  "3": 3 * minute,
  "5": 5 * minute,
  "15": 15 * minute,
  "30": 30 * minute,
  "60": 60 * minute,
  "120": 120 * minute,
  "240": 240 * minute,
  "360": 360 * minute,
  "720": 720 * minute,
  D: 1440 * minute,
  W: 10_080 * minute,
};
/** How often a candle is sampled for its high and low. */
const samples = 12;
/** 1970-01-05 was a Monday: weeks are counted from there. */
const mondayOffset = 4 * 1440 * minute;

function startOf(interval: string, instant: number): number {
  if (interval === "M") {
    const date = new Date(instant);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  }
  const length = lengths[interval] ?? minute;
  const offset = interval === "W" ? mondayOffset : 0;
  return Math.floor((instant - offset) / length) * length + offset;
}

function previous(interval: string, start: number): number {
  return interval === "M" ? startOf("M", start - 1) : start - (lengths[interval] ?? minute);
}

function next(interval: string, start: number): number {
  return interval === "M" ? startOf("M", start + 32 * 1440 * minute) : start + (lengths[interval] ?? minute);
}

export type PriceKind = "last" | "mark" | "index" | "premium";

function priceAt(prices: Prices, instrument: Instrument, kind: PriceKind, instant: number): Decimal {
  if (kind === "index") return prices.index(instrument, instant);
  if (kind === "premium") {
    return decimal(prices.markNumber(instrument, instant) / prices.indexNumber(instrument, instant) - 1);
  }
  return prices.mark(instrument, instant);
}

function candle(prices: Prices, instrument: Instrument, kind: PriceKind, start: number, end: number): string[] {
  const points = Array.from({ length: samples + 1 }, (_, index) =>
    priceAt(prices, instrument, kind, Math.floor(start + ((end - start) * index) / samples)),
  );
  let high = points[0] ?? 0n;
  let low = high;
  for (const point of points) {
    if (point > high) high = point;
    if (point < low) low = point;
  }
  const row = [points[0] ?? 0n, high, low, points.at(-1) ?? 0n].map(formatDecimal);
  if (kind !== "last") return [String(start), ...row];
  const close = points.at(-1) ?? 0n;
  const dollars = ((end - start) / minute) * 400_000 * (0.5 + unit(`${instrument.symbol}/volume/${start}`));
  const volume = larger(
    floorToStep(decimal(dollars / Math.max(Number(formatDecimal(close)), 1e-6)), instrument.qtyStep),
    0n,
  );
  return [String(start), ...row, formatDecimal(volume), formatDecimal(floorToStep(decimal(dollars), 10n ** 14n))];
}

export interface KlineRange {
  interval: string;
  start: number | undefined;
  end: number | undefined;
  limit: number;
}

/** Candles, newest first; the newest may still be open and then closes at the present price. */
export function klines(
  prices: Prices,
  instrument: Instrument,
  kind: PriceKind,
  range: KlineRange,
  now: number,
): string[][] {
  const { interval, limit } = range;
  if (interval !== "M" && lengths[interval] === undefined)
    throw inputError("interval: not one of the intervals offered");
  const last = startOf(interval, Math.min(range.end ?? now, now));
  // With a start and no end, the first candle is the one at the start; otherwise the last candle is the one at the end.
  let cursor = last;
  if (range.start !== undefined && range.end === undefined) {
    cursor = startOf(interval, Math.min(Math.max(range.start, 0), now));
    if (cursor < range.start && cursor < last) cursor = next(interval, cursor);
    for (let step = 1; step < limit && cursor < last; step++) cursor = next(interval, cursor);
  }
  const rows: string[][] = [];
  const floor = Math.max(range.start ?? 0, instrument.launchTime);
  while (rows.length < limit && cursor >= floor) {
    rows.push(candle(prices, instrument, kind, cursor, Math.min(next(interval, cursor), now)));
    cursor = previous(interval, cursor);
  }
  return rows;
}
