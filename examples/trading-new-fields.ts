/**
 * Additions of the platform since the last release: a field that the specification lacks, and a value that it does not list. Everything else of the input stays checked.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-new-fields.ts
 */
import { createTradingClient, InputError, TradingError } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});

const order = {
  category: "linear",
  symbol: "BTCUSDT",
  side: "Buy",
  orderType: "Limit",
  qty: "0.01",
  price: "20000",
} as const;

const { orderId } = await trading.order.create(order, { extra: { auctionId: "7" } });
console.log(`placed ${orderId} with a new field`);
await trading.order.cancel({ category: "linear", symbol: "BTCUSDT", orderId });

try {
  await trading.order.create(order, {
    // A field that the specification does not know: sent beside the input.
    extra: { auctionId: "7" },
    // A value that the specification does not list: sent in place of the input's.
    newValues: { timeInForce: "AtAuction" },
  });
} catch (error) {
  // Only the platform can say whether it knows the value. The sandbox does not.
  if (!TradingError.isInstance(error) || error.outcome !== "answered") throw error;
  console.log(`the platform refused the new value: ${error.code}`);
}

try {
  // A field that the specification knows belongs in the input, where it is checked. Nothing is sent.
  await trading.order.create(order, { extra: { reduceOnly: true } });
} catch (error) {
  if (!InputError.isInstance(error)) throw error;
  console.log(error.message);
}
