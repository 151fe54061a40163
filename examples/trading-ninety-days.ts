/**
 * Reads an account's transactions of ninety days, although one request covers at most seven days.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-ninety-days.ts
 */
import { createTradingClient } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "https://api-testnet.bybit.com" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
const day = 24 * 60 * 60 * 1000;
const endTime = Date.now();

const counts = new Map<string, number>();
const range = { accountType: "UNIFIED", startTime: endTime - 90 * day, endTime: endTime + day, limit: 50 } as const;
for await (const { type = "", currency, change, transactionTime } of trading.account.transactionLog.iterate(range)) {
  counts.set(type, (counts.get(type) ?? 0) + 1);
  console.log(`${new Date(Number(transactionTime)).toISOString()} ${type} ${change} ${currency}`);
}
console.log(Object.fromEntries(counts));
