import { bybit } from "ccxt";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";

let sandbox: Sandbox;
let client: InstanceType<typeof bybit>;
beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
  const { apiKey, secret } = sandbox.trading.keys.master;
  const url = sandbox.trading.mainnetUrl;
  client = new bybit({ apiKey, secret, enableRateLimit: false });
  client.urls["api"] = { spot: url, futures: url, v2: url, public: url, private: url };
  await client.loadMarkets();
});
afterAll(() => sandbox.close());

const swap = "BTC/USDT:USDT";

/** Returns the symbols of the instruments that the sandbox lists. */
async function listed(category: string): Promise<string[]> {
  const url = `${sandbox.trading.mainnetUrl}/v5/market/instruments-info?category=${category}&baseCoin=All&limit=1000`;
  const response = await fetch(category === "option" ? url : url.replace("&baseCoin=All", ""));
  const { result } = (await response.json()) as { result: { list: { symbol: string; status: string }[] } };
  return result.list.map(({ symbol }) => symbol);
}

test("ccxt turns every instrument into a market with prices, steps and limits", async () => {
  const markets = Object.values(client.markets ?? {});
  for (const [category, type] of [
    ["spot", "spot"],
    ["linear", "linear"],
    ["inverse", "inverse"],
  ] as const) {
    const ids = new Set(markets.filter((market) => market[type] === true && !market.option).map(({ id }) => id));
    expect((await listed(category)).filter((symbol) => !ids.has(symbol))).toEqual([]);
  }
  // Compare only the three base coins whose options ccxt requests by itself.
  const options = new Set(markets.filter(({ option }) => option === true).map(({ id }) => id));
  const wanted = (await listed("option")).filter((symbol) => /^(BTC|ETH|SOL)-/.test(symbol));
  expect(wanted.filter((symbol) => !options.has(symbol))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(50);
  for (const { symbol, precision, limits } of markets) {
    expect(Number(precision.price), symbol).toBeGreaterThan(0);
    expect(Number(precision.amount), symbol).toBeGreaterThan(0);
    expect(Number(limits.amount?.min), symbol).toBeGreaterThan(0);
  }
});

test("ccxt reads tickers of all categories", async () => {
  for (const [type, least] of [
    ["spot", 9],
    ["swap", 15],
  ] as const) {
    const tickers = Object.values(await client.fetchTickers(undefined, { type }));
    expect(tickers.length).toBeGreaterThan(least);
    expect(tickers.every(({ last }) => Number(last) > 0)).toBe(true);
  }
  expect(Object.keys(await client.fetchTickers(["BTC/USD:BTC"]))).toEqual(["BTC/USD:BTC"]);
  expect(Object.keys(await client.fetchOptionChain("BTC")).length).toBeGreaterThan(10);
});

test("ccxt reads candles, order book, trades, funding, open interest and risk tiers", async () => {
  expect(await client.fetchOHLCV(swap, "1h", undefined, 24)).toHaveLength(24);
  const { asks, bids } = await client.fetchOrderBook(swap, 25);
  expect([asks.length, bids.length, Number(asks[0]?.[0]) > Number(bids[0]?.[0])]).toEqual([25, 25, true]);
  expect(await client.fetchTrades(swap, undefined, 10)).toHaveLength(10);
  expect((await client.fetchFundingRate(swap)).fundingTimestamp).toBeGreaterThan(Date.now());
  expect(await client.fetchFundingRateHistory(swap, undefined, 5)).toHaveLength(5);
  expect((await client.fetchOpenInterest(swap)).openInterestAmount).toBeGreaterThan(0);
  expect(await client.fetchMarketLeverageTiers(swap)).toMatchObject([{ maxLeverage: 100 }, {}, {}]);
});

test("ccxt creates many orders at once, cancels all, and reads open, closed and cancelled orders", async () => {
  const order = { symbol: swap, type: "limit", side: "buy", amount: 0.01, price: 90_000 } as const;
  const created = await client.createOrders([order, { ...order, price: 91_000 }]);
  expect(created).toHaveLength(2);
  expect(await client.fetchOpenOrders(swap)).toHaveLength(2);
  await client.cancelAllOrders(swap);
  expect(await client.fetchOpenOrders(swap)).toHaveLength(0);
  expect(await client.fetchCanceledOrders(swap)).toHaveLength(2);
  await client.createOrder("ETH/USDT", "limit", "buy", 1, 3000);
  expect(await client.cancelAllOrders("ETH/USDT")).toHaveLength(1);
  await client.createTriggerOrder(swap, "market", "buy", 0.01, undefined, 150_000, { triggerDirection: "ascending" });
  expect(await client.fetchOpenOrders(swap, undefined, undefined, { trigger: true })).toMatchObject([
    { triggerPrice: 150_000 },
  ]);
});

test("ccxt reads a trade with take profit and stop loss in trades, ledger and position", async () => {
  const exits = { takeProfit: { triggerPrice: 150_000 }, stopLoss: { triggerPrice: 60_000 } };
  const { id } = await client.createOrder(swap, "market", "buy", 0.01, undefined, exits);
  expect((await client.fetchMyTrades(swap)).map(({ order }) => order)).toContain(id);
  expect(await client.fetchPosition(swap)).toMatchObject({ contracts: 0.01, side: "long", takeProfitPrice: 150_000 });
  const ledger = await client.fetchLedger("USDT");
  expect(ledger.map(({ type }) => type)).toContain("trade");
  await client.createMarketBuyOrderWithCost("ETH/USDT", 100);
  expect((await client.fetchClosedOrders("ETH/USDT"))[0]).toMatchObject({ status: "closed" });
});

test("ccxt transfers money between wallets, and reads fees and modes", async () => {
  expect(await client.transfer("USDT", 10, "unified", "fund")).toMatchObject({ status: "ok" });
  expect(await client.fetchTransfers("USDT")).toMatchObject([{ amount: 10 }]);
  expect(await client.fetchTradingFee(swap)).toMatchObject({ maker: 0.0002, taker: 0.00055 });
  await client.setPositionMode(true, "SOL/USDT:USDT");
  expect(await client.fetchMarginMode(swap)).toMatchObject({ marginMode: "cross" });
});

test("ccxt reads the maintenance status, which changes with the time of day", async () => {
  const stopped = await createSandbox({ now: Date.UTC(2026, 0, 15, 8, 10) });
  const reader = new bybit({ urls: { api: { public: stopped.trading.mainnetUrl } } });
  expect(await reader.fetchStatus()).toMatchObject({ status: "maintenance" });
  stopped.clock.advance(3_600_000);
  expect(await reader.fetchStatus()).toMatchObject({ status: "ok" });
  await stopped.close();
});

test("ccxt sends trailing stops and spot stops with its own parameters, and reads fees without a category", async () => {
  const trailing = { trailingAmount: "500", trailingTriggerPrice: 150_000 };
  await client.createOrder(swap, "market", "sell", 0.01, undefined, trailing);
  expect((await client.fetchPosition(swap)).info).toMatchObject({ trailingStop: "500" });
  const { id } = await client.createOrder("BTC/USDT", "market", "sell", 0.01, undefined, { stopLossPrice: 60_000 });
  const open = await client.fetchOpenOrders("BTC/USDT");
  expect(open.find((order) => order.id === id)).toMatchObject({ triggerPrice: 60_000, side: "sell" });
  expect(await client.fetchTradingFees()).toMatchObject({ [swap]: { taker: 0.00055 } });
});

test("ccxt reads funding payments from the executions", async () => {
  sandbox.clock.advance(24 * 3_600_000);
  client.options["timeDifference"] = Date.now() - sandbox.clock.now();
  const paid = await client.fetchFundingHistory(swap);
  expect(paid.map(({ symbol, code }) => [symbol, code])).toEqual(Array.from({ length: 3 }, () => [swap, "USDT"]));
});
