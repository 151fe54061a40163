/**
 * Logs every request, response, retry and wait of a client as one line of JSON.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-logging.ts
 */
import { createTradingClient, TradingError } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "https://api-testnet.bybit.com" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
  onDebug: (event) => console.log(JSON.stringify({ time: new Date().toISOString(), ...event })),
});

await trading.market.time();
try {
  await trading.order.cancel({ category: "linear", symbol: "BTCUSDT", orderId: "no-such-order" });
} catch (error) {
  if (!TradingError.isInstance(error)) throw error;
  const { operation, code, retCode, requestId, attempts, outcome, message } = error;
  console.log(JSON.stringify({ operation, code, retCode, requestId, attempts, outcome, message }));
}
