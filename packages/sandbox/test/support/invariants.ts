import { expect } from "vitest";
import type { AccountView, Row } from "./account-view.ts";

type Check = (view: AccountView) => void | Promise<void>;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const isDerivative = ({ category }: { category: string }): boolean => category === "linear" || category === "inverse";
const isTrade = ({ execType }: Row): boolean => execType === "Trade" || execType === "BustTrade";
const settleOf = ({ category, symbol = "" }: Row & { category: string }): string =>
  category === "inverse" ? symbol.slice(0, 3) : symbol.endsWith("PERP") ? "USDC" : "USDT";
/** Value of a size at a price, in the settlement coin. */
const valueOf = (category: string, size: number, price: number): number =>
  category === "inverse" ? size / price : size * price;
const direction = (side: string | undefined, category: string): number =>
  (side === "Buy") === (category !== "inverse") ? 1 : -1;

function near(actual: unknown, expected: number, what: string): void {
  const tolerance = Math.max(1e-6, Math.abs(expected) * 1e-6);
  expect(Math.abs(Number(actual) - expected), `${what}: ${String(actual)} instead of ${expected}`).toBeLessThanOrEqual(
    tolerance,
  );
}

/** Average-cost bookkeeping of one symbol, from its executions alone: what is held, and what this holding has realised. */
function replay(executions: readonly Row[], category: string): { size: number; entryValue: number; realised: number } {
  let [size, entryValue, realised] = [0, 0, 0];
  for (const { side, execQty, execValue, execFee, execType } of executions) {
    const [qty, value, fee] = [Number(execQty), Number(execValue), Number(execFee)];
    const sign = side === "Buy" ? 1 : -1;
    if (execType === "Funding") {
      realised -= fee;
      continue;
    }
    const closed = Math.sign(size) === -sign ? Math.min(qty, Math.abs(size)) : 0;
    if (closed > 0) {
      const share = (entryValue * closed) / Math.abs(size);
      realised += direction(side, category) * -((value * closed) / qty - share) - (fee * closed) / qty;
      entryValue -= share;
      size += sign * closed;
    }
    const opened = qty - closed;
    if (opened <= 1e-9) continue;
    // A holding begins when nothing is held.
    if (Math.abs(size) < 1e-9) [size, entryValue, realised] = [0, 0, 0];
    size += sign * opened;
    entryValue += (value * opened) / qty;
    realised -= (fee * opened) / qty;
  }
  return { size, entryValue, realised };
}

const ofSymbol = (view: AccountView, { category, symbol }: Row): (Row & { category: string })[] =>
  view.executions.filter((row) => row.category === category && row.symbol === symbol).toReversed();
const derivatives = (view: AccountView) => view.positions.filter(isDerivative);

