/** packages/streams/README.md: a subscription that fails if it isn't ready within ten seconds. */
import { createTradingStreams } from "@specwright/streams";

await using streams = createTradingStreams({ environment: "mainnet" });

const ticker = streams.contractTicker({ category: "linear", symbol: "BTCUSDT" });
const giveUp = setTimeout(() => ticker.close(), 10_000);
await ticker.ready.finally(() => clearTimeout(giveUp));
console.log("The subscription is active.");
