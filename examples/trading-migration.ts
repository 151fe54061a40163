/**
 * The calls of a small `bybit-api` program, rewritten for this client. The guide shows both programs side by side.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-migration.ts
 */
import { createTradingClient } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});

// getServerTime()
const { timeSecond } = await trading.market.time();
// getTickers({ … })
const { list: tickers } = await trading.market.tickers({ category: "spot", symbol: "BTCUSDT" });
// getWalletBalance({ … })
const { list: accounts } = await trading.account.walletBalance({ accountType: "UNIFIED" });
// submitOrder({ … }), with the same fields; a refusal throws instead of returning a retCode
const { orderId } = await trading.order.create({
  category: "linear",
  symbol: "BTCUSDT",
  side: "Buy",
  orderType: "Market",
  qty: "0.01",
});
// getPositionInfo({ … })
const { list: positions } = await trading.position.list({ category: "linear", symbol: "BTCUSDT" });

console.log(`${timeSecond}: ${tickers[0]?.lastPrice}, equity ${accounts[0]?.totalEquity}`);
console.log(`order ${orderId} opened a position of ${positions[0]?.size}`);
