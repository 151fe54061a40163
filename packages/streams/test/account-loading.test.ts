import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { StreamsOptions } from "../src/index.ts";
import { cut, execution, push, REST_DELAY_MS } from "./support/account-client.ts";
import { FakeServer } from "./support/fake-server.ts";
import { fakeTrading, type Records } from "./support/fake-trading.ts";

const FILE = "../src/account/account-feed.ts";
const CHECKS = "../src/generated/messages/private.ts";
const failure = new TypeError("Failed to fetch dynamically imported module");

/** Number of times the mocked file was loaded since the client was imported. */
let loads = 0;

beforeEach(() => {
  loads = 0;
  vi.resetModules();
});

// Remove the mocks, so that later test files in this process load the real modules.
afterAll(() => {
  vi.doUnmock(FILE);
  vi.doUnmock(CHECKS);
  vi.resetModules();
});

/** Delays the loading of a file until the test calls `finish` or `fail`. */
function holdBack(file: string) {
  let finish: () => void = () => {};
  let fail: () => void = () => {};
  const arrived = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = () => reject(failure);
  });
  arrived.catch(() => {});
  vi.doMock(file, async (importOriginal) => {
    loads += 1;
    await arrived;
    return importOriginal();
  });
  return { finish, fail };
}

/** Creates a client, and delays the loading of the module for account events until the test calls `finish`. */
async function connect(records?: Records, options: StreamsOptions = {}) {
  const file = holdBack(FILE);
  const { createTradingStreams } = await import("../src/index.ts");
  const server = new FakeServer();
  const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };
  const streams = createTradingStreams({ ...server.options, ...options, credentials, trading: fakeTrading(records) });
  return { server, streams, ...file };
}

/** Waits until the client has authenticated and the connection is ready. */
const connected = (server: FakeServer) => vi.waitFor(() => expect(server.socket.requests.at(-1)?.op).toBe("ping"));

