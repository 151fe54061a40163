import { expect } from "vitest";
import { isTrade, near, sum, valueOf, type Check } from "./arithmetic.ts";

export const orderInvariants: Record<string, Check> = {
  "an order is the sum of its executions": (view) => {
    for (const row of [...view.endedOrders, ...view.openOrders]) {
      const own = view.executions.filter(({ orderId, execType }) => orderId === row.orderId && execType !== "Funding");
      near(row.cumExecQty, sum(own.map(({ execQty }) => Number(execQty))), "cumExecQty");
      near(row.cumExecValue, sum(own.map(({ execValue }) => Number(execValue))), "cumExecValue");
      near(row.cumExecFee, sum(own.map(({ execFee }) => Number(execFee))), "cumExecFee");
    }
  },
  "an ended order has no remaining quantity, and a filled order is executed completely": (view) => {
    for (const row of view.endedOrders) {
      expect(row.leavesQty).toBe("0");
      if (row.orderStatus === "Filled") near(row.cumExecQty, Number(row.qty), "cumExecQty");
    }
  },
  "the remaining quantity of an open order is its unfilled quantity": (view) => {
    for (const row of view.openOrders) {
      near(row.leavesQty, Number(row.qty) - Number(row.cumExecQty), "leavesQty");
      expect(row.orderType === "Market" && row.triggerPrice === "", "a resting market order").toBe(false);
    }
  },
  "a resting reduce-only order is no larger than the position that it closes": (view) => {
    for (const row of view.openOrders) {
      if (row.reduceOnly !== (true as unknown) || row.orderStatus === "Untriggered") continue;
      const own = view.positions.find(({ category, symbol }) => category === row.category && symbol === row.symbol);
      expect(own?.side).toBe(row.side === "Buy" ? "Sell" : "Buy");
      expect(Number(row.leavesQty)).toBeLessThanOrEqual(Number(own?.size) + 1e-9);
    }
  },
  "no execution is worse than the limit of its order": ({ executions }) => {
    for (const row of executions) {
      if (row.orderType !== "Limit") continue;
      const better = (Number(row.orderPrice) - Number(row.execPrice)) * (row.side === "Buy" ? 1 : -1);
      expect(better, `${row.symbol} ${row.execPrice}`).toBeGreaterThanOrEqual(0);
    }
  },
  "a post-only order never takes liquidity": ({ endedOrders, executions }) => {
    const postOnly = new Set(
      endedOrders.filter(({ timeInForce }) => timeInForce === "PostOnly").map(({ orderId }) => orderId),
    );
    for (const row of executions) if (postOnly.has(row.orderId)) expect(row.isMaker).toBe(true);
  },
  "the fees match the fee rate of the product": ({ executions }) => {
    for (const row of executions.filter(isTrade)) {
      const [qty, price, value] = [Number(row.execQty), Number(row.execPrice), Number(row.execValue)];
      const rates = {
        spot: [0.001, 0.001],
        linear: [0.00055, 0.0002],
        inverse: [0.00055, 0.0002],
        option: [0.0003, 0.0002],
      };
      const rate = rates[row.category as "spot"][row.isMaker ? 1 : 0] ?? 0;
      const base = row.category === "spot" && row.side === "Buy" ? qty : value;
      const option = qty * Math.min(Number(row.indexPrice) * rate, price * 0.07);
      near(row.execFee, row.category === "option" ? option : base * rate, `${row.category} fee`);
    }
  },
  "the value of an execution is its quantity at its price": ({ executions }) => {
    for (const row of executions.filter(isTrade))
      near(row.execValue, valueOf(row.category, Number(row.execQty), Number(row.execPrice)), "execValue");
  },
};
