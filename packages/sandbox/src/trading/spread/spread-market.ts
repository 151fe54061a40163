import { formatDecimal } from "../../decimal.ts";
import { type Call, limitOf, pageOf, selects } from "../call.ts";
import { type Combination, combinationsOf, isTrading, minimumQty } from "./spread-model.ts";
import { type Level, pairOf } from "../market/book-side.ts";
import { bookDepth, combinationBook } from "./spread-matching.ts";
import { accountTrades, combinationOf, generatedTrade, spreadTickerRecord } from "./spread-prices.ts";

function instrumentRecord(combination: Combination, now: number): object {
  const { symbol, contractType, legs, tickSize, lotSize, maximumQty, maximumPrice, deliveryTime } = combination;
  const [first] = legs;
  return {
    symbol,
    contractType,
    status: isTrading(combination, now) ? "Trading" : "Settling",
    baseCoin: first.baseCoin,
    quoteCoin: first.quoteCoin,
    settleCoin: first.settleCoin,
    tickSize: formatDecimal(tickSize),
    minPrice: formatDecimal(-maximumPrice),
    maxPrice: formatDecimal(maximumPrice),
    lotSize: formatDecimal(lotSize),
    minSize: formatDecimal(minimumQty(combination)),
    maxSize: formatDecimal(maximumQty),
    launchTime: String(first.launchTime),
    deliveryTime: String(deliveryTime),
    legs: legs.map((leg) => ({
      symbol: leg.symbol,
      contractType: leg.category === "spot" ? "Spot" : leg.contractType,
    })),
  };
}

export function spreadInstrument(call: Call): object {
  const isWanted = selects<Combination>(call.input, {
    symbol: ({ symbol }) => symbol,
    baseCoin: ({ legs }) => legs[0].baseCoin,
  });
  const found = combinationsOf(call.environment.catalog).filter(isWanted);
  return pageOf(call, found, (combination) => instrumentRecord(combination, call.now));
}

export function spreadOrderbook(call: Call): object {
  const combination = combinationOf(call);
  const depth = limitOf(call);
  const { books, prices } = call.environment;
  const { b, a, u, seq } = books.ofSource(combinationBook(prices, combination), String(bookDepth)).at(call.now);
  const side = (levels: readonly Level[]): string[][] => levels.slice(0, depth).map(pairOf);
  return { s: combination.symbol, b: side(b), a: side(a), ts: call.now, u, seq, cts: call.now };
}

export const spreadTickers = (call: Call): object => ({ list: [spreadTickerRecord(call, combinationOf(call))] });

export function spreadRecentTrade(call: Call): object {
  const { environment, now } = call;
  const combination = combinationOf(call);
  const limit = limitOf(call);
  const second = Math.floor(now / 1000);
  const generated = Array.from({ length: limit }, (_, index) =>
    generatedTrade(environment, combination, second - index),
  );
  const own = [...accountTrades(call, combination)].map(({ execId, price, qty, order, time }) => ({
    execId,
    price,
    qty,
    side: order.side,
    time,
  }));
  const list = [...own, ...generated]
    .toSorted((left, right) => right.time - left.time)
    .slice(0, limit)
    .map(({ execId, price, qty, side, time }) => ({
      execId,
      symbol: combination.symbol,
      price: formatDecimal(price),
      size: formatDecimal(qty),
      side,
      time: String(time),
      seq: String(Math.floor(time / 1000)),
    }));
  return { list };
}
