/** The same 25 calls in both clients' words; used twice, they make 50. Each line is ours, the peer's, and what is read of the result. */
const linear = '{ category: "linear", symbol: "BTCUSDT" }';
const id = '{ category: "linear", symbol: "BTCUSDT", orderId: "1" }';

type Pair = readonly [ours: string, peer: string];
const same = (ours: string, peer: string, input: string): Pair => [`${ours}(${input})`, `${peer}(${input})`];

const order = '{ category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01", price: "50000" }';

const pairs: readonly Pair[] = [
  same("position.list", "getPositionInfo", linear),
  same("order.create", "submitOrder", order),
  same("order.realtime", "getActiveOrders", linear),
  same("order.history", "getHistoricOrders", linear),
  same("order.cancel", "cancelOrder", id),
  same("order.amend", "amendOrder", '{ category: "linear", symbol: "BTCUSDT", orderId: "1", price: "50001" }'),
  same("order.cancelAll", "cancelAllOrders", linear),
  same("execution.list", "getExecutionList", linear),
  same("account.walletBalance", "getWalletBalance", '{ accountType: "UNIFIED" }'),
  same("position.closedPnl", "getClosedPnL", linear),
  same(
    "position.setLeverage",
    "setLeverage",
    '{ category: "linear", symbol: "BTCUSDT", buyLeverage: "2", sellLeverage: "2" }',
  ),
  same("position.switchMode", "switchPositionMode", '{ category: "linear", symbol: "BTCUSDT", mode: 0 }'),
  same(
    "position.tradingStop",
    "setTradingStop",
    '{ category: "linear", symbol: "BTCUSDT", takeProfit: "60000", tpslMode: "Full", positionIdx: 0 }',
  ),
  same(
    "position.setAutoAddMargin",
    "setAutoAddMargin",
    '{ category: "linear", symbol: "BTCUSDT", positionIdx: 0, autoAddMargin: 1 }',
  ),
  same("account.feeRate", "getFeeRate", linear),
  same("account.info", "getAccountInfo", ""),
  same("account.transactionLog", "getTransactionLog", '{ currency: "USDT" }'),
  same("account.borrowHistory", "getBorrowHistory", '{ currency: "USDT" }'),
  same("market.tickers", "getTickers", linear),
  same("market.kline", "getKline", '{ category: "linear", symbol: "BTCUSDT", interval: "60" }'),
  same("market.orderbook", "getOrderbook", linear),
  same("market.instrumentsInfo", "getInstrumentsInfo", linear),
  same("market.fundingHistory", "getFundingRateHistory", linear),
  same("market.recentTrade", "getPublicTradingHistory", linear),
  same("asset.deliveryRecord", "getDeliveryRecord", '{ category: "linear" }'),
];

const head = {
  ours: `import { createTradingClient } from "@specwright/trading";
const trading = createTradingClient({ environment: "testnet", credentials: { apiKey: "k", secret: "s" } });
`,
  peer: `import { RestClientV5 } from "bybit-api";
const client = new RestClientV5({ testnet: true, key: "k", secret: "s" });
`,
};

/** A consumer's file with so many calls. */
export function consumerOf(whose: "ours" | "peer", count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const [ours, peer] = pairs[index % pairs.length] ?? ["", ""];
    return whose === "ours"
      ? `export const result${index} = await trading.${ours};`
      : `export const result${index} = (await client.${peer}).result;`;
  });
  return `${head[whose]}${lines.join("\n")}\nexport {};\n`;
}
