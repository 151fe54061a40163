/**
 * The calls of a `bybit-api` program that uses `WebsocketClient`, rewritten for this client. The guide lists the other
 * methods.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node streams-from-bybit-api.ts
 */
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient } from "@specwright/trading";

// new RestClientV5({ … }), new WebsocketClient({ … })
const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
const streams = createTradingStreams({
  trading,
  // on("open"), on("reconnect"), on("reconnected"), on("exception")
  onDebug(event) {
    if (event.type === "connected" || event.type === "disconnected") console.log(event.type);
  },
});

// connectWSAPI(): the first order finds an open connection.
await streams.trade.connect();

// subscribeV5(["order", "execution"], "linear", true), on("update")
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
let filled = () => {};
const isFilled = new Promise<void>((resolve) => (filled = resolve));
const orders = streams.order({
  onEvent(event) {
    // Unlike bybit-api, which loses events silently during a disconnect, the streams report a gap.
    if (event.type === "gap") console.log("changes may be missing until they have been read over REST");
    if (event.type !== "update") return;
    console.log(`${event.data.orderStatus} ${event.data.symbol}`);
    if (event.data.orderStatus === "Filled") filled();
  },
  onEnd: (error) => console.log(error === undefined ? "order: closed" : `order: ${error.message}`),
});
await orders.ready;

// sendWSAPIRequest(…, "order.create", …)
await streams.trade.create(order);
await isFilled;

// getTopics(): each subscription is an object with a `topic` string.
const subscriptions = [orders, streams.wallet()];
console.log(subscriptions.map(({ topic }) => topic).join(", "));
// unsubscribeV5("order", "linear", true)
orders.close();
// closeAll()
streams.close();
