import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { systemClock, type Clock } from "@specwright/transport";
import { createTradingClient, toTick, type TradingClient } from "@specwright/trading";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createTradingStreams, UnknownOutcomeError, type StreamsOptions } from "../src/index.ts";

const market = { category: "linear", symbol: "BTCUSDT" } as const;
let sandbox: Sandbox;
let trading: TradingClient;
/** Limit order whose price is too low to be filled. */
let order: { category: "linear"; symbol: string; side: "Buy"; orderType: "Limit"; qty: string; price: string };

const connect = (options: Omit<StreamsOptions, "credentials"> = {}) => {
  const { mainnetUrl, keys } = sandbox.trading;
  const environment = { baseUrl: mainnetUrl };
  return createTradingStreams({ environment, trading, ...options, credentials: keys.master });
};

beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
  const { mainnetUrl, keys } = sandbox.trading;
  trading = createTradingClient({
    environment: { baseUrl: mainnetUrl, kind: "mainnet" },
    credentials: keys.master,
    throttle: false,
  });
  const { list } = await trading.market.tickers(market);
  const price = toTick(String(Number(list[0]?.lastPrice) * 0.9), "0.1");
  order = { ...market, side: "Buy", orderType: "Limit", qty: "0.01", price };
});
afterAll(() => sandbox.close());

describe("the streams client with the sandbox", () => {
  test("creates, amends and cancels an order over the socket, and the order appears on the stream and over REST", async () => {
    await using streams = connect();
    const events = streams.order();
    await events.ready;
    const { orderId, orderLinkId } = await streams.trade.create(order);
    for await (const event of events) {
      if (event.type !== "update" || event.data.orderId !== orderId) continue;
      expect(event.data).toMatchObject({ orderLinkId, orderStatus: "New" });
      break;
    }
    await streams.trade.amend({ ...market, orderLinkId, qty: "0.02" });
    expect((await trading.order.realtime({ ...market, orderId })).list).toMatchObject([{ orderId, qty: "0.02" }]);
    expect((await streams.trade.cancel({ ...market, orderId })).orderId).toBe(orderId);
    expect(await trading.order.reconcile(orderLinkId, market)).toMatchObject({ order: { orderStatus: "Cancelled" } });
  });

  test("returns one outcome per item of a batch", async () => {
    await using streams = connect();
    const { category, ...item } = order;
    const request = [item, { ...item, qty: "0.00000001" }, item];
    const items = await streams.trade.createBatch({ category, request });
    expect(items.map(({ ok }) => ok)).toEqual([true, false, true]);
    const placed = items.flatMap((one) => (one.ok ? [{ symbol: one.symbol, orderId: one.orderId }] : []));
    const cancelled = await streams.trade.cancelBatch({ category, request: placed });
    expect(cancelled.map(({ ok }) => ok)).toEqual([true, true]);
  });

  test("returns the same error code as REST for a refusal", async () => {
    await using streams = connect();
    const failures = [streams.trade, trading.order].map((api) =>
      api.cancel({ ...market, orderId: "00000000-0000-4000-8000-000000000000" }).catch((error: unknown) => error),
    );
    const [overSocket, overRest] = (await Promise.all(failures)) as {
      code: string;
      retCode: number;
      message: string;
    }[];
    expect(overSocket).toMatchObject({ code: overRest?.code, retCode: overRest?.retCode, message: overRest?.message });
  });

  test.each([300_000, -300_000])("corrects a clock that is %d ms off", async (offset) => {
    const clock: Clock = { ...systemClock, now: () => Date.now() + offset };
    await using streams = connect({ clock });
    const { orderId } = await streams.trade.create(order);
    await streams.trade.cancel({ ...market, orderId });
  });

  test("reports an unknown outcome after a lost reply, and REST finds the order", async () => {
    await using streams = connect();
    sandbox.trading.controls().addFault({ fault: "socket-cut", operation: "order.create", bytes: 0, times: 1 });
    const error: unknown = await streams.trade.create({ ...order, orderLinkId: "lost-1" }).catch((one: unknown) => one);
    if (!UnknownOutcomeError.isInstance(error))
      throw new Error("An UnknownOutcomeError was expected.", { cause: error });
    const [found] = await error.reconcile();
    expect(found).toMatchObject({ status: "found", order: { orderLinkId: "lost-1", orderStatus: "New" } });
    await trading.order.cancel({ ...market, orderLinkId: "lost-1" });
  });

  test("sends the next order on another connection after a server restart", async () => {
    await using streams = connect();
    const controls = sandbox.trading.controls();
    controls.addFault({ fault: "socket-ret-code", operation: "order.create", times: 1 });
    await expect(streams.trade.create(order)).rejects.toMatchObject({ code: "server", retCode: 10019 });
    const { orderId } = await streams.trade.create(order);
    expect(controls.connections().filter(({ server }) => server === "trade")).toHaveLength(1);
    await streams.trade.cancel({ ...market, orderId });
  });

  test.each([
    ["yes", "found"],
    ["no", "not-found"],
  ] as const)(
    "reports an unknown outcome for a refusal without request ID and code (executed: %s)",
    async (executed, status) => {
      const { mainnetUrl, keys } = sandbox.trading;
      const environment = { baseUrl: mainnetUrl, kind: "mainnet" } as const;
      const rest = createTradingClient({ environment, credentials: keys.master });
      await using streams = createTradingStreams({ trading: rest });
      sandbox.trading.controls().addFault({ fault: "socket-nameless", operation: "order.create", executed, times: 1 });
      const error: unknown = await streams.trade.create(order).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ outcome: "unknown" });
      expect(await (error as UnknownOutcomeError).reconcile()).toMatchObject([{ status }]);
    },
  );

  test("rejects an order with the code permission if the API key is read-only", async () => {
    const { mainnetUrl, keys } = sandbox.trading;
    const environment = { baseUrl: mainnetUrl };
    await using streams = createTradingStreams({ environment, credentials: keys.readOnly });
    await expect(streams.trade.create(order)).rejects.toMatchObject({ code: "permission", outcome: "answered" });
  });
});

test("disconnect protection is enabled again after a lost connection, so the server cancels no orders", async () => {
  const standing = await createSandbox({ now: Date.UTC(2026, 0, 1), limits: false });
  onTestFinished(() => standing.close());
  const { mainnetUrl, keys } = standing.trading;
  const environment = { baseUrl: mainnetUrl, kind: "mainnet" } as const;
  const rest = createTradingClient({ environment, credentials: keys.master, throttle: false });
  await rest.order.disconnectedCancelAll({ product: "DERIVATIVES", timeWindow: 3 });
  await using streams = createTradingStreams({ environment, credentials: keys.master });
  const { orderId } = await streams.trade.create({ ...order, price: "80000" });
  let resume = (): void => {};
  const resumed = new Promise<void>((resolve) => (resume = resolve));
  const onEvent = ({ type }: { readonly type: string }) => type === "resumed" && resume();
  await streams.disconnectProtection({ product: "future" }, { onEvent }).ready;
  standing.trading.controls().cutConnections({ server: "private" });
  standing.clock.advance(1000);
  await resumed;
  standing.clock.advance(60_000);
  expect((await rest.order.realtime({ ...market, orderId })).list).toMatchObject([{ orderStatus: "New" }]);
});
