/**
 * A local order book that is either in sync or reported as stale.
 *
 *     node streams-live-book.ts
 */
import { createTradingStreams } from "@specwright/streams";

const streams = createTradingStreams({
  environment: { baseUrl: process.env["STREAMS_URL"] ?? "wss://stream.bybit.com" },
});
const book = streams.orderBook({ category: "linear", symbol: "BTCUSDT", depth: 50 });
await book.synced;

const best = book.best();
if (best.state === "synced") console.log(`bid ${best.bid?.[0]}, ask ${best.ask?.[0]}`);

let changes = 0;
for await (const event of book) {
  if (event.type === "stale") console.warn(`no prices for now: ${event.reason}`);
  const levels = book.levels(5);
  if (levels.state === "synced") {
    const depth = levels.bids.reduce((sum, [, size]) => sum + Number(size), 0);
    console.log(`update ${levels.updateId}: ${depth.toFixed(3)} BTC in the best ${levels.bids.length} bids`);
  }
  if (++changes === 3) break;
}

streams.close();
