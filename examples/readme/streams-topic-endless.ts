/** packages/streams/README.md: a topic by its name on the wire, until the program is stopped. */
import { createTradingStreams } from "@specwright/streams";

const streams = createTradingStreams();
const trades = streams.topic("publicTrade.BTCUSDT", { category: "linear" });
for await (const event of trades) if (event.type === "update") console.log(event.data);
