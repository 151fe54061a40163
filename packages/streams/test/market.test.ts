import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { createTradingStreams, InputError, type TradingStreams } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";

const POLICY_RULE = 'must be "latest", { queue: n } or { error: n } with a whole number above 0';
const btc = { category: "linear", symbol: "BTCUSDT" } as const;
const trade = (id: string) => ({ topic: "publicTrade.BTCUSDT", type: "snapshot", ts: 5, data: [{ i: id }] });

async function open() {
  const server = new FakeServer();
  const streams = createTradingStreams(server.options);
  const trades = streams.publicTrade(btc);
  await trades.ready;
  return { server, streams, trades };
}

async function take<Event>(subscription: AsyncIterable<Event>, count: number): Promise<Event[]> {
  const events: Event[] = [];
  for await (const event of subscription) if (events.push(event) === count) break;
  return events;
}

test("a `for await` loop receives every record of every message, and leaving the loop ends the subscription", async () => {
  const { server, streams, trades } = await open();
  server.socket.push({ ...trade("1"), data: [{ i: "1" }, { i: "2" }] });
  server.socket.push(trade("3"));
  expect(await take(trades, 3)).toMatchObject(["1", "2", "3"].map((i) => ({ type: "update", data: { i }, time: 5 })));
  expect(await trades.ended).toBeUndefined();
  expect(server.socket.topics("unsubscribe")).toEqual(["publicTrade.BTCUSDT"]);
  streams.close();
});

test("the `queue` policy drops the oldest events and reports their number", async () => {
  const { server, streams } = await open();
  const few = streams.publicTrade(btc, { policy: { queue: 2 } });
  for (const id of ["1", "2", "3", "4", "5"]) server.socket.push(trade(id));
  const [overflow, ...rest] = await take(few, 3);
  expect(overflow).toEqual({ type: "overflow", topic: "publicTrade.BTCUSDT", dropped: 3 });
  expect(rest).toMatchObject([{ data: { i: "4" } }, { data: { i: "5" } }]);
  streams.close();
});

test("the `error` policy delivers the queued events and then fails", async () => {
  const { server, streams } = await open();
  const strict = streams.publicTrade(btc, { policy: { error: 1 } });
  server.socket.push(trade("1"));
  server.socket.push(trade("2"));
  expect((await strict.ended)?.code).toBe("overflow");
  await expect(take(strict, 9)).rejects.toMatchObject({ code: "overflow" });
  streams.close();
});

test("the policy `latest` keeps only the newest update for the reader", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  const prices = streams.priceLimit(btc);
  await prices.ready;
  for (const buyLmt of ["1", "2", "3"]) server.socket.push({ topic: "priceLimit.BTCUSDT", ts: 1, data: { buyLmt } });
  expect(await take(prices, 1)).toMatchObject([{ data: { buyLmt: "3" } }]);
});

test("the `latest` policy keeps the newest state of each record", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  const candles = streams.kline({ ...btc, interval: "1" });
  await candles.ready;
  const push = (start: number, close: string) =>
    server.socket.push({ topic: "kline.1.BTCUSDT", ts: 1, data: [{ start, open: "1", high: "1", low: "1", close }] });
  for (const [start, close] of [
    [60, "1"],
    [120, "2"],
    [60, "3"],
  ] as const)
    push(start, close);
  expect(await take(candles, 2)).toMatchObject([{ data: { start: 120 } }, { data: { start: 60, close: "3" } }]);
});

test("a ticker whose updates add too many new fields causes a gap, and a new snapshot is requested", async () => {
  const server = new FakeServer();
  const streams = createTradingStreams(server.options);
  const events: { readonly type: string }[] = [];
  await streams.contractTicker(btc, { onEvent: (event) => events.push(event) }).ready;
  const push = (type: string, data: object) => server.socket.push({ topic: "tickers.BTCUSDT", type, ts: 1, data });
  push("snapshot", { symbol: "BTCUSDT" });
  for (let number = 0; number < 1000; number++) push("delta", { symbol: "BTCUSDT", [`news${number}`]: "1" });
  const types = events.map(({ type }) => type).filter((type) => type !== "update");
  expect(types).toEqual(["gap"]);
  expect(events.length).toBeLessThan(510);
  expect(events.at(-1)).toMatchObject({ reason: "The topic has more fields than the client stores." });
  expect(server.socket.topics("unsubscribe")).toEqual(["tickers.BTCUSDT"]);
  push("snapshot", { symbol: "BTCUSDT" });
  expect(events.slice(-2)).toMatchObject([{ type: "resumed" }, { type: "update" }]);
  streams.close();
});

