/** Tests of the ways in which order requests and their connections end. */
import { describe, expect, test, vi } from "vitest";
import { createTradingStreams, type StreamsOptions } from "../src/index.ts";
import { accepted, FakeServer, type Request } from "./support/fake-server.ts";

const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;

/** Creates a server that doesn't reply to orders, so that the test sends the replies. */
function silentServer(options: Pick<StreamsOptions, "generateId"> = {}) {
  const server = new FakeServer();
  const orders: Request[] = [];
  server.onRequest = (_, request) => {
    if (!request.op.startsWith("order.")) return undefined;
    orders.push(request);
    return "none";
  };
  return { server, orders, streams: createTradingStreams({ ...server.options, credentials, ...options }) };
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "success",
    (error: unknown) => error,
  );

test.each(["0", "10001", 0.5, 2 ** 60, true])(
  "a reply with the invalid return code %j leaves the outcome of its order unknown, and the error has the request ID",
  async (retCode) => {
    const { server, orders, streams } = silentServer();
    const failure = failureOf(streams.trade.create(order));
    await server.ordersArrived(1);
    server.socket.push({ ...accepted(orders[0]!), retCode });
    expect(await failure).toMatchObject({ code: "unknown-outcome", requestId: orders[0]?.reqId });
    streams.close();
  },
);

test("a refusal has the ID of its request", async () => {
  const { server, orders, streams } = silentServer();
  const failure = failureOf(streams.trade.create(order));
  await server.ordersArrived(1);
  server.socket.push({ ...accepted(orders[0]!), retCode: 110007 });
  expect(await failure).toMatchObject({ code: "funds", requestId: orders[0]?.reqId });
  streams.close();
});

test("a request whose generated ID is in use is refused until the earlier request ends", async () => {
  const { server, orders, streams } = silentServer({ generateId: () => "same" });
  const create = () => streams.trade.create({ ...order, orderLinkId: "mine" });
  const first = create();
  await server.ordersArrived(1);
  const createAborted = () => streams.trade.create(order, { signal: AbortSignal.abort() });
  for (const repeat of [create, createAborted, create])
    expect(await failureOf(repeat())).toMatchObject({ code: "aborted", outcome: "not-sent" });
  server.socket.push(accepted(orders[0]!));
  await expect(first).resolves.toMatchObject({ orderLinkId: "mine" });
  const second = create();
  await server.ordersArrived(2);
  server.socket.push(accepted(orders[1]!));
  await expect(second).resolves.toMatchObject({ orderLinkId: "mine" });
  streams.close();
});

test("a request that waits for its connection is rejected when the client is closed", async () => {
  const { server, orders, streams } = silentServer();
  server.opensSockets = false;
  const failure = failureOf(streams.trade.create(order));
  await expect.poll(() => server.sockets.length).toBe(1);
  streams.close();
  expect(await failure).toMatchObject({ code: "aborted", outcome: "not-sent" });
  expect(orders).toEqual([]);
});

test("an order after a refused key tries the key again on a new connection", async () => {
  const { server, streams } = silentServer();
  const { onRequest } = server;
  server.onRequest = (_, { op }) =>
    op === "auth" ? { retCode: 10003, retMsg: "invalid", op, connId: "1" } : undefined;
  const refused = failureOf(streams.trade.create(order));
  await server.clock.advance(1000);
  expect(await refused).toMatchObject({ code: "auth", outcome: "not-sent" });
  server.onRequest = (socket, request) => {
    void onRequest(socket, request);
    return undefined;
  };
  await expect(streams.trade.create(order)).resolves.toMatchObject({ orderId: "1" });
  streams.close();
});

test("an order is not sent on a connection that is still authenticating", async () => {
  const { server, orders, streams } = silentServer();
  const first = streams.trade.create(order);
  await server.ordersArrived(1);
  server.socket.push(accepted(orders[0]!));
  await first;
  server.onRequest = () => "none";
  server.socket.cut();
  await server.clock.advance(1000);
  const failure = await failureOf(streams.trade.create(order));
  expect(failure).toMatchObject({ code: "network", outcome: "not-sent" });
  expect(server.socket.requests.map(({ op }) => op)).toEqual(["auth"]);
  streams.close();
});

