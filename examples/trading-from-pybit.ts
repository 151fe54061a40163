/**
 * The calls of a small `pybit` program, rewritten for this client. The guide has a table of all calls.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-from-pybit.ts
 */
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient, TradingError } from "@specwright/trading";

// session = HTTP(testnet=True, api_key="…", api_secret="…")
const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "https://api-testnet.bybit.com" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});

// session.get_tickers(category="linear", symbol="BTCUSDT")["result"]["list"]
const { list: tickers } = await trading.market.tickers({ category: "linear", symbol: "BTCUSDT" });
console.log(`last price ${tickers[0]?.lastPrice}`);

// session.place_order(category="linear", symbol="BTCUSDT", side="Buy", orderType="Market", qty="0.01")
const { orderId } = await trading.order.create({
  category: "linear",
  symbol: "BTCUSDT",
  side: "Buy",
  orderType: "Market",
  qty: "0.01",
});
console.log(`order ${orderId}`);

// except InvalidRequestError as error: error.status_code
try {
  await trading.order.cancel({ category: "linear", symbol: "BTCUSDT", orderId: "no-such-order" });
} catch (error) {
  if (!TradingError.isInstance(error)) throw error;
  console.log(`${error.retCode}: ${error.message}`);
}

// ws = WebSocket(testnet=True, channel_type="linear"); ws.trade_stream("BTCUSDT", handle)
const streams = createTradingStreams({
  environment: { baseUrl: process.env["STREAMS_URL"] ?? "wss://stream-testnet.bybit.com" },
});
for await (const event of streams.publicTrade({ category: "linear", symbol: "BTCUSDT" })) {
  if (event.type === "update") console.log(`${event.data.S} ${event.data.v} at ${event.data.p}`);
  break;
}
streams.close();
