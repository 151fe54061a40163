/**
 * Collects candles in a file without gaps: first the candles since the last line of the file, then live candles, and
 * after a gap the missed candles.
 *
 *     TRADING_URL=http://127.0.0.1:4400 STREAMS_URL=ws://127.0.0.1:4400 node streams-collector.ts candles.csv 3
 */
import { appendFile, readFile } from "node:fs/promises";
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient } from "@specwright/trading";

const [file = "candles.csv", limit = "Infinity"] = process.argv.slice(2);
const minute = 60_000;
const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "https://api.bybit.com" },
});
await using streams = createTradingStreams({
  environment: { baseUrl: process.env["STREAMS_URL"] ?? "wss://stream.bybit.com" },
  // The streams use this client to read the candles of a gap over REST.
  trading,
});
const market = { category: "linear", symbol: "BTCUSDT", interval: "1" } as const;

/** Returns the start time of the newest candle in the file. Undefined for a new file. */
async function newestStored(): Promise<number | undefined> {
  const text = await readFile(file, "utf8").catch(() => "");
  const last = text.trimEnd().split("\n").at(-1)?.split(",")[0];
  return last === undefined || last === "" ? undefined : Number(last);
}

let newest = await newestStored();

/** Appends a candle to the file and remembers its start time. */
async function store(start: number, values: readonly (string | undefined)[]): Promise<void> {
  await appendFile(file, `${[start, ...values].join(",")}\n`);
  newest = start;
}

/**
 * Reads the candles between the newest stored one and `until` over REST. If REST fails, the program ends, and its next
 * run reads them.
 */
async function backFill(until: number): Promise<void> {
  const start = newest === undefined ? until - 60 * minute : newest + minute;
  if (start >= until) return;
  const range = { ...market, start, end: until - 1 };
  for await (const [time = "", ...values] of trading.market.kline.iterate(range, { oldestFirst: true }))
    await store(Number(time), values);
  console.log(`candles over REST until ${new Date(until).toISOString()}`);
}

// Subscribe before the REST read, so that no candle that closes meanwhile is missed.
const candles = streams.kline(market, { policy: { queue: 10_000 } });
await candles.ready;
const { timeSecond } = await trading.market.time();
await backFill(Math.floor((Number(timeSecond) * 1000) / minute) * minute);

let live = 0;
for await (const event of candles) {
  if (event.type === "gap") console.log(event.reason);
  // Only the last message of a candle is complete. The client reads the candles of a gap over REST and delivers them as
  // updates.
  if (event.type !== "update" || event.data.confirm !== true) continue;
  const { start, open, high, low, close, volume, turnover } = event.data;
  if (newest !== undefined && start <= newest) continue;
  // Also fetches the candles that a gap or a full queue left out.
  await backFill(start);
  await store(start, [open, high, low, close, volume, turnover]);
  live += 1;
  if (live >= Number(limit)) break;
}
console.log(`${live} candles from the stream`);
