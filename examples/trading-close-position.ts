/**
 * Closes a position in one-way mode, and one of the two positions in hedge mode.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-close-position.ts
 */
import { createTradingClient } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
const market = { category: "linear", symbol: "ETHUSDT" } as const;
const order = { ...market, orderType: "Market" } as const;

async function showPositions(): Promise<void> {
  const { list } = await trading.position.list(market);
  const open = list.filter(({ size }) => Number(size) > 0);
  console.log(
    open.map(({ positionIdx, side, size }) => `index ${positionIdx}: ${side} ${size}`).join(", ") || "no position",
  );
}

// One-way mode, the default of every account: an order on the opposite side closes the position. `reduceOnly` keeps it
// from opening a position in the other direction.
await trading.order.create({ ...order, side: "Buy", qty: "0.5" });
await showPositions();
const { list: positions } = await trading.position.list(market);
const size = positions.find(({ side }) => side === "Buy")?.size ?? "0";
await trading.order.create({ ...order, side: "Sell", qty: size, reduceOnly: true });
await showPositions();

// Hedge mode: a long and a short position at the same time. `positionIdx` selects the position that an order changes.
await trading.position.switchMode({ ...market, mode: 3 });
await trading.order.create({ ...order, side: "Buy", qty: "0.5", positionIdx: 1 });
await trading.order.create({ ...order, side: "Sell", qty: "0.2", positionIdx: 2 });
await showPositions();
// A sell order with index 1 closes the long position, a buy order with index 2 closes the short position.
await trading.order.create({ ...order, side: "Sell", qty: "0.5", positionIdx: 1, reduceOnly: true });
await trading.order.create({ ...order, side: "Buy", qty: "0.2", positionIdx: 2, reduceOnly: true });
await showPositions();
await trading.position.switchMode({ ...market, mode: 0 });
