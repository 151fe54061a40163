/**
 * Tests of sockets whose `send` throws on an open connection, so that it is unknown whether the message was sent, and
 * of sockets that emit events after they have closed.
 */
import { expect, test } from "vitest";
import { createTradingStreams, type SocketConstructor } from "../src/index.ts";
import { FakeServer, type Request } from "./support/fake-server.ts";

const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };
const btc = { category: "linear", symbol: "BTCUSDT" } as const;
const order = { ...btc, side: "Buy", orderType: "Market", qty: "0.01" } as const;

/** Returns the sockets of a fake server. The first message with `op` makes `send` throw, before or after it is sent. */
function failingOnce(server: FakeServer, op: string, when: "before" | "after"): SocketConstructor {
  const { WebSocket } = server;
  let hasFailed = false;
  return function open(url: string) {
    const socket = new WebSocket(url);
    const send = socket.send.bind(socket);
    return Object.assign(socket, {
      send(text: string) {
        const fails = !hasFailed && (JSON.parse(text) as Request).op === op;
        if (!fails || when === "after") send(text);
        if (!fails) return;
        hasFailed = true;
        throw new Error("of the socket");
      },
    });
  } as unknown as SocketConstructor;
}

test.each(["before", "after"] as const)(
  "an order has an unknown outcome and is not resent if the socket's send throws %s sending it",
  async (when) => {
    const server = new FakeServer();
    const webSocket = failingOnce(server, "order.create", when);
    const streams = createTradingStreams({ ...server.options, webSocket, credentials });
    await expect(streams.trade.create(order)).rejects.toMatchObject({ code: "unknown-outcome", outcome: "unknown" });
    await server.clock.advance(1000);
    await expect(streams.trade.create(order)).resolves.toMatchObject({ orderId: "1" });
    const sent = server.sockets.flatMap(({ requests }) => requests).filter((request) => request.op === "order.create");
    expect(sent).toHaveLength(when === "after" ? 2 : 1);
    streams.close();
    await server.clock.advance(1000);
    expect(server.clock.pending).toBe(0);
  },
);

test.each(["subscribe", "ping", "auth"])("a topic is delivered even if a send of %s throws once", async (op) => {
  const server = new FakeServer();
  const webSocket = failingOnce(server, op, "before");
  const streams = createTradingStreams({ ...server.options, webSocket, credentials });
  const subscription = op === "auth" ? streams.wallet() : streams.publicTrade(btc);
  let isReady = false;
  void subscription.ready.then(() => (isReady = true));
  await server.clock.advance(1000);
  expect(isReady).toBe(true);
  streams.close();
});

/**
 * Returns sockets whose events the test can emit at any time. The key of `emit` consists of the socket's number,
 * starting at 1, and the event type, such as `1 close`.
 */
function listening(server: FakeServer) {
  const heard = new Map<string, (event: unknown) => void>();
  const webSocket = function open(url: string) {
    const socket = new server.WebSocket(url);
    const listen = socket.addEventListener.bind(socket);
    return Object.assign(socket, {
      addEventListener(type: "open", listener: (event: unknown) => void) {
        heard.set(`${server.sockets.length} ${type}`, listener);
        listen(type, listener);
      },
    });
  } as unknown as SocketConstructor;
  return { webSocket, emit: (key: string, event: unknown) => heard.get(key)?.(event) };
}

test("events of a closed socket are ignored", async () => {
  const server = new FakeServer();
  const { webSocket, emit } = listening(server);
  const streams = createTradingStreams({ ...server.options, webSocket });
  const types: string[] = [];
  const trades = streams.publicTrade(btc, { onEvent: ({ type }) => void types.push(type), policy: { queue: 10 } });
  await trades.ready;
  server.socket.cut();
  await server.clock.advance(1000);
  expect(types).toEqual(["gap", "resumed"]);
  const [first] = server.sockets;
  emit("1 message", { data: "{" });
  emit("1 error", {});
  emit("1 close", { code: 1000 });
  emit("1 open", {});
  await server.clock.advance(1000);
  expect(types).toEqual(["gap", "resumed"]);
  expect(server.sockets).toHaveLength(2);
  expect(first?.requests.filter(({ op }) => op === "subscribe")).toHaveLength(1);
  streams.close();
  emit("2 open", {});
  emit("2 message", { data: "{" });
  expect(server.clock.pending).toBe(0);
});
