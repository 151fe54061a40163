/**
 * A position with a stop loss and a take profit, a trailing stop, and an order that waits for a price.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-stops.ts
 */
import { createTradingClient, instrumentRules } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
const market = { category: "linear", symbol: "SOLUSDT" } as const;
const { list: instruments } = await trading.market.instrumentsInfo(market);
const { list: tickers } = await trading.market.tickers(market);
const rules = instrumentRules(instruments[0]);
const last = Number(tickers[0]?.lastPrice);
const priceAt = (part: number): string => rules.roundPrice(String(last * part));

// The order sets its stop loss and take profit. Both are active from the first fill on.
await trading.order.create({
  ...market,
  side: "Buy",
  orderType: "Market",
  qty: "1",
  stopLoss: priceAt(0.95),
  takeProfit: priceAt(1.1),
});
const readPosition = async () => (await trading.position.list(market)).list[0];
const opened = await readPosition();
console.log(`stop loss ${opened?.stopLoss}, take profit ${opened?.takeProfit}`);

// Changes the stops of the whole position later. "0" removes a stop.
await trading.position.tradingStop({
  ...market,
  positionIdx: 0,
  tpslMode: "Full",
  stopLoss: priceAt(0.97),
  takeProfit: "0",
  trailingStop: priceAt(0.02),
});
const moved = await readPosition();
console.log(`stop loss ${moved?.stopLoss}, trailing stop ${moved?.trailingStop}`);

// A conditional order enters the book when the price falls to its trigger (direction 2).
const { orderId } = await trading.order.create({
  ...market,
  side: "Sell",
  orderType: "Market",
  qty: "1",
  triggerPrice: priceAt(0.9),
  triggerDirection: 2,
  triggerBy: "MarkPrice",
  reduceOnly: true,
});
const { list: waiting } = await trading.order.realtime({ ...market, orderFilter: "StopOrder" });
console.log(
  waiting.map(({ orderStatus, stopOrderType, triggerPrice }) => `${stopOrderType} at ${triggerPrice}: ${orderStatus}`),
);
await trading.order.cancel({ ...market, orderId });
await trading.order.create({ ...market, side: "Sell", orderType: "Market", qty: "1", reduceOnly: true });
