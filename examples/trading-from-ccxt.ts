/**
 * The calls of a small `ccxt` program, rewritten for this client. The guide has a table of all calls.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-from-ccxt.ts
 */
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient, toStep, toTick } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "https://api-testnet.bybit.com" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
// "BTC/USDT:USDT" is the perpetual that Bybit itself calls BTCUSDT, in the category linear.
const market = { category: "linear", symbol: "BTCUSDT" } as const;

// loadMarkets()
const { list: instruments } = await trading.market.instrumentsInfo(market);
const [instrument] = instruments;
// fetchTicker("BTC/USDT:USDT")
const { list: tickers } = await trading.market.tickers(market);
console.log(`last price ${tickers[0]?.lastPrice}`);
// fetchBalance()
const { list: accounts } = await trading.account.walletBalance({ accountType: "UNIFIED" });
console.log(`equity ${accounts[0]?.totalEquity}`);
// priceToPrecision() and amountToPrecision()
const price = toTick(String(Number(tickers[0]?.lastPrice) * 0.9), instrument?.priceFilter?.tickSize ?? "0.1");
const qty = toStep("0.0123456", instrument?.lotSizeFilter?.qtyStep ?? "0.001");
// createOrder("BTC/USDT:USDT", "limit", "buy", 0.012, price)
const { orderId } = await trading.order.create({ ...market, side: "Buy", orderType: "Limit", qty, price });
// fetchOpenOrders("BTC/USDT:USDT")
const { list: open } = await trading.order.realtime(market);
console.log(`${open.length} open orders`);
// cancelOrder(id, "BTC/USDT:USDT")
await trading.order.cancel({ ...market, orderId });

// fetchOHLCV("BTC/USDT:USDT", "1m", since, undefined, { paginate: true })
const since = Date.now() - 3 * 3_600_000;
const closes: string[] = [];
const range = { ...market, interval: "1", start: since } as const;
for await (const [, , , , close = ""] of trading.market.kline.iterate(range, { oldestFirst: true })) closes.push(close);
console.log(`${closes.length} candles, the last at ${closes.at(-1)}`);

// watchPositions(), watchBalance(): the account state is kept up to date, and shows whether it is current
await using streams = createTradingStreams({ trading });
await using account = streams.accountState({ categories: ["linear"] });
await account.synced;
const balances = account.balances();
if (balances.state === "synced") console.log(`${balances.balances.length} coins`);
// watchTrades("BTC/USDT:USDT"): events instead of a growing list
for await (const event of streams.publicTrade(market)) {
  if (event.type !== "update") continue;
  console.log(`${event.data.S} ${event.data.v} at ${event.data.p}`);
  break;
}
