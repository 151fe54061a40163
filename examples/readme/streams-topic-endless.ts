/** packages/streams/README.md: a subscription by the platform's own topic name, until the program is stopped. */
import { createTradingStreams } from "@specwright/streams";

const streams = createTradingStreams();
const trades = streams.topic("publicTrade.BTCUSDT", { category: "linear" });
for await (const event of trades) if (event.type === "update") console.log(event.data);