const wallet: Record<string, Check> = {
  "each entry of the log changes the balance by what it says": ({ log }) => {
    const balances = new Map<string, number>();
    for (const { currency = "", cashFlow, funding, fee, change, cashBalance } of log) {
      near(change, Number(cashFlow) + Number(funding || 0) - Number(fee), "change");
      near(cashBalance, (balances.get(currency) ?? 0) + Number(change), "cashBalance");
      balances.set(currency, Number(cashBalance));
    }
  },
  "the wallet holds what the log ends with": ({ log, coins }) => {
    for (const { coin, walletBalance } of coins)
      near(
        walletBalance,
        Number(log.findLast(({ currency }) => currency === coin)?.cashBalance ?? 0),
        `${coin} balance`,
      );
  },
  "equity is the balance with the results and options of open positions": ({ coins, positions }) => {
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
  "unrealised results and margins of a coin are those of its positions": (view) => {
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
  "cross mode: what is available is the margin balance without initial margin and locked coins": ({
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
  "isolated mode: no coin has promised more than it holds": ({ coins, isolated }) => {
    if (!isolated) return;
    for (const { coin, walletBalance, totalPositionIM, totalOrderIM, locked } of coins) {
      const promised = Number(totalPositionIM) + Number(totalOrderIM) + Number(locked);
      expect(promised, `${coin} promised`).toBeLessThanOrEqual(Number(walletBalance) * 1.001 + 1e-6);
    }
  },
};

const position: Record<string, Check> = {
  "the size of a position is what was bought without what was sold": (view) => {
    for (const row of view.positions) {
      const traded = sum(
        ofSymbol(view, row)
          .filter(isTrade)
          .map(({ side, execQty }) => (side === "Buy" ? 1 : -1) * Number(execQty)),
      );
      near((row.side === "Buy" ? 1 : -1) * Number(row.size), traded, `${row.symbol} size`);
    }
  },
  "the average price is that of the entries": (view) => {
    for (const row of derivatives(view)) {
      const { size, entryValue } = replay(ofSymbol(view, row), row.category);
      const average = row.category === "inverse" ? Math.abs(size) / entryValue : entryValue / Math.abs(size);
      near(row.avgPrice, average, `${row.symbol} avgPrice`);
    }
  },
  "the value of a position is that of its entry": (view) => {
    for (const row of derivatives(view))
      near(
        row.positionValue,
        valueOf(row.category, Number(row.size), Number(row.avgPrice)),
        `${row.symbol} positionValue`,
      );
  },
  "the unrealised result is that of closing at the mark price": (view) => {
    for (const row of derivatives(view)) {
      const [size, mark] = [Number(row.size), Number(row.markPrice)];
      const gain = valueOf(row.category, size, mark) - Number(row.positionValue);
      const expected = direction(row.side, row.category) * gain;
      expect(Math.abs(Number(row.unrealisedPnl) - expected)).toBeLessThan(
        1e-6 * Math.max(1, Number(row.positionValue)),
      );
    }
  },
  "initial margin is the value over the leverage: at the mark price in cross mode, at the entry in isolated mode": (
    view,
  ) => {
    for (const row of derivatives(view)) {
      const atMark = valueOf(row.category, Number(row.size), Number(row.markPrice));
      const least = (view.isolated ? Number(row.positionValue) : atMark) / Number(row.leverage);
      if (view.isolated) expect(Number(row.positionIM)).toBeGreaterThanOrEqual(least * (1 - 1e-6) - 1e-6);
      else near(row.positionIM, least, `${row.symbol} positionIM`);
    }
  },
  "maintenance margin is that of the risk tier": async (view) => {
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
  "the leverage of a position is one that its risk tier allows": async (view) => {
    for (const row of derivatives(view)) {
      const tier = (await view.tiers(row.category, row.symbol ?? "")).find(
        ({ id }) => String(id) === String(row.riskId),
      );
      // The market may lift a position into the next tier after it was opened.
      const isOld = Number(row.positionValue) <= Number(tier?.riskLimitValue);
      if (isOld && tier?.isLowestRisk !== undefined)
        expect(Number(row.leverage)).toBeLessThanOrEqual(2 * Number(tier.maxLeverage));
    }
  },
  "isolated mode: the liquidation price is where margin and result equal the maintenance margin": (view) => {
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
  "closing at the break-even price brings the realised result to zero": (view) => {
    for (const row of derivatives(view)) {
      if (row.breakEvenPrice === "") continue;
      const value = valueOf(row.category, Number(row.size), Number(row.breakEvenPrice));
      const result = direction(row.side, row.category) * (value - Number(row.positionValue)) - value * 0.00055;
      // Results are shown with eight decimal places.
      const tolerance = value * 1e-6 + 5e-8;
      expect(Math.abs(result + Number(row.curRealisedPnl)), `${row.symbol} breakEvenPrice`).toBeLessThan(tolerance);
    }
  },
  "the realised result of a holding is that of its executions": (view) => {
    for (const row of derivatives(view)) {
      const { realised } = replay(ofSymbol(view, row), row.category);
      expect(Math.abs(Number(row.curRealisedPnl) - realised), `${row.symbol} curRealisedPnl`).toBeLessThan(1e-5);
    }
  },
  "the realised result of all time is what the log says of the symbol": (view) => {
    for (const row of derivatives(view)) {
      const own = view.log.filter(({ category, symbol }) => category === row.category && symbol === row.symbol);
      near(row.cumRealisedPnl, sum(own.map(({ change }) => Number(change))), `${row.symbol} cumRealisedPnl`);
    }
  },
};

const order: Record<string, Check> = {
  "an order is the sum of its executions": (view) => {
    for (const row of [...view.endedOrders, ...view.openOrders]) {
      const own = view.executions.filter(({ orderId, execType }) => orderId === row.orderId && execType !== "Funding");
      near(row.cumExecQty, sum(own.map(({ execQty }) => Number(execQty))), "cumExecQty");
      near(row.cumExecValue, sum(own.map(({ execValue }) => Number(execValue))), "cumExecValue");
      near(row.cumExecFee, sum(own.map(({ execFee }) => Number(execFee))), "cumExecFee");
    }
  },
  "a filled order is filled to its quantity, and leaves nothing": (view) => {
    for (const row of view.endedOrders) {
      expect(row.leavesQty).toBe("0");
      if (row.orderStatus === "Filled") near(row.cumExecQty, Number(row.qty), "cumExecQty");
    }
  },
  "an open order leaves what is not filled": (view) => {
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
  "a post-only order never takes": ({ endedOrders, executions }) => {
    const postOnly = new Set(
      endedOrders.filter(({ timeInForce }) => timeInForce === "PostOnly").map(({ orderId }) => orderId),
    );
    for (const row of executions) if (postOnly.has(row.orderId)) expect(row.isMaker).toBe(true);
  },
  "fees are those of the product": ({ executions }) => {
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

const records: Record<string, Check> = {
  "a closed result is exit without entry and fees": ({ closedPnl }) => {
    for (const row of closedPnl) {
      const category = row.symbol === "BTCUSD" ? "inverse" : "linear";
      // The order closed a position of the other side.
      const gain = (Number(row.cumExitValue) - Number(row.cumEntryValue)) * -direction(row.side, category);
      near(row.closedPnl, gain - Number(row.openFee) - Number(row.closeFee), `${row.symbol} closedPnl`);
    }
  },
  "a closed size is that of the order's executions": ({ closedPnl, executions }) => {
    for (const { orderId, closedSize, qty } of closedPnl) {
      const own = executions.filter((row) => row.orderId === orderId);
      near(closedSize, sum(own.map((row) => Number(row.closedSize))), "closedSize");
      expect(Number(closedSize)).toBeLessThanOrEqual(Number(qty) + 1e-9);
    }
  },
  "every trade lies in the candle of its minute": async ({ executions, candle }) => {
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
  "a spot balance is what its trades left": ({ executions, log, coins }) => {
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

/** The arithmetic of the sandbox as rules that hold at any moment, each by what clients can read. */
export const invariants: Readonly<Record<string, Check>> = { ...wallet, ...position, ...order, ...records };
