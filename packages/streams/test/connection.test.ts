import { expect, test } from "vitest";
import { settle } from "@specwright-tools/testing";
import { createTradingStreams, StreamError, type DebugEvent, type SocketConstructor } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";

const linear = (symbol: string) => ({ category: "linear", symbol }) as const;
const credentials = { apiKey: "key", secret: "secret" };

test("topics of one server share a connection and a request", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  streams.publicTrade(linear("BTCUSDT"));
  streams.publicTrade(linear("ETHUSDT"));
  await settle();
  expect(server.sockets.map(({ url }) => url)).toEqual(["wss://stream.bybit.com/v5/public/linear"]);
  const requests = server.socket.requests.filter(({ op }) => op === "subscribe");
  expect(requests.map(({ args }) => args)).toEqual([["publicTrade.BTCUSDT", "publicTrade.ETHUSDT"]]);
});

test("a spot subscribe request has at most ten topics", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  for (let number = 0; number < 25; number++) streams.publicTrade({ category: "spot", symbol: `S${number}` });
  await settle();
  const requests = server.socket.requests.filter(({ op }) => op === "subscribe");
  expect(requests.map(({ args }) => args.length)).toEqual([10, 10, 5]);
});

test("another connection opens before the topics of one connection exceed 21,000 characters", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  for (let number = 0; number < 22; number++) streams.publicTrade(linear(`${number}`.padEnd(1000, "X")));
  await settle();
  expect(server.sockets).toHaveLength(2);
  for (const socket of server.sockets) expect(socket.topics().join("").length).toBeLessThanOrEqual(21_000);
});

test("one unknown topic among a thousand fails without affecting the other topics", async () => {
  const server = new FakeServer();
  server.onRequest = (_, { op, args, req_id }) =>
    op === "subscribe" && args.includes("publicTrade.S500")
      ? { success: false, ret_msg: "error:handler not found,topic:publicTrade.S500", op, req_id, conn_id: "1" }
      : undefined;
  await using streams = createTradingStreams(server.options);
  const all = Array.from({ length: 1000 }, (_, number) => streams.publicTrade(linear(`S${number}`)));
  const results = await Promise.allSettled(all.map(({ ready }) => ready));
  const refused = results.flatMap(({ status }, number) => (status === "rejected" ? [number] : []));
  expect(refused).toEqual([500]);
  expect((await all[500]!.ended)?.message).toMatch(
    /^The server refused the topic publicTrade\.S500: .* Check the symbol/,
  );
});

test("a topic that the server reports as already subscribed counts as subscribed", async () => {
  const server = new FakeServer();
  server.onRequest = (_, { op, args, req_id }) =>
    op === "subscribe" && args.length === 2
      ? { success: false, ret_msg: "error:already subscribed,topic:publicTrade.A", op, req_id, conn_id: "1" }
      : undefined;
  await using streams = createTradingStreams(server.options);
  const both = [streams.publicTrade(linear("A")), streams.publicTrade(linear("B"))];
  await Promise.all(both.map(({ ready }) => ready));
  expect(server.socket.requests.at(-1)?.args).toEqual(["publicTrade.B"]);
});

test("a refusal that names no topic makes the client split the request to find the refused topic", async () => {
  const server = new FakeServer();
  server.onRequest = (_, { op, args, req_id }) =>
    op === "subscribe" && args.includes("publicTrade.C")
      ? { success: false, ret_msg: "Params Error", op, req_id, conn_id: "1" }
      : undefined;
  await using streams = createTradingStreams(server.options);
  const all = ["A", "B", "C", "D"].map((symbol) => streams.publicTrade(linear(symbol)));
  const results = await Promise.allSettled(all.map(({ ready }) => ready));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
});

test("a response of the option server lists accepted and refused topics", async () => {
  const server = new FakeServer();
  server.onRequest = (_, { op, args }) =>
    op === "subscribe"
      ? {
          success: true,
          conn_id: "1",
          data: { failTopics: ["publicTrade.X"], successTopics: args.slice(0, 1) },
          type: "COMMAND_RESP",
        }
      : undefined;
  await using streams = createTradingStreams(server.options);
  const good = streams.publicTrade({ category: "option", symbol: "BTC" });
  const bad = streams.publicTrade({ category: "option", symbol: "X" });
  await good.ready;
  await expect(bad.ready).rejects.toThrow(StreamError);
});

