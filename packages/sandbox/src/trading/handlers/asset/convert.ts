import { decimal, divide, formatDecimal, floorToStep, multiply } from "../../../decimal.ts";
import { ApiError } from "../../../http/envelope.ts";
import { accountOf, type Call, momentOf } from "../../call.ts";
import { networks } from "../../market/listings.ts";
import { availableIn } from "../../engine/positions/valuation.ts";
import type { Conversion } from "../../engine/ledger.ts";

const validMs = 15_000;
/** Conversion rate as a fraction of the market price. */
const spread = decimal("0.999");
const precision = decimal("0.00000001");

export function assetExchangeQuoteApply(call: Call): object {
  const { input, environment, now } = call;
  const { conversions, prices } = environment;
  const [fromCoin, toCoin, requestCoin] = [
    input.required("fromCoin"),
    input.required("toCoin"),
    input.required("requestCoin"),
  ];
  for (const coin of [fromCoin, toCoin])
    if (!Object.hasOwn(networks, coin)) throw new ApiError(700013, `${coin}: this coin cannot be converted`);
  if (fromCoin === toCoin) throw new ApiError(700013, "fromCoin, toCoin: must be different coins");
  if (requestCoin !== fromCoin && requestCoin !== toCoin)
    throw new ApiError(700000, "requestCoin: must be fromCoin or toCoin");
  const requested = input.amount("requestAmount");
  if (requested === 0n) throw new ApiError(700006, "requestAmount: must be above zero");
  const rate = multiply(divide(prices.usdRate(fromCoin, now), prices.usdRate(toCoin, now)), spread);
  const fromAmount = requestCoin === fromCoin ? requested : divide(requested, rate) + 1n;
  const conversion: Conversion = {
    quoteTxId: `${10_100_000_000_000_000n + BigInt(conversions.size + 1)}`,
    account: accountOf(call),
    accountType: input.required("accountType"),
    fromCoin,
    toCoin,
    fromAmount,
    toAmount: requestCoin === fromCoin ? floorToStep(multiply(requested, rate), precision) : requested,
    rate,
    extInfo: input.has("paramType") ? { paramType: input.text("paramType"), paramValue: input.text("paramValue") } : {},
    expiredTime: now + validMs,
    executedTime: undefined,
  };
  conversions.set(conversion.quoteTxId, conversion);
  return {
    quoteTxId: conversion.quoteTxId,
    exchangeRate: formatDecimal(rate),
    ...coinsOf(conversion),
    expiredTime: String(conversion.expiredTime),
    requestId: input.text("requestId"),
    extTaxAndFee: [],
  };
}

const coinsOf = ({ fromCoin, toCoin, fromAmount, toAmount }: Conversion): object => ({
  fromCoin,
  fromCoinType: "crypto",
  toCoin,
  toCoinType: "crypto",
  fromAmount: formatDecimal(fromAmount),
  toAmount: formatDecimal(toAmount),
});

export function assetExchangeConvertExecute(call: Call): object {
  const account = accountOf(call);
  const found = call.environment.conversions.get(call.input.required("quoteTxId"));
  if (found === undefined || found.account !== account) throw new ApiError(700004, "quoteTxId: there is no such quote");
  if (found.executedTime !== undefined) throw new ApiError(700009, "quoteTxId: the quote was used before");
  if (call.now >= found.expiredTime) throw new ApiError(700008, "quoteTxId: the quote has expired");
  const wallet = found.accountType === "eb_convert_funding" ? "FUND" : "UNIFIED";
  if (found.fromAmount > availableIn(momentOf(call), account, wallet, found.fromCoin))
    throw new ApiError(700005, "fromAmount: exceeds the available balance");
  const { ledger } = call.environment.exchange;
  for (const [coin, amount] of [
    [found.fromCoin, -found.fromAmount],
    [found.toCoin, found.toAmount],
  ] as const) {
    const type = amount > 0n ? "CURRENCY_BUY" : "CURRENCY_SELL";
    const shared = { tradeId: found.quoteTxId, time: call.now };
    ledger.move(account, wallet, { ...shared, type, currency: coin, cashFlow: amount });
  }
  found.executedTime = call.now;
  return { quoteTxId: found.quoteTxId, exchangeStatus: "processing" };
}

const record = (conversion: Conversion): object => ({
  accountType: conversion.accountType,
  exchangeTxId: conversion.quoteTxId,
  userId: conversion.account.uid,
  ...coinsOf(conversion),
  exchangeStatus: "success",
  extInfo: conversion.extInfo,
  convertRate: formatDecimal(conversion.rate),
  createdAt: String(conversion.executedTime),
});

/** Returns the executed conversions of the caller, newest first. */
function executed(call: Call): Conversion[] {
  const account = accountOf(call);
  const types = call.input.parts("accountType");
  return [...call.environment.conversions.values()]
    .filter((conversion) => conversion.account === account && conversion.executedTime !== undefined)
    .filter(({ accountType }) => types.length === 0 || types.includes(accountType))
    .toReversed();
}

export function assetExchangeConvertResultQuery(call: Call): object {
  const id = call.input.required("quoteTxId");
  const found = executed(call).find(({ quoteTxId }) => quoteTxId === id);
  if (found === undefined) throw new ApiError(700004, "quoteTxId: there is no such conversion");
  return { result: record(found) };
}

export function assetExchangeQueryConvertHistory(call: Call): object {
  const limit = call.input.integer("limit", 20, { minimum: 1, maximum: 100 });
  const index = call.input.integer("index", 1, { minimum: 1 });
  return {
    list: executed(call)
      .slice((index - 1) * limit, index * limit)
      .map(record),
  };
}
