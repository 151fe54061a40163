/**
 * Tests a bot against a sandbox that the test itself starts and closes. Time passes only when the test advances it, and
 * one call gets an injected fault.
 *
 *     node trading-test-a-bot.ts
 */
import assert from "node:assert/strict";
import { createSandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";

const sandbox = await createSandbox({
  now: Date.UTC(2026, 0, 5, 12),
  seed: 7,
  faults: { faults: [{ fault: "reset-after", operation: "orderCreate", times: 1 }] },
});
const trading = createTradingClient({
  environment: { baseUrl: sandbox.trading.mainnetUrl, kind: "mainnet" },
  credentials: sandbox.trading.keys.master,
});

// The sandbox refuses the first signed call, because its clock differs from the machine's. The client then measures the
// offset and resends the call.
const { list: wallets } = await trading.account.walletBalance({ accountType: "UNIFIED", coin: "USDT" });
assert.equal(wallets[0]?.coin?.[0]?.walletBalance, "1000000");

const btc = { category: "linear", symbol: "BTCUSDT" } as const;
const { list: tickers } = await trading.market.tickers(btc);
const price = (Number(tickers[0]?.lastPrice) * 0.999).toFixed(1);

// The connection breaks after the platform has accepted the order. The client resends it with the same ID, so there is
// one order, not two.
await trading.order.create({ ...btc, side: "Buy", orderType: "Limit", qty: "0.01", price, orderLinkId: "bot-1" });
const { list: open } = await trading.order.realtime(btc);
assert.deepEqual(
  open.map((order) => order.orderLinkId),
  ["bot-1"],
);

// Nothing happens until time passes. Then the market reaches the price of the order.
let hours = 0;
for (let status = "New"; status === "New"; hours++) {
  sandbox.clock.advance(3_600_000);
  const { list } = await trading.order.realtime({ ...btc, orderLinkId: "bot-1" });
  status = list[0]?.orderStatus ?? "";
}
const { list: positions } = await trading.position.list(btc);
console.log(
  `filled within ${hours} hours; position ${positions[0]?.side} ${positions[0]?.size} at ${positions[0]?.avgPrice}`,
);

// Set the position that the test needs, and a price at which it loses money.
const controls = sandbox.trading.controls();
controls.setPosition({ category: "linear", symbol: "BTCUSDT", side: "Buy", size: "0.5", avgPrice: "90000" });
controls.setPrice({ symbol: "BTCUSDT", price: "80000" });
const { list: losing } = await trading.position.list(btc);
assert.ok(Number(losing[0]?.unrealisedPnl) < 0);

// The published API can only read event orders, so a control of the sandbox places this one.
const placed = await fetch(`${sandbox.trading.mainnetUrl}/sandbox/event/place`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    symbol: "BTCUSDT-UPDOWN-5M",
    side: "Buy",
    direction: "UP",
    payoutRatio: "0.85",
    value: "100",
    timeInForce: "IOC",
  }),
});
assert.equal(placed.status, 200);
sandbox.clock.advance(300_000);
const { list: trades } = await trading.event.trades({ symbol: "BTCUSDT-UPDOWN-5M", limit: 1 });
console.log(`event settled, payout ${trades[0]?.ecPayout}`);

await sandbox.close();
