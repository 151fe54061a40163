import { decimal, formatDecimal, formatRounded } from "../../../decimal.ts";
import { inputError } from "../../../http/envelope.ts";
import { unit } from "../../../random.ts";
import { type Call, type Handler, instrumentOf, limitOf, pageOf } from "../../call.ts";
import { type Level, pairOf } from "../../market/book-side.ts";
import { fundingRate, fundingTimes } from "../../market/funding-and-delivery.ts";
import { statusOf } from "../../market/instrument.ts";
import { klines } from "../../market/klines.ts";
import type { PriceKind } from "../../market/prices.ts";
import { durationOf, floorTo } from "../../../clock.ts";
import { fillRecord, priceLimitRecord, tickerRecord, tradeRecord } from "./market-record.ts";

export function marketTime({ now }: Call): object {
  return { timeSecond: String(Math.floor(now / 1000)), timeNano: `${now}000000` };
}

export function marketTickers(call: Call): object {
  const category = call.input.required("category");
  const symbol = call.input.text("symbol");
  const baseCoin = call.input.text("baseCoin");
  const expiry = call.input.text("expDate");
  if (symbol !== "") return { category, list: [tickerRecord(call, instrumentOf(call, category, symbol))] };
  const found = call.environment.catalog.list(category).filter((instrument) => {
    if (baseCoin !== "" && instrument.baseCoin !== baseCoin) return false;
    return statusOf(instrument, call.now) === "Trading" && (expiry === "" || instrument.symbol.includes(`-${expiry}`));
  });
  return { category, list: found.map((instrument) => tickerRecord(call, instrument)) };
}

function klineHandler(kind: PriceKind): Handler {
  return (call: Call) => {
    const { environment, input, now } = call;
    const category = input.text("category", "linear");
    if (kind !== "last" && category !== "linear" && category !== "inverse")
      throw inputError("category: must be linear or inverse");
    const instrument = instrumentOf(call, category, input.required("symbol"));
    const start = input.has("start") ? input.integer("start", 0, { minimum: 0 }) : undefined;
    const end = input.has("end") ? input.integer("end", now, { minimum: 0 }) : undefined;
    if (start !== undefined && end !== undefined && start > end) throw inputError("start: must not be after end");
    const range = {
      interval: input.required("interval"),
      start,
      end,
      limit: limitOf(call),
    };
    return { symbol: instrument.symbol, category, list: klines(environment, instrument, kind, range, now) };
  };
}

/** Default and maximum number of order book levels, by category. */
const depths: Readonly<Record<string, readonly [usual: number, most: number]>> = {
  spot: [1, 1000],
  linear: [25, 1000],
  inverse: [25, 1000],
  option: [1, 25],
};
/**
 * Returns an order book with the update ids of `stream`, because each stream of a book has its own update ids. `1000`
 * is the stream of depth 1000.
 */
function book(call: Call, stream: string, depth: number, show: (level: Level) => string[]): object {
  const instrument = instrumentOf(call, call.input.text("category", "linear"), call.input.required("symbol"));
  const { b, a, u, seq } = call.environment.books.of(instrument, stream).at(call.now);
  const side = (shown: readonly Level[]): string[][] => shown.slice(0, depth).map(show);
  return { s: instrument.symbol, b: side(b), a: side(a), ts: call.now, u, seq, cts: call.now };
}

export const marketKline = klineHandler("last");
export const marketMarkPriceKline = klineHandler("mark");
export const marketIndexPriceKline = klineHandler("index");
export const marketPremiumIndexPriceKline = klineHandler("premium");

export function marketOrderbook(call: Call): object {
  const [usual, most] = depths[call.input.required("category")] ?? [1, 25];
  return book(call, "1000", call.input.integer("limit", usual, { minimum: 1, maximum: most }), pairOf);
}

export const marketFullOrderbook = (call: Call): object => book(call, "full", Infinity, pairOf);

