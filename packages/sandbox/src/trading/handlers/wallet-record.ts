import { type Decimal, divide, formatDecimal, formatRounded } from "../../decimal.ts";
import { type At, momentOf } from "../call.ts";
import type { Account } from "../engine/account.ts";
import { borrowedOf } from "../engine/due-payments.ts";
import { type AccountValue, type CoinValue, valueAccount } from "../engine/positions/valuation.ts";

const show = (value: Decimal): string => formatRounded(value, 8);
const ratio = (part: Decimal, whole: Decimal): string => (whole <= 0n ? "0" : formatRounded(divide(part, whole), 8));

function coinRecord(coin: CoinValue, collateral: boolean): object {
  return {
    coin: coin.coin,
    equity: show(coin.equity),
    usdValue: show(coin.usdValue),
    walletBalance: formatDecimal(coin.walletBalance),
    free: "",
    locked: formatDecimal(coin.locked),
    spotHedgingQty: "0",
    borrowAmount: formatDecimal(borrowedOf(coin.walletBalance)),
    availableToBorrow: "",
    availableToWithdraw: "",
    accruedInterest: "0",
    totalOrderIM: show(coin.orderMargin),
    totalPositionIM: show(coin.positionMargin),
    totalPositionMM: show(coin.maintenanceMargin),
    unrealisedPnl: show(coin.unrealised),
    cumRealisedPnl: show(coin.realised),
    bonus: "0",
    marginCollateral: true,
    collateralSwitch: collateral,
    spotBorrow: "0",
    colRes: "0",
  };
}

/**
 * Builds the wallet record of an account's trading wallet. Without requested coins, it contains all coins with a
 * balance.
 */
export function walletRecord(at: At, account: Account, wanted: readonly string[] = []): object {
  const value = valueAccount(momentOf(at), account);
  const coins = [...value.coins.values()].filter(({ coin, walletBalance: balance, equity }) =>
    wanted.length > 0 ? wanted.includes(coin) : balance !== 0n || equity !== 0n,
  );
  return {
    accountType: "UNIFIED",
    ...totals(value),
    ...(account.isIsolated ? notIsolated : {}),
    coin: coins.map((coin) => coinRecord(coin, !account.collateralOff.has(coin.coin))),
  };
}

/** Fields of the whole account that are empty in isolated margin mode. */
const notIsolated = {
  accountIMRate: "",
  accountMMRate: "",
  accountIMRateByMp: "",
  accountMMRateByMp: "",
  totalMarginBalance: "",
  totalAvailableBalance: "",
  totalInitialMargin: "",
  totalMaintenanceMargin: "",
  totalInitialMarginByMp: "",
  totalMaintenanceMarginByMp: "",
};

function totals(value: AccountValue): object {
  const im = show(value.initialMargin);
  const mm = show(value.maintenanceMargin);
  const imRate = ratio(value.initialMargin, value.marginBalance);
  const mmRate = ratio(value.maintenanceMargin, value.marginBalance);
  return {
    accountIMRate: imRate,
    accountMMRate: mmRate,
    accountIMRateByMp: imRate,
    accountMMRateByMp: mmRate,
    accountLTV: "0",
    totalEquity: show(value.equity),
    totalWalletBalance: show(value.walletBalance),
    totalMarginBalance: show(value.marginBalance),
    totalAvailableBalance: show(value.available < 0n ? 0n : value.available),
    totalPerpUPL: show(value.unrealised),
    totalInitialMargin: im,
    totalMaintenanceMargin: mm,
    totalInitialMarginByMp: im,
    totalMaintenanceMarginByMp: mm,
  };
}
