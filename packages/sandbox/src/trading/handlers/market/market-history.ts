import { decimal, formatDecimal, formatRounded, toNumber } from "../../../decimal.ts";
import { unit, uuid } from "../../../random.ts";
import { type Call, type Handlers, instrumentOf, limitOf, pageOf } from "../../call.ts";
import type { Environment } from "../../environment.ts";
import { generatedBook } from "../../market/book-side.ts";
import { fundingRate, fundingTimes } from "../../market/funding-and-delivery.ts";
import type { Instrument } from "../../market/instrument.ts";
import { durationOf, floorTo } from "../../../clock.ts";

function fundingHistory(call: Call): object {
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

/** The one trade that is generated for a second. */
export function tradeRecord(environment: Environment, instrument: Instrument, second: number) {
  const time = second * 1000;
  const key = `${environment.seed}/trade/${instrument.symbol}/${second}`;
  const side = unit(key) < 0.5 ? "Buy" : "Sell";
  const [level] = generatedBook(environment.prices, instrument)(side === "Buy" ? "ask" : "bid", 1, time);
  return {
    execId: uuid(key),
    symbol: instrument.symbol,
    price: formatDecimal(level?.price ?? 0n),
    size: formatDecimal(level?.size ?? 0n),
    side,
    time: String(time),
    isBlockTrade: false,
    isRPITrade: false,
    seq: String(second),
  };
}

/** One generated trade a second, newest first. */
function recentTrades(call: Call): object {
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
  const list = Array.from({ length: limit }, (_, index) => tradeRecord(environment, instrument, second - index));
  return { category, list };
}

/** Milliseconds of a period, whose minutes are written `5min`. */
const periodOf = (text: string): number => durationOf(text.replace("min", "m")) ?? 0;

/** Instants of a series between start and end, newest first. */
function series(call: Call, period: number, most: number): number[] {
  const { input, now } = call;
  const end = Math.min(input.integer("endTime", now), now);
  const start = input.integer("startTime", end - period * most);
  const instants: number[] = [];
  for (let time = floorTo(end, period); time >= start && instants.length < 2000; time -= period) instants.push(time);
  return instants;
}

function openInterest(call: Call): object {
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

function accountRatio(call: Call): object {
  const { environment, input } = call;
  const { symbol } = instrumentOf(call, input.required("category"), input.required("symbol"));
  const period = periodOf(input.required("period"));
  return pageOf(call, series(call, period, 500), (time) => {
    const buyRatio = (0.4 + 0.2 * unit(`${environment.seed}/ratio/${symbol}/${time}`)).toFixed(4);
    return { symbol, buyRatio, sellRatio: (1 - Number(buyRatio)).toFixed(4), timestamp: String(time) };
  });
}

export function priceLimitRecord({ prices }: Environment, instrument: Instrument, now: number) {
  const mark = toNumber(prices.mark(instrument, now));
  const at = (ratio: number): string => formatRounded(decimal(mark * ratio), 4);
  return { symbol: instrument.symbol, buyLmt: at(1.1), sellLmt: at(0.9) };
}

function priceLimit(call: Call): object {
  const instrument = instrumentOf(call, call.input.text("category", "linear"), call.input.required("symbol"));
  return { ...priceLimitRecord(call.environment, instrument, call.now), ts: String(call.now) };
}

export const historyHandlers: Handlers = {
  marketFundingHistory: fundingHistory,
  marketRecentTrade: recentTrades,
  marketOpenInterest: openInterest,
  marketAccountRatio: accountRatio,
  marketPriceLimit: priceLimit,
};
