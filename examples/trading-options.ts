/**
 * Finds an option by its strike, reads its greeks, buys it, and sells it again.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-options.ts
 */
import { createTradingClient, instrumentRules } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
const market = { category: "option", baseCoin: "BTC" } as const;

// Read the option chain: every expiry and strike. A symbol consists of coin, expiry, strike, call or put, and settle
// coin.
const instruments = [];
for await (const instrument of trading.market.instrumentsInfo.iterate(market)) instruments.push(instrument);
const { list: tickers } = await trading.market.tickers(market);
const calls = tickers
  .filter(({ symbol, ask1Price }) => symbol.includes("-C") && Number(ask1Price) > 0)
  .toSorted((one, other) => Math.abs(Number(one.delta) - 0.5) - Math.abs(Number(other.delta) - 0.5));
const [ticker] = calls;
if (ticker === undefined) throw new Error("no call is offered");
console.log(`${instruments.length} options; near the money is ${ticker.symbol}`);
console.log(
  `delta ${ticker.delta}, gamma ${ticker.gamma}, vega ${ticker.vega}, theta ${ticker.theta}, volatility ${ticker.markIv}`,
);

// An option order needs an ID; the client generates the ID if you set none. The limit price is in the settle coin. It
// is 10 % worse than the best price, in case the best price moves, but the order fills at the best available price.
const rules = instrumentRules(instruments.find(({ symbol }) => symbol === ticker.symbol));
const order = { category: "option", symbol: ticker.symbol, orderType: "Limit" } as const;
const qty = rules.roundQty("0.1");
const buyPrice = rules.roundPrice((Number(ticker.ask1Price) * 1.1).toFixed(2));
const sellPrice = rules.roundPrice((Number(ticker.bid1Price) * 0.9).toFixed(2));
await trading.order.create({ ...order, side: "Buy", qty, price: buyPrice });
const { list: positions } = await trading.position.list({ category: "option", symbol: ticker.symbol });
console.log(`holds ${positions[0]?.size ?? "0"}, delta ${positions[0]?.delta ?? "0"}`);
await trading.order.create({ ...order, side: "Sell", qty, price: sellPrice, reduceOnly: true });
const { list: left } = await trading.position.list({ category: "option", symbol: ticker.symbol });
console.log(`holds ${left[0]?.size ?? "0"}`);
