import { afterEach, describe, expect, test, vi } from "vitest";
import { servers } from "../src/generated/servers.ts";
import { createTradingStreams, type StreamsOptions } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";

const btc = { category: "linear", symbol: "BTCUSDT" } as const;
const { linear } = servers;
type LoadChecks = NonNullable<typeof linear.messages>;
type Checks = Awaited<ReturnType<LoadChecks>>;

afterEach(() => vi.restoreAllMocks());

/**
 * Creates a client that checks every message against the specification. The test decides when the file with the schemas
 * finishes loading.
 */
function connect(options: StreamsOptions = { responses: "strict" }) {
  let finish: (checks: Checks) => void = () => {};
  let failToLoad: (cause: Error) => void = () => {};
  const loading = new Promise<Checks>((resolve, reject) => {
    finish = resolve;
    failToLoad = reject;
  });
  vi.spyOn(linear as { messages: LoadChecks }, "messages").mockReturnValueOnce(loading);
  const server = new FakeServer();
  const streams = createTradingStreams({ ...server.options, ...options });
  const load = async () => finish(await (linear.messages as LoadChecks)());
  return { server, streams, load, failToLoad };
}

describe("while the schemas of strict checks load", () => {
  test("the connection opens, but no topic is subscribed", async () => {
    const { server, streams, load } = connect();
    const trades = streams.publicTrade(btc);
    let isReady = false;
    const second = streams.publicTrade(btc);
    void second.ready.then(() => (isReady = true));
    await server.clock.advance(1000);
    expect(server.sockets).toHaveLength(1);
    expect(server.socket.topics()).toEqual([]);
    expect(isReady).toBe(false);
    await load();
    await Promise.all([trades.ready, second.ready]);
    expect(server.socket.topics()).toEqual(["publicTrade.BTCUSDT"]);
    streams.close();
  });

  test("a subscription that is closed meanwhile sends no request and leaves no timer", async () => {
    const { server, streams, load } = connect();
    streams.publicTrade(btc).close();
    const prices = streams.priceLimit(btc);
    await server.clock.advance(0);
    await load();
    await prices.ready;
    expect(server.socket.topics()).toEqual(["priceLimit.BTCUSDT"]);
    expect(server.socket.topics("unsubscribe")).toEqual([]);
    streams.close();
  });

  test("a lost connection is reopened, and its topics are subscribed after the load", async () => {
    const { server, streams, load } = connect();
    const trades = streams.publicTrade(btc);
    await server.clock.advance(0);
    server.socket.cut();
    await load();
    await server.clock.advance(1000);
    await trades.ready;
    expect(server.sockets.map((socket) => socket.topics())).toEqual([[], ["publicTrade.BTCUSDT"]]);
    streams.close();
  });
});

test("while the schemas for drift reports load, a topic is subscribed at once, and not a second time afterwards", async () => {
  const { server, streams, load } = connect({ onDrift: () => {} });
  await streams.publicTrade(btc).ready;
  await load();
  await server.clock.advance(0);
  expect(server.socket.topics()).toEqual(["publicTrade.BTCUSDT"]);
  streams.close();
});

describe("if the schemas of strict checks cannot be loaded", () => {
  test("a subscription ends with an error, and the next subscription loads them again", async () => {
    const { server, streams, failToLoad } = connect();
    const trades = streams.publicTrade(btc);
    failToLoad(new TypeError("Failed to fetch dynamically imported module"));
    await expect(trades.ready).rejects.toMatchObject({
      name: "StreamError",
      code: "network",
      message: expect.stringContaining("so nothing was subscribed. Subscribe again.") as string,
    });
    expect(server.socket.isClosed).toBe(true);
    expect(server.socket.topics()).toEqual([]);
    await streams.publicTrade(btc).ready;
    expect(server.sockets).toHaveLength(2);
    expect(server.socket.topics()).toEqual(["publicTrade.BTCUSDT"]);
    streams.close();
    expect(server.clock.pending).toBe(0);
  });

  test("a client that was closed during loading stays closed without an error", async () => {
    const { streams, failToLoad } = connect();
    const trades = streams.publicTrade(btc);
    streams.close();
    failToLoad(new TypeError("Failed to fetch dynamically imported module"));
    expect(await trades.ended).toBeUndefined();
  });
});
