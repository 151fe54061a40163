/** packages/streams/README.md: an order book. */
import { createTradingStreams } from "@specwright/streams";

await using streams = createTradingStreams({ environment: "mainnet" });

const book = streams.orderBook({ category: "linear", symbol: "BTCUSDT", depth: 50 });
await book.synced;

const best = book.best();
if (best.state === "synced") console.log(best.bid, best.ask);
