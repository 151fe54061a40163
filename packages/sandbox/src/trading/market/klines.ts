import { decimal, floorToStep, formatDecimal, formatRounded, larger, smaller, type Decimal } from "../../decimal.ts";
import type { Instrument } from "./instrument.ts";
import type { PriceKind, Prices } from "./prices.ts";
import type { TradedSpan, TradeSeries } from "./trade-series.ts";
import { dayMs, floorTo, minuteMs } from "../../clock.ts";

/** Prices and trades from which candles are built. */
export interface Market {
  readonly prices: Prices;
  readonly trades: TradeSeries;
}

/**
 * Returns the length of an interval in milliseconds: a number of minutes, a day or a week. Months have no fixed length.
 */
function lengthOf(interval: string): number {
  if (interval === "D") return dayMs;
  return interval === "W" ? 7 * dayMs : Number(interval) * minuteMs;
}

/** Offset of Monday-based weeks from 1970-01-01, which was a Thursday. */
const mondayOffset = 4 * dayMs;

function startOf(interval: string, instant: number): number {
  if (interval === "M") {
    const date = new Date(instant);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  }
  const offset = interval === "W" ? mondayOffset : 0;
  return floorTo(instant - offset, lengthOf(interval)) + offset;
}

function previous(interval: string, start: number): number {
  return interval === "M" ? startOf("M", start - 1) : start - lengthOf(interval);
}

/** Returns the end of the candle that starts at an instant. The next candle starts at this time. */
export function candleEnd(interval: string, start: number): number {
  return interval === "M" ? startOf("M", start + 32 * dayMs) : start + lengthOf(interval);
}

function priceAt(prices: Prices, instrument: Instrument, kind: PriceKind, instant: number): Decimal {
  if (kind === "index") return prices.index(instrument, instant);
  if (kind === "premium") {
    return decimal(prices.markNumber(instrument, instant) / prices.indexNumber(instrument, instant) - 1);
  }
  return prices.mark(instrument, instant);
}

/**
 * Returns a low and a high that include every trade in a time range. The high is a tick above the generated price,
 * because purchases are filled at the ask.
 */
export function extremes(instrument: Instrument, { low, high }: TradedSpan): { low: Decimal; high: Decimal } {
  const { tickSize } = instrument;
  return {
    low: larger(floorToStep(decimal(low), tickSize), tickSize),
    high: larger(floorToStep(decimal(high), tickSize), tickSize) + tickSize,
  };
}

export const volumeOf = ({ volume }: TradedSpan): string => formatDecimal(volume);
export const turnoverOf = ({ turnover }: TradedSpan): string => formatRounded(turnover, 8);

function candle(
  market: Market,
  instrument: Instrument,
  kind: PriceKind,
  [start, nextStart]: readonly [number, number],
  now: number,
): string[] {
  const { prices, trades } = market;
  // An open candle includes a trade of the current millisecond.
  const end = Math.min(nextStart, now + 1);
  const open = priceAt(prices, instrument, kind, start);
  // Use the last millisecond before the next candle, whose start doesn't belong to this candle.
  const close = priceAt(prices, instrument, kind, nextStart > now ? now : nextStart - 1);
  const span = trades.span(instrument, kind, start, end);
  const bounds = kind === "premium" ? { low: decimal(span.low), high: decimal(span.high) } : extremes(instrument, span);
  const high = larger(larger(open, close), bounds.high);
  const low = smaller(smaller(open, close), bounds.low);
  const row = [String(start), ...[open, high, low, close].map(formatDecimal)];
  return kind === "last" ? [...row, volumeOf(span), turnoverOf(span)] : row;
}

export interface KlineRange {
  interval: string;
  start: number | undefined;
  end: number | undefined;
  limit: number;
}

/** Returns candles, newest first. If the newest candle is still open, its close is the current price. */
export function klines(
  market: Market,
  instrument: Instrument,
  kind: PriceKind,
  range: KlineRange,
  now: number,
): string[][] {
  const { interval, limit } = range;
  const last = startOf(interval, Math.min(range.end ?? now, now));
  // With a start and no end, the range begins with the candle at the start. Otherwise it ends with the candle at the
  // end.
  let cursor = last;
  if (range.start !== undefined && range.end === undefined) {
    cursor = startOf(interval, Math.min(Math.max(range.start, 0), now));
    if (cursor < range.start && cursor < last) cursor = candleEnd(interval, cursor);
    for (let step = 1; step < limit && cursor < last; step++) cursor = candleEnd(interval, cursor);
  }
  const rows: string[][] = [];
  const floor = Math.max(range.start ?? 0, instrument.launchTime);
  while (rows.length < limit && cursor >= floor) {
    rows.push(candle(market, instrument, kind, [cursor, candleEnd(interval, cursor)], now));
    cursor = previous(interval, cursor);
  }
  return rows;
}