test("a ticker contains the fields of its snapshot and later deltas, and starts over after a reconnection", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  const events: unknown[] = [];
  const ticker = streams.contractTicker(btc, {
    onEvent: (event) => events.push("data" in event ? event.data : event.type),
  });
  await ticker.ready;
  const push = (type: string, data: object) => server.socket.push({ topic: "tickers.BTCUSDT", type, ts: 1, data });
  push("delta", { symbol: "BTCUSDT", lastPrice: "0" });
  push("snapshot", { symbol: "BTCUSDT", lastPrice: "1", markPrice: "2" });
  push("delta", { symbol: "BTCUSDT", lastPrice: "3" });
  server.socket.cut();
  await server.clock.advance(1000);
  push("delta", { symbol: "BTCUSDT", lastPrice: "4" });
  push("snapshot", { symbol: "BTCUSDT", lastPrice: "5" });
  expect(events).toEqual([
    { symbol: "BTCUSDT", lastPrice: "1", markPrice: "2" },
    { symbol: "BTCUSDT", lastPrice: "3", markPrice: "2" },
    "gap",
    "resumed",
    { symbol: "BTCUSDT", lastPrice: "5" },
  ]);
});

test("a gap event has the start time of the gap, and a resumed event its end time", async () => {
  const { server, streams, trades } = await open();
  const from = server.clock.now();
  server.socket.cut();
  await server.clock.advance(1000);
  const [gap, resumed] = await take(trades, 2);
  expect(gap).toMatchObject({ type: "gap", from, reason: "The connection was closed with code 1006." });
  expect(resumed).toMatchObject({ type: "resumed", from, to: from + 50 });
  streams.close();
});

test("a slow reader of an account topic gets an error instead of losing events", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams({ ...server.options, credentials: { apiKey: "key", secret: "secret" } });
  const orders = streams.order();
  await orders.ready;
  server.socket.push({
    topic: "order",
    creationTime: 1,
    data: Array.from({ length: 10_001 }, () => ({ orderId: "1" })),
  });
  expect((await orders.ended)?.code).toBe("overflow");
});

test("an aborted signal ends a running subscription and rejects a new one", async () => {
  const { streams } = await open();
  const controller = new AbortController();
  const running = streams.publicTrade(btc, { signal: controller.signal });
  controller.abort();
  expect((await running.ended)?.code).toBe("aborted");
  const never = streams.publicTrade(btc, { signal: controller.signal });
  await expect(never.ready).rejects.toMatchObject({ code: "aborted" });
  streams.close();
});

test("a signal has one listener for all its subscriptions, and no listener after they end", async () => {
  const { streams } = await open();
  const { signal } = new AbortController();
  const many = Array.from({ length: 11 }, () => streams.publicTrade(btc, { signal }));
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  for (const one of many) one.close();
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
  streams.close();
});

test("demo accounts get market data from mainnet and account events from the demo host", async () => {
  const server = new FakeServer();
  const credentials = { apiKey: "key", secret: "secret" };
  await using streams = createTradingStreams({ ...server.options, credentials, environment: "demo" });
  await Promise.all([streams.publicTrade(btc).ready, streams.order().ready]);
  expect(server.sockets.map(({ url }) => new URL(url).host)).toEqual(["stream.bybit.com", "stream-demo.bybit.com"]);
});

test.each([
  [
    "another depth",
    { category: "option", symbol: "BTC", depth: 50 },
    "orderBook: depth must be one of 25, 100 on option, got 50.",
  ],
  [
    "another category",
    { category: "spread", symbol: "BTC", depth: 50 },
    "orderBook: category must be one of spot, linear, inverse, option",
  ],
  [
    "no symbol",
    { category: "linear", depth: 50 },
    "orderBook: symbol must be a string without spaces or commas, got nothing.",
  ],
  [
    "another parameter",
    { ...btc, depth: 50, limit: 1 },
    "orderBook: limit is not a parameter of this topic, which has category, depth, symbol",
  ],
  [
    "a symbol that is a list",
    { category: "linear", depth: 50, symbol: ["BTC"] },
    "orderBook: symbol must be a string without spaces or commas, got a list.",
  ],
  [
    "a symbol that is true",
    { category: "linear", depth: 50, symbol: true },
    "orderBook: symbol must be a string without spaces or commas, got true.",
  ],
  [
    "a symbol that isn't a number",
    { category: "linear", depth: 50, symbol: Number.NaN },
    "orderBook: symbol must be a string without spaces or commas, got NaN.",
  ],
  [
    "a control character in its symbol",
    { category: "linear", depth: 50, symbol: "BTC\u0000" },
    "orderBook: symbol must be a string without spaces or commas",
  ],
  ["null for its parameters", null, "orderBook: parameters must be an object, got null."],
  ["text for its parameters", "BTCUSDT", 'orderBook: parameters must be an object, got "BTCUSDT".'],
])("a book with %s is refused before anything is sent", (_, parameters, text) => {
  const streams = createTradingStreams(new FakeServer().options);
  expect(() => streams.orderBook(parameters as never)).toThrow(InputError);
  expect(() => streams.orderBook(parameters as never)).toThrow(text);
});

