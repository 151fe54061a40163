/** packages/streams/README.md: market data, until the program is stopped. */
import { createTradingStreams } from "@specwright/streams";

await using streams = createTradingStreams({ environment: "mainnet" });

for await (const event of streams.publicTrade({ category: "linear", symbol: "BTCUSDT" })) {
  if (event.type === "update") console.log(event.data.p, event.data.v);
  else if (event.type === "gap") console.warn(event.reason);
}