test("a lost connection is reopened within 100 ms, and the delay grows after every failure", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams({ ...server.options, random: () => 1 });
  const trades = streams.publicTrade(linear("BTCUSDT"));
  await trades.ready;
  await server.clock.advance(20_000);
  server.clock.waits.length = 0;
  server.socket.cut();
  expect(server.clock.waits).toEqual([100]);
  server.opensSockets = false;
  await server.clock.advance(100);
  for (const expected of [200, 400, 800]) {
    server.clock.waits.length = 0;
    server.socket.cut();
    expect(server.clock.waits).toEqual([expected]);
    await server.clock.advance(expected);
  }
  server.opensSockets = true;
  server.socket.open();
  await settle();
  expect(server.socket.topics()).toEqual(["publicTrade.BTCUSDT"]);
});

test("all clients together use at most 90 % of the connection limit if a server closes every connection", async () => {
  const server = new FakeServer();
  server.onRequest = (socket) => {
    queueMicrotask(() => socket.cut());
    return "none";
  };
  await using one = createTradingStreams({ ...server.options, random: () => 0 });
  await using other = createTradingStreams({ ...server.options, random: () => 0 });
  one.publicTrade(linear("A"));
  other.publicTrade(linear("A"));
  await server.clock.advance(299_000);
  expect(server.sockets).toHaveLength(450);
  await server.clock.advance(2000);
  expect(server.sockets.length).toBeGreaterThan(450);
});

test("a thousand clients spread their connections over many seconds", async () => {
  const server = new FakeServer();
  const clients = Array.from({ length: 1000 }, () => createTradingStreams(server.options));
  for (const client of clients) client.publicTrade(linear("A"));
  const opened: number[] = [];
  for (let second = 0; second < 30; second++) {
    const before = server.sockets.length;
    await server.clock.advance(1000);
    opened.push(server.sockets.length - before);
  }
  expect(Math.max(...opened)).toBeLessThanOrEqual(40);
  expect(server.sockets.length).toBe(450);
  for (const client of clients) client.close();
});

test("a topic that is temporarily refused after a reconnection is requested again", async () => {
  const server = new FakeServer();
  let refusals = 3;
  await using streams = createTradingStreams(server.options);
  const events: string[] = [];
  const trades = streams.publicTrade(linear("A"), { onEvent: ({ type }) => void events.push(type) });
  await trades.ready;
  server.onRequest = (_, { op, req_id }) =>
    op === "subscribe" && refusals-- > 0 ? { success: false, ret_msg: "Params Error", op, req_id } : undefined;
  server.socket.cut();
  await server.clock.advance(1000);
  expect(events).toEqual(["gap"]);
  await server.clock.advance(7000);
  expect(events).toEqual(["gap", "resumed"]);
  expect(refusals).toBe(-1);
});

test("a subscribed topic ends after six refusals in a row", async () => {
  const server = new FakeServer();
  const streams = createTradingStreams(server.options);
  const trades = streams.publicTrade(linear("A"));
  await trades.ready;
  server.onRequest = (_, { op, req_id }) =>
    op === "subscribe" ? { success: false, ret_msg: "Params Error", op, req_id } : undefined;
  server.socket.cut();
  await server.clock.advance(60_000);
  expect(await trades.ended).toMatchObject({ code: "refused" });
  expect(server.socket.topics()).toHaveLength(6);
  streams.close();
  expect(server.clock.pending).toBe(0);
});

test("no timer remains if a topic is closed while it waits before its next subscription request", async () => {
  const server = new FakeServer();
  const streams = createTradingStreams(server.options);
  const trades = streams.publicTrade(linear("A"));
  await trades.ready;
  server.onRequest = (_, { op, req_id }) =>
    op === "subscribe" ? { success: false, ret_msg: "Params Error", op, req_id } : undefined;
  server.socket.cut();
  await server.clock.advance(1000);
  trades.close();
  streams.close();
  expect(server.clock.pending).toBe(0);
});

test("a silent connection is detected 12 seconds after the last message", async () => {
  const server = new FakeServer();
  const events: DebugEvent[] = [];
  await using streams = createTradingStreams({ ...server.options, onDebug: (event) => events.push(event) });
  await streams.publicTrade(linear("BTCUSDT")).ready;
  server.socket.isSilent = true;
  await server.clock.advance(11_999);
  expect(server.sockets).toHaveLength(1);
  await server.clock.advance(200);
  expect(events).toContainEqual(expect.objectContaining({ reason: "No message arrived after a ping." }));
  expect(server.sockets).toHaveLength(2);
});

