import type { Instrument } from "../../market/instrument.ts";
import { candleEnd, klines } from "../../market/klines.ts";
import { isQuoted } from "./topic.ts";
import { quiet, type Feed, type FeedOptions } from "./feed.ts";

/** Candles in one message at most: after a long leap of the clock the newest are sent. */
const mostCandles = 1000;

/** The candle that grows, once a second, and each candle once more when it is complete. */
export function klineFeed({ environment, topic, push }: FeedOptions, instrument: Instrument): Feed {
  const interval = topic.parameters.interval ?? "";
  let told = environment.clock.now();

  return {
    ...quiet,
    work(now) {
      if (!isQuoted(instrument, now) || now === told) return;
      const [first] = klines(environment, instrument, "last", { interval, start: undefined, end: told, limit: 1 }, now);
      const start = Number(first?.[0]);
      const range = { interval, start, end: now, limit: mostCandles };
      const rows = klines(environment, instrument, "last", range, now).toReversed();
      told = now;
      const data = rows.map((row) => candleOf(interval, row, now));
      push({ topic: topic.text, data, ts: now, type: "snapshot" });
    },
  };
}

function candleOf(interval: string, row: readonly string[], now: number): object {
  const [start, open, high, low, close, volume, turnover] = row;
  const end = candleEnd(interval, Number(start));
  const confirm = end <= now;
  return {
    start: Number(start),
    // The platform counts the last millisecond of a candle as its end.
    end: end - 1,
    interval,
    open,
    close,
    high,
    low,
    volume,
    turnover,
    confirm,
    timestamp: confirm ? end - 1 : now,
  };
}
