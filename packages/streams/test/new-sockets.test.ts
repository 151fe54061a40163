/** Tests that a new socket doesn't inherit state from the previous socket of its connection. */
import { expect, test } from "vitest";
import { createTradingStreams, type DebugEvent } from "../src/index.ts";
import { FakeServer, type Message } from "./support/fake-server.ts";

const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
const refusal: Message = { success: false, ret_msg: "Params Error", op: "auth", conn_id: "1" };

/**
 * Creates a client of a server on which `replyToAuth` returns the reply to each authentication. Sockets are numbered
 * from 0.
 */
function authenticate(replyToAuth: (socket: number) => Message | "none" | undefined) {
  const server = new FakeServer();
  server.onRequest = (socket, { op }) => (op === "auth" ? replyToAuth(server.sockets.indexOf(socket)) : undefined);
  const events: DebugEvent[] = [];
  const onDebug = (event: DebugEvent) => events.push(event);
  return { server, events, streams: createTradingStreams({ ...server.options, credentials, onDebug }) };
}

test("one temporary refusal on a later connection does not reject an accepted key", async () => {
  const { server, streams } = authenticate((socket) => (socket % 2 === 0 ? refusal : undefined));
  const wallet = streams.wallet();
  let isEnded = false;
  void wallet.ended.then(() => (isEnded = true));
  await server.clock.advance(1000);
  await wallet.ready;
  server.socket.cut();
  await server.clock.advance(2000);
  expect(server.sockets).toHaveLength(4);
  expect(server.socket.topics()).toEqual(["wallet"]);
  expect(isEnded).toBe(false);
  streams.close();
});

test("a key that is accepted after a refusal on the same socket counts as accepted", async () => {
  const { server, streams } = authenticate((socket) => {
    if (socket > 0) return undefined;
    const refused = server.socket;
    queueMicrotask(() => {
      refused.push(refusal);
      refused.push({ ...refusal, success: true, ret_msg: "" });
    });
    return "none";
  });
  const wallet = streams.wallet();
  await server.clock.advance(1000);
  await wallet.ready;
  expect(server.sockets).toHaveLength(1);
  streams.close();
});

test("a new socket counts as authenticated only after the server has accepted its own authentication", async () => {
  const { server, events, streams } = authenticate((socket) => (socket === 0 ? undefined : "none"));
  await streams.wallet().ready;
  server.socket.cut();
  await server.clock.advance(10_100);
  expect(server.sockets[1]?.requests.map(({ op }) => op)).toEqual(["auth"]);
  expect(events.filter(({ type }) => type === "connected")).toHaveLength(1);
  streams.close();
});

test("a pong is not matched with a ping of the previous socket", async () => {
  const server = new FakeServer();
  // Send an order with another client first, because the first order loads the code that checks orders.
  const other = createTradingStreams({ ...new FakeServer().options, credentials });
  await other.trade.create(order);
  other.close();
  server.clockOffsetMs = 20_000;
  server.onRequest = (socket, { op }) => (op === "ping" && socket === server.sockets[0] ? "none" : undefined);
  const streams = createTradingStreams({ ...server.options, credentials });
  const first = streams.trade.create(order);
  await server.clock.advance(3000);
  server.socket.cut();
  await server.clock.advance(50);
  await first;
  const { header } = server.socket.requests.at(-1)!;
  expect(header?.["X-BAPI-TIMESTAMP"]).toBe(String(server.now));
  streams.close();
});

test("a connection whose key was accepted is ready after ten seconds without a pong", async () => {
  const server = new FakeServer();
  server.onRequest = (_, { op }) => (op === "ping" ? "none" : undefined);
  const streams = createTradingStreams({ ...server.options, credentials, heartbeat: { pongMs: 60_000 } });
  const wallet = streams.wallet();
  await server.clock.advance(10_000);
  await wallet.ready;
  expect(server.sockets).toHaveLength(1);
  streams.close();
});

test("a connection that stayed open for ten seconds is reopened within 100 ms, regardless of earlier failures", async () => {
  const server = new FakeServer();
  const streams = createTradingStreams({ ...server.options, random: () => 1 });
  streams.publicTrade({ category: "linear", symbol: "BTCUSDT" });
  for (let cut = 0; cut < 4; cut++) {
    await server.clock.advance(20_000);
    server.clock.waits.length = 0;
    server.socket.cut();
    expect(server.clock.waits).toEqual([100]);
  }
  streams.close();
});

test("a client does not reconnect if its onDebug callback closes it after a message that is too long", async () => {
  const server = new FakeServer();
  const onDebug = ({ type }: DebugEvent) => void (type === "message-too-long" && streams.close());
  const streams = createTradingStreams({ ...server.options, maxMessageLength: 1000, onDebug });
  await streams.publicTrade({ category: "linear", symbol: "BTCUSDT" }).ready;
  server.socket.pushText("x".repeat(1001));
  expect(server.clock.pending).toBe(0);
});
