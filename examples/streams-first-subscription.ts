/**
 * Prints trades as they happen, and the price of a perpetual as it changes.
 *
 *     node streams-first-subscription.ts
 */
import { createTradingStreams } from "@specwright/streams";

const streams = createTradingStreams({
  environment: { baseUrl: process.env["STREAMS_URL"] ?? "wss://stream.bybit.com" },
  onDebug: ({ type, ...event }) => console.error(type, JSON.stringify(event)),
});

let count = 0;
for await (const event of streams.publicTrade({ category: "linear", symbol: "BTCUSDT" })) {
  if (event.type === "update") console.log(`${event.data.S} ${event.data.v} at ${event.data.p}`);
  if (event.type === "gap") console.warn(`no trades for now: ${event.reason}`);
  if (event.type === "resumed") console.warn(`trades between ${event.from} and ${event.to} were missed`);
  if (++count === 3) break;
}

// The same subscription with callbacks. `ready` resolves when the server sends the topic.
const ticker = streams.contractTicker(
  { category: "linear", symbol: "BTCUSDT" },
  {
    onEvent: (event) => event.type === "update" && console.log(`last price ${event.data.lastPrice}`),
    onEnd: (error) => error && console.error(`no prices any more: ${error.message}`),
  },
);
await ticker.ready;
ticker.close();

streams.close();
