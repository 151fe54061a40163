import { decimal, type Decimal, formatDecimal } from "../../decimal.ts";
import { ApiError, inputError, Reply } from "../../http/envelope.ts";
import { accountOf, type Call, type Input, instrumentOf, pageOf, selects, within, momentOf } from "../call.ts";
import type { Account } from "../engine/account.ts";
import { borrowedOf, heldPositions, hourlyBorrowRate } from "../engine/due-payments.ts";
import type { BorrowingCost, LogEntry } from "../engine/model.ts";
import { isBeyondLiquidation } from "../engine/liquidation.ts";
import { availableOf } from "../engine/positions/valuation.ts";
import type { Instrument } from "../market/instrument.ts";
import { greeksRecords } from "./position/position-record.ts";
import { walletRecord } from "./wallet-record.ts";
import { dayMs, minuteMs } from "../../clock.ts";

function logRecord(entry: LogEntry): object {
  return {
    id: entry.id,
    symbol: entry.symbol,
    category: entry.category,
    side: entry.side,
    transactionTime: String(entry.time),
    type: entry.type,
    transSubType: entry.transSubType,
    qty: formatDecimal(entry.qty),
    size: formatDecimal(entry.size),
    currency: entry.currency,
    tradePrice: formatDecimal(entry.tradePrice),
    funding: entry.type === "SETTLEMENT" ? formatDecimal(entry.funding) : "",
    fee: formatDecimal(entry.fee),
    cashFlow: formatDecimal(entry.cashFlow),
    change: formatDecimal(entry.change),
    cashBalance: formatDecimal(entry.cashBalance),
    feeRate: formatDecimal(entry.feeRate),
    bonusChange: "",
    tradeId: entry.tradeId,
    orderId: entry.orderId,
    orderLinkId: entry.orderLinkId,
    extraFees: "",
  };
}

export function accountTransactionLog(call: Call): object {
  const { input } = call;
  const isWanted = selects<LogEntry>(input, { currency: ({ currency }) => currency, type: ({ type }) => type });
  const matches = (entry: LogEntry): boolean => entry.symbol.startsWith(input.text("baseCoin")) && isWanted(entry);
  const all = accountOf(call).log.newestFirst(input.has("category") ? input.text("category") : undefined);
  return pageOf(call, within(call, all, matches, dayMs), logRecord, {});
}

export function accountInfo(call: Call): object {
  const account = accountOf(call);
  return {
    unifiedMarginStatus: 5,
    marginMode: account.marginMode,
    isMasterTrader: false,
    spotHedgingStatus: account.hedging,
    updatedTime: String(account.modifiedAt),
    dcpStatus: "OFF",
    timeWindow: 0,
    smpGroup: 0,
  };
}

const rate = (instrument: { takerFee: Decimal; makerFee: Decimal }): object => ({
  takerFeeRate: formatDecimal(instrument.takerFee),
  makerFeeRate: formatDecimal(instrument.makerFee),
});

export function accountFeeRate(call: Call): object {
  const { input, environment } = call;
  const category = input.required("category");
  const symbol = input.text("symbol");
  const baseCoin = input.text("baseCoin");
  if (category === "option") {
    const byCoin = new Map(environment.catalog.list(category).map((option) => [option.baseCoin, option]));
    const wanted = [...byCoin.values()].filter((option) => baseCoin === "" || option.baseCoin === baseCoin);
    return { category, list: wanted.map((option) => ({ symbol: "", baseCoin: option.baseCoin, ...rate(option) })) };
  }
  const instruments = symbol === "" ? environment.catalog.list(category) : [instrumentOf(call, category, symbol)];
  return {
    category,
    list: instruments.map((instrument) => ({ symbol: instrument.symbol, baseCoin: "", ...rate(instrument) })),
  };
}

