import { decimal, divide, formatDecimal, formatRounded, multiply } from "../../../decimal.ts";
import { ApiError, inputError, Reply } from "../../../http/envelope.ts";
import { unit } from "../../../random.ts";
import { accountOf, type Call, cut, instrumentOf, pageOf, selects } from "../../call.ts";
import { riskTiers } from "../../engine/positions/risk-tiers.ts";
import type { Instrument } from "../../market/instrument.ts";
import { networks } from "../../market/listings.ts";
import { delivered, settlementPrice } from "../../market/funding-and-delivery.ts";
import { hourMs, dayMs, floorTo } from "../../../clock.ts";

export function assetCoinQueryInfo({ input }: Call): object {
  const rows = Object.entries(networks)
    .filter(selects(input, { coin: ([coin]) => coin }))
    .map(([coin, [chain, chainType]]) => ({
      name: coin,
      coin,
      remainAmount: "10000000",
      chains: [
        {
          chain,
          chainType,
          confirmation: "6",
          withdrawFee: "1",
          depositMin: "0",
          withdrawMin: "1",
          chainDeposit: "1",
          chainWithdraw: "1",
          minAccuracy: "8",
          withdrawPercentageFee: "0",
          contractAddress: "",
          safeConfirmNumber: "65",
          withdrawMax: "-1",
        },
      ],
    }));
  return { rows };
}

const tiersOf = (instrument: Instrument): object[] =>
  riskTiers(instrument).map((tier) => ({
    id: tier.id,
    symbol: instrument.symbol,
    riskLimitValue: formatDecimal(tier.limit),
    maintenanceMargin: formatDecimal(tier.maintenanceRate),
    initialMargin: formatRounded(divide(decimal("1"), tier.maxLeverage), 6),
    isLowestRisk: tier.isLowest ? 1 : 0,
    maxLeverage: formatDecimal(tier.maxLeverage),
    mmDeduction: tier.deduction === 0n ? "" : formatDecimal(tier.deduction),
  }));

export function marketRiskLimit(call: Call): object {
  const category = call.input.required("category");
  const symbol = call.input.text("symbol");
  const found = symbol === "" ? call.environment.catalog.list(category) : [instrumentOf(call, category, symbol)];
  const { items, cursor } = cut(found, 15, call.input.text("cursor"));
  return { category, nextPageCursor: cursor, list: items.flatMap(tiersOf) };
}

/** Minimum value of an insurance pool in dollars. The actual value changes daily and is at most twice as much. */
const poolDollars = 1_000_000;

/**
 * Returns one insurance pool for each settlement coin. All contracts that are settled in the coin share the pool. The
 * balance is as of the last midnight UTC.
 */
export function marketInsurance({ environment, input, now }: Call): object {
  const { catalog, prices, seed } = environment;
  const midnight = floorTo(now, dayMs);
  const contracts = [...catalog.list("linear"), ...catalog.list("inverse")];
  const coins = [...new Set(contracts.map(({ settleCoin }) => settleCoin))];
  const list = coins.filter(selects(input, { coin: (coin) => coin })).map((coin) => {
    const dollars = poolDollars * (1 + unit(`${seed}/insurance/${coin}/${midnight}`));
    const balance = decimal(dollars / prices.usd(coin, midnight));
    return {
      coin,
      symbols: contracts.flatMap((contract) => (contract.settleCoin === coin ? [contract.symbol] : [])).join(","),
      balance: formatDecimal(balance),
      value: formatRounded(multiply(balance, prices.usdRate(coin, midnight)), 8),
    };
  });
  return { updatedTime: String(midnight), list };
}

export function marketDeliveryPrice(call: Call): object {
  const { input, environment, now } = call;
  const category = input.required("category");
  const symbol = input.text("symbol");
  const baseCoin = input.text("baseCoin", category === "option" && symbol === "" ? "BTC" : "");
  const settleCoin = input.text("settleCoin");
  const found = delivered(environment.catalog, category, now).filter((instrument) => {
    if (symbol !== "") return instrument.symbol === symbol;
    if (baseCoin !== "" && instrument.baseCoin !== baseCoin) return false;
    return settleCoin === "" || instrument.settleCoin === settleCoin;
  });
  const record = (instrument: Instrument): object => ({
    symbol: instrument.symbol,
    deliveryPrice: formatDecimal(settlementPrice(environment.prices, instrument)),
    deliveryTime: String(instrument.deliveryTime),
  });
  return pageOf(call, found, record, { category });
}

