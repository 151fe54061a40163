/** packages/streams/README.md: a topic by its text, without an end. */
import { createTradingStreams } from "@specwright/streams";

const streams = createTradingStreams();
const trades = streams.topic("publicTrade.BTCUSDT", { category: "linear" });
for await (const event of trades) if (event.type === "update") console.log(event.data);
