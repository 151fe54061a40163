import {
  decimal,
  divide,
  formatDecimal,
  formatRounded,
  larger,
  multiply,
  smaller,
  toNumber,
} from "../../../decimal.ts";
import { uuid } from "../../../random.ts";
import type { At } from "../../call.ts";
import { futuresDeliveryFee } from "../../engine/due-payments.ts";
import type { Environment } from "../../environment.ts";
import { generatedBook } from "../../market/book-side.ts";
import { fundingRate, nextFunding, fundingCap } from "../../market/funding-and-delivery.ts";
import type { Instrument } from "../../market/instrument.ts";
import { extremes, turnoverOf, volumeOf } from "../../market/klines.ts";
import type { AccountTrade } from "../../market/trade-series.ts";
import { dayMs, floorTo, hourMs, minuteMs } from "../../../clock.ts";

const openInterest = decimal("51234.5");

/** Sums up the trades of the last 1440 minutes, including the current minute. */
function dayOf(call: At, instrument: Instrument) {
  const { prices, trades } = call.environment;
  const last = prices.last(instrument, call.now);
  const before = prices.last(instrument, call.now - dayMs);
  const change = divide(last - before, before);
  const start = floorTo(call.now, minuteMs) - dayMs + minuteMs;
  const span = trades.span(instrument, "last", start, call.now + 1);
  const range = instrument.category === "option" ? optionRange(call, instrument) : extremes(instrument, span);
  return { last, before, change, ...range, turnover: turnoverOf(span), volume: volumeOf(span) };
}

/**
 * Returns the price range of an option over the last day. Options have no candles, so their price is sampled hourly.
 */
function optionRange({ environment: { prices }, now }: At, instrument: Instrument) {
  const points = Array.from({ length: 25 }, (_, index) => prices.last(instrument, now - index * hourMs));
  const high = points.reduce((left, right) => larger(left, right));
  const low = points.reduce((left, right) => smaller(left, right));
  return { high, low };
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
  const { change, turnover, volume } = dayOf(call, instrument);
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
    // The sandbox knows only the last day of an option, so the totals are those of this day.
    totalVolume: volume,
    totalTurnover: turnover,
    delta: value.delta.toFixed(8),
    gamma: value.gamma.toFixed(8),
    vega: value.vega.toFixed(8),
    theta: value.theta.toFixed(8),
    predictedDeliveryPrice: "0",
    change24h: formatRounded(change, 6),
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

/** Builds the ticker of a symbol with the fields of its category. */
export function tickerRecord(call: At, instrument: Instrument): Record<string, string> {
  if (instrument.category === "spot") return spotTicker(call, instrument);
  return instrument.category === "option" ? optionTicker(call, instrument) : contractTicker(call, instrument);
}

/** Builds the additional fields of a public option trade: mark price, index price and volatilities. */
function optionFields({ prices }: Environment, instrument: Instrument, time: number) {
  const volatility = prices.volatility(instrument).toFixed(4);
  const [mark, index] = [prices.mark(instrument, time), prices.index(instrument, time)];
  return { mP: formatDecimal(mark), iP: formatDecimal(index), mIv: volatility, iv: volatility };
}

/** Builds the fields that generated trades and accounts' trades have in common. */
const tradeFields = (environment: Environment, instrument: Instrument, time: number) => ({
  symbol: instrument.symbol,
  time: String(time),
  isBlockTrade: false,
  isRPITrade: false,
  seq: String(Math.floor(time / 1000)),
  ...(instrument.category === "option" ? optionFields(environment, instrument, time) : {}),
});

/** Builds the record of the generated trade at `second`, in seconds since 1970. */
export function tradeRecord(environment: Environment, instrument: Instrument, second: number) {
  const { seed, trades } = environment;
  const { side, price, size, time } = trades.generated.trade(instrument, second);
  const execId = uuid(`${seed}/trade/${instrument.symbol}/${second}`);
  return {
    execId,
    price: formatDecimal(price),
    size: formatDecimal(size),
    side,
    ...tradeFields(environment, instrument, time),
  };
}

/** Builds the public record of an account's trade. */
export const fillRecord = (
  environment: Environment,
  instrument: Instrument,
  { execId, side, price, size, time }: AccountTrade,
) => ({
  execId,
  price: formatDecimal(price),
  size: formatDecimal(size),
  side,
  ...tradeFields(environment, instrument, time),
});

export function priceLimitRecord({ prices }: Environment, instrument: Instrument, now: number) {
  const mark = toNumber(prices.mark(instrument, now));
  const at = (ratio: number): string => formatRounded(decimal(mark * ratio), 4);
  return { symbol: instrument.symbol, buyLmt: at(1.1), sellLmt: at(0.9) };
}
