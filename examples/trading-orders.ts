/**
 * The life of an order, from the current price to its last status. It is never sent twice.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-orders.ts
 */
import { createTradingClient, instrumentRules, TradingError } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
const market = { category: "linear", symbol: "BTCUSDT" } as const;

// Prices and quantities are decimal strings, rounded to the steps of the instrument by exact arithmetic.
const { list: instruments } = await trading.market.instrumentsInfo(market);
const { list: tickers } = await trading.market.tickers(market);
const rules = instrumentRules(instruments[0]);
const last = tickers[0]?.lastPrice ?? "0";
const price = rules.roundPrice(String(Number(last) * 0.9));
const qty = rules.roundQty("0.0123456");
// Throws if a value breaks a limit of the instrument, before anything is sent.
rules.check({ price, qty });

async function place(): Promise<string> {
  try {
    const { orderId, orderLinkId } = await trading.order.create({
      ...market,
      side: "Buy",
      orderType: "Limit",
      qty,
      price,
    });
    console.log(`placed ${qty} at ${price}, known as ${orderLinkId}`);
    return orderId;
  } catch (error) {
    // The order may have arrived: reconcile it instead of sending it again.
    if (!TradingError.isInstance(error) || error.outcome !== "unknown") throw error;
    const known = await trading.order.reconcile(error.orderLinkId, market);
    if (known.status === "found" && known.order.orderId !== undefined) return known.order.orderId;
    throw error;
  }
}

const orderId = await place();
await trading.order.amend({ ...market, orderId, qty: rules.roundQty("0.02") });
await trading.order.cancel({ ...market, orderId });
console.log("amended and cancelled");

// A batch returns one outcome per item, because a successful request may contain refused items.
const item = { symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty, price } as const;
const items = await trading.order.createBatch({ category: "linear", request: [item, { ...item, symbol: "NOSUCH" }] });
for (const outcome of items) {
  if (outcome.ok) {
    console.log(`item ${outcome.index}: placed`);
    await trading.order.cancel({ ...market, orderId: outcome.orderId });
  } else console.log(`item ${outcome.index}: ${outcome.error.code} (${outcome.error.retCode})`);
}
