import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createTradingClient, toTick, type TradingClient } from "@specwright/trading";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createTradingStreams, type SocketConstructor } from "../src/index.ts";

const market = { category: "linear", symbol: "BTCUSDT" } as const;
/** Number of times the test cuts the connection. */
const CUTS = 10;

let sandbox: Sandbox;
let trading: TradingClient;
/** Limit prices: `low` for an order that stays open, `high` for an order that is filled immediately. */
let prices: { readonly low: string; readonly high: string };

const sockets: WebSocket[] = [];
class RememberedSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    sockets.push(this);
  }
}

beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
  const { mainnetUrl, keys } = sandbox.trading;
  const environment = { baseUrl: mainnetUrl, kind: "mainnet" } as const;
  trading = createTradingClient({ environment, credentials: keys.master, throttle: false });
  const { list } = await trading.market.tickers(market);
  const price = (factor: number) => toTick(String(Number(list[0]?.lastPrice) * factor), "0.1");
  prices = { low: price(0.9), high: price(1.02) };
});
afterAll(() => sandbox.close());

/** Creates an order that is filled, and a second order that stays open and is then cancelled. */
async function trade(): Promise<void> {
  const order = { ...market, side: "Buy", orderType: "Limit", qty: "0.01" } as const;
  const [, waiting] = await Promise.all([
    trading.order.create({ ...order, price: prices.high }),
    trading.order.create({ ...order, price: prices.low }),
  ]);
  await trading.order.cancel({ ...market, orderId: waiting.orderId });
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test("after lost connections, the streams have delivered every execution and order once, and the current position and wallet", async () => {
  const { mainnetUrl, keys } = sandbox.trading;
  const environment = { baseUrl: mainnetUrl };
  const webSocket = RememberedSocket as unknown as SocketConstructor;
  // With this random value, the client reconnects without a wait.
  const options = { environment, trading, random: () => 0 };
  await using streams = createTradingStreams({ ...options, webSocket, credentials: keys.master });
  const before = await collect(trading.execution.list.iterate(market));
  const executions: string[] = [];
  const orders = new Map<string, string>();
  let position: object = {};
  const balances = new Map<string, string>();
  /** Topics whose gap isn't reconciled yet. */
  const open = new Set<string>();
  let walletReconciled = 0;
  const count = (topic: string, { type }: { readonly type: string }): void => {
    if (type === "gap") open.add(topic);
    if (type !== "reconciled") return;
    open.delete(topic);
    if (topic === "wallet") walletReconciled += 1;
  };
  const subscriptions = [
    streams.execution({
      onEvent: (event) => (event.type === "update" ? executions.push(event.data.execId) : count("execution", event)),
    }),
    streams.order({
      onEvent: (event) =>
        event.type === "update" ? orders.set(event.data.orderId, event.data.orderStatus) : count("order", event),
    }),
    streams.position({
      onEvent: (event) => (event.type === "update" ? (position = event.data) : count("position", event)),
    }),
    streams.wallet({
      onEvent: (event) => {
        if (event.type !== "update") return count("wallet", event);
        for (const { coin, walletBalance } of event.data.coin) balances.set(coin, walletBalance);
      },
    }),
  ];
  await Promise.all(subscriptions.map(({ ready }) => ready));
  for (let cut = 1; cut <= CUTS; cut++) {
    await trade();
    sockets.at(-1)?.terminate();
    await trade();
    // REST reads the wallet once and the other topics twice. The next cut happens before the second read.
    await expect.poll(() => walletReconciled, { timeout: 10_000 }).toBe(cut);
    await trade();
  }
  await expect.poll(() => open.size, { timeout: 20_000 }).toBe(0);
  const after = await collect(trading.execution.list.iterate(market));
  const known = new Set(before.map(({ execId }) => execId));
  const real = after.map(({ execId }) => execId).filter((execId) => !known.has(execId));
  expect(real.length).toBeGreaterThanOrEqual(3 * CUTS);
  await expect.poll(() => executions.toSorted()).toEqual(real.toSorted());
  const history = await collect(trading.order.history.iterate(market));
  const states = new Map(history.map(({ orderId, orderStatus }) => [orderId, orderStatus]));
  expect(orders.size).toBe(6 * CUTS);
  await expect.poll(() => [...orders].filter(([orderId, status]) => states.get(orderId) !== status)).toEqual([]);
  const { list } = await trading.position.list(market);
  await expect
    .poll(() => position)
    .toMatchObject({ symbol: "BTCUSDT", size: list[0]?.size, entryPrice: list[0]?.avgPrice });
  const { list: accounts } = await trading.account.walletBalance({ accountType: "UNIFIED" });
  // Compare the balance of one coin, because totals in dollars follow the prices.
  const usdt = accounts[0]?.coin.find(({ coin }) => coin === "USDT")?.walletBalance;
  await expect.poll(() => balances.get("USDT")).toBe(usdt);
});