/** Returns the reasons why the account can't switch to isolated margin mode. */
function objections(call: Call, account: Account): { reasonCode: string; reasonMsg: string }[] {
  const reasons: { reasonCode: string; reasonMsg: string }[] = [];
  const isOption = ({ instrument }: { instrument: Instrument }): boolean => instrument.category === "option";
  const held = heldPositions(account);
  if (held.some(isOption)) reasons.push({ reasonCode: "3400001", reasonMsg: "Option positions are still open." });
  if ([...account.openOrders.values()].some(isOption))
    reasons.push({ reasonCode: "3400053", reasonMsg: "Option orders are still open." });
  const coins = new Set(held.map(({ instrument }) => instrument.settleCoin));
  const isUncovered = [...coins].some((coin) => availableOf(momentOf(call), account, coin) < 0n);
  const isLiquidated = held.some((position) => isBeyondLiquidation(momentOf(call), account, position));
  if (isUncovered || isLiquidated)
    reasons.push({ reasonCode: "3400000", reasonMsg: "The equity is below the required amount." });
  return reasons;
}

export function accountSetMarginMode(call: Call): object {
  const account = accountOf(call);
  const mode = call.input.required("setMarginMode");
  if (account.marginMode === mode) throw new ApiError(110026, "margin mode is not modified: it is set already");
  const before = account.marginMode;
  account.marginMode = mode;
  const reasons = account.isIsolated ? objections(call, account) : [];
  if (reasons.length > 0) {
    account.marginMode = before;
    throw new ApiError(3400045, "the margin mode cannot be changed", { result: { reasons } });
  }
  account.modifiedAt = call.now;
  return { reasons: [] };
}

export function accountSetHedgingMode(call: Call): object {
  accountOf(call).hedging = call.input.required("setHedgingMode");
  return new Reply({}, { retMsg: "SUCCESS" });
}

export function accountSetDeltaMode(call: Call): object {
  accountOf(call).deltaNeutral = call.input.text("deltaEnable") === "1";
  return {};
}

const borrowingRecord = ({ coin, borrowed, hourlyRate, interest, time }: BorrowingCost): object => ({
  currency: coin,
  createdTime: time,
  borrowCost: formatDecimal(interest),
  hourlyBorrowRate: formatDecimal(hourlyRate),
  InterestBearingBorrowSize: formatDecimal(borrowed),
  costExemption: "0",
  borrowAmount: formatDecimal(borrowed),
  unrealisedLoss: "0",
  freeBorrowedAmount: "0",
});

/** Lists the hourly interest of borrowed coins. */
export function accountBorrowHistory(call: Call): object {
  const isWanted = selects<BorrowingCost>(call.input, { currency: ({ coin }) => coin });
  const all = accountOf(call).borrowing.newestFirst();
  return pageOf(call, within(call, all, isWanted), borrowingRecord);
}

const collateralCoins = ["USDT", "USDC", "BTC", "ETH"];

export function accountCollateralInfo(call: Call): object {
  const account = accountOf(call);
  const list = collateralCoins.filter(selects(call.input, { currency: (coin) => coin })).map((coin) => ({
    currency: coin,
    hourlyBorrowRate: formatDecimal(hourlyBorrowRate(coin)),
    maxBorrowingAmount: "3000000",
    freeBorrowingLimit: "",
    freeBorrowAmount: "0",
    borrowAmount: formatDecimal(borrowedOf(account.balance(coin))),
    otherBorrowAmount: "0",
    availableToBorrow: "3000000",
    borrowable: true,
    borrowUsageRate: "0",
    marginCollateral: true,
    collateralSwitch: !account.collateralOff.has(coin),
    collateralRatio: coin === "BTC" || coin === "ETH" ? "0.95" : "1",
    freeBorrowingAmount: "",
  }));
  return { list };
}

export function accountSetCollateralSwitchBatch(call: Call): object {
  return { list: call.input.list("request").map((item) => switchCollateral(accountOf(call), item)) };
}

function switchCollateral({ collateralOff }: Account, input: Input): object {
  const [coin, collateralSwitch] = [input.required("coin"), input.required("collateralSwitch")];
  if (collateralSwitch === "ON") collateralOff.delete(coin);
  else collateralOff.add(coin);
  return { coin, collateralSwitch };
}

export function accountSetCollateralSwitch(call: Call): object {
  switchCollateral(accountOf(call), call.input);
  return new Reply({}, { retMsg: "SUCCESS" });
}

export const assetCoinGreeks = (call: Call): object => ({
  list: greeksRecords(call, accountOf(call), call.input.text("baseCoin")),
});

