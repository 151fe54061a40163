import { type Decimal, decimal, divide, formatDecimal, formatRounded } from "../../decimal.ts";
import { ApiError, inputError } from "../../http/envelope.ts";
import { accountOf, type At, type Call, type Handlers, type Input, momentOf } from "../call.ts";
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

function walletBalance(call: Call): object {
  const { input } = call;
  if (input.required("accountType") !== "UNIFIED") throw inputError("accountType: only UNIFIED accounts exist here");
  const wanted = input
    .text("coin")
    .split(",")
    .filter((coin) => coin !== "");
  return { list: [walletRecord(call, accountOf(call), wanted)] };
}

/** The trading wallet of an account: the coins that are wanted, or else those that it has. */
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

/** Figures of the whole account do not apply in isolated mode. */
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

/** Most that one request may ask for, by coin. */
const mostDemoMoney: Readonly<Record<string, string>> = { BTC: "15", ETH: "200", USDT: "100000", USDC: "100000" };

function readDemoMoney(item: Input) {
  const coin = item.required("coin");
  const amount = item.amount("amountStr");
  if (amount === 0n)
    throw inputError(`utaDemoApplyMoney.amountStr: must be above 0 and at most ${mostDemoMoney[coin]} for ${coin}`);
  return { coin, amount };
}

/** The maximum is one of the request, not of its items. */
function checkSums(items: readonly { coin: string; amount: Decimal }[]): void {
  const sums = new Map<string, Decimal>();
  for (const { coin, amount } of items) {
    const sum = (sums.get(coin) ?? 0n) + amount;
    if (sum > decimal(mostDemoMoney[coin] ?? "0"))
      throw inputError(`utaDemoApplyMoney: ${coin} must add up to at most ${mostDemoMoney[coin]} in one request`);
    sums.set(coin, sum);
  }
}

/** Adds or takes away demo funds. All of the list or, when anything is wrong, nothing. */
function applyMoney(call: Call): object {
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
    environment.exchange.ledger.post(account, { type, currency: coin, cashFlow, transactionTime: now });
  }
  return {};
}

export const walletHandlers: Handlers = {
  accountWalletBalance: walletBalance,
  accountDemoApplyMoney: applyMoney,
};