describe("while the module of account events loads", () => {
  test("the connection opens, but the topic is subscribed only when the module has loaded", async () => {
    const { server, streams, finish } = await connect();
    const executions = streams.execution();
    let isReady = false;
    void executions.ready.then(() => (isReady = true));
    await connected(server);
    await server.clock.advance(1000);
    expect(server.socket.topics()).toEqual([]);
    expect(isReady).toBe(false);
    finish();
    await executions.ready;
    expect(server.sockets).toHaveLength(1);
    expect(server.socket.topics()).toEqual(["execution"]);
    push(server, "execution", execution("one", 1), execution("two", 2));
    const delivered = executions[Symbol.asyncIterator]();
    expect((await delivered.next()).value).toMatchObject({ type: "update", data: { execId: "one" }, source: "stream" });
    expect((await delivered.next()).value).toMatchObject({ type: "update", data: { execId: "two" }, source: "stream" });
    streams.close();
    expect(server.clock.pending).toBe(0);
  });

  test("several topics wait for one load of the module, and each topic is subscribed once", async () => {
    const { server, streams, finish } = await connect();
    const first = [streams.execution(), streams.order(), streams.order()];
    await connected(server);
    finish();
    await Promise.all(first.map(({ ready }) => ready));
    await streams.wallet().ready;
    expect(loads).toBe(1);
    expect(server.socket.topics()).toEqual(["execution", "order", "wallet"]);
    streams.close();
  });

  test.each([FILE, CHECKS])(
    "with strict checks, topics are subscribed only when the module with the checks has loaded too (%s first)",
    async (first) => {
      const checks = holdBack(CHECKS);
      const { server, streams, finish } = await connect(undefined, { responses: "strict", onDrift: () => {} });
      const executions = streams.execution();
      await connected(server);
      if (first === FILE) finish();
      else checks.finish();
      await vi.waitFor(() => expect(loads).toBe(2));
      const orders = streams.order();
      await server.clock.advance(1000);
      expect(server.socket.topics()).toEqual([]);
      checks.finish();
      finish();
      await Promise.all([executions.ready, orders.ready]);
      expect(server.socket.topics()).toEqual(["execution", "order"]);
      streams.close();
    },
  );

  test("market data is subscribed immediately", async () => {
    const { server, streams } = await connect();
    const executions = streams.execution();
    await streams.publicTrade({ category: "linear", symbol: "BTCUSDT" }).ready;
    expect(server.sockets.flatMap((socket) => socket.topics())).toEqual(["publicTrade.BTCUSDT"]);
    streams.close();
    expect(await executions.ended).toBeUndefined();
  });

  test("a lost connection delivers no gap, and the next connection subscribes to the topic", async () => {
    const { server, streams, finish } = await connect();
    const delivered: string[] = [];
    const executions = streams.execution({ onEvent: ({ type }) => delivered.push(type) });
    await connected(server);
    server.socket.cut();
    await server.clock.advance(1000);
    await connected(server);
    finish();
    await executions.ready;
    expect(server.sockets.map((socket) => socket.topics())).toEqual([[], ["execution"]]);
    expect(delivered).toEqual([]);
    streams.close();
  });

  test.each(["its reader", "a signal", "the client"])(
    "a subscription that is ended by %s sends no request",
    async (who) => {
      const { server, streams, finish } = await connect();
      const controller = new AbortController();
      const executions = streams.execution({ signal: controller.signal });
      await connected(server);
      if (who === "its reader") executions.close();
      else if (who === "a signal") controller.abort();
      else streams.close();
      const code = who === "a signal" ? "aborted" : "closed";
      await expect(executions.ready).rejects.toMatchObject({ name: "StreamError", code });
      finish();
      if (who !== "the client") await streams.wallet().ready;
      expect(server.sockets.flatMap((socket) => socket.topics())).toEqual(who === "the client" ? [] : ["wallet"]);
      expect(server.socket.topics("unsubscribe")).toEqual([]);
      streams.close();
      expect(server.clock.pending).toBe(0);
    },
  );

  test("a refused key ends the subscription, even if the module cannot be loaded afterwards", async () => {
    const { server, streams, fail } = await connect();
    server.onRequest = (_, { op }) => (op === "auth" ? { op, success: false, ret_msg: "Invalid key" } : undefined);
    const executions = streams.execution();
    await connected(server);
    await server.clock.advance(1000);
    await expect(executions.ready).rejects.toMatchObject({ code: "authentication" });
    fail();
    expect(await executions.ended).toMatchObject({ code: "authentication" });
  });

  test("a gap after the loading also covers the events that occurred during the loading", async () => {
    const { server, streams, finish } = await connect((call) =>
      call === "execution.list" ? [execution("early", 1000)] : [],
    );
    const delivered: string[] = [];
    const executions = streams.execution({
      onEvent: (event) => delivered.push(event.type === "update" ? event.data.execId : event.type),
    });
    await connected(server);
    await server.clock.advance(5000);
    finish();
    await executions.ready;
    await cut(server);
    await server.clock.advance(REST_DELAY_MS);
    expect(delivered).toEqual(["gap", "early", "reconciled"]);
    streams.close();
  });
});

describe("if the module of account events cannot be loaded", () => {
  test("the subscriptions end with the reason, and the next subscription retries", async () => {
    const { server, streams, fail } = await connect();
    const executions = streams.execution();
    const orders = streams.order();
    await connected(server);
    fail();
    const error = {
      name: "StreamError",
      code: "network",
      message: expect.stringContaining("failed to load, so nothing was subscribed.") as string,
    };
    await expect(executions.ready).rejects.toMatchObject(error);
    await expect(orders[Symbol.asyncIterator]().next()).rejects.toMatchObject(error);
    expect(await executions.ended).toMatchObject(error);
    expect(server.socket.isClosed).toBe(true);
    expect(server.socket.topics()).toEqual([]);
    vi.doUnmock(FILE);
    await streams.execution().ready;
    expect(server.sockets).toHaveLength(2);
    expect(server.socket.topics()).toEqual(["execution"]);
    streams.close();
    expect(server.clock.pending).toBe(0);
  });

  test("market data continues", async () => {
    const { server, streams, fail } = await connect();
    const trades = streams.publicTrade({ category: "linear", symbol: "BTCUSDT" });
    await trades.ready;
    const executions = streams.execution();
    fail();
    expect(await executions.ended).toMatchObject({ code: "network" });
    expect(server.sockets.map(({ isClosed }) => isClosed)).toContain(false);
    await streams.publicTrade({ category: "linear", symbol: "ETHUSDT" }).ready;
    streams.close();
    expect(await trades.ended).toBeUndefined();
  });

  test("a client that was closed during loading stays closed without an error", async () => {
    const { streams, fail } = await connect();
    const executions = streams.execution();
    streams.close();
    fail();
    expect(await executions.ended).toBeUndefined();
    expect(() => streams.execution()).toThrow(expect.objectContaining({ code: "closed" }) as Error);
  });
});