function spotMarginState(call: Call): object {
  const account = accountOf(call);
  return {
    spotLeverage: account.spotLeverage,
    spotMarginMode: account.spotMargin ? "1" : "0",
    effectiveLeverage: account.spotMargin ? account.spotLeverage : "",
  };
}

export const spotMarginTradeState = (call: Call): object => spotMarginState(call);
export const spotMarginUtaStatus = (call: Call): object => spotMarginState(call);

export function spotMarginTradeSwitchMode(call: Call): object {
  const mode = call.input.required("spotMarginMode");
  accountOf(call).spotMargin = mode === "1";
  return { spotMarginMode: mode };
}

export function spotMarginTradeSetLeverage(call: Call): object {
  accountOf(call).spotLeverage = formatDecimal(call.input.amount("leverage"));
  return {};
}

/** Upgrades the account. Refused from 07:55 to 08:05 UTC every day, around the funding at 08:00. */
export function accountUpgradeToUta(call: Call): object {
  const minute = Math.floor((call.now % dayMs) / minuteMs);
  if (minute >= 475 && minute < 485) throw inputError("no upgrades from 07:55 to 08:05 UTC");
  return { unifiedUpdateStatus: "PROCESS", unifiedUpdateMsg: null };
}

/** Sets the number of seconds without a private connection after which a product group's orders are cancelled. */
export function orderDisconnectedCancelAll(call: Call): Reply {
  const { input } = call;
  accountOf(call).disconnectWindows.set(input.text("product", "OPTIONS"), input.integer("timeWindow", 10));
  return new Reply({}, { retMsg: "success" });
}

export const accountQueryDcpInfo = (call: Call): object => ({
  dcpInfos: [...accountOf(call).disconnectWindows].map(([product, seconds]) => ({
    product,
    dcpStatus: "ON",
    timeWindow: String(seconds),
  })),
});

export function accountWalletBalance(call: Call): object {
  const { input } = call;
  if (input.required("accountType") !== "UNIFIED") throw inputError("accountType: only UNIFIED accounts exist here");
  const wanted = input.parts("coin").filter((coin) => coin !== "");
  return { list: [walletRecord(call, accountOf(call), wanted)] };
}

/** Maximum amount of demo funds per request, by coin. */
const mostDemoMoney: Readonly<Record<string, string>> = { BTC: "15", ETH: "200", USDT: "100000", USDC: "100000" };

function readDemoMoney(item: Input) {
  const coin = item.required("coin");
  const amount = item.amount("amountStr");
  if (amount === 0n)
    throw inputError(`utaDemoApplyMoney.amountStr: must be above 0 and at most ${mostDemoMoney[coin]} for ${coin}`);
  return { coin, amount };
}

/** Checks that the amounts of each coin in a request add up to no more than the coin's maximum. */
function checkSums(items: readonly { coin: string; amount: Decimal }[]): void {
  const sums = new Map<string, Decimal>();
  for (const { coin, amount } of items) {
    const sum = (sums.get(coin) ?? 0n) + amount;
    if (sum > decimal(mostDemoMoney[coin] ?? "0"))
      throw inputError(`utaDemoApplyMoney: ${coin} must add up to at most ${mostDemoMoney[coin]} in one request`);
    sums.set(coin, sum);
  }
}

/** Adds or removes demo funds. If any item is invalid, throws and changes nothing. */
export function accountDemoApplyMoney(call: Call): object {
  const account = accountOf(call);
  const { input, environment, now } = call;
  const adjustType = input.integer("adjustType", 0);
  const items = input.list("utaDemoApplyMoney").map(readDemoMoney);
  checkSums(items);
  if (adjustType === 1) {
    for (const { coin, amount } of items) {
      if (amount > account.balance(coin))
        throw new ApiError(131212, `the account has only ${formatDecimal(account.balance(coin))} ${coin}`);
    }
  }
  for (const { coin, amount } of items) {
    const [type, cashFlow] =
      adjustType === 0 ? (["TRANSFER_IN", amount] as const) : (["TRANSFER_OUT", -amount] as const);
    environment.exchange.ledger.post(account, { type, currency: coin, cashFlow, time: now });
  }
  return {};
}
