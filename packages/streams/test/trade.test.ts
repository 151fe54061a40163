import { describe, expect, test } from "vitest";
import { TradingError } from "@specwright/trading/orders";
import {
  createTradingStreams,
  InputError,
  UnknownOutcomeError,
  type OrderOptions,
  type StreamsOptions,
} from "../src/index.ts";
import { accepted, FakeServer, type Request } from "./support/fake-server.ts";

const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
const cancel = { category: "linear", symbol: "BTCUSDT", orderId: "77" } as const;

const client = (server: FakeServer, options: Omit<StreamsOptions, "credentials"> = {}) =>
  createTradingStreams({ ...server.options, ...options, credentials });

/** Returns the order requests that a server received, over all connections. */
const orders = (server: FakeServer): Request[] =>
  server.sockets.flatMap(({ requests }) => requests).filter(({ op }) => op.startsWith("order."));

/** Returns the error of a failed request. */
async function failureOf(work: Promise<unknown>): Promise<TradingError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!TradingError.isInstance(error)) throw new Error("A TradingError was expected.", { cause: error });
  return error;
}

describe("an order over the socket", () => {
  test("is sent on an authenticated connection with the server's time, and resolves with its IDs", async () => {
    const server = new FakeServer();
    server.clockOffsetMs = 20_000;
    await using streams = client(server, { environment: "testnet", recvWindow: 3000, referer: "broker" });
    const result = await streams.trade.create({ ...order, orderLinkId: "mine-1" });
    expect(result).toEqual({ orderId: "1", orderLinkId: "mine-1" });
    expect(server.socket.url).toBe("wss://stream-testnet.bybit.com/v5/trade");
    expect(server.socket.requests.map(({ op }) => op)).toEqual(["auth", "ping", "order.create"]);
    expect(orders(server)[0]).toEqual({
      reqId: expect.stringMatching(/^[\w-]{36}$/),
      header: { "X-BAPI-TIMESTAMP": String(server.now), "X-BAPI-RECV-WINDOW": "3000", Referer: "broker" },
      op: "order.create",
      args: [{ ...order, orderLinkId: "mine-1" }],
    });
  });

  test("is sent before the call returns if the connection is open", async () => {
    const server = new FakeServer();
    await using streams = client(server);
    await streams.trade.connect();
    const work = streams.trade.create(order);
    expect(orders(server)).toHaveLength(1);
    await work;
  });

  test("gets an ID from the client's generator if it has none", async () => {
    const server = new FakeServer();
    let count = 0;
    await using streams = client(server, { generateId: () => `id-${++count}` });
    expect((await streams.trade.create(order)).orderLinkId).toBe("id-1");
    expect(orders(server)[0]).toMatchObject({ reqId: "id-2", args: [{ orderLinkId: "id-1" }] });
  });

  test("has a request ID that no other request has, in this client or another client", async () => {
    const server = new FakeServer();
    const clients = [1, 2].map(() => client(server, { throttle: false }));
    for (const streams of clients) for (let count = 0; count < 20; count++) await streams.trade.create(order);
    const ids = orders(server).map(({ reqId }) => reqId);
    expect(new Set(ids).size).toBe(40);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    for (const streams of clients) streams.close();
  });

  test("is refused with the REST client's error if it violates a rule, and no connection opens", async () => {
    const server = new FakeServer();
    await using streams = client(server);
    const work = streams.trade.create({ ...order, qty: 1 as unknown as string });
    await expect(work).rejects.toSatisfy(InputError.isInstance);
    await expect(work).rejects.toMatchObject({ operation: "order.create", field: "qty" });
    expect(server.sockets).toHaveLength(0);
  });

  test.each([
    [{ timeoutMs: 0 }, "timeoutMs"],
    [{ timeoutMs: Number.NaN }, "timeoutMs"],
    [{ timeout: 1 }, "timeout"],
    [{ headers: {} }, "headers"],
  ])("rejects the options %j", async (options, field) => {
    const server = new FakeServer();
    await using streams = client(server);
    await expect(streams.trade.create(order, options as OrderOptions)).rejects.toMatchObject({
      code: "invalid-input",
      field,
    });
    expect(server.sockets).toHaveLength(0);
  });

  test("fails with the REST client's code and the rate limit if the platform refuses it", async () => {
    const server = new FakeServer();
    server.onRequest = (_, request) =>
      request.op === "order.create"
        ? { ...accepted(request), retCode: 110007, retMsg: "balance", data: {} }
        : undefined;
    await using streams = client(server);
    const error = await failureOf(streams.trade.create(order));
    expect(error).toMatchObject({ code: "funds", retCode: 110007, operation: "order.create", outcome: "answered" });
    expect(error.rateLimit).toEqual({ limit: 10, remaining: 9, resetAt: undefined });
    expect(error.time).toBe(1_700_000_000_000);
  });

  test.each(["amend", "cancel"] as const)("is found by the platform's order ID alone (%s)", async (method) => {
    const server = new FakeServer();
    await using streams = client(server);
    const { orderId } =
      method === "amend" ? await streams.trade.amend({ ...cancel, qty: "2" }) : await streams.trade.cancel(cancel);
    expect(orderId).toBe("77");
    expect(orders(server)[0]?.op).toBe(`order.${method}`);
  });
});

