/**
 * A subscription whose messages arrive faster than the program handles them.
 *
 *     node streams-backpressure.ts
 */
import { setTimeout } from "node:timers/promises";
import { createTradingStreams, StreamError } from "@specwright/streams";

const streams = createTradingStreams({
  environment: { baseUrl: process.env["STREAMS_URL"] ?? "wss://stream.bybit.com" },
});
const bitcoin = { category: "linear", symbol: "BTCUSDT" } as const;

/** Simulates a slow database that takes 500 milliseconds to store a ticker. */
const store = async (_ticker: object) => setTimeout(500);

// `queue` drops the oldest events and reports how many it dropped.
for await (const event of streams.contractTicker(bitcoin, { policy: { queue: 2 } })) {
  if (event.type === "update") await store(event.data);
  if (event.type !== "overflow") continue;
  console.warn(`${event.dropped} prices were dropped`);
  break;
}

// `error` ends the subscription with an error instead of dropping an event.
try {
  for await (const event of streams.contractTicker(bitcoin, { policy: { error: 2 } }))
    if (event.type === "update") await store(event.data);
} catch (error) {
  if (!StreamError.isInstance(error) || error.code !== "overflow") throw error;
  console.error(error.message);
}

// `latest` keeps only the newest state, for programs that need only the current value.
for await (const event of streams.contractTicker(bitcoin, { policy: "latest" })) {
  if (event.type === "update") console.log(`last price ${event.data.lastPrice}`);
  break;
}

streams.close();
