/**
 * An order from the price on the screen to its end, without ever sending it twice.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-orders.ts
 */
import { createTradingClient, toStep, toTick, TradingError } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
const market = { category: "linear", symbol: "BTCUSDT" } as const;

// Prices and quantities are text, made to fit the instrument by exact arithmetic.
const { list: instruments } = await trading.market.instrumentsInfo(market);
const { list: tickers } = await trading.market.tickers(market);
const tickSize = instruments[0]?.priceFilter?.tickSize ?? "0.1";
const qtyStep = instruments[0]?.lotSizeFilter?.qtyStep ?? "0.001";
const last = tickers[0]?.lastPrice ?? "0";
const price = toTick(String(Number(last) * 0.9), tickSize);
const qty = toStep("0.0123456", qtyStep);

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
    // It may have arrived: reconcile, never send it again by hand.
    if (!TradingError.isInstance(error) || error.code !== "unknown-outcome") throw error;
    const known = await trading.order.reconcile(error.orderLinkId, market);
    if (known.status === "found" && known.order.orderId !== undefined) return known.order.orderId;
    throw error;
  }
}

const orderId = await place();
await trading.order.amend({ ...market, orderId, qty: toStep("0.02", qtyStep) });
await trading.order.cancel({ ...market, orderId });
console.log("amended and cancelled");

// A batch returns one outcome for each item; a success of the whole request hides no failure.
const item = { symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty, price } as const;
const items = await trading.order.createBatch({ category: "linear", request: [item, { ...item, symbol: "NOSUCH" }] });
for (const outcome of items) {
  if (outcome.ok) {
    console.log(`item ${outcome.index}: placed`);
    await trading.order.cancel({ ...market, orderId: outcome.orderId });
  } else console.log(`item ${outcome.index}: ${outcome.error.code} (${outcome.error.retCode})`);
}
