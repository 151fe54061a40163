import { decimal, formatDecimal } from "../../decimal.ts";
import { inputError } from "../../http/envelope.ts";
import { accountOf, type Call, type Handlers } from "../call.ts";
import type { Account } from "../engine/account.ts";
import { borrowedOf, hourlyBorrowRate } from "../engine/borrowing.ts";

const collateralCoins = ["USDT", "USDC", "BTC", "ETH"];

function collateralInfo(call: Call): object {
  const account = accountOf(call);
  const currency = call.input.text("currency");
  const list = collateralCoins
    .filter((coin) => currency === "" || coin === currency)
    .map((coin) => ({
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
  const account = accountOf(call);
  const list = call.input.list("request").map((item) => {
    const [coin, collateralSwitch] = [item.required("coin"), item.required("collateralSwitch")];
    if (collateralSwitch !== "ON" && collateralSwitch !== "OFF")
      throw inputError("request.collateralSwitch: must be ON or OFF");
    return { coin, collateralSwitch };
  });
  for (const { coin, collateralSwitch } of list) {
    if (collateralSwitch === "ON") account.collateralOff.delete(coin);
    else account.collateralOff.add(coin);
  }
  return { list };
}

const coinGreeks = (call: Call): object => ({
  list: greeksRecords(call, accountOf(call), call.input.text("baseCoin")),
});

/** Sum of the greeks of all option positions, by base coin. */
export function greeksRecords(
  { environment, now }: Pick<Call, "environment" | "now">,
  account: Account,
  wanted = "",
): object[] {
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
  const minute = Math.floor((call.now % 86_400_000) / 60_000);
  if (minute >= 475 && minute < 485) throw inputError("no upgrades from 07:55 to 08:05 UTC");
  return { unifiedUpdateStatus: "PROCESS", unifiedUpdateMsg: null };
}

export const settingsHandlers: Handlers = {
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
    const leverage = call.input.amount("leverage");
    if (leverage < decimal("2") || leverage > decimal("10")) throw inputError("leverage: must be between 2 and 10");
    accountOf(call).spotLeverage = formatDecimal(leverage);
    return {};
  },
};