describe("a request over the socket", () => {
  const silent = () => {
    const server = new FakeServer();
    server.onRequest = (_, { op }) => (op.startsWith("order.") ? "none" : undefined);
    return server;
  };

  test("has an unknown outcome after its timeout, which is five seconds by default", async () => {
    const server = silent();
    await using streams = client(server);
    const failure = failureOf(streams.trade.create({ ...order, orderLinkId: "mine-1" }));
    await server.ordersArrived(1);
    await server.clock.advance(4999);
    expect(orders(server)).toHaveLength(1);
    await server.clock.advance(1);
    const error = await failure;
    expect(UnknownOutcomeError.isInstance(error)).toBe(true);
    expect(error).toMatchObject({ code: "unknown-outcome", orderLinkId: "mine-1", outcome: "unknown", attempts: 1 });
    expect(error.message).toBe(
      "order.create: No reply arrived within 5000 ms. It may have been carried out: look it up before you resend it.",
    );
  });

  test("is not sent if it times out before the connection is ready", async () => {
    const server = new FakeServer();
    server.opensSockets = false;
    await using streams = client(server);
    const failure = failureOf(streams.trade.create(order, { timeoutMs: 200 }));
    await server.clock.advance(200);
    expect(await failure).toMatchObject({ code: "timeout", outcome: "not-sent", attempts: 0 });
    server.opensSockets = true;
    server.socket.open();
    await server.clock.advance(1000);
    expect(orders(server)).toHaveLength(0);
  });

  test("ends when the caller's signal aborts, before or after it is sent", async () => {
    const server = silent();
    await using streams = client(server);
    const before = failureOf(streams.trade.create(order, { signal: AbortSignal.abort(new Error("changed my mind")) }));
    expect(await before).toMatchObject({ code: "aborted", outcome: "not-sent" });
    const abort = new AbortController();
    const after = failureOf(streams.trade.create(order, { signal: abort.signal }));
    await server.ordersArrived(1);
    abort.abort(new Error("changed my mind"));
    const error = await after;
    expect(error).toMatchObject({
      code: "unknown-outcome",
      cause: { code: "aborted", cause: { message: "changed my mind" } },
    });
    expect(orders(server)).toHaveLength(1);
  });

  test.each([true, false])(
    "ends when its signal aborts, even if reading the signal's reason throws (aborted before the call: %s)",
    async (before) => {
      const server = silent();
      await using streams = client(server);
      const abort = new AbortController();
      Object.defineProperty(abort.signal, "reason", {
        get() {
          throw new Error("no look");
        },
      });
      if (before) abort.abort();
      const failure = failureOf(streams.trade.create(order, { signal: abort.signal }));
      if (!before) await server.ordersArrived(1);
      abort.abort();
      expect(await failure).toMatchObject({ code: before ? "aborted" : "unknown-outcome" });
    },
  );

  test("has an unknown outcome if its connection is lost, and is not resent on the next connection", async () => {
    const server = silent();
    await using streams = client(server);
    const failure = failureOf(streams.trade.create(order));
    await server.ordersArrived(1);
    server.socket.cut();
    expect(await failure).toMatchObject({ code: "unknown-outcome" });
    await server.clock.advance(20_000);
    expect(server.sockets).toHaveLength(2);
    expect(orders(server)).toHaveLength(1);
  });

  test("ends when the client is closed", async () => {
    const server = silent();
    const streams = client(server);
    const sent = failureOf(streams.trade.create(order));
    await server.ordersArrived(1);
    streams.close();
    expect(await sent).toMatchObject({ code: "unknown-outcome" });
    expect(await failureOf(streams.trade.create(order))).toMatchObject({ code: "aborted", outcome: "not-sent" });
    expect(server.clock.pending).toBe(0);
  });

  test("fails immediately while the connection is down, and is not sent on the next connection", async () => {
    const server = new FakeServer();
    await using streams = client(server);
    await streams.trade.create(order);
    server.socket.cut();
    const error = await failureOf(streams.trade.create(order));
    expect(error).toMatchObject({ code: "network", outcome: "not-sent" });
    await server.clock.advance(20_000);
    expect(orders(server)).toHaveLength(1);
    await streams.trade.create(order);
    expect(orders(server)).toHaveLength(2);
  });

  test("fails immediately with the reason if the key is refused", async () => {
    const server = new FakeServer();
    server.onRequest = (_, { op }) =>
      op === "auth"
        ? { retCode: 10003, retMsg: `API key ${credentials.apiKey} is invalid.`, op, connId: "1" }
        : undefined;
    await using streams = client(server);
    const failure = failureOf(streams.trade.create(order));
    await server.clock.advance(1000);
    const error = await failure;
    expect(error).toMatchObject({ code: "auth", outcome: "not-sent" });
    expect(error.message).toContain("is invalid");
    expect(error.message).not.toContain(credentials.apiKey);
  });
});
