/** packages/streams/README.md: an order over the socket. */
const credentials = { apiKey: process.env.BYBIT_API_KEY ?? "", secret: process.env.BYBIT_API_SECRET ?? "" };

import { createTradingClient } from "@specwright/trading";
import { createTradingStreams, UnknownOutcomeError } from "@specwright/streams";

const trading = createTradingClient({ environment: "testnet", credentials });
const streams = createTradingStreams({ environment: "testnet", credentials, trading });

try {
  const { orderId } = await streams.trade.create({
    category: "linear",
    symbol: "BTCUSDT",
    side: "Buy",
    orderType: "Limit",
    qty: "0.01",
    price: "50000",
  });
  console.log(orderId);
} catch (error) {
  if (UnknownOutcomeError.isInstance(error)) console.warn(await error.reconcile());
}

streams.close();