/**
 * Returns the order book with an additional column for retail price improvement orders. It is always zero, because the
 * sandbox has no such orders.
 */
export const marketRpiOrderbook = (call: Call): object =>
  book(call, "rpi", limitOf(call, 1), (level) => [...pairOf(level), "0"]);

export function marketFundingHistory(call: Call): object {
  const { environment, input, now } = call;
  const category = input.required("category");
  const instrument = instrumentOf(call, category, input.required("symbol"));
  const end = Math.min(input.integer("endTime", now), now);
  const start = input.integer("startTime", instrument.launchTime);
  const list = fundingTimes(instrument, start, end, limitOf(call)).map((time) => ({
    symbol: instrument.symbol,
    fundingRate: formatDecimal(fundingRate(environment.seed, instrument, time)),
    fundingRateTimestamp: String(time),
  }));
  return { category, list };
}

/** Returns one generated trade per second and the trades of accounts, newest first. */
export function marketRecentTrade(call: Call): object {
  const { environment, input, now } = call;
  const category = input.required("category");
  const symbol = input.text("symbol");
  const baseCoin = input.text("baseCoin", "BTC");
  const instrument =
    symbol === ""
      ? environment.catalog.list(category).find((item) => item.baseCoin === baseCoin)
      : instrumentOf(call, category, symbol);
  if (instrument === undefined) return { category, list: [] };
  const most = category === "spot" ? 60 : 1000;
  const limit = input.integer("limit", Math.min(most, 500), { maximum: most });
  const second = Math.floor(now / 1000);
  const generated = Array.from({ length: limit }, (_, index) => tradeRecord(environment, instrument, second - index));
  const { fills } = environment.trades.fillsOf(instrument);
  const all = [...fills.map((fill) => fillRecord(environment, instrument, fill)).toReversed(), ...generated];
  const list = all.toSorted((left, right) => Number(right.time) - Number(left.time)).slice(0, limit);
  return { category, list };
}

/** Returns the length of a period in milliseconds. Periods in minutes are written as `5min`. */
const periodOf = (text: string): number => durationOf(text.replace("min", "m")) ?? 0;

/** Returns the instants of a time series, one per period, between the request's start and end, newest first. */
function series(call: Call, period: number, most: number): number[] {
  const { input, now } = call;
  const end = Math.min(input.integer("endTime", now), now);
  const start = input.integer("startTime", end - period * most);
  const instants: number[] = [];
  for (let time = floorTo(end, period); time >= start && instants.length < 2000; time -= period) instants.push(time);
  return instants;
}

export function marketOpenInterest(call: Call): object {
  const { environment, input } = call;
  const category = input.required("category");
  const { symbol } = instrumentOf(call, category, input.required("symbol"));
  const period = periodOf(input.required("intervalTime"));
  const record = (time: number): object => {
    const contracts = 40_000 + 20_000 * unit(`${environment.seed}/oi/${symbol}/${time}`);
    const amount = formatRounded(decimal(contracts), 3);
    return { openInterest: amount, singleOpenInterest: amount, timestamp: String(time) };
  };
  return { symbol, category, ...pageOf(call, series(call, period, 200), record) };
}

export function marketAccountRatio(call: Call): object {
  const { environment, input } = call;
  const { symbol } = instrumentOf(call, input.required("category"), input.required("symbol"));
  const period = periodOf(input.required("period"));
  return pageOf(call, series(call, period, 500), (time) => {
    const buyRatio = (0.4 + 0.2 * unit(`${environment.seed}/ratio/${symbol}/${time}`)).toFixed(4);
    return { symbol, buyRatio, sellRatio: (1 - Number(buyRatio)).toFixed(4), timestamp: String(time) };
  });
}

export function marketPriceLimit(call: Call): object {
  const instrument = instrumentOf(call, call.input.text("category", "linear"), call.input.required("symbol"));
  return { ...priceLimitRecord(call.environment, instrument, call.now), ts: String(call.now) };
}
