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
  // The order may exist, so look it up before you send it again. `error.order` is the order, if the client found it.
  await trading.order.reconcile(error.orderLinkId);
}

// Iterates over all items of all pages.
const positions = trading.position.list.iterate({ category: "linear", settleCoin: "USDT" });
for await (const position of positions) console.log(position.symbol);

import { instrumentRules } from "@specwright/trading";

const { list } = await trading.market.instrumentsInfo({ category: "linear", symbol: "BTCUSDT" });
const rules = instrumentRules(list[0]);

// Rounds to the nearest tick. The second argument "down" or "up" sets the direction.
const price = rules.roundPrice("50000.123");
// Rounds down to a multiple of the step. Less than one step becomes zero, which `check` rejects.
const qty = rules.roundQty("0.0123456");
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", price, qty } as const;
// Throws an InputError with field, rule and value.
rules.check(order);
await trading.order.create(order);

console.log(price, qty);
