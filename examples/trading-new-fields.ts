/**
 * Sends a field and a value that the platform added after the last release, so the specification lacks both. The client
 * still checks the rest of the input.
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
    // A field that isn't in the specification: sent in addition to the input.
    extra: { auctionId: "7" },
    // A value that isn't in the specification: sent instead of the input's value.
    newValues: { timeInForce: "AtAuction" },
  });
} catch (error) {
  // Only the platform knows whether the value is valid. The sandbox refuses it.
  if (!TradingError.isInstance(error) || error.outcome !== "answered") throw error;
  console.log(`the platform refused the new value: ${error.code}`);
}

try {
  // Fields that are in the specification belong in the input, where the client checks them. It rejects them in `extra`
  // before it sends anything.
  await trading.order.create(order, { extra: { reduceOnly: true } });
} catch (error) {
  if (!InputError.isInstance(error)) throw error;
  console.log(error.message);
}
