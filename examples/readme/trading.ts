/** packages/trading/README.md: the first example, and prices that fit the instrument. */
import { createTradingClient, TradingError } from "@specwright/trading";

const trading = createTradingClient({
  environment: "testnet",
  credentials: { apiKey: process.env.BYBIT_API_KEY ?? "", secret: process.env.BYBIT_API_SECRET ?? "" },
});

try {
  await trading.order.create({
    category: "linear",
    symbol: "BTCUSDT",
    side: "Buy",
    orderType: "Limit",
    qty: "0.01",
    price: "50000",
  });
} catch (error) {
  if (!TradingError.isInstance(error) || error.outcome !== "unknown") throw error;
  // The order may exist: look for it, never just send it again. `error.order` is the one that was found, if any.
  await trading.order.reconcile(error.orderLinkId);
}

// Every item of every page.
const positions = trading.position.list.iterate({ category: "linear", settleCoin: "USDT" });
for await (const position of positions) console.log(position.symbol);

import { instrumentRules } from "@specwright/trading";

const { list } = await trading.market.instrumentsInfo({ category: "linear", symbol: "BTCUSDT" });
const rules = instrumentRules(list[0]);

// To the nearest tick; the second argument "down" or "up" rounds otherwise.
const price = rules.roundPrice("50000.123");
// Down to a step; less than one step becomes zero, which check refuses.
const qty = rules.roundQty("0.0123456");
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", price, qty } as const;
// Throws an InputError with field, rule and value.
rules.check(order);
await trading.order.create(order);

console.log(price, qty);
