import { decimal, divide, formatDecimal, formatRounded, larger, multiply, smaller } from "../../../decimal.ts";
import { inputError } from "../../../http/envelope.ts";
import { type At, type Call, type Handler, type Handlers, instrumentOf, limitOf } from "../../call.ts";
import { generatedBook, type Level } from "../../market/book-side.ts";
import { fundingRate, nextFunding, fundingCap } from "../../market/funding-and-delivery.ts";
import { type Instrument, statusOf } from "../../market/instrument.ts";
import { extremes, klines, turnoverOf, volumeOf } from "../../market/klines.ts";
import type { PriceKind } from "../../market/prices.ts";
import { hourMs, minuteMs, dayMs, floorTo } from "../../../clock.ts";
import { futuresDeliveryFee } from "../../engine/due-payments.ts";

const openInterest = decimal("51234.5");

function serverTime({ now }: Call): object {
  return { timeSecond: String(Math.floor(now / 1000)), timeNano: `${now}000000` };
}

/** The last 1440 minutes, of which the newest has not ended. */
function dayOf(call: At, instrument: Instrument) {
  const { prices, trades } = call.environment;
  const last = prices.last(instrument, call.now);
  const before = prices.last(instrument, call.now - dayMs);
  const change = divide(last - before, before);
  if (instrument.category === "option") return { last, before, change, ...optionDay(call, instrument) };
  const start = floorTo(call.now, minuteMs) - dayMs + minuteMs;
  const span = trades.span(instrument, "last", start, call.now);
  return {
    last,
    before,
    change,
    ...extremes(instrument, span),
    turnover: turnoverOf(span),
    volume: volumeOf(instrument, span),
  };
}

/** Options have no candles: their price is looked at once an hour. */
function optionDay({ environment: { prices }, now }: At, instrument: Instrument) {
  const points = Array.from({ length: 25 }, (_, index) => prices.last(instrument, now - index * hourMs));
  const high = points.reduce((left, right) => larger(left, right));
  const low = points.reduce((left, right) => smaller(left, right));
  return { high, low, turnover: "2500000", volume: "1500" };
}

function common(call: At, instrument: Instrument): Record<string, string> {
  const { last, high, low, turnover, volume } = dayOf(call, instrument);
  const levelsOf = generatedBook(call.environment.prices, instrument);
  const [bid] = levelsOf("bid", 1, call.now);
  const [ask] = levelsOf("ask", 1, call.now);
  return {
    symbol: instrument.symbol,
    lastPrice: formatDecimal(last),
    highPrice24h: formatDecimal(high),
    lowPrice24h: formatDecimal(low),
    turnover24h: turnover,
    volume24h: volume,
    bid1Price: formatDecimal(bid?.price ?? 0n),
    bid1Size: formatDecimal(bid?.size ?? 0n),
    ask1Price: formatDecimal(ask?.price ?? 0n),
    ask1Size: formatDecimal(ask?.size ?? 0n),
  };
}

function spotTicker(call: At, instrument: Instrument): Record<string, string> {
  const { before, change } = dayOf(call, instrument);
  return {
    ...common(call, instrument),
    prevPrice24h: formatDecimal(before),
    price24hPcnt: formatRounded(change, 6),
    usdIndexPrice: formatRounded(decimal(call.environment.prices.usd(instrument.baseCoin, call.now)), 6),
  };
}

function optionTicker(call: At, instrument: Instrument): Record<string, string> {
  const { prices } = call.environment;
  const index = prices.indexNumber(instrument, call.now);
  const volatility = prices.volatility(instrument);
  const value = prices.option(instrument, call.now);
  const underlying = formatRounded(decimal(index), 4);
  return {
    ...common(call, instrument),
    bid1Iv: (volatility - 0.01).toFixed(4),
    ask1Iv: (volatility + 0.01).toFixed(4),
    markIv: volatility.toFixed(4),
    markPrice: formatDecimal(prices.mark(instrument, call.now)),
    indexPrice: underlying,
    underlyingPrice: underlying,
    openInterest: "120.5",
    totalVolume: "1500",
    totalTurnover: "2500000",
    delta: value.delta.toFixed(8),
    gamma: value.gamma.toFixed(8),
    vega: value.vega.toFixed(8),
    theta: value.theta.toFixed(8),
    predictedDeliveryPrice: "0",
    change24h: formatRounded(dayOf(call, instrument).change, 6),
  };
}