test("pings are sent at their interval, even if it is shorter than the pong timeout", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams({ ...server.options, heartbeat: { pingMs: 5000, pongMs: 60_000 } });
  await streams.publicTrade(linear("A")).ready;
  await server.clock.advance(20_000);
  const pings = () => server.sockets[0]?.requests.filter(({ op }) => op === "ping").length;
  expect(pings()).toBe(5);
  server.socket.isSilent = true;
  await server.clock.advance(64_999);
  expect(server.sockets).toHaveLength(1);
  await server.clock.advance(200);
  expect([server.sockets.length, pings()]).toEqual([2, 17]);
});

/** Creates client options that collect the debug events of one type. */
function watch(server: FakeServer, type: DebugEvent["type"]) {
  const events: DebugEvent[] = [];
  const onDebug = (event: DebugEvent): void => void (event.type === type && events.push(event));
  return { events, options: { ...server.options, onDebug } };
}

test.each([
  ["10 seconds if the topic usually sends several messages a second", "price limit", 10_000],
  ["twice the longest interval of the specification", "candle", 120_000],
])("an accepted topic without messages is reported after %s: %s", async (_, kind, afterMs) => {
  const server = new FakeServer();
  const { events, options } = watch(server, "silent-topic");
  await using streams = createTradingStreams(options);
  const isCandle = kind === "candle";
  const { topic, ready } = isCandle
    ? streams.kline({ ...linear("A"), interval: "1" })
    : streams.priceLimit(linear("A"));
  await ready;
  await server.clock.advance(afterMs - 1);
  expect(events).toEqual([]);
  await server.clock.advance(600_000);
  expect(events).toEqual([{ type: "silent-topic", topic, afterMs }]);
});

test("a topic is not reported as silent if it receives messages or if its events are rare", async () => {
  const server = new FakeServer();
  const { events, options } = watch(server, "silent-topic");
  await using streams = createTradingStreams(options);
  await Promise.all([streams.publicTrade(linear("A")).ready, streams.priceLimit(linear("A")).ready]);
  server.socket.push({ topic: "priceLimit.A", ts: 1, data: {} });
  await server.clock.advance(600_000);
  expect(events).toEqual([]);
});

test("a message that is too long closes the connection with a reason, and the client reconnects", async () => {
  const server = new FakeServer();
  const { events, options } = watch(server, "message-too-long");
  await using streams = createTradingStreams({ ...options, maxMessageLength: 100 });
  const trades = streams.publicTrade(linear("A"));
  await trades.ready;
  server.socket.pushText("x".repeat(137));
  const { url } = server.socket;
  await server.clock.advance(1000);
  expect(events).toEqual([{ type: "message-too-long", url, length: 137 }]);
  for await (const event of trades) {
    const reason = "A message of 137 characters is longer than maxMessageLength, 100.";
    expect(event).toMatchObject({ type: "gap", reason });
    break;
  }
  expect(server.sockets).toHaveLength(2);
});

test("a message of an unknown topic is reported to onDebug once, with its content", async () => {
  const server = new FakeServer();
  const { events, options } = watch(server, "unknown-topic");
  await using streams = createTradingStreams(options);
  await streams.publicTrade(linear("A")).ready;
  for (const data of [1, 2]) server.socket.push({ topic: "news", data });
  expect(events).toEqual([
    { type: "unknown-topic", url: server.socket.url, topic: "news", text: '{"topic":"news","data":1}' },
  ]);
});

test("the reported name of an unknown topic contains no secret", async () => {
  const server = new FakeServer();
  const { events, options } = watch(server, "unknown-topic");
  const secret = { apiKey: "api-key-of-the-test", secret: "secret-of-the-test" };
  await using streams = createTradingStreams({ ...options, credentials: secret });
  await streams.wallet().ready;
  server.socket.push({ topic: `news.${secret.apiKey}`, data: 1 });
  expect(events).toHaveLength(1);
  expect(JSON.stringify(events)).not.toContain(secret.apiKey);
});

test("a topic that still arrives after an unsubscribe request is not reported as unknown", async () => {
  const server = new FakeServer();
  const { events, options } = watch(server, "unknown-topic");
  await using streams = createTradingStreams(options);
  const trades = streams.publicTrade(linear("A"));
  await trades.ready;
  trades.close();
  server.socket.push({ topic: "publicTrade.A", data: [] });
  await settle();
  server.socket.push({ topic: "publicTrade.A", data: [] });
  expect(events).toHaveLength(1);
});

