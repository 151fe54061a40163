import { type Decimal, formatDecimal } from "../../decimal.ts";
import { ApiError, inputError, Reply } from "../../http/envelope.ts";
import {
  accountOf,
  type At,
  type Call,
  type Handlers,
  type Input,
  instrumentOf,
  pageOf,
  selects,
  spanOf,
  within,
  momentOf,
} from "../call.ts";
import type { Account } from "../engine/account.ts";
import { borrowedOf, hourlyBorrowRate } from "../engine/due-payments.ts";
import type { BorrowingCost, LogEntry } from "../engine/model.ts";
import { isBeyondLiquidation } from "../engine/liquidation.ts";
import { availableOf } from "../engine/positions/valuation.ts";
import type { Instrument } from "../market/instrument.ts";
import { dayMs, minuteMs } from "../../clock.ts";

function logRecord(entry: LogEntry): object {
  return {
    id: entry.id,
    symbol: entry.symbol,
    category: entry.category,
    side: entry.side,
    transactionTime: String(entry.transactionTime),
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

function transactionLog(call: Call): object {
  const { input } = call;
  const isWanted = selects<LogEntry>(input, { currency: ({ currency }) => currency, type: ({ type }) => type });
  const matches = (entry: LogEntry): boolean => entry.symbol.startsWith(input.text("baseCoin")) && isWanted(entry);
  const all = accountOf(call).log.newestFirst(input.has("category") ? input.text("category") : undefined);
  return pageOf(
    call,
    within(all, spanOf(call, dayMs), ({ transactionTime }) => transactionTime, matches),
    logRecord,
    {},
  );
}

function accountInfo(call: Call): object {
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

function feeRate(call: Call): object {
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

/** The reasons that keep the account out of isolated mode. */
function objections(call: Call, account: Account): { reasonCode: string; reasonMsg: string }[] {
  const reasons: { reasonCode: string; reasonMsg: string }[] = [];
  const isOption = ({ instrument }: { instrument: Instrument }): boolean => instrument.category === "option";
  const held = [...account.positions.values()].filter(({ side }) => side !== "");
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

function setMarginMode(call: Call): object {
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

/** Interest of coins that were borrowed, hour by hour. */
function borrowHistory(call: Call): object {
  const isWanted = selects<BorrowingCost>(call.input, { currency: ({ coin }) => coin });
  const all = accountOf(call).borrowing.newestFirst();
  return pageOf(
    call,
    within(all, spanOf(call), ({ time }) => time, isWanted),
    borrowingRecord,
  );
}

const collateralCoins = ["USDT", "USDC", "BTC", "ETH"];

function collateralInfo(call: Call): object {
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

function switchBatch(call: Call): object {
  return { list: call.input.list("request").map((item) => switchCollateral(accountOf(call), item)) };
}

function switchCollateral({ collateralOff }: Account, input: Input): object {
  const [coin, collateralSwitch] = [input.required("coin"), input.required("collateralSwitch")];
  if (collateralSwitch === "ON") collateralOff.delete(coin);
  else collateralOff.add(coin);
  return { coin, collateralSwitch };
}

const coinGreeks = (call: Call): object => ({
  list: greeksRecords(call, accountOf(call), call.input.text("baseCoin")),
});

/** Sum of the greeks of all option positions, by base coin. */
export function greeksRecords({ environment, now }: At, account: Account, wanted = ""): object[] {
  const sums = new Map<string, [number, number, number, number]>();
  for (const { instrument, side, size } of account.positions.values()) {
    if (instrument.category !== "option" || side === "" || (wanted !== "" && instrument.baseCoin !== wanted)) continue;
    const value = environment.prices.option(instrument, now);
    const amount = Number(formatDecimal(size)) * (side === "Buy" ? 1 : -1);
    const [delta, gamma, vega, theta] = sums.get(instrument.baseCoin) ?? [0, 0, 0, 0];
    sums.set(instrument.baseCoin, [
      delta + value.delta * amount,
      gamma + value.gamma * amount,
      vega + value.vega * amount,
      theta + value.theta * amount,
    ]);
  }
  return [...sums].map(([baseCoin, sum]) => {
    const [totalDelta, totalGamma, totalVega, totalTheta] = sum.map((value) => value.toFixed(8));
    return { baseCoin, totalDelta, totalGamma, totalVega, totalTheta };
  });
}

function spotMarginState(call: Call): object {
  const account = accountOf(call);
  return {
    spotLeverage: account.spotLeverage,
    spotMarginMode: account.spotMargin ? "1" : "0",
    effectiveLeverage: account.spotMargin ? account.spotLeverage : "",
  };
}

/** The upgrade is closed every day for ten minutes around the funding at 08:00 UTC. */
function upgrade(call: Call): object {
  const minute = Math.floor((call.now % dayMs) / minuteMs);
  if (minute >= 475 && minute < 485) throw inputError("no upgrades from 07:55 to 08:05 UTC");
  return { unifiedUpdateStatus: "PROCESS", unifiedUpdateMsg: null };
}

/** Sets after how many seconds without a private connection the orders of a group of products are cancelled. */
function setDisconnectWindow(call: Call): Reply {
  const { input } = call;
  accountOf(call).disconnectWindows.set(input.text("product", "OPTIONS"), input.integer("timeWindow", 10));
  return new Reply({}, { retMsg: "success" });
}

const disconnectWindows = (call: Call): object => ({
  dcpInfos: [...accountOf(call).disconnectWindows].map(([product, seconds]) => ({
    product,
    dcpStatus: "ON",
    timeWindow: String(seconds),
  })),
});

export const accountHandlers: Handlers = {
  accountTransactionLog: transactionLog,
  accountInfo,
  accountFeeRate: feeRate,
  accountSetMarginMode: setMarginMode,
  accountSetHedgingMode: (call) => {
    accountOf(call).hedging = call.input.required("setHedgingMode");
    return new Reply({}, { retMsg: "SUCCESS" });
  },
  accountSetCollateralSwitch: (call) => {
    switchCollateral(accountOf(call), call.input);
    return new Reply({}, { retMsg: "SUCCESS" });
  },
  accountBorrowHistory: borrowHistory,
  accountUpgradeToUta: upgrade,
  accountCollateralInfo: collateralInfo,
  accountSetCollateralSwitchBatch: switchBatch,
  accountSetDeltaMode: (call) => {
    accountOf(call).deltaNeutral = call.input.text("deltaEnable") === "1";
    return {};
  },
  assetCoinGreeks: coinGreeks,
  spotMarginTradeState: spotMarginState,
  spotMarginUtaStatus: spotMarginState,
  spotMarginTradeSwitchMode: (call) => {
    const mode = call.input.required("spotMarginMode");
    accountOf(call).spotMargin = mode === "1";
    return { spotMarginMode: mode };
  },
  spotMarginTradeSetLeverage: (call) => {
    accountOf(call).spotLeverage = formatDecimal(call.input.amount("leverage"));
    return {};
  },
  orderDisconnectedCancelAll: setDisconnectWindow,
  accountQueryDcpInfo: disconnectWindows,
};
