/**
 * Downloads candles of any range, oldest last, and checks that none is missing.
 *
 *     TRADING_URL=http://127.0.0.1:4400 node trading-candles.ts > candles.csv
 */
import { createTradingClient } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "https://api.bybit.com" },
});
const minute = 60_000;

/** Candles of one minute from `start` to `end`, newest first: at most 1,000 in each request. */
async function* candles(symbol: string, start: number, end: number) {
  for (let until = end; until >= start;) {
    const { list } = await trading.market.kline({
      category: "linear",
      symbol,
      interval: "1",
      start,
      end: until,
      limit: 1000,
    });
    yield* list;
    const oldest = list.at(-1)?.[0];
    if (oldest === undefined) return;
    // The next page ends just before the oldest candle of this one.
    until = Number(oldest) - 1;
  }
}

// The newest candle is still being made: the range ends with the last whole minute.
const { timeSecond } = await trading.market.time();
const end = Math.floor((Number(timeSecond) * 1000) / minute) * minute - 1;
const start = end + 1 - 2500 * minute;
console.log("time,open,high,low,close,volume,turnover");
let count = 0;
for await (const candle of candles("BTCUSDT", start, end)) {
  count += 1;
  console.log(candle.join(","));
}
console.error(`${count} of 2500 candles`);
