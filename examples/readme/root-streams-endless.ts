/** README.md: trades as they happen, until the program is stopped. */
import { createTradingStreams } from "@specwright/streams";

const streams = createTradingStreams();
const trades = streams.publicTrade({ category: "linear", symbol: "BTCUSDT" });
for await (const event of trades) {
  if (event.type === "update") console.log(event.data.S, event.data.v, event.data.p);
}
