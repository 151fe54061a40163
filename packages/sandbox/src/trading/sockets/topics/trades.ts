import { formatDecimal } from "../../../decimal.ts";
import type { Instrument } from "../../market/instrument.ts";
import { tradeRecord } from "../../handlers/market/market-history.ts";
import { isQuoted } from "./topic.ts";
import { quiet, type Feed, type FeedOptions } from "./feed.ts";

/** Trades in one message at most; after a leap of the clock the newest are sent. */
export const mostTrades = 1024;

/** The trades of a symbol as they happen; of options, those of a base coin. */
export function tradesFeed({ environment, topic, push }: FeedOptions): Feed {
  const instruments = environment.catalog
    .list(topic.server)
    .filter(({ symbol, baseCoin }) => [symbol, baseCoin].includes(topic.parameters.symbol ?? ""));
  const isOption = topic.server === "option";
  let told = Math.floor(environment.clock.now() / 1000);

  const eventOf = (instrument: Instrument, second: number): object => {
    const { execId, symbol, price, size, side, time, isBlockTrade, isRPITrade, seq } = tradeRecord(
      environment,
      instrument,
      second,
    );
    const event = { T: Number(time), s: symbol, S: side, v: size, p: price };
    const rest = { i: execId, BT: isBlockTrade, RPI: isRPITrade, seq: Number(seq) };
    if (topic.server === "spot") return { ...event, ...rest };
    if (!isOption) return { ...event, L: directionOf(instrument, second), ...rest };
    const volatility = environment.prices.volatility(instrument).toFixed(4);
    const [mark, index] = [
      environment.prices.mark(instrument, Number(time)),
      environment.prices.index(instrument, Number(time)),
    ];
    return { ...event, ...rest, mP: formatDecimal(mark), iP: formatDecimal(index), mIv: volatility, iv: volatility };
  };
  const directionOf = (instrument: Instrument, second: number): string => {
    const [before, after] = [second - 1, second].map((at) => Number(tradeRecord(environment, instrument, at).price));
    return tickDirection(before ?? 0, after ?? 0);
  };

  return {
    ...quiet,
    work(now) {
      const until = Math.floor(now / 1000);
      const from = Math.max(told + 1, until - Math.floor(mostTrades / Math.max(1, instruments.length)) + 1);
      const events: object[] = [];
      for (let second = from; second <= until; second++)
        for (const instrument of instruments)
          if (isQuoted(instrument, second * 1000)) events.push(eventOf(instrument, second));
      told = until;
      const id = isOption ? { id: `${topic.text}-${until}` } : {};
      if (events.length > 0) push({ ...id, topic: topic.text, type: "snapshot", ts: now, data: events });
    },
  };
}

/** How a price moved against the one before. */
export function tickDirection(before: number, after: number): string {
  if (after === before) return "ZeroPlusTick";
  return after > before ? "PlusTick" : "MinusTick";
}
