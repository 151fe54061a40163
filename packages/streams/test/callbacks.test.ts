import { settle } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { createTradingStreams, type BookEvent, type DebugEvent } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";
import { fakeTrading } from "./support/fake-trading.ts";

const btc = { category: "linear", symbol: "BTCUSDT" } as const;
const credentials = { apiKey: "key", secret: "secret" };

/** Number of consecutive calls after which the test assumes an endless loop. */
const ENDLESS = 100;

const causes = [
  ["a cut", (server: FakeServer) => server.socket.cut()],
  ["an unreadable message", (server: FakeServer) => server.socket.pushText("{")],
] as const;

test.each(causes)(
  "a caller that subscribes again inside its gap callback receives the gap once: %s",
  async (_, disturb) => {
    const server = new FakeServer();
    await using streams = createTradingStreams(server.options);
    let gaps = 0;
    const subscribe = () => {
      const trades = streams.publicTrade(btc, {
        onEvent: ({ type }) => {
          if (type !== "gap" || ++gaps > ENDLESS) return;
          trades.close();
          subscribe();
        },
      });
      return trades;
    };
    await subscribe().ready;
    disturb(server);
    await server.clock.advance(1000);
    expect(gaps).toBe(1);
  },
);

test.each(causes)(
  "a caller that subscribes to another symbol at a gap receives the gap once: %s",
  async (_, disturb) => {
    const server = new FakeServer();
    await using streams = createTradingStreams(server.options);
    let gaps = 0;
    const subscribe = (symbol: string) =>
      streams.publicTrade(
        { category: "linear", symbol },
        { onEvent: ({ type }) => void (type === "gap" && ++gaps < ENDLESS && subscribe(`S${gaps}`)) },
      );
    await subscribe("X").ready;
    disturb(server);
    await server.clock.advance(1000);
    expect(gaps).toBe(1);
  },
);

test.each(causes)("a caller that reopens its stale book is notified once: %s", async (_, disturb) => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  let stale = 0;
  const subscribe = () => {
    const onEvent = ({ type }: BookEvent) => {
      if (type !== "stale" || ++stale > ENDLESS) return;
      book.close();
      subscribe();
    };
    const book = streams.orderBook({ ...btc, depth: 50 }, { onEvent });
    return book;
  };
  await subscribe().ready;
  disturb(server);
  await settle();
  expect(stale).toBe(1);
});

test("an order book closed by the listener of another book reports that it was closed", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  const book = streams.orderBook({ ...btc, depth: 50 }, { onEvent: () => other.close() });
  const other = streams.orderBook({ ...btc, depth: 50 });
  await Promise.all([book.ready, other.ready]);
  server.socket.pushText("{");
  await server.clock.advance(60_000);
  expect(other.best()).toEqual({ state: "stale", reason: "The book was closed." });
});

test.each([
  ["the first connection is opened", "connecting", 1],
  ["a connection ended", "disconnected", 1],
  ["a connection is opened again", "connecting", 2],
  ["a connection is ready", "connected", 1],
] as const)("a client that is closed in onDebug opens no further connection: %s", async (_, type, count) => {
  const server = new FakeServer();
  let heard = 0;
  let opened = -1;
  const onDebug = (event: DebugEvent) => {
    if (event.type !== type || ++heard !== count) return;
    streams.close();
    opened = server.sockets.length;
  };
  const streams = createTradingStreams({ ...server.options, credentials, onDebug });
  const trades = streams.publicTrade(btc);
  await server.clock.advance(100);
  if (server.sockets.length > 0) server.socket.cut();
  await server.clock.advance(60_000);
  expect(await trades.ended).toBeUndefined();
  expect([server.sockets.length, server.clock.pending]).toEqual([opened, 0]);
  expect(server.sockets.every(({ isClosed }) => isClosed)).toBe(true);
});

test("an order has the outcome not-sent if the onDebug callback closes the client before the connection opens", async () => {
  const server = new FakeServer();
  const onDebug = ({ type }: DebugEvent) => void (type === "connecting" && streams.close());
  const streams = createTradingStreams({ ...server.options, credentials, onDebug });
  const order = streams.trade.create({ ...btc, side: "Buy", orderType: "Market", qty: "1" });
  await expect(order).rejects.toMatchObject({ outcome: "not-sent", message: expect.stringContaining("was closed") });
  expect([server.sockets.length, server.clock.pending]).toEqual([0, 0]);
});