test.each<[options: unknown, text: string]>([
  [{ policy: "queue" }, `publicTrade: policy ${POLICY_RULE}, got "queue".`],
  [{ policy: null }, `publicTrade: policy ${POLICY_RULE}, got null.`],
  [{ policy: 5 }, `publicTrade: policy ${POLICY_RULE}, got 5.`],
  [{ policy: { queue: 0 } }, `publicTrade: policy ${POLICY_RULE}, got an object.`],
  [{ policy: { queue: 5, error: 5 } }, `publicTrade: policy ${POLICY_RULE}, got an object.`],
  [{ policy: { size: 5 } }, `publicTrade: policy ${POLICY_RULE}, got an object.`],
  [{ polcy: "latest" }, 'publicTrade: unknown option "polcy". Did you mean "policy"?'],
  [{ signal: {} }, 'publicTrade: signal must be an AbortSignal, got "[withheld]".'],
  [{ signal: null }, "publicTrade: signal must be an AbortSignal, got null."],
  [{ onEvent: "log" }, 'publicTrade: onEvent must be a function, got "log".'],
  [{ onEnd: "log" }, 'publicTrade: onEnd must be a function, got "log".'],
  ["latest", 'publicTrade: options must be an object, got "latest".'],
  [null, "publicTrade: options must be an object, got null."],
])("a subscription with the options %j is refused before anything is sent", (options, text) => {
  const server = new FakeServer();
  const streams = createTradingStreams(server.options);
  expect(() => streams.publicTrade(btc, options as never)).toThrow(InputError);
  expect(() => streams.publicTrade(btc, options as never)).toThrow(text);
  expect(server.sockets).toEqual([]);
});

test("types: order books and account events have no option policy", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams({ ...server.options, credentials: { apiKey: "key", secret: "secret" } });
  const options = { policy: "latest" } as never;
  const names = "The options are signal, onEvent, onEnd.";
  expect(() => streams.order(options)).toThrow(`order: unknown option "policy". ${names}`);
  expect(() => streams.orderBook({ ...btc, depth: 50 }, options)).toThrow(
    `orderBook: unknown option "policy". ${names}`,
  );
});

test("a later change to the options object has no effect", async () => {
  const { server, streams } = await open();
  const events: unknown[] = [];
  const options = { onEvent: (event: unknown) => void events.push(event) };
  const trades = streams.publicTrade(btc, options);
  await trades.ready;
  options.onEvent = () => {};
  server.socket.push(trade("1"));
  expect(events).toMatchObject([{ type: "update", data: { i: "1" } }]);
  streams.close();
});

test("account events require credentials", () => {
  const streams = createTradingStreams(new FakeServer().options) as unknown as TradingStreams;
  expect(() => streams.order()).toThrow("order: credentials must be set in the client's options");
});

test.each([
  ["https://proxy.example/bybit", "wss://proxy.example/bybit/v5/public/linear"],
  ["WSS://proxy.example/bybit/", "wss://proxy.example/bybit/v5/public/linear"],
  ["http://127.0.0.1:4401/", "ws://127.0.0.1:4401/v5/public/linear"],
  ["ws://127.0.0.1:4401", "ws://127.0.0.1:4401/v5/public/linear"],
])("a client with the base URL %s opens streams at %s", async (baseUrl, url) => {
  const server = new FakeServer();
  await using streams = createTradingStreams({ ...server.options, environment: { baseUrl, kind: "testnet" } });
  await streams.publicTrade({ category: "linear", symbol: "BTCUSDT" }).ready;
  expect(server.socket.url).toBe(url);
});

test.each([
  [{ enviroment: "testnet" }, 'options: unknown option "enviroment". Did you mean "environment"?'],
  [{ environment: "moon" }, "options: environment must be one of mainnet, "],
  [{ environment: { baseUrl: "ftp://example.com" } }, "options: environment.baseUrl must be a wss: or https: URL"],
  [{ environment: { baseUrl: "ws://example.com" } }, "options: environment.baseUrl must be a wss: or https: URL"],
  [
    { environment: { baseUrl: "localhost:4400" } },
    "options: environment.baseUrl must be a wss: or https: URL (ws: or http: only",
  ],
  [{ environment: { baseUrl: "ws://localhost", kind: "moon" } }, "environment.kind must be mainnet, testnet or demo"],
  [
    { environment: { baseUrl: "ws://localhost", category: "x" } },
    'options: unknown option "environment.category". The options are environment.baseUrl, environment.kind, environment.dangerouslyAllowInsecureHttp.',
  ],
  [{ heartbeat: { pingMs: 0 } }, "options: heartbeat.pingMs must be a number of milliseconds above 0"],
  [{ random: 1 }, "options: random must be a function"],
])("the options %j are refused", (options, text) => {
  expect(() => createTradingStreams({ webSocket: new FakeServer().WebSocket, ...options } as never)).toThrow(text);
});
