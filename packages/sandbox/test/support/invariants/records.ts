import { expect } from "vitest";
import { direction, near, sum, type Check } from "./arithmetic.ts";

export const recordsInvariants: Record<string, Check> = {
  "the profit of a closed position is the difference between its exit value and entry value, minus the fees": ({
    closedPnl,
  }) => {
    for (const row of closedPnl) {
      const category = row.symbol === "BTCUSD" ? "inverse" : "linear";
      // The record has the side of the closing order, which is opposite to the side of the position.
      const gain = (Number(row.cumExitValue) - Number(row.cumEntryValue)) * -direction(row.side, category);
      near(row.closedPnl, gain - Number(row.openFee) - Number(row.closeFee), `${row.symbol} closedPnl`);
    }
  },
  "a closed size is the sum of the sizes that the order's executions closed": ({ closedPnl, executions }) => {
    for (const { orderId, closedSize, qty } of closedPnl) {
      const own = executions.filter((row) => row.orderId === orderId);
      near(closedSize, sum(own.map((row) => Number(row.closedSize))), "closedSize");
      expect(Number(closedSize)).toBeLessThanOrEqual(Number(qty) + 1e-9);
    }
  },
  "the price of every trade is within the candle of its minute": async ({ executions, candle }) => {
    const candles = new Map<string, number[]>();
    for (const row of executions) {
      if (row.category === "option" || row.execType !== "Trade") continue;
      const minute = Math.floor(Number(row.execTime) / 60_000) * 60_000;
      const key = `${row.category} ${row.symbol} ${minute}`;
      const known = candles.get(key) ?? (await candle(row.category, row.symbol ?? "", minute));
      candles.set(key, known);
      const [, high = 0, low = 0] = known;
      expect([Number(row.execPrice) <= high, Number(row.execPrice) >= low], `${key} ${row.execPrice}`).toEqual([
        true,
        true,
      ]);
    }
  },
  "a spot balance follows from its trades": ({ executions, log, coins }) => {
    for (const coin of ["BTC", "ETH"]) {
      const entries = log.filter(
        ({ currency, category, type }) => currency === coin && category === "spot" && type === "TRADE",
      );
      const own = executions.filter(({ category, symbol }) => category === "spot" && symbol === `${coin}USDT`);
      const bought = sum(
        own.map((row) => (row.side === "Buy" ? Number(row.execQty) - Number(row.execFee) : -Number(row.execQty))),
      );
      near(sum(entries.map(({ change }) => Number(change))), bought, `${coin} traded`);
      expect(Number(coins.find((row) => row.coin === coin)?.walletBalance ?? 0)).toBeGreaterThanOrEqual(0);
    }
  },
};
