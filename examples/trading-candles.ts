/**
 * Downloads candles of any range, oldest first, and checks that none is missing.
 *
 *     TRADING_URL=http://127.0.0.1:4400 node trading-candles.ts > candles.csv
 */
import { createTradingClient } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "https://api.bybit.com" },
});
const minute = 60_000;

// The newest candle isn't complete yet, so the range ends with the last full minute.
const { timeSecond } = await trading.market.time();
const end = Math.floor((Number(timeSecond) * 1000) / minute) * minute - 1;
const start = end + 1 - 2500 * minute;
const range = { category: "linear", symbol: "BTCUSDT", interval: "1", start, end } as const;

console.log("time,open,high,low,close,volume,turnover");
let count = 0;
for await (const candle of trading.market.kline.iterate(range, { oldestFirst: true })) {
  count += 1;
  console.log(candle.join(","));
}
console.error(`${count} of 2500 candles`);
