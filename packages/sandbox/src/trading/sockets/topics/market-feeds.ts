import { formatDecimal } from "../../../decimal.ts";
import { fillRecord, tickerRecord, tradeRecord } from "../../handlers/market/market-record.ts";
import { type Combination, isTrading } from "../../spread/spread-model.ts";
import type { Instrument } from "../../market/instrument.ts";
import { pairOf } from "../../market/book-side.ts";
import { mostTrades } from "../../market/trade-series.ts";
import { candleEnd, klines } from "../../market/klines.ts";
import { generatedTrade, spreadTickerRecord } from "../../spread/spread-prices.ts";
import { bookDepth, combinationBook } from "../../spread/spread-matching.ts";
import { streamDocument } from "../stream-document.ts";
import { OrderBookFeed } from "./order-book.ts";
import { type Feed, type FeedOptions, isQuoted, feedDefaults } from "./topic.ts";

type Prices = Readonly<Record<string, string>>;

/** REST names of the option fields that have other names in the stream. */
const optionNames: Readonly<Record<string, string>> = {
  bid1Price: "bidPrice",
  bid1Size: "bidSize",
  bid1Iv: "bidIv",
  ask1Price: "askPrice",
  ask1Size: "askSize",
  ask1Iv: "askIv",
  markIv: "markPriceIv",
};
const schemas: Readonly<Record<string, string>> = { spot: "SpotTickerUpdate", option: "OptionTickerUpdate" };

/**
 * Creates the feed of a symbol's ticker. The first message has all fields. For contracts, later messages only have the
 * changed fields.
 */
export function tickerFeed({ environment, topic, push }: FeedOptions, instrument: Instrument): Feed {
  const { server, text } = topic;
  const fields = new Set(streamDocument().fieldsOf(schemas[server] ?? "ContractTickerUpdate"));
  const sendsDeltas = server === "linear" || server === "inverse";
  let shown: Prices = {};

  const pricesAt = (now: number): Prices => {
    const record = tickerRecord({ environment, now }, instrument);
    const renamed = Object.entries(record).map(([name, value]) => [
      (server === "option" && optionNames[name]) || name,
      value,
    ]);
    const known = Object.fromEntries(renamed.filter(([name]) => fields.has(name ?? "")));
    return sendsDeltas ? { ...known, ...contractOnly(known, shown, instrument) } : known;
  };
  const message = (type: string, data: Prices, now: number): object => {
    const id = server === "option" ? { id: `${text}-${now}` } : {};
    const cs = server === "option" ? {} : { cs: environment.books.sequence(instrument, now) };
    return { ...id, topic: text, type, data, ...cs, ts: now };
  };

  return {
    initialMessages(now) {
      if (!isQuoted(instrument, now)) return [];
      shown = pricesAt(now);
      return [message("snapshot", shown, now)];
    },
    pushDue(now) {
      if (!isQuoted(instrument, now)) return;
      const before = shown;
      shown = pricesAt(now);
      const changed = Object.entries(shown).filter(([name, value]) => before[name] !== value);
      if (changed.length === 0) return;
      const isDelta = sendsDeltas && before.symbol !== undefined;
      push(
        message(
          isDelta ? "delta" : "snapshot",
          isDelta ? { symbol: instrument.symbol, ...Object.fromEntries(changed) } : shown,
          now,
        ),
      );
    },
    end: () => {},
  };
}

/**
 * Returns the ticker fields that contracts have only in the stream, or whose format in the stream differs from REST.
 */
function contractOnly(record: Prices, before: Prices, { deliveryTime }: Instrument): Prices {
  const hasMoved = before.lastPrice !== undefined && before.lastPrice !== record.lastPrice;
  const direction = hasMoved ? tickDirection(Number(before.lastPrice), Number(record.lastPrice)) : before.tickDirection;
  return {
    tickDirection: direction ?? "ZeroPlusTick",
    ...(deliveryTime === 0
      ? { deliveryTime: "" }
      : { deliveryTime: new Date(deliveryTime).toISOString().replace(".000", "") }),
  };
}

type TradeRecord = ReturnType<typeof tradeRecord>;

/** Creates the feed of a symbol's trades. For options, it covers all symbols of a base coin. */
export function tradesFeed(options: FeedOptions): Feed {
  const { environment, topic } = options;
  const { trades } = environment;
  const instruments = environment.catalog
    .list(topic.server)
    .filter(({ symbol, baseCoin }) => [symbol, baseCoin].includes(topic.parameters.symbol ?? ""));
  const fillCounts = new Map(instruments.map((instrument) => [instrument, trades.fillsOf(instrument).count]));
  const isOption = topic.server === "option";

  const eventOf = (instrument: Instrument, record: TradeRecord, priceBefore: () => string): object => {
    const { execId, symbol, price, size, side, time, isBlockTrade, isRPITrade, seq, ...optionFields } = record;
    const event = { T: Number(time), s: symbol, S: side, v: size, p: price };
    const rest = { i: execId, BT: isBlockTrade, RPI: isRPITrade, seq: Number(seq) };
    if (topic.server === "spot") return { ...event, ...rest };
    if (isOption) return { ...event, ...rest, ...optionFields };
    return { ...event, L: tickDirection(Number(priceBefore()), Number(price)), ...rest };
  };
  const generated = (instrument: Instrument, second: number): object =>
    eventOf(
      instrument,
      tradeRecord(environment, instrument, second),
      () => tradeRecord(environment, instrument, second - 1).price,
    );
  const newFills = (instrument: Instrument): object[] => {
    const { fills, count } = trades.fillsOf(instrument, fillCounts.get(instrument));
    fillCounts.set(instrument, count);
    return fills.map((fill) =>
      eventOf(
        instrument,
        fillRecord(environment, instrument, fill),
        () => tradeRecord(environment, instrument, Math.floor(fill.time / 1000)).price,
      ),
    );
  };

  const isKnown = (second: number) => (instrument: Instrument) => isQuoted(instrument, second * 1000);
  return everySecond(
    options,
    Math.max(1, instruments.length),
    (second) => instruments.filter(isKnown(second)).map((instrument) => generated(instrument, second)),
    () => instruments.flatMap(newFills),
  );
}

