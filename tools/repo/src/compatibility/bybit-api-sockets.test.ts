import { DefaultLogger, WebsocketAPIClient, WebsocketClient } from "bybit-api";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { subscriptionTaken } from "./subscription-taken.ts";

type Update = { topic: string; type?: string; data: Record<string, unknown>[] & Record<string, unknown> };

const silent: DefaultLogger = { ...DefaultLogger, trace: () => {}, info: () => {}, error: () => {} };

let sandbox: Sandbox;
const clients: WebsocketClient[] = [];
beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
});
afterAll(async () => {
  for (const client of clients) client.closeAll(true);
  await sandbox.close();
});

/**
 * Returns the client's options for one path. A client connects to a single address, so each path needs its own client.
 */
function options(path: string) {
  const { apiKey: key, secret } = sandbox.trading.keys.master;
  return { key, secret, wsUrl: `${sandbox.trading.mainnetUrl.replace("http", "ws")}${path}` };
}

/** Creates a client that collects its messages by topic. */
function stream(path: string) {
  const client = new WebsocketClient(options(path), silent);
  clients.push(client);
  client.on("exception", () => {});
  const updates: Update[] = [];
  const waiting = new Set<() => void>();
  client.on("update", (update) => {
    updates.push(update as Update);
    for (const wake of waiting) wake();
  });
  const next = async (fits: (update: Update) => boolean): Promise<Update> => {
    for (;;) {
      const index = updates.findIndex(fits);
      if (index !== -1) return updates.splice(index, 1)[0] as Update;
      await new Promise<void>((resolve) => waiting.add(resolve));
    }
  };
  return { client, next };
}

test("bybit-api receives order books, trades, tickers and candles from public streams", async () => {
  const { client, next } = stream("/v5/public/linear");
  const topics = ["orderbook.50.BTCUSDT", "publicTrade.BTCUSDT", "tickers.BTCUSDT", "kline.1.BTCUSDT"];
  await Promise.all(client.subscribeV5(topics, "linear"));
  const snapshot = await next(({ topic, type }) => topic.startsWith("orderbook") && type === "snapshot");
  const delta = await next(({ topic, type }) => topic.startsWith("orderbook") && type === "delta");
  expect(Number(delta.data["u"])).toBe(Number(snapshot.data["u"]) + 1);
  for (const topic of topics.slice(1)) expect((await next((update) => update.topic === topic)).topic).toBe(topic);
});

test("bybit-api receives order, execution, position and wallet from private streams for an order over the socket", async () => {
  const { client, next } = stream("/v5/private");
  const topics = ["order", "execution", "position", "wallet"];
  await Promise.all(client.subscribeV5(topics, "linear"));
  await Promise.all(topics.map((topic) => subscriptionTaken(sandbox, topic)));
  const api = new WebsocketAPIClient({ ...options("/v5/trade"), attachEventListeners: false }, silent);
  clients.push(api.getWSClient());
  const created = await api.submitNewOrder({
    category: "linear",
    symbol: "BTCUSDT",
    side: "Buy",
    orderType: "Market",
    qty: "0.01",
  });
  const { orderId } = created.data;
  for (const topic of topics.slice(0, 2))
    expect((await next((update) => update.topic === topic)).data[0]).toMatchObject({ orderId });
  expect((await next(({ topic }) => topic === "position")).data[0]).toMatchObject({ size: "0.01", side: "Buy" });
  expect((await next(({ topic }) => topic === "wallet")).data[0]).toMatchObject({ accountType: "UNIFIED" });
});

test("bybit-api creates, amends and cancels orders over the socket, sends batches, and receives a refusal", async () => {
  const api = new WebsocketAPIClient({ ...options("/v5/trade"), attachEventListeners: false }, silent);
  clients.push(api.getWSClient());
  const linear = { category: "linear", symbol: "ETHUSDT" } as const;
  const order = { ...linear, side: "Buy", orderType: "Limit", qty: "0.1", price: "2000" } as const;
  const { data } = await api.submitNewOrder({ ...order, orderLinkId: "ws-1" });
  expect(data.orderLinkId).toBe("ws-1");
  expect(await api.amendOrder({ ...linear, orderLinkId: "ws-1", price: "2100" })).toMatchObject({ retCode: 0 });
  expect(await api.cancelOrder({ ...linear, orderLinkId: "ws-1" })).toMatchObject({ retCode: 0 });
  await expect(api.cancelOrder({ ...linear, orderLinkId: "ws-1" })).rejects.toMatchObject({ retCode: 110_001 });
  const batch = await api.batchSubmitOrders("linear", [order, { ...order, qty: "0.00001" }]);
  expect(batch.retExtInfo.list.map(({ code }) => code)).toEqual([0, 10_001]);
  const [{ orderId = "" } = {}] = batch.data.list;
  const change = { symbol: "ETHUSDT", orderId };
  expect(await api.batchAmendOrder("linear", [{ ...change, price: "2200" }])).toMatchObject({ retCode: 0 });
  expect(await api.batchCancelOrder("linear", [change])).toMatchObject({ retExtInfo: { list: [{ code: 0 }] } });
});
