/**
 * Orders over the socket: each is sent once, and its outcome is looked up if no reply arrives.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-orders-over-the-socket.ts
 */
import { createTradingStreams, UnknownOutcomeError, warmUp } from "@specwright/streams";
import { createTradingClient, toTick } from "@specwright/trading";

const environment = { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" };
const credentials = {
  apiKey: process.env["TRADING_API_KEY"] ?? "",
  secret: process.env["TRADING_API_SECRET"] ?? "",
};
const trading = createTradingClient({ environment, credentials });
const streams = createTradingStreams({
  environment,
  credentials,
  // The streams look an order up with this client if no reply contains its outcome.
  trading,
});
await warmUp();
await streams.trade.connect();

const market = { category: "linear", symbol: "BTCUSDT" } as const;
const { list } = await trading.market.tickers(market);
const price = toTick(String(Number(list[0]?.lastPrice) * 0.9), "0.1");
const order = { ...market, side: "Buy", orderType: "Limit", qty: "0.01", price } as const;

async function place(): Promise<string> {
  try {
    const { orderId } = await streams.trade.create(order, { timeoutMs: 2000 });
    return orderId;
  } catch (error) {
    // The order may have arrived: reconcile it instead of sending it again.
    if (!UnknownOutcomeError.isInstance(error)) throw error;
    const [outcome] = await error.reconcile();
    if (outcome?.status === "found" && outcome.order.orderId !== undefined) return outcome.order.orderId;
    throw error;
  }
}

const orderId = await place();
await streams.trade.amend({ ...market, orderId, qty: "0.02" });
await streams.trade.cancel({ ...market, orderId });
console.log("placed, amended and cancelled over the socket");

// A batch returns one outcome per item, because a successful request may contain refused items.
const { category, ...item } = order;
const items = await streams.trade.createBatch({ category, request: [item, { ...item, symbol: "NOSUCH" }] });
for (const outcome of items) {
  if (outcome.ok) await streams.trade.cancel({ ...market, orderId: outcome.orderId });
  console.log(`item ${outcome.index}: ${outcome.ok ? "placed" : outcome.error.code}`);
}

streams.close();
