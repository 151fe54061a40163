/** README.md: an order whose outcome may be unknown. */
import { createTradingClient, TradingError } from "@specwright/trading";

const trading = createTradingClient({
  environment: "testnet",
  credentials: {
    apiKey: process.env.BYBIT_API_KEY ?? "",
    secret: process.env.BYBIT_API_SECRET ?? "",
  },
});
const market = { category: "linear", symbol: "BTCUSDT" } as const;
const size = { qty: "0.01", price: "50000" };

try {
  console.log(await trading.order.create({ ...market, ...size, side: "Buy", orderType: "Limit" }));
} catch (error) {
  if (!TradingError.isInstance(error)) throw error;
  if (error.code !== "unknown-outcome") throw error;
  // The connection broke. Ask whether the order exists; never send it twice.
  console.log(await trading.order.reconcile(error.orderLinkId));
}