/**
 * Creates a feed that sends the events of each second and the events that `others` returns. A message contains all
 * events since the feed's last message. After a large advance of the clock, it leaves out the oldest seconds.
 */
function everySecond(
  { environment, topic, push }: FeedOptions,
  most: number,
  eventsOf: (second: number) => object[],
  others: () => object[] = () => [],
): Feed {
  let sentUntil = Math.floor(environment.clock.now() / 1000);
  return {
    ...feedDefaults,
    pushDue(now) {
      const until = Math.floor(now / 1000);
      const events = others();
      const from = Math.max(sentUntil + 1, until - Math.floor(mostTrades / most) + 1);
      for (let second = from; second <= until; second++) events.push(...eventsOf(second));
      sentUntil = until;
      const id = topic.server === "option" ? { id: `${topic.text}-${until}` } : {};
      const data = events.toSorted((left, right) => timeOf(left) - timeOf(right));
      if (data.length > 0) push({ ...id, topic: topic.text, type: "snapshot", ts: now, data });
    },
  };
}

const timeOf = (event: object): number => ("T" in event ? Number(event.T) : 0);

/** Returns the tick direction of a price change. */
function tickDirection(before: number, after: number): string {
  if (after === before) return "ZeroPlusTick";
  return after > before ? "PlusTick" : "MinusTick";
}

/** Maximum number of candles in one message. After a large advance of the clock, only the newest candles are sent. */
const mostCandles = 1000;

/**
 * Creates the feed of a symbol's candles. It sends the open candle once per second, and each candle once more after it
 * is complete.
 */
export function klineFeed({ environment, topic, push }: FeedOptions, instrument: Instrument): Feed {
  const interval = topic.parameters.interval ?? "";
  let sentUntil = environment.clock.now();

  return {
    ...feedDefaults,
    pushDue(now) {
      if (!isQuoted(instrument, now) || now === sentUntil) return;
      const [first] = klines(
        environment,
        instrument,
        "last",
        { interval, start: undefined, end: sentUntil, limit: 1 },
        now,
      );
      const start = Number(first?.[0]);
      const range = { interval, start, end: now, limit: mostCandles };
      const rows = klines(environment, instrument, "last", range, now).toReversed();
      sentUntil = now;
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
    // On the platform, the end of a candle is its last millisecond.
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

/** Creates the feed of a combination's order book at its only depth. */
export function spreadBookFeed(options: FeedOptions, combination: Combination): Feed {
  const { prices, books } = options.environment;
  const book = {
    symbol: combination.symbol,
    version: books.ofSource(combinationBook(prices, combination), String(bookDepth)),
    isOpen: (now: number) => isTrading(combination, now),
    sends: "both" as const,
    rowOf: pairOf,
    dataOf: (rows: object) => rows,
  };
  return new OrderBookFeed(options, book);
}

/** Creates the feed of a combination's ticker. Every message has all fields. */
export function spreadTickerFeed({ environment, topic, push }: FeedOptions, combination: Combination): Feed {
  const snapshot = (now: number): string => JSON.stringify(spreadTickerRecord({ environment, now }, combination));
  const message = (data: string, now: number): object => ({
    topic: topic.text,
    ts: now,
    type: "snapshot",
    data: JSON.parse(data) as unknown,
  });
  let shown = "";
  return {
    initialMessages(now) {
      shown = snapshot(now);
      return [message(shown, now)];
    },
    pushDue(now) {
      const before = shown;
      shown = snapshot(now);
      if (shown !== before) push(message(shown, now));
    },
    end: () => {},
  };
}

/** Creates the feed of a combination's trades. */
export function spreadTradesFeed(options: FeedOptions, combination: Combination): Feed {
  const { environment } = options;
  const eventOf = (second: number): object => {
    const before = generatedTrade(environment, combination, second - 1);
    const { execId, price, qty, side, time } = generatedTrade(environment, combination, second);
    return {
      T: time,
      s: combination.symbol,
      S: side,
      v: formatDecimal(qty),
      p: formatDecimal(price),
      L: tickDirection(Number(before.price), Number(price)),
      i: execId,
      seq: second,
    };
  };
  return everySecond(options, 1, (second) => (isTrading(combination, second * 1000) ? [eventOf(second)] : []));
}