test("a request that timed out before its connection was lost does not affect replies on the next connection", async () => {
  const { server, orders, streams } = silentServer();
  const named = streams.trade.create(order);
  await server.ordersArrived(1);
  server.socket.push(accepted(orders[0]!));
  await named;
  const lost = failureOf(streams.trade.create(order));
  await server.clock.advance(5000);
  expect(await lost).toMatchObject({ code: "unknown-outcome" });
  server.socket.cut();
  await server.clock.advance(1000);
  const refused = failureOf(streams.trade.create(order));
  await server.ordersArrived(3);
  server.socket.push({ retCode: 10001, retMsg: "Params Error", op: "order.create", connId: "1" });
  await server.clock.advance(1000);
  expect(await refused).toMatchObject({ code: "validation", outcome: "answered" });
  streams.close();
});

test("a request with an already aborted signal opens no connection", async () => {
  const { server, streams } = silentServer();
  expect(await failureOf(streams.trade.create(order, { signal: AbortSignal.abort() }))).toMatchObject({
    code: "aborted",
  });
  expect(server.sockets).toEqual([]);
  streams.close();
});

test.each(["a reply", "its timeout"])("a request that ends by %s leaves no timer or listener", async (end) => {
  const { server, orders, streams } = silentServer();
  const { signal } = new AbortController();
  const listeners = new Set<unknown>();
  Object.assign(signal, {
    addEventListener: (_: string, listener: unknown) => void listeners.add(listener),
    removeEventListener: (_: string, listener: unknown) => void listeners.delete(listener),
  });
  const warm = streams.trade.create(order);
  await server.ordersArrived(1);
  server.socket.push(accepted(orders[0]!));
  await warm;
  const { pending } = server.clock;
  const failure = failureOf(streams.trade.create(order, { signal, timeoutMs: 500 }));
  await server.ordersArrived(2);
  expect([server.clock.pending, listeners.size]).toEqual([pending + 1, 1]);
  if (end === "a reply") server.socket.push(accepted(orders[1]!));
  else await server.clock.advance(500);
  await failure;
  expect([server.clock.pending, listeners.size]).toEqual([pending, 0]);
  streams.close();
});

describe("a connection that the server is about to close", () => {
  const sendAway = async () => {
    const context = silentServer();
    const { server, orders, streams } = context;
    const waiting = failureOf(streams.trade.amend({ category: "linear", symbol: "BTCUSDT", orderId: "77", qty: "2" }));
    const create = failureOf(streams.trade.create(order));
    await server.ordersArrived(2);
    const away = { ...accepted(orders[1]!), retCode: 10019 };
    server.socket.push(away);
    await create;
    await expect.poll(() => server.sockets.length).toBe(2);
    return { ...context, waiting, away };
  };

  test("is closed when its last request times out", async () => {
    const { server, streams, waiting } = await sendAway();
    await server.clock.advance(5000);
    expect(await waiting).toMatchObject({ code: "unknown-outcome" });
    expect(server.sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    streams.close();
  });

  test("gets one replacement, even if the server repeats its announcement", async () => {
    const { server, streams, away } = await sendAway();
    await server.clock.advance(2000);
    server.sockets[0]?.push(away);
    await server.clock.advance(1000);
    expect(server.sockets).toHaveLength(2);
    streams.close();
  });
});

test("a reply settles its order even if no further ID can be generated, and the next order throws the reason", async () => {
  const { server, orders, streams } = silentServer();
  const first = streams.trade.create(order);
  await server.ordersArrived(1);
  using _failing = vi.spyOn(crypto, "randomUUID").mockImplementation(() => {
    throw new Error("no random numbers");
  });
  server.socket.push(accepted(orders[0]!));
  await expect(first).resolves.toMatchObject({ orderId: expect.any(String) });
  await expect(streams.trade.create(order)).rejects.toThrow("no random numbers");
  streams.close();
});
