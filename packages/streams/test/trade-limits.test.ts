import { createSandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";
import { describe, expect, onTestFinished, test } from "vitest";
import { createTradingStreams, type DebugEvent } from "../src/index.ts";
import { accepted, FakeServer } from "./support/fake-server.ts";

const credentials = { apiKey: "key", secret: "secret" };
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.001" } as const;

/** Creates a server that allows ten orders per second, and a client that has sent one order. */
async function open() {
  const server = new FakeServer();
  const events: DebugEvent[] = [];
  const streams = createTradingStreams({ ...server.options, credentials, onDebug: (event) => events.push(event) });
  onTestFinished(() => streams.close());
  await streams.trade.create(order);
  await server.clock.advance(2000);
  const orders = () => server.socket.requests.filter(({ op }) => op.startsWith("order.")).length - 1;
  return { server, streams, orders, events };
}

test("a store whose correction throws doesn't keep an order from settling, and onDebug reports it", async () => {
  const server = new FakeServer();
  const events: DebugEvent[] = [];
  const correct = () => {
    throw new Error("redis is gone");
  };
  const { clock } = server;
  const throttle = { store: { take: () => 0, correct } };
  const trading = createTradingClient({ credentials, throttle, clock });
  const onDebug = (event: DebugEvent) => events.push(event);
  const streams = createTradingStreams({ ...server.options, trading, onDebug });
  onTestFinished(() => streams.close());
  await expect(streams.trade.create(order)).resolves.toMatchObject({ orderId: "1" });
  expect(events.filter(({ type }) => type === "store-failed")).toMatchObject([{ operation: "order.create" }]);
});

describe("orders above the rate limit", () => {
  test("wait for capacity, and onDebug reports the wait", async () => {
    const { server, streams, orders, events } = await open();
    const sent = Promise.all(Array.from({ length: 40 }, () => streams.trade.create(order)));
    await server.clock.advance(500);
    const first = orders();
    expect(first).toBeLessThan(40);
    await server.clock.advance(4500);
    expect(await sent).toHaveLength(40);
    expect(events.find(({ type }) => type === "throttled")).toMatchObject({ operation: "order.create" });
  });

  test("are rejected as not sent if there is no capacity in time", async () => {
    const { server, streams, orders } = await open();
    const codes = Promise.allSettled(Array.from({ length: 200 }, () => streams.trade.create(order)));
    await server.clock.advance(6000);
    const results = await codes;
    const failed = results.filter(({ status }) => status === "rejected");
    expect(failed.length).toBe(200 - orders());
    expect(failed.length).toBeGreaterThan(0);
    for (const result of failed) expect(result).toMatchObject({ reason: { code: "timeout", outcome: "not-sent" } });
  });

  test("leave the queue when the caller aborts them", async () => {
    const { server, streams, orders } = await open();
    const controller = new AbortController();
    const sent = Array.from({ length: 40 }, () => streams.trade.create(order, { signal: controller.signal }));
    const results = Promise.allSettled(sent);
    await server.clock.advance(100);
    const before = orders();
    controller.abort();
    await server.clock.advance(6000);
    const rejected = (await results).filter(({ status }) => status === "rejected");
    expect(rejected).toHaveLength(40 - before);
    expect(orders()).toBe(before);
  });

  test("open no connection if the client is closed while they wait", async () => {
    const { server, streams } = await open();
    const results = Promise.allSettled(Array.from({ length: 40 }, () => streams.trade.create(order)));
    await server.clock.advance(100);
    streams.close();
    await server.clock.advance(6000);
    await results;
    expect(server.sockets).toHaveLength(1);
  });

  test("are all sent immediately with throttle: false", async () => {
    const server = new FakeServer();
    await using streams = createTradingStreams({ ...server.options, credentials, throttle: false });
    await Promise.all(Array.from({ length: 40 }, () => streams.trade.create(order)));
    expect(server.socket.requests.filter(({ op }) => op === "order.create")).toHaveLength(40);
  });
});

test("the response of an order and the failed items of a batch contain the remaining rate limit", async () => {
  const { server, streams } = await open();
  const { result, rateLimit, requestId } = await streams.trade.create.withResponse(order);
  expect(result.orderId).toBe("1");
  expect(rateLimit).toEqual({ limit: 10, remaining: 9, resetAt: undefined });
  expect(requestId).toBe(server.socket.requests.at(-1)?.reqId);
  server.onRequest = (_, request) =>
    request.op === "order.create-batch"
      ? { ...accepted(request), retExtInfo: { list: [{ code: 110007, msg: "not enough" }] } }
      : undefined;
  const { category, ...item } = order;
  const batch = await streams.trade.createBatch.withResponse({ category, request: [item] });
  expect(batch.rateLimit.remaining).toBe(9);
  expect(batch.result).toMatchObject([{ ok: false, error: { rateLimit: { limit: 10, remaining: 9 } } }]);
});

test("forty concurrent orders of one key over the socket and REST are not refused", { timeout: 60_000 }, async () => {
  const sandbox = await createSandbox();
  onTestFinished(() => sandbox.close());
  const environment = { baseUrl: sandbox.trading.mainnetUrl, kind: "mainnet" } as const;
  const throttle = { maxWriteWaitMs: 60_000 };
  const trading = createTradingClient({ environment, credentials: sandbox.trading.keys.master, throttle });
  await using streams = createTradingStreams({ trading });
  await streams.trade.connect();
  // This test runs in real time: four windows of one second, plus delays on a busy machine.
  const options = { timeoutMs: 30_000 };
  const ways = [
    (one: typeof order) => streams.trade.create(one, options),
    (one: typeof order) => trading.order.create(one, options),
  ];
  const sent = Array.from({ length: 40 }, (_, index) => ways[index % 8 === 0 ? 1 : 0]!(order));
  const refused = (await Promise.allSettled(sent)).filter(({ status }) => status === "rejected");
  expect(refused).toEqual([]);
});

describe("trade.connect", () => {
  test("opens and authenticates the connection that orders use", async () => {
    const server = new FakeServer();
    await using streams = createTradingStreams({ ...server.options, credentials });
    await streams.trade.connect();
    expect(server.socket.requests.map(({ op }) => op)).toEqual(["auth", "ping"]);
    await streams.trade.connect();
    await streams.trade.create(order);
    expect(server.sockets).toHaveLength(1);
    expect(server.socket.requests.map(({ op }) => op)).toEqual(["auth", "ping", "order.create"]);
  });

  test("rejects with the code auth for a refused key", async () => {
    const server = new FakeServer();
    server.onRequest = (_, { op }) => (op === "auth" ? { retCode: 10003, retMsg: "invalid", op } : undefined);
    await using streams = createTradingStreams({ ...server.options, credentials });
    const connect = streams.trade.connect().catch((error: unknown) => error);
    await server.clock.advance(5000);
    expect(await connect).toMatchObject({ code: "auth", outcome: "not-sent" });
  });

  test("rejects with the last connection error at its timeout, and immediately when its signal aborts", async () => {
    const server = new FakeServer();
    await using streams = createTradingStreams({ ...server.options, credentials });
    await streams.trade.connect();
    server.refuses = () => true;
    server.socket.cut();
    const late = streams.trade.connect({ timeoutMs: 3000 }).catch((error: unknown) => error);
    const controller = new AbortController();
    const aborted = streams.trade.connect({ signal: controller.signal }).catch((error: unknown) => error);
    controller.abort();
    expect(await aborted).toMatchObject({ code: "aborted" });
    await server.clock.advance(3000);
    expect(await late).toMatchObject({
      code: "timeout",
      message: "order.connect: The connection was not ready within 3000 ms. The connection was closed with code 1006.",
    });
  });

  test("rejects a malformed option", async () => {
    const server = new FakeServer();
    await using streams = createTradingStreams({ ...server.options, credentials });
    await expect(streams.trade.connect({ timeoutMs: 0 })).rejects.toThrow("timeoutMs must be a number");
    await expect(streams.trade.connect({ timeout: 5 } as never)).rejects.toThrow("timeout");
    expect(server.sockets).toEqual([]);
  });
});