function contractTicker(call: At, instrument: Instrument): Record<string, string> {
  const { environment, now } = call;
  const { before, change } = dayOf(call, instrument);
  const mark = environment.prices.mark(instrument, now);
  const index = environment.prices.index(instrument, now);
  const funding = nextFunding(instrument, now);
  const futures = instrument.deliveryTime !== 0;
  const interestValue = instrument.category === "inverse" ? divide(openInterest, mark) : multiply(openInterest, mark);
  return {
    ...common(call, instrument),
    indexPrice: formatDecimal(index),
    markPrice: formatDecimal(mark),
    prevPrice24h: formatDecimal(before),
    price24hPcnt: formatRounded(change, 6),
    prevPrice1h: formatDecimal(environment.prices.last(instrument, now - hourMs)),
    openInterest: formatDecimal(openInterest),
    openInterestValue: formatRounded(interestValue, 4),
    singleOpenInterest: formatDecimal(openInterest),
    singleOpenInterestValue: formatRounded(interestValue, 4),
    fundingRate: futures ? "" : formatDecimal(fundingRate(environment.seed, instrument, funding)),
    nextFundingTime: String(funding),
    fundingIntervalHour: futures ? "" : String(instrument.fundingInterval / 60),
    fundingCap: futures ? "" : fundingCap,
    predictedDeliveryPrice: futures ? formatDecimal(index) : "",
    basisRate: futures ? formatRounded(divide(mark - index, index), 8) : "",
    basis: futures ? formatDecimal(mark - index) : "",
    basisRateYear: "",
    deliveryFeeRate: futures ? formatDecimal(futuresDeliveryFee) : "",
    deliveryTime: String(instrument.deliveryTime),
    preOpenPrice: "",
    preQty: "",
    curPreListingPhase: instrument.listing.phase,
  };
}

/** The latest prices of a symbol, as its category shows them. */
export function tickerRecord(call: At, instrument: Instrument): Record<string, string> {
  if (instrument.category === "spot") return spotTicker(call, instrument);
  return instrument.category === "option" ? optionTicker(call, instrument) : contractTicker(call, instrument);
}

function tickers(call: Call): object {
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

/** Levels by default and at most, by category. */
const depths: Readonly<Record<string, readonly [usual: number, most: number]>> = {
  spot: [1, 1000],
  linear: [25, 1000],
  inverse: [25, 1000],
  option: [1, 25],
};
/** Updates are counted by stream: the ordinary book shares its numbers with the stream of depth 1000. */
function book(call: Call, stream: string, depth: number, show: (level: Level) => string[]): object {
  const instrument = instrumentOf(call, call.input.text("category", "linear"), call.input.required("symbol"));
  const { b, a, u, seq } = call.environment.books.of(instrument, stream).at(call.now);
  const side = (shown: readonly Level[]): string[][] => shown.slice(0, depth).map(show);
  return { s: instrument.symbol, b: side(b), a: side(a), ts: call.now, u, seq, cts: call.now };
}

const pair = (level: Level): string[] => [formatDecimal(level.price), formatDecimal(level.size)];

export const quoteHandlers: Handlers = {
  marketTime: serverTime,
  marketTickers: tickers,
  marketKline: klineHandler("last"),
  marketMarkPriceKline: klineHandler("mark"),
  marketIndexPriceKline: klineHandler("index"),
  marketPremiumIndexPriceKline: klineHandler("premium"),
  marketOrderbook: (call) => {
    const [usual, most] = depths[call.input.required("category")] ?? [1, 25];
    return book(call, "1000", call.input.integer("limit", usual, { minimum: 1, maximum: most }), pair);
  },
  marketFullOrderbook: (call) => book(call, "full", Infinity, pair),
  // The sandbox has no retail price improvement orders, so their column is zero.
  marketRpiOrderbook: (call) => book(call, "rpi", limitOf(call, 1), (level) => [...pair(level), "0"]),
};
