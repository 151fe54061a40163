/** packages/streams/README.md: the full order book. */
import { createTradingClient } from "@specwright/trading";
import { createTradingStreams } from "@specwright/streams";

const trading = createTradingClient({ environment: "mainnet" });
const streams = createTradingStreams({ environment: "mainnet", trading });
const book = streams.fullOrderBook({ category: "spot", symbol: "BTCUSDT" });

await book.synced;
console.log(book.state);
streams.close();
