import type { Studio } from "../studio.ts";

interface Order {
  readonly orderId: string;
  readonly orderLinkId: string;
}

const linear = { category: "linear", symbol: "BTCUSDT" } as const;
const limitBuy = { ...linear, side: "Buy", orderType: "Limit", qty: "0.01", price: "20000" } as const;

/** From an order to its fill, its change, its end, and what the account looks like after it. */
export async function recordOrders(studio: Studio): Promise<void> {
  await studio.play({
    name: "empty",
    operationId: "positionList",
    call: "position.list",
    args: [{ category: "linear", settleCoin: "USDT" }],
  });
  await studio.play({ name: "no-position", operationId: "positionList", call: "position.list", args: [linear] });
  const order = (await studio.play({
    name: "limit",
    operationId: "orderCreate",
    call: "order.create",
    args: [limitBuy],
  })) as Order;
  await studio.play({
    name: "own-link-id",
    operationId: "orderCreate",
    call: "order.create",
    args: [{ ...limitBuy, orderLinkId: "my-first-order" }],
  });
  await studio.play({
    name: "fails-duplicate-link-id",
    operationId: "orderCreate",
    call: "order.create",
    args: [{ ...limitBuy, orderLinkId: "my-first-order" }],
  });
  await studio.play({ name: "one-open", operationId: "orderRealtime", call: "order.realtime", args: [linear] });
  await studio.play({
    name: "price",
    operationId: "orderAmend",
    call: "order.amend",
    args: [{ ...linear, orderId: order.orderId, price: "20100" }],
  });
  await studio.play({
    name: "by-order-id",
    operationId: "orderCancel",
    call: "order.cancel",
    args: [{ ...linear, orderId: order.orderId }],
  });
  await studio.play({
    name: "fails-already-canceled",
    operationId: "orderCancel",
    call: "order.cancel",
    args: [{ ...linear, orderId: order.orderId }],
  });
  await studio.play({
    name: "all-of-a-symbol",
    operationId: "orderCancelAll",
    call: "order.cancelAll",
    args: [linear],
  });
  await studio.play({
    name: "nothing-open",
    operationId: "orderRealtime",
    call: "order.realtime",
    args: [{ category: "linear", symbol: "ETHUSDT" }],
  });
  await recordFill(studio);
  await recordBatches(studio);
}

async function recordFill(studio: Studio): Promise<void> {
  await studio.play({
    name: "three-times",
    operationId: "positionSetLeverage",
    call: "position.setLeverage",
    args: [{ ...linear, buyLeverage: "3", sellLeverage: "3" }],
  });
  await studio.play({
    name: "market",
    operationId: "orderCreate",
    call: "order.create",
    args: [{ ...linear, side: "Buy", orderType: "Market", qty: "0.02" }],
  });
  await studio.play({ name: "one-long", operationId: "positionList", call: "position.list", args: [linear] });
  await studio.play({ name: "after-a-fill", operationId: "executionList", call: "execution.list", args: [linear] });
  await studio.play({
    name: "take-profit",
    operationId: "positionTradingStop",
    call: "position.tradingStop",
    args: [{ ...linear, positionIdx: 0, tpslMode: "Full", takeProfit: "200000" }],
  });
  await studio.play({
    name: "on",
    operationId: "positionSetAutoAddMargin",
    call: "position.setAutoAddMargin",
    args: [{ ...linear, autoAddMargin: 1, positionIdx: 0 }],
  });
  await studio.play({
    name: "ten",
    operationId: "positionAddMargin",
    call: "position.addMargin",
    args: [{ ...linear, margin: "10", positionIdx: 0 }],
  });
  await studio.play({
    name: "market-close",
    operationId: "orderCreate",
    call: "order.create",
    args: [{ ...linear, side: "Sell", orderType: "Market", qty: "0.02", reduceOnly: true }],
  });
  await studio.play({
    name: "after-closing",
    operationId: "positionClosedPnl",
    call: "position.closedPnl",
    args: [linear],
  });
  await studio.play({
    name: "hedge",
    operationId: "positionSwitchMode",
    call: "position.switchMode",
    args: [{ category: "linear", symbol: "ETHUSDT", mode: 3 }],
  });
  await studio.play({
    name: "filled-and-canceled",
    operationId: "orderHistory",
    call: "order.history",
    args: [linear],
  });
  await studio.play({
    name: "two-pages",
    operationId: "orderHistory",
    call: "order.history.iterate",
    args: [{ ...linear, limit: 3 }],
  });
  await studio.play({
    name: "unified",
    operationId: "accountWalletBalance",
    call: "account.walletBalance",
    args: [{ accountType: "UNIFIED" }],
  });
  await studio.play({
    name: "trades-and-fees",
    operationId: "accountTransactionLog",
    call: "account.transactionLog",
    args: [{ accountType: "UNIFIED" }],
  });
}

async function recordBatches(studio: Studio): Promise<void> {
  const leg = { symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01" } as const;
  await studio.play({
    name: "one-leg-fails",
    operationId: "orderCreateBatch",
    call: "order.createBatch",
    args: [
      {
        category: "linear",
        request: [
          { ...leg, price: "20000" },
          { ...leg, symbol: "NOSUCHUSDT", price: "20000" },
        ],
      },
    ],
  });
}

/** What goes wrong and how it shows: one recording for each documented way. */
export async function recordTradingFailures(studio: Studio): Promise<void> {
  const list = { operationId: "positionList", call: "position.list", args: [linear] };
  await studio.play({
    ...list,
    name: "fails-read-only-key-writes",
    operationId: "orderCreate",
    call: "order.create",
    args: [limitBuy],
    key: "readOnly",
  });
  await studio.play({ ...list, name: "fails-key-bound-to-another-address", key: "restricted" });
  await studio.play({ ...list, name: "fails-expired-key", key: "expired" });
  await studio.play({ ...list, name: "fails-key-of-another-environment", key: "demo" });
  await studio.play({ ...list, name: "fails-unknown-symbol", args: [{ category: "linear", symbol: "NOSUCHUSDT" }] });
  await studio.play({ ...list, name: "fails-restricted-region", fault: "forbidden" });
  await studio.play({ ...list, name: "fails-rate-limited", fault: "rate-limited" });
  await studio.play({ ...list, name: "fails-too-many-requests", fault: "too-many-requests" });
  await studio.play({ ...list, name: "fails-bad-gateway", fault: "server-error; status=502", broken: true });
  await studio.play({ ...list, name: "fails-web-page", fault: "wrong-body; variant=html", broken: true });
  await studio.play({ ...list, name: "fails-truncated", fault: "wrong-body; variant=not-json", broken: true });
  await studio.play({ ...list, name: "fails-redirected", fault: "redirect", broken: true });
  await studio.play({
    name: "fails-unknown-outcome",
    operationId: "positionSetLeverage",
    call: "position.setLeverage",
    args: [{ ...linear, buyLeverage: "4", sellLeverage: "4" }],
    fault: "ret-code; code=10000",
  });
  await studio.play({
    name: "fails-too-much-money",
    operationId: "orderCreate",
    call: "order.create",
    args: [{ ...limitBuy, qty: "90000", price: "50000" }],
  });
}
