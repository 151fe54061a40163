/** packages/streams/README.md: executions of the account, until the program is stopped. */
const credentials = { apiKey: process.env.BYBIT_API_KEY ?? "", secret: process.env.BYBIT_API_SECRET ?? "" };

// Places one order after the other, so that there are executions.
const buyer = createTradingClient({ environment: "testnet", credentials });
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
setInterval(() => void buyer.order.create(order), 250);

import { createTradingClient } from "@specwright/trading";
import { createTradingStreams } from "@specwright/streams";

const trading = createTradingClient({ environment: "testnet", credentials });
await using streams = createTradingStreams({ environment: "testnet", credentials, trading });

for await (const event of streams.execution()) {
  if (event.type === "update") console.log(event.data.execId, event.data.execQty, event.data.execPrice);
  else if (event.type === "unreconciled") console.warn(`executions may be missing: ${event.why}`);
}