test("a client that is closed before it connects does not count against the connection limit", async () => {
  const server = new FakeServer();
  for (let number = 0; number < 600; number++) {
    const streams = createTradingStreams(server.options);
    streams.publicTrade(btc);
    streams.close();
  }
  await using streams = createTradingStreams(server.options);
  await streams.publicTrade(btc).ready;
  expect(server.sockets).toHaveLength(1);
});

test.each([
  ["an unreadable message", "{"],
  [
    "a missing update",
    '{"topic":"orderbook.full.X","type":"delta","ts":1,"data":{"s":"X","b":[],"a":[],"u":99,"seq":99}}',
  ],
  [
    "restarted update numbers",
    '{"topic":"orderbook.full.X","type":"delta","ts":1,"data":{"s":"X","b":[],"a":[],"u":1,"seq":99}}',
  ],
])("a full order book that its reader closes when it becomes stale reads no snapshot: %s", async (_, text) => {
  const server = new FakeServer();
  let reads = 0;
  const trading = fakeTrading(undefined, async () => ({ s: "X", b: [["1", "1"]], a: [], ts: 1, u: 5, seq: ++reads }));
  await using streams = createTradingStreams({ ...server.options, trading });
  const onEvent = ({ type }: BookEvent) => void (type === "stale" && book.close());
  const book = streams.fullOrderBook({ category: "spot", symbol: "X" }, { onEvent });
  await book.ready;
  await server.clock.advance(6000);
  expect(book.state).toBe("synced");
  server.socket.pushText(text);
  streams.close();
  await server.clock.advance(60_000);
  expect(book.best()).toEqual({ state: "stale", reason: "The book was closed." });
  expect([reads <= 2, server.clock.pending]).toEqual([true, 0]);
});

test("no timer remains if the client is closed after an order book has repeatedly become stale", async () => {
  const server = new FakeServer();
  let stale = 0;
  const onEvent = ({ type }: BookEvent) => {
    if (type === "stale" && ++stale === 5) streams.close();
  };
  const streams = createTradingStreams(server.options);
  await streams.orderBook({ ...btc, depth: 50 }, { onEvent }).ready;
  const push = (type: string, u: number) =>
    server.socket.push({ topic: "orderbook.50.BTCUSDT", type, ts: 1, data: { s: "BTCUSDT", b: [], a: [], u, seq: u } });
  for (const u of [10, 20, 30, 40, 50]) {
    push("snapshot", u);
    push("delta", u + 5);
  }
  expect([stale, server.clock.pending]).toEqual([5, 0]);
});

test("a ticker that is closed during its gap leaves no timer", async () => {
  const server = new FakeServer();
  let gaps = 0;
  const onEvent = ({ type }: { readonly type: string }) => {
    if (type === "gap" && ++gaps === 4) streams.close();
  };
  const streams = createTradingStreams(server.options);
  await streams.contractTicker(btc, { onEvent }).ready;
  for (const ts of [1, 2, 3, 4]) {
    server.socket.push({ topic: "tickers.BTCUSDT", type: "snapshot", ts, data: { symbol: "BTCUSDT" } });
    server.socket.pushText("{");
    await settle();
  }
  expect(server.clock.pending).toBe(0);
});

test("an onEvent callback whose promise rejects ends the subscription", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  const cause = new Error("handler");
  const trades = streams.publicTrade(btc, { onEvent: () => Promise.reject(cause) });
  await trades.ready;
  server.socket.push({ topic: "publicTrade.BTCUSDT", type: "snapshot", ts: 1, data: [{ i: "1" }] });
  expect(await trades.ended).toMatchObject({ code: "callback", cause });
});

test("an already aborted signal prevents the subscription and the connection", async () => {
  const server = new FakeServer();
  const trading = fakeTrading();
  await using streams = createTradingStreams({ ...server.options, credentials, trading });
  const signal = AbortSignal.abort();
  const subscriptions = [
    streams.order({ signal }),
    streams.publicTrade(btc, { signal }),
    streams.orderBook({ ...btc, depth: 50 }, { signal }),
    streams.fullOrderBook({ category: "spot", symbol: "X" }, { signal }),
  ];
  await settle();
  for (const { ended } of subscriptions) expect(await ended).toMatchObject({ code: "aborted" });
  expect([server.sockets.length, server.clock.pending]).toEqual([0, 0]);
});