test("unexpected messages with the same field names are reported once, without the API key", async () => {
  const server = new FakeServer();
  const { events, options } = watch(server, "unknown-message");
  const secret = { apiKey: "api-key-of-the-test", secret: "secret-of-the-test" };
  await using streams = createTradingStreams({ ...options, credentials: secret });
  await streams.wallet().ready;
  for (const op of ["news", "other"]) server.socket.push({ op, text: `of ${secret.apiKey}` });
  const text = expect.stringMatching(/^\{"op":"news","text":"of (?!api-key)/);
  expect(events).toEqual([{ type: "unknown-message", url: server.socket.url, text }]);
});

test.each(["open", "authenticate"])("a connection that does not %s within ten seconds is abandoned", async (step) => {
  const server = new FakeServer();
  const events: DebugEvent[] = [];
  server.opensSockets = step !== "open";
  server.onRequest = (_, { op }) => (op === "auth" ? "none" : undefined);
  const onDebug = (event: DebugEvent) => events.push(event);
  await using streams = createTradingStreams({ ...server.options, credentials, onDebug });
  streams.wallet();
  await server.clock.advance(9999);
  expect(server.sockets).toHaveLength(1);
  await server.clock.advance(500);
  expect(server.sockets).toHaveLength(2);
  expect(server.sockets[0]?.isClosed).toBe(true);
  expect(events).toContainEqual(expect.objectContaining({ reason: "The connection was not ready within 10 seconds." }));
});

test("a private connection authenticates once before it subscribes", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams({ ...server.options, credentials });
  await streams.wallet().ready;
  expect(server.socket.url).toBe("wss://stream.bybit.com/v5/private");
  expect(server.socket.requests.map(({ op }) => op)).toEqual(["auth", "ping", "subscribe", "ping"]);
});

test("a clock that is five minutes off is corrected by a pong, and the server then accepts the key", async () => {
  const server = new FakeServer();
  server.clockOffsetMs = 300_000;
  server.onRequest = (_, { op, args }) =>
    op === "auth" && Number(args[1]) <= server.now
      ? { success: false, ret_msg: "Params Error", op, conn_id: "1" }
      : undefined;
  await using streams = createTradingStreams({ ...server.options, credentials });
  const wallet = streams.wallet();
  await server.clock.advance(1000);
  await wallet.ready;
  expect(server.sockets).toHaveLength(2);
  expect(server.socket.requests[0]?.args[1]).toBeGreaterThan(server.clock.now() + 300_000);
});

test("a refusal that the server repeats on one connection counts once", async () => {
  const server = new FakeServer();
  server.clockOffsetMs = 300_000;
  server.onRequest = (socket, { op, args }) => {
    if (op !== "auth" || Number(args[1]) > server.now) return undefined;
    const refusal = { success: false, ret_msg: "Params Error", op, conn_id: "1" };
    queueMicrotask(() => socket.push(refusal));
    return refusal;
  };
  await using streams = createTradingStreams({ ...server.options, credentials });
  const wallet = streams.wallet();
  await server.clock.advance(1000);
  await wallet.ready;
  expect(server.sockets).toHaveLength(2);
});

test("a refused key ends the subscription with a reason that contains no secret", async () => {
  const server = new FakeServer();
  server.onRequest = (_, { op }) =>
    op === "auth" ? { success: false, ret_msg: "API key is invalid. Is it another one?", op } : undefined;
  await using streams = createTradingStreams({ ...server.options, credentials });
  const wallet = streams.wallet();
  await server.clock.advance(1000);
  const error = await wallet.ended;
  expect(error?.code).toBe("authentication");
  expect(error?.message).toContain("API key is invalid. Is it another one? Check the key,");
  expect(JSON.stringify(error) + error?.stack).not.toContain("secret");
  expect(server.clock.pending).toBe(0);
});

test("a connection stays open for 30 seconds after its last topic is closed", async () => {
  const server = new FakeServer();
  await using streams = createTradingStreams(server.options);
  const first = streams.publicTrade(linear("A"));
  await first.ready;
  await server.clock.advance(1000);
  first.close();
  await server.clock.advance(24_000);
  const second = streams.publicTrade(linear("B"));
  await second.ready;
  await server.clock.advance(5500);
  second.close();
  await server.clock.advance(29_900);
  expect(server.socket.isClosed).toBe(false);
  await server.clock.advance(100);
  expect(server.socket.isClosed).toBe(true);
  expect(server.clock.pending).toBe(0);
});

test("closing the client leaves no socket or timer", async () => {
  const server = new FakeServer();
  const streams = createTradingStreams({ ...server.options, credentials });
  const subscriptions = [
    streams.wallet(),
    streams.publicTrade(linear("A")),
    streams.orderBook({ ...linear("A"), depth: 50 }),
  ];
  await Promise.all(subscriptions.map(({ ready }) => ready));
  streams.close();
  expect(await Promise.all(subscriptions.map(({ ended }) => ended))).toEqual([undefined, undefined, undefined]);
  expect(server.sockets.every(({ isClosed }) => isClosed)).toBe(true);
  expect(server.clock.pending).toBe(0);
});

/**
 * Creates a server whose sockets have `terminate`, like those of the package `ws`, and records the terminated sockets.
 */
function terminableServer() {
  const server = new FakeServer();
  const terminated: string[] = [];
  const { WebSocket } = server;
  const webSocket = function open(url: string) {
    return Object.assign(new WebSocket(url), { terminate: () => void terminated.push(url) });
  } as unknown as SocketConstructor;
  return { server, terminated, options: { ...server.options, webSocket } };
}

test("a socket that a silent server keeps open is terminated one second after close", async () => {
  const { server, terminated, options } = terminableServer();
  const streams = createTradingStreams(options);
  await streams.publicTrade(linear("A")).ready;
  streams.close();
  await server.clock.advance(999);
  expect(terminated).toEqual([]);
  await server.clock.advance(1);
  expect([terminated, server.clock.pending]).toEqual([[server.socket.url], 0]);
});

test("a socket is not terminated if the server confirms that it closes", async () => {
  const { server, terminated, options } = terminableServer();
  const streams = createTradingStreams(options);
  await streams.publicTrade(linear("A")).ready;
  streams.close();
  server.socket.cut();
  expect(server.clock.pending).toBe(0);
  expect(terminated).toEqual([]);
});

/** Creates credentials with a slow signer. The test resolves or rejects each signature. */
function slowKey() {
  const signatures: { readonly resolve: (signature: string) => void; readonly reject: (error: Error) => void }[] = [];
  const sign = () => new Promise<string>((resolve, reject) => signatures.push({ resolve, reject }));
  return { signatures, credentials: { apiKey: "key", sign } };
}

test("a late signing failure of an abandoned connection does not end the next connection", async () => {
  const server = new FakeServer();
  const key = slowKey();
  await using streams = createTradingStreams({ ...server.options, credentials: key.credentials });
  const wallet = streams.wallet();
  await server.clock.advance(10_500);
  expect(server.sockets).toHaveLength(2);
  key.signatures[1]?.resolve("ab".repeat(32));
  await wallet.ready;
  key.signatures[0]?.reject(new Error("The key service timed out."));
  await server.clock.advance(1000);
  expect(server.sockets).toHaveLength(2);
  expect(server.socket.isClosed).toBe(false);
});

test("a key that was accepted before is used again if signing fails at a reconnection", async () => {
  const server = new FakeServer();
  const { events, options } = watch(server, "disconnected");
  const key = slowKey();
  await using streams = createTradingStreams({ ...options, credentials: key.credentials });
  const wallet = streams.wallet();
  await settle();
  key.signatures[0]?.resolve("ab".repeat(32));
  await wallet.ready;
  server.socket.cut();
  await server.clock.advance(100);
  key.signatures[1]?.reject(new Error("The key service is down."));
  await server.clock.advance(1000);
  expect(events[1]).toMatchObject({ reason: "The key could not sign the first message of the connection." });
  key.signatures[2]?.resolve("ab".repeat(32));
  await settle();
  expect(server.socket.topics()).toEqual(["wallet"]);
});

test("a key that cannot sign for the first connection ends the subscription", async () => {
  const server = new FakeServer();
  const key = slowKey();
  await using streams = createTradingStreams({ ...server.options, credentials: key.credentials });
  const wallet = streams.wallet();
  await settle();
  key.signatures[0]?.reject(new Error("The key service has no such key."));
  expect(await wallet.ended).toMatchObject({
    code: "authentication",
    message: "The key could not sign the first message of the connection.",
  });
  expect(server.clock.pending).toBe(0);
});
