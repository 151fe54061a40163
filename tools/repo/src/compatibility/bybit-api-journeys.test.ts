import { RestClientV5 } from "bybit-api";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";

let sandbox: Sandbox;
let client: RestClientV5;
beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
  const { apiKey, secret } = sandbox.trading.keys.master;
  client = new RestClientV5({ baseUrl: sandbox.trading.mainnetUrl, key: apiKey, secret });
});
afterAll(() => sandbox.close());

const linear = { category: "linear", symbol: "BTCUSDT" } as const;
const order = { ...linear, side: "Buy", orderType: "Limit", qty: "0.01", price: "90000" } as const;

async function success<Result>(answer: Promise<{ retCode: number; retMsg: string; result: Result }>): Promise<Result> {
  const { retCode, retMsg, result } = await answer;
  expect(retCode, retMsg).toBe(0);
  return result;
}

test.each(["spot", "linear", "inverse"] as const)(
  "bybit-api reads a ticker for each open symbol of %s",
  async (category) => {
    const { list } = await success(client.getInstrumentsInfo({ category, limit: 1000 } as { category: "linear" }));
    const tickers = await success(client.getTickers({ category } as { category: "linear" }));
    const open = list.filter(({ status }) => status === "Trading").map(({ symbol }) => symbol);
    expect(tickers.list.map(({ symbol }) => symbol)).toEqual(open);
    expect(tickers.list.every(({ lastPrice }) => Number(lastPrice) > 0)).toBe(true);
  },
);

test("bybit-api reads tickers of options by base coin", async () => {
  const { list } = await success(client.getTickers({ category: "option", baseCoin: "BTC" }));
  expect(list.length).toBeGreaterThan(10);
});

test("bybit-api reads candles, order book, trades, funding and open interest", async () => {
  const candles = await success(client.getKline({ ...linear, interval: "60", limit: 24 }));
  expect(candles.list).toHaveLength(24);
  const book = await success(client.getOrderbook({ ...linear, limit: 25 }));
  expect([book.a.length, book.b.length, Number(book.a[0]?.[0]) > Number(book.b[0]?.[0])]).toEqual([25, 25, true]);
  expect((await success(client.getPublicTradingHistory({ ...linear, limit: 10 }))).list).toHaveLength(10);
  expect((await success(client.getFundingRateHistory({ ...linear, limit: 5 }))).list).toHaveLength(5);
  expect((await success(client.getOpenInterest({ ...linear, intervalTime: "1h", limit: 5 }))).list).toHaveLength(5);
});

test("bybit-api sends batches with a result per order, cancels all open orders, and reads the history", async () => {
  const batch = await client.batchSubmitOrders("linear", [order, { ...order, qty: "0.00001" }, order]);
  expect(batch.retExtInfo.list.map(({ code }) => code)).toEqual([0, 10_001, 0]);
  const ids = batch.result.list.map(({ orderId }) => orderId).filter((orderId) => orderId !== "");
  const amended = await client.batchAmendOrders(
    "linear",
    ids.map((orderId) => ({ symbol: "BTCUSDT", orderId, price: "91000" })),
  );
  expect(amended.retExtInfo.list.map(({ code }) => code)).toEqual([0, 0]);
  const cancelled = await success(client.cancelAllOrders({ ...linear }));
  expect(cancelled.list.map(({ orderId }) => orderId).toSorted()).toEqual(ids.toSorted());
  const history = await success(client.getHistoricOrders({ category: "linear" }));
  expect(history.list).toMatchObject([
    { orderStatus: "Cancelled", price: "91000" },
    { orderStatus: "Cancelled", price: "91000" },
  ]);
});

test("bybit-api finds a trade in the executions and the transaction log, and sets take profit and stop loss on its position", async () => {
  const { orderId } = await success(client.submitOrder({ ...linear, side: "Buy", orderType: "Market", qty: "0.01" }));
  const executions = await success(client.getExecutionList({ category: "linear", orderId }));
  expect(executions.list[0]).toMatchObject({ execType: "Trade", isMaker: false });
  const log = await success(client.getTransactionLog({ accountType: "UNIFIED", type: "TRADE" }));
  expect(log.list.map((entry) => entry.orderId)).toContain(orderId);
  await success(
    client.setTradingStop({ ...linear, tpslMode: "Full", positionIdx: 0, takeProfit: "200000", stopLoss: "50000" }),
  );
  const { list } = await success(client.getPositionInfo(linear));
  expect(list[0]).toMatchObject({ takeProfit: "200000", stopLoss: "50000" });
});

test("bybit-api reads account, key, fees, position mode, demo account and system status", async () => {
  expect(await success(client.getAccountInfo())).toMatchObject({ unifiedMarginStatus: 5 });
  expect(await success(client.getQueryApiKey())).toMatchObject({ apiKey: "sandbox-master" });
  expect((await success(client.getFeeRate(linear))).list).toMatchObject([{ takerFeeRate: "0.00055" }]);
  await success(client.switchPositionMode({ category: "linear", symbol: "SOLUSDT", mode: 3 }));
  const both = await success(client.getPositionInfo({ category: "linear", symbol: "SOLUSDT" }));
  expect(both.list.map(({ positionIdx }) => positionIdx)).toEqual([1, 2]);
  expect(await success(client.createDemoAccount())).toMatchObject({ subMemberId: expect.stringMatching(/^\d+$/) });
  expect((await success(client.getSystemStatus())).list.length).toBeGreaterThan(0);
});

test("bybit-api in demo mode uses the demo address", async () => {
  const { apiKey, secret } = sandbox.trading.keys.demo;
  const demo = new RestClientV5({ baseUrl: sandbox.trading.demoUrl, key: apiKey, secret });
  await success(
    demo.requestDemoTradingFunds({ adjustType: 0, utaDemoApplyMoney: [{ coin: "USDT", amountStr: "10" }] }),
  );
  const wallet = await success(demo.getWalletBalance({ accountType: "UNIFIED", coin: "USDT" }));
  expect(wallet.list[0]?.coin).toMatchObject([{ coin: "USDT", walletBalance: "1000010" }]);
});
