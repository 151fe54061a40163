/**
 * A bot that runs as a service: checks its key at the start, and shuts down cleanly when it is stopped.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-bundle.ts
 */
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient } from "@specwright/trading";

const stop = new AbortController();
for (const name of ["SIGTERM", "SIGINT"] as const) process.once(name, () => stop.abort());

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
await using streams = createTradingStreams({ trading });
// A wrong key fails here at startup, not with the first order.
const { readOnly } = await trading.user.queryApi();
console.log(readOnly === 1 ? "the key may only read" : "the key may trade");

const market = { category: "linear", symbol: "BTCUSDT" } as const;
try {
  const trades = streams.publicTrade(market, { signal: stop.signal });
  await trades.ready;
  console.log("ready");
  for await (const event of trades) if (event.type === "gap") console.log(event.reason);
} catch (error) {
  if (!stop.signal.aborted) throw error;
} finally {
  await trading.order.cancelAll(market);
  console.log("stopped, no order is left");
}