/** Returns the delivery price of each delivery time of a coin's options. */
export function marketNewDeliveryPrice(call: Call): object {
  const { input, environment, now } = call;
  const baseCoin = input.required("baseCoin");
  const prices = new Map<number, string>();
  for (const instrument of delivered(environment.catalog, "option", now)) {
    if (instrument.baseCoin === baseCoin)
      prices.set(instrument.deliveryTime, formatDecimal(settlementPrice(environment.prices, instrument)));
  }
  const list = [...prices].map(([time, price]) => ({ deliveryPrice: price, deliveryTime: String(time) }));
  return { category: "option", list };
}

const longestSpan = 30 * dayMs;

/** Returns one volatility per hour, newest first. Without a time range, returns only the latest hour. */
export function marketHistoricalVolatility(call: Call): Reply {
  const { input, environment, now } = call;
  const [baseCoin, period] = [input.text("baseCoin", "BTC"), input.integer("period", 7, { minimum: 1, maximum: 365 })];
  const latest = floorTo(now, hourMs);
  const end = floorTo(Math.min(input.integer("endTime", latest), latest), hourMs);
  const start = input.integer("startTime", end);
  if (end - start > longestSpan) throw inputError("startTime, endTime: must be at most 30 days apart");
  const list: object[] = [];
  for (let time = end; time >= start; time -= hourMs) {
    const value = 0.4 + 0.2 * unit(`${environment.seed}/volatility/${baseCoin}/${period}/${time}`);
    list.push({ period, value: value.toFixed(8), time: String(time) });
  }
  return new Reply(list, { envelopeFields: { category: "option" } });
}

const limitNames = ["window", "frozenPeriod", "qtyLimit", "deltaLimit", "vegaLimit"] as const;

/** Stores limits of the market maker protection. The sandbox never freezes orders when a limit is exceeded. */
export function accountMmpModify(call: Call): object {
  const { input } = call;
  accountOf(call).protection.set(
    input.required("baseCoin"),
    Object.fromEntries(limitNames.filter((name) => input.has(name)).map((name) => [name, input.text(name)])),
  );
  return {};
}

export function accountMmpState(call: Call): object {
  const baseCoin = call.input.required("baseCoin");
  const limits = accountOf(call).protection.get(baseCoin);
  const none = { window: "0", frozenPeriod: "0", qtyLimit: "0", deltaLimit: "0", vegaLimit: "0" };
  const state = { baseCoin, mmpEnabled: limits !== undefined, ...none, ...limits };
  return { result: [{ ...state, mmpFrozenUntil: "0", mmpFrozen: false }] };
}

type Weights = readonly (readonly [source: string, weight: string])[];

const cryptoSources: Weights = [
  ["Alpha", "0.4"],
  ["Beta", "0.3"],
  ["Gamma", "0.2"],
  ["Delta", "0.1"],
];
const feedSources: Weights = [
  ["Feed One", "0.4"],
  ["Feed Two", "0.3"],
  ["Exchange index", "0.2"],
  ["Futures front month", "0.1"],
];
/** Day of the month on which the roll to the next futures contract begins. It is complete after five days. */
const firstRollDay = 8;

/**
 * Returns the weights of the dated futures that determine the oil price. The weight shifts from the front month to the
 * next month in five equal steps.
 */
function futuresSources(now: number): Weights {
  const fifths = new Date(now).getUTCDate() - firstRollDay + 1;
  const next = fifths >= 1 && fifths <= 5 ? fifths * 2 : 0;
  return [
    ["Futures front month", formatTenths(10 - next)],
    ["Futures next month", formatTenths(next)],
  ];
}

const formatTenths = (tenths: number): string => (tenths === 10 ? "1" : tenths === 0 ? "0" : `0.${tenths}`);

function sourcesOf(instrument: Instrument, now: number): Weights {
  if (instrument.agreement === "oil") return futuresSources(now);
  return instrument.symbolType === "" ? cryptoSources : feedSources;
}

/** Returns the components of an index price. Their prices differ by one tick each. */
export function marketIndexPriceComponents(call: Call): object {
  const { environment, input, now } = call;
  const indexName = input.required("indexName");
  const instrument = environment.catalog.find("linear", indexName) ?? environment.catalog.find("inverse", indexName);
  if (instrument === undefined) throw new ApiError(10001, "indexName: unknown");
  const price = environment.prices.index(instrument, now);
  const pair = `${instrument.baseCoin}${instrument.quoteCoin}`;
  const components = sourcesOf(instrument, now).map(([exchange, weight], index) => {
    const own = formatDecimal(price + instrument.tickSize * BigInt(index - 1));
    return { exchange, spotPair: pair, equivalentPrice: own, multiplier: "1", price: own, weight };
  });
  return { indexName, lastPrice: formatDecimal(price), updateTime: String(now), components };
}

export function accountMmpReset(call: Call): object {
  call.input.required("baseCoin");
  return {};
}
