import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { settle, VirtualClock } from "@specwright-tools/testing";
import { requiredMessage } from "@specwright-tools/testing/required-message";
import { createTradingStreams, type SocketConstructor, type StreamsOptions } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";

const credentials = { apiKey: "key", secret: "secret" };
const closers: (() => void)[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  for (const close of closers.splice(0)) close();
});

/** Starts a local server that accepts every request, and returns an environment with its address. */
async function startServer() {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  const connected = once(server, "connection") as Promise<[WebSocket]>;
  closers.push(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  server.on("connection", (socket) =>
    socket.on("message", (text) => {
      const { op, req_id } = JSON.parse(String(text)) as { op: string; req_id?: string };
      const pong = { op: "pong", args: [String(Date.now())] };
      socket.send(JSON.stringify(op === "ping" ? pong : { op, req_id, success: true, ret_msg: "" }));
    }),
  );
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { connected, environment: { baseUrl: `ws://127.0.0.1:${port}` } };
}

/** Subscribes to orders, and sends more updates than a subscription keeps for its reader. */
async function flood(options: StreamsOptions, count: number) {
  const { connected, environment } = await startServer();
  const streams = createTradingStreams({ ...options, environment, credentials });
  closers.push(() => streams.close());
  const orders = streams.order();
  await orders.ready;
  const [socket] = await connected;
  const padding = "x".repeat(1000);
  const data = [{ orderId: "NUMBER", orderStatus: "New", updatedTime: "1", cumExecQty: "0", padding }];
  const text = JSON.stringify(requiredMessage("/v5/private", { topic: "order", creationTime: 1, data }));
  for (let number = 0; number < count; number++) socket.send(text.replace("NUMBER", String(number)));
  return { orders, socket };
}

/** Waits until the server can't send any more data. */
async function untilStuck(socket: WebSocket): Promise<void> {
  for (let before = -1; before !== socket.bufferedAmount;) {
    before = socket.bufferedAmount;
    for (let turn = 0; turn < 500; turn++) await settle();
  }
}

const ws = WebSocket as unknown as SocketConstructor;

test("a socket of the package ws is paused for a slow reader, and no event is lost", async () => {
  const { orders, socket } = await flood({ webSocket: ws }, 40_000);
  const delivered: number[] = [];
  for await (const event of orders) {
    // Most events still wait on the server's side.
    if (delivered.length === 0) await untilStuck(socket);
    if (delivered.length === 0) expect(socket.bufferedAmount).toBeGreaterThan(10_000_000);
    if (event.type !== "update") throw new Error(`The connection ended: ${JSON.stringify(event)}`);
    if (delivered.push(Number(event.data.orderId)) === 40_000) break;
  }
  expect(delivered).toEqual(Array.from({ length: 40_000 }, (_, number) => number));
});

test("a connection that is paused because its reader is slow does not count as dead", async () => {
  const clock = new VirtualClock();
  const { orders, socket } = await flood({ webSocket: ws, clock }, 40_000);
  await untilStuck(socket);
  await clock.advance(60_000);
  const types: string[] = [];
  for await (const { type } of orders) if (types.push(type) === 40_000) break;
  expect(new Set(types)).toEqual(new Set(["update"]));
});

test("a subscription on the runtime's WebSocket ends with an error if its reader is too slow", async () => {
  const { orders } = await flood({}, 20_000);
  const error = await orders.ended;
  expect(error?.code).toBe("overflow");
  expect(error?.message).toContain("use the package ws");
});

test("without a WebSocket in the runtime, the installed package ws is used", async () => {
  vi.stubGlobal("WebSocket", undefined);
  const { orders } = await flood({}, 1);
  const { value } = await orders[Symbol.asyncIterator]().next();
  expect(value).toMatchObject({ type: "update", data: { orderId: "0" } });
});

/** Subscribes to orders over sockets that can be paused. Returns a function that sends another order update. */
async function listenToOrders() {
  const server = new FakeServer();
  const webSocket = function open(url: string) {
    const socket = new server.WebSocket(url);
    let isPaused = false;
    return Object.assign(socket, {
      pause: () => void (isPaused = true),
      resume: () => void (isPaused = false),
      isPaused: () => isPaused,
    });
  } as unknown as SocketConstructor;
  const streams = createTradingStreams({ ...server.options, webSocket, credentials });
  closers.push(() => streams.close());
  const orders = streams.order();
  await orders.ready;
  const isPaused = () => (server.socket as unknown as { isPaused(): boolean }).isPaused();
  let sent = 0;
  const send = () => {
    const data = [{ orderId: String(sent++), orderStatus: "New", updatedTime: "1", cumExecQty: "0" }];
    server.socket.push({ topic: "order", creationTime: 1, data });
  };
  return { server, orders, isPaused, send, sent: () => sent };
}

test("a connection that is lost while it is paused for a slow reader causes one gap, and the subscription continues", async () => {
  const { server, orders, isPaused, send, sent } = await listenToOrders();
  while (!isPaused()) send();
  server.socket.cut();
  await server.clock.advance(1000);
  send();
  expect(isPaused()).toBe(true);
  const seen: Record<string, number> = {};
  for await (const { type } of orders) {
    seen[type] = (seen[type] ?? 0) + 1;
    if (seen["update"] === sent()) break;
  }
  expect(seen).toEqual({ update: sent(), gap: 1, resumed: 1 });
});

test("a connection that stays silent after a pause for a slow reader counts as dead", async () => {
  const { server, orders, isPaused, send, sent } = await listenToOrders();
  while (!isPaused()) send();
  let read = 0;
  for await (const _ of orders) {
    read += 1;
    if (read < sent()) continue;
    expect(isPaused()).toBe(false);
    server.socket.isSilent = true;
    await server.clock.advance(13_000);
    break;
  }
  expect(server.sockets).toHaveLength(2);
});
