/** README.md: an order and the open positions, and an order whose response may be lost. */
import { createTradingClient } from "@specwright/trading";

const { BYBIT_API_KEY: apiKey = "", BYBIT_API_SECRET: secret = "" } = process.env;
const trading = createTradingClient({ environment: "testnet", credentials: { apiKey, secret } });
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit" } as const;

console.log(await trading.order.create({ ...order, qty: "0.01", price: "50000" }));
for await (const position of trading.position.list.iterate({ category: "linear", settleCoin: "USDT" }))
  console.log(position.symbol, position.size);

import { TradingError } from "@specwright/trading";

try {
  await trading.order.create({ ...order, qty: "0.01", price: "50000" });
} catch (error) {
  if (!TradingError.isInstance(error) || error.outcome !== "unknown") throw error;
  const found = await trading.order.reconcile(error.orderLinkId);
  console.log(found.status); // "found": the order exists, with its current state in `found.order`
}
