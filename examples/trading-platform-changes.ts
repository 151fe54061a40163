/**
 * Prints the drift report for a field that the platform no longer sends. A header makes the sandbox omit the field.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-platform-changes.ts
 */
import { createTradingClient } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
  onDrift: (report) => console.log(JSON.stringify(report)),
});

const headers = { "x-sandbox-fault": "drift-remove; place=result.list[].turnover24h" };
const { list } = await trading.market.tickers({ category: "linear", symbol: "BTCUSDT" }, { headers });
console.log(`BTCUSDT trades at ${list[0]?.lastPrice}`);
