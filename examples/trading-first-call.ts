/**
 * The first calls: market data, which needs no key, and an order, which does.
 *
 *     TRADING_API_KEY=… TRADING_API_SECRET=… node trading-first-call.ts
 *
 * `npx @specwright/sandbox` starts a server at the default URL and prints the key.
 */
import { createTradingClient, TradingError } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});

const { list } = await trading.market.tickers({ category: "linear", symbol: "BTCUSDT" });
console.log(`BTCUSDT trades at ${list[0]?.lastPrice}`);

try {
  const order = await trading.order.create({
    category: "linear",
    symbol: "BTCUSDT",
    side: "Buy",
    orderType: "Market",
    qty: "0.01",
  });
  console.log(`order ${order.orderId} was accepted`);
} catch (error) {
  if (!TradingError.isInstance(error)) throw error;
  console.error(`${error.code}: ${error.message}`);
}
