import { expect } from "vitest";
import type { Row } from "../account-view.ts";
import { isDerivative, near, settleOf, sum, type Check } from "./arithmetic.ts";

export const walletInvariants: Record<string, Check> = {
  "the cash flow, funding and fee of a log entry add up to its change, by which the balance changes": ({ log }) => {
    const balances = new Map<string, number>();
    for (const { currency = "", cashFlow, funding, fee, change, cashBalance } of log) {
      near(change, Number(cashFlow) + Number(funding || 0) - Number(fee), "change");
      near(cashBalance, (balances.get(currency) ?? 0) + Number(change), "cashBalance");
      balances.set(currency, Number(cashBalance));
    }
  },
  "the wallet balance equals the last balance in the log": ({ log, coins }) => {
    for (const { coin, walletBalance } of coins)
      near(
        walletBalance,
        Number(log.findLast(({ currency }) => currency === coin)?.cashBalance ?? 0),
        `${coin} balance`,
      );
  },
  "the equity is the balance plus the unrealised profit of positions and the value of options": ({
    coins,
    positions,
  }) => {
    for (const { coin, walletBalance, equity } of coins) {
      const own = positions.filter((position) => settleOf(position) === coin);
      const parts = own.map((row) =>
        row.category === "option"
          ? Number(row.markPrice) * Number(row.size) * (row.side === "Buy" ? 1 : -1)
          : Number(row.unrealisedPnl),
      );
      near(equity, Number(walletBalance) + sum(parts), `${coin} equity`);
    }
  },
  "the unrealised profit and the margins of a coin are the sums over its positions": (view) => {
    for (const { coin, unrealisedPnl, totalPositionIM, totalPositionMM } of view.coins) {
      const own = view.positions.filter((position) => settleOf(position) === coin);
      near(
        unrealisedPnl,
        sum(own.filter(isDerivative).map((row) => Number(row.unrealisedPnl))),
        `${coin} unrealisedPnl`,
      );
      near(totalPositionIM, sum(own.map((row) => Number(row.positionIM))), `${coin} totalPositionIM`);
      near(totalPositionMM, sum(own.map((row) => Number(row.positionMM))), `${coin} totalPositionMM`);
    }
  },
  "the total equity is the sum of the coins in dollars": ({ wallet: total, coins }) =>
    near(total.totalEquity, sum(coins.map(({ usdValue }) => Number(usdValue))), "totalEquity"),
  "cross mode: the available balance is the margin balance minus initial margin and locked coins": ({
    wallet: total,
    coins,
    isolated,
  }) => {
    if (isolated) return expect([total.totalAvailableBalance, total.accountMMRate]).toEqual(["", ""]);
    const dollars = (row: Row): number => (Number(row.locked) * Number(row.usdValue)) / Number(row.equity || 1);
    const available = Number(total.totalMarginBalance) - Number(total.totalInitialMargin) - sum(coins.map(dollars));
    const difference = Math.abs(Number(total.totalAvailableBalance) - Math.max(0, available));
    expect(difference).toBeLessThan(1 + Math.abs(available) * 1e-6);
  },
  "isolated mode: the reserved amount of a coin never exceeds its balance": ({ coins, isolated }) => {
    if (!isolated) return;
    for (const { coin, walletBalance, totalPositionIM, totalOrderIM, locked } of coins) {
      const reserved = Number(totalPositionIM) + Number(totalOrderIM) + Number(locked);
      expect(reserved, `${coin} reserved`).toBeLessThanOrEqual(Number(walletBalance) * 1.001 + 1e-6);
    }
  },
};
