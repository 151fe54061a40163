import { pro } from "ccxt";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { subscriptionTaken } from "./subscription-taken.ts";

let sandbox: Sandbox;
let client: InstanceType<typeof pro.bybit>;
beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
  const { apiKey, secret } = sandbox.trading.keys.master;
  const url = sandbox.trading.mainnetUrl;
  const socketUrl = url.replace("http", "ws");
  client = new pro.bybit({ apiKey, secret, enableRateLimit: false });
  client.urls["api"] = {
    spot: url,
    futures: url,
    v2: url,
    public: url,
    private: url,
    ws: {
      public: Object.fromEntries(
        ["spot", "linear", "inverse", "option"].map((name) => [name, `${socketUrl}/v5/public/${name}`]),
      ),
      private: { contract: `${socketUrl}/v5/private`, usdc: `${socketUrl}/v5/private`, trade: `${socketUrl}/v5/trade` },
    },
  };
  // ccxt opens sockets without TLS only with the agents that this call loads.
  await client.loadHttpProxyAgent();
  await client.loadMarkets();
});
afterAll(async () => {
  await client.close();
  await sandbox.close();
});

const swap = "BTC/USDT:USDT";

test("ccxt receives order books, trades, tickers and candles", async () => {
  const book = await client.watchOrderBook(swap, 50);
  expect([book.bids.length, book.asks.length]).toEqual([50, 50]);
  const before = Number(book.bids[0]?.[0]);
  sandbox.trading.controls().setPrice({ symbol: "BTCUSDT", price: "70000" });
  const after = await client.watchOrderBook(swap, 50);
  expect(Number(after.bids[0]?.[0])).toBeLessThan(before);
  expect(Number(after.bids[0]?.[0])).toBeLessThan(Number(after.asks[0]?.[0]));
  expect((await client.watchTrades(swap)).length).toBeGreaterThan(0);
  expect(await client.watchTicker(swap)).toMatchObject({ symbol: swap, last: expect.any(Number) });
  expect((await client.watchOHLCV(swap, "1m"))[0]).toHaveLength(6);
  expect(await client.watchTicker("ETH/USDT")).toMatchObject({ symbol: "ETH/USDT" });
});

test("ccxt creates, amends and cancels an order over the socket, and receives it from private streams", async () => {
  const orders = client.watchOrders(swap);
  await subscriptionTaken(sandbox, "order");
  const { id = "" } = await client.createOrderWs(swap, "limit", "buy", 0.01, 60_000);
  expect(await orders).toMatchObject([{ id, status: "open", price: 60_000 }]);
  const amended = client.watchOrders(swap);
  await client.editOrderWs(id, swap, "limit", "buy", 0.01, 61_000);
  expect(await amended).toMatchObject([{ id, status: "open", price: 61_000 }]);
  const cancelled = client.watchOrders(swap);
  await client.cancelOrderWs(id, swap);
  expect(await cancelled).toMatchObject([{ id, status: "canceled" }]);
});

test("ccxt receives an execution, a position update and a balance update for a trade", async () => {
  // The first call returns the positions that REST listed before the subscription.
  expect(await client.watchPositions([swap])).toEqual([]);
  const [trades, positions, balance] = [
    client.watchMyTrades(swap),
    client.watchPositions([swap]),
    client.watchBalance(),
  ];
  await Promise.all(["execution", "position", "wallet"].map((topic) => subscriptionTaken(sandbox, topic)));
  const { id } = await client.createOrderWs(swap, "market", "buy", 0.01);
  expect((await trades).map(({ order }) => order)).toContain(id);
  expect((await balance)["USDT"]).toMatchObject({ total: expect.any(Number) });
  expect(await positions).toMatchObject([{ symbol: swap, side: "long", contracts: 0.01 }]);
});
