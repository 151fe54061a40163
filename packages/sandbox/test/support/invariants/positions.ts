import { expect } from "vitest";
import { derivatives, direction, isTrade, near, ofSymbol, replay, sum, valueOf, type Check } from "./arithmetic.ts";

export const positionInvariants: Record<string, Check> = {
  "the size of a position is the bought minus the sold quantity": (view) => {
    for (const row of view.positions) {
      const traded = sum(
        ofSymbol(view, row)
          .filter(isTrade)
          .map(({ side, execQty }) => (side === "Buy" ? 1 : -1) * Number(execQty)),
      );
      near((row.side === "Buy" ? 1 : -1) * Number(row.size), traded, `${row.symbol} size`);
    }
  },
  "the average price of a position is the average of its entries": (view) => {
    for (const row of derivatives(view)) {
      const { size, entryValue } = replay(ofSymbol(view, row), row.category);
      const average = row.category === "inverse" ? Math.abs(size) / entryValue : entryValue / Math.abs(size);
      near(row.avgPrice, average, `${row.symbol} avgPrice`);
    }
  },
  "the value of a position is its size at the entry price": (view) => {
    for (const row of derivatives(view))
      near(
        row.positionValue,
        valueOf(row.category, Number(row.size), Number(row.avgPrice)),
        `${row.symbol} positionValue`,
      );
  },
  "the unrealised profit equals the profit of closing at the mark price": (view) => {
    for (const row of derivatives(view)) {
      const [size, mark] = [Number(row.size), Number(row.markPrice)];
      const gain = valueOf(row.category, size, mark) - Number(row.positionValue);
      const expected = direction(row.side, row.category) * gain;
      expect(Math.abs(Number(row.unrealisedPnl) - expected)).toBeLessThan(
        1e-6 * Math.max(1, Number(row.positionValue)),
      );
    }
  },
  "the initial margin is the value at the mark price (cross mode) or entry price (isolated mode), divided by the leverage":
    (view) => {
      for (const row of derivatives(view)) {
        const atMark = valueOf(row.category, Number(row.size), Number(row.markPrice));
        const least = (view.isolated ? Number(row.positionValue) : atMark) / Number(row.leverage);
        if (view.isolated) expect(Number(row.positionIM)).toBeGreaterThanOrEqual(least * (1 - 1e-6) - 1e-6);
        else near(row.positionIM, least, `${row.symbol} positionIM`);
      }
    },
  "the maintenance margin follows from the risk tier": async (view) => {
    for (const row of derivatives(view)) {
      const value = valueOf(row.category, Number(row.size), Number(row.markPrice));
      const tiers = await view.tiers(row.category, row.symbol ?? "");
      const tier = tiers.find(({ riskLimitValue }) => value <= Number(riskLimitValue)) ?? tiers.at(-1);
      near(
        row.positionMM,
        value * Number(tier?.maintenanceMargin) - Number(tier?.mmDeduction || 0),
        `${row.symbol} positionMM`,
      );
      expect([row.riskId, row.riskLimitValue]).toEqual([tier?.id, tier?.riskLimitValue]);
    }
  },
  "the risk tier of a position allows its leverage": async (view) => {
    for (const row of derivatives(view)) {
      const tier = (await view.tiers(row.category, row.symbol ?? "")).find(
        ({ id }) => String(id) === String(row.riskId),
      );
      // The market may move a position into the next tier after it was opened, so check only positions below the limit
      // of their tier.
      const isWithinTier = Number(row.positionValue) <= Number(tier?.riskLimitValue);
      if (isWithinTier && tier?.isLowestRisk !== undefined)
        expect(Number(row.leverage)).toBeLessThanOrEqual(2 * Number(tier.maxLeverage));
    }
  },
  "isolated mode: at the liquidation price, margin plus profit equals the maintenance margin": (view) => {
    for (const row of derivatives(view)) {
      if (!view.isolated || row.liqPrice === "") continue;
      const [size, price, mark] = [Number(row.size), Number(row.liqPrice), Number(row.markPrice)];
      const value = valueOf(row.category, size, price);
      const result = direction(row.side, row.category) * (value - Number(row.positionValue));
      const rate = Number(row.positionMM) / valueOf(row.category, size, mark);
      const room = Number(row.positionIM) + result - value * rate;
      expect(Math.abs(room) / value, `${row.symbol} at ${row.liqPrice}`).toBeLessThan(1e-3);
    }
  },
  "no open position is beyond its liquidation price": (view) => {
    for (const row of derivatives(view)) {
      if (row.liqPrice === "" || !view.isolated) continue;
      const distance = (Number(row.markPrice) - Number(row.liqPrice)) * (row.side === "Buy" ? 1 : -1);
      expect(distance, `${row.symbol} liqPrice`).toBeGreaterThanOrEqual(-1e-4);
    }
  },
  "cross mode: an account with positions covers its maintenance margin": ({ wallet: total, isolated, positions }) => {
    if (isolated || positions.length === 0) return;
    expect(Number(total.totalMarginBalance)).toBeGreaterThanOrEqual(Number(total.totalMaintenanceMargin) - 1);
  },
  "closing at the break-even price makes the realised profit zero": (view) => {
    for (const row of derivatives(view)) {
      if (row.breakEvenPrice === "") continue;
      const value = valueOf(row.category, Number(row.size), Number(row.breakEvenPrice));
      const result = direction(row.side, row.category) * (value - Number(row.positionValue)) - value * 0.00055;
      // Allow for rounding, because profits have eight decimal places.
      const tolerance = value * 1e-6 + 5e-8;
      expect(Math.abs(result + Number(row.curRealisedPnl)), `${row.symbol} breakEvenPrice`).toBeLessThan(tolerance);
    }
  },
  "the realised profit of a position follows from its executions": (view) => {
    for (const row of derivatives(view)) {
      const { realised } = replay(ofSymbol(view, row), row.category);
      expect(Math.abs(Number(row.curRealisedPnl) - realised), `${row.symbol} curRealisedPnl`).toBeLessThan(1e-5);
    }
  },
  "the realised profit of all time is the sum of the symbol's changes in the transaction log": (view) => {
    for (const row of derivatives(view)) {
      const own = view.log.filter(({ category, symbol }) => category === row.category && symbol === row.symbol);
      near(row.cumRealisedPnl, sum(own.map(({ change }) => Number(change))), `${row.symbol} cumRealisedPnl`);
    }
  },
};
