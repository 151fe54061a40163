import { decimal, floorToStep, formatDecimal, larger, smaller, type Decimal } from "../../decimal.ts";
import { inputError } from "../../http/envelope.ts";
import { unit, uuid } from "../../random.ts";
import type { At, Call } from "../call.ts";
import type { Environment } from "../environment.ts";
import { type Combination, combinationsOf, type SpreadExecution, spreadBookOf } from "./spread-model.ts";
import type { Prices } from "../market/prices.ts";
import { bestBid, levelsFor } from "./spread-matching.ts";
import { hourMs, dayMs } from "../../clock.ts";

/** Milliseconds between the price samples for the statistics of the last 24 hours. */
const statisticsStep = 900_000;
/** Quantity traded in a busy hour, in units of the combination. */
const busyHour = 2_000;

export const findCombination = ({ catalog }: Environment, symbol: string): Combination | undefined =>
  combinationsOf(catalog).find((combination) => combination.symbol === symbol);

/** Returns the combination that the request names. Throws if it doesn't exist. */
export function combinationOf(call: Call): Combination {
  const symbol = call.input.required("symbol");
  const found = findCombination(call.environment, symbol);
  if (found === undefined) throw inputError(`symbol: unknown combination: ${symbol}`);
  return found;
}

/** Yields the accounts' executions in a combination during the last day. They are also public trades. */
export function* accountTrades({ environment, now }: At, { symbol }: Combination): Generator<SpreadExecution> {
  for (const account of environment.exchange.accounts.values()) {
    for (const execution of spreadBookOf(account).executions.newestFirst(symbol)) {
      if (execution.time <= now - dayMs) break;
      yield execution;
    }
  }
}

const generatedVolume = (prices: Prices, { legs, lotSize }: Combination, now: number): Decimal => {
  let sum = 0;
  for (let time = now - dayMs; time < now; time += hourMs)
    sum += busyHour * prices.activity(legs[0], Math.floor(time / hourMs));
  return floorToStep(decimal(sum), lotSize);
};

/** Builds the ticker of a combination. */
export function spreadTickerRecord(at: At, combination: Combination): Record<string, string> {
  const { environment, now } = at;
  const { prices } = environment;
  const [[bid], [ask]] = [
    levelsFor(prices, combination, "Sell", 1, now),
    levelsFor(prices, combination, "Buy", 1, now),
  ];
  const own = [...accountTrades(at, combination)];
  const last = bestBid(prices, combination, now);
  const previous = bestBid(prices, combination, now - dayMs);
  let [high, low] = [larger(last, previous), smaller(last, previous)];
  const seen = own.map(({ price }) => price);
  for (let time = now - dayMs; time < now; time += statisticsStep) seen.push(bestBid(prices, combination, time));
  for (const price of seen) [high, low] = [larger(high, price), smaller(low, price)];
  const volume = own.reduce((sum, { qty }) => sum + qty, generatedVolume(prices, combination, now));
  return {
    symbol: combination.symbol,
    bidPrice: formatDecimal(bid?.price ?? 0n),
    bidSize: formatDecimal(bid?.size ?? 0n),
    askPrice: formatDecimal(ask?.price ?? 0n),
    askSize: formatDecimal(ask?.size ?? 0n),
    lastPrice: formatDecimal(last),
    highPrice24h: formatDecimal(high),
    lowPrice24h: formatDecimal(low),
    prevPrice24h: formatDecimal(previous),
    volume24h: formatDecimal(volume),
  };
}

/** Generates the trade of a combination at `second`, in seconds since 1970. */
export function generatedTrade({ seed, prices }: Environment, combination: Combination, second: number) {
  const time = second * 1000;
  const key = `${seed}/spread-trade/${combination.symbol}/${second}`;
  const side = unit(key) < 0.5 ? ("Buy" as const) : ("Sell" as const);
  const [level] = levelsFor(prices, combination, side, 1, time);
  return { execId: uuid(key), price: level?.price ?? 0n, qty: level?.size ?? 0n, side, time };
}
