import { settle } from "@specwright-tools/testing";
import { requiredMessage } from "@specwright-tools/testing/required-message";
import { describe, expect, test } from "vitest";
import { createTradingStreams, type DebugEvent, type SocketConstructor } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";
import { fakeTrading } from "./support/fake-trading.ts";

const btc = { category: "linear", symbol: "BTCUSDT" } as const;
const credentials = { apiKey: "key", secret: "secret" };

const fail = (): never => {
  throw new RangeError("of the socket");
};

/** Returns the sockets of a fake server with a property that throws when it is read or called. */
function throwing(server: FakeServer, property: string, how: "read" | "call"): SocketConstructor {
  const { WebSocket } = server;
  return function open(url: string) {
    const socket = Object.assign(new WebSocket(url), { pause: () => {}, resume: () => {}, terminate: () => {} });
    return Object.defineProperty(socket, property, how === "read" ? { get: fail } : { value: fail });
  } as unknown as SocketConstructor;
}

const methods = ["addEventListener", "send", "close", "terminate", "pause", "resume"];
const ways = methods.flatMap((method) => [[method, "read"] as const, [method, "call"] as const]);

describe.each(ways)("a socket whose method %s throws on %s", (method, how) => {
  test("opens, loses and closes its connection without an uncaught exception", async () => {
    const server = new FakeServer();
    const events: DebugEvent[] = [];
    const webSocket = throwing(server, method, how);
    const onDebug = (event: DebugEvent) => events.push(event);
    const streams = createTradingStreams({ ...server.options, webSocket, credentials, onDebug });
    const subscriptions = [streams.publicTrade(btc), streams.wallet()];
    await server.clock.advance(15_000);
    for (const socket of server.sockets) socket.cut();
    await server.clock.advance(15_000);
    const ended = events.filter(({ type }) => type === "disconnected");
    expect(ended.length).toBeGreaterThan(1);
    streams.close();
    await server.clock.advance(1000);
    expect(await Promise.all(subscriptions.map((one) => one.ended))).toEqual([undefined, undefined]);
    expect(server.clock.pending).toBe(0);
  });
});

test("a WebSocket constructor that throws counts as a lost connection", async () => {
  const server = new FakeServer();
  const events: DebugEvent[] = [];
  const onDebug = (event: DebugEvent) => events.push(event);
  await using streams = createTradingStreams({ ...server.options, webSocket: fail as never, onDebug });
  streams.publicTrade(btc);
  await server.clock.advance(50);
  expect(events.slice(0, 3).map(({ type }) => type)).toEqual(["connecting", "disconnected", "connecting"]);
});

test("a socket that emits its close event during a send is reopened without leaving a timer", async () => {
  const server = new FakeServer();
  let isSudden = true;
  server.onRequest = (socket, { op }) => {
    if (op === "ping" && isSudden) socket.cut();
    return undefined;
  };
  const streams = createTradingStreams({ ...server.options, credentials });
  streams.publicTrade(btc);
  streams.wallet();
  await server.clock.advance(100);
  isSudden = false;
  await server.clock.advance(1000);
  const open = server.sockets.filter(({ isClosed }) => !isClosed);
  expect(open.flatMap((socket) => socket.topics()).toSorted()).toEqual(["publicTrade.BTCUSDT", "wallet"]);
  streams.close();
  await server.clock.advance(1000);
  expect(server.clock.pending).toBe(0);
});

/** Subscribes to trades over a socket on which the test emits events. */
async function listenToTrades() {
  const server = new FakeServer();
  const debug: DebugEvent[] = [];
  const events: { readonly type: string }[] = [];
  const heard = new Map<string, (event: unknown) => void>();
  const { WebSocket } = server;
  const webSocket = function open(url: string) {
    const socket = new WebSocket(url);
    const listen = socket.addEventListener.bind(socket);
    return Object.assign(socket, {
      addEventListener(type: "open", listener: (event: unknown) => void) {
        heard.set(type, listener);
        listen(type, listener);
      },
    });
  } as unknown as SocketConstructor;
  const onDebug = (event: DebugEvent) => debug.push(event);
  const streams = createTradingStreams({ ...server.options, webSocket, onDebug });
  const trades = streams.publicTrade(btc, { onEvent: (event) => events.push(event), policy: { queue: 10 } });
  await trades.ready;
  const emit = (type: string, event: unknown) => heard.get(type)?.(event);
  return { server, streams, debug, events, emit };
}

const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);

test.each([
  ["whose data throws", Object.defineProperty({}, "data", { get: fail })],
  ["that is null", null],
  ["that is undefined", undefined],
])("a message %s is reported as unreadable and causes a gap", async (_, event) => {
  const { streams, debug, events, emit } = await listenToTrades();
  emit("message", event);
  expect(typesOf(debug)).toContain("unreadable-message");
  expect(typesOf(events)).toEqual(["gap", "resumed"]);
  streams.close();
});

test.each([
  ["whose code throws", Object.defineProperty({}, "code", { get: fail })],
  ["whose code isn't a number", { code: Object.create(null) as unknown }],
  ["that is null", null],
])("a close event %s ends the connection", async (_, event) => {
  const { server, streams, events, emit } = await listenToTrades();
  emit("close", event);
  await server.clock.advance(50);
  await settle();
  expect(server.sockets).toHaveLength(2);
  expect(typesOf(events)).toEqual(["gap", "resumed"]);
  streams.close();
});

/** Returns a JSON string with nested lists. */
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

describe.each([1000, 5000, 50_000, 500_000])("a message with %i nested lists", (depth) => {
  test.each([
    ["has no topic", (deep: string) => `{"news":${deep}}`],
    ["has an unknown topic", (deep: string) => `{"topic":"news","data":${deep}}`],
    ["responds to an unknown request", (deep: string) => `{"op":"subscribe","req_id":"x","success":${deep}}`],
    ["is a list", (deep: string) => deep],
    [
      "has a subscribed topic",
      (deep: string) => `{"topic":"publicTrade.BTCUSDT","type":"snapshot","ts":1,"data":${deep}}`,
    ],
  ])("causes no exception if it %s", async (_, text) => {
    const { server, streams, debug } = await listenToTrades();
    server.socket.pushText(text(nested(depth)));
    const types = ["unknown-message", "unknown-topic", "unreadable-message", "invalid-message"];
    expect(types).toContain(debug.at(-1)?.type);
    streams.close();
  });
});

test("a wallet update with deeply nested data is delivered", async () => {
  const server = new FakeServer();
  const streams = createTradingStreams({ ...server.options, credentials, trading: fakeTrading() });
  const events: string[] = [];
  const wallet = streams.wallet({ onEvent: ({ type }) => void events.push(type) });
  await wallet.ready;
  const record = { accountType: "UNIFIED", coin: [{ coin: "BTC" }], news: "DEEP" };
  const message = requiredMessage("/v5/private", { topic: "wallet", creationTime: 1, data: [record] });
  for (let times = 0; times < 2; times++)
    server.socket.pushText(JSON.stringify(message).replace('"DEEP"', nested(100_000)));
  expect(events).toEqual(["update", "update"]);
  streams.close();
});
