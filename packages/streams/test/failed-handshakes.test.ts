import { VirtualClock } from "@specwright-tools/testing";
import { once } from "node:events";
import { afterEach, describe, expect, test } from "vitest";
import { WebSocket as PackageSocket } from "ws";
import { createTradingStreams, type DebugEvent, type Socket, type SocketConstructor } from "../src/index.ts";
import { failingServer, failingWays } from "@specwright-tools/testing/failing-server";

const btc = { category: "linear", symbol: "BTCUSDT" } as const;
/** The wait after the first failure, where `random` is 0.5. */
const FIRST_WAIT_MS = 50;

const ignored = (): void => {};
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A client that meets a server, and the events of its connection. */
function connect(webSocket: SocketConstructor, baseUrl: string) {
  const clock = new VirtualClock();
  const events: DebugEvent[] = [];
  const heard: (() => void)[] = [];
  const onDebug = (event: DebugEvent): void => {
    events.push(event);
    for (const check of heard) check();
  };
  const streams = createTradingStreams({ webSocket, clock, random: () => 0.5, environment: { baseUrl }, onDebug });
  closers.push(() => streams.close());
  /** Resolves when the connection has ended so often. */
  const disconnected = (times: number): Promise<void> =>
    new Promise((resolve) => {
      const check = () => {
        if (events.filter(({ type }) => type === "disconnected").length >= times) resolve();
      };
      heard.push(check);
      check();
    });
  return { streams, clock, events, disconnected };
}

/** Connects twice, and sees that both failures are told and nothing else happens. */
async function failTwice(webSocket: SocketConstructor, baseUrl: string): Promise<void> {
  const { streams, clock, events, disconnected } = connect(webSocket, baseUrl);
  const trades = streams.publicTrade(btc);
  await disconnected(1);
  await clock.advance(FIRST_WAIT_MS);
  await disconnected(2);
  expect(events.filter(({ type }) => type === "connecting")).toHaveLength(2);
  expect(events.filter(({ type }) => type === "disconnected")).toHaveLength(2);
  streams.close();
  // A socket that is ended by force hears of it now.
  await clock.advance(1000);
  expect(await trades.ended).toBeUndefined();
}

const sockets = {
  "the package ws": PackageSocket as SocketConstructor,
  "the platform": WebSocket as unknown as SocketConstructor,
};

describe.each(Object.entries(sockets))("a socket of %s", (_, webSocket) => {
  test.each(Object.entries(failingWays))(
    "is told as disconnected and opened again where the server %s",
    async (_name, way) => {
      const { server, port } = await failingServer(way);
      closers.push(() => server.close());
      await failTwice(webSocket, `ws://127.0.0.1:${port}`);
    },
  );

  test("is told as disconnected where nobody listens", async () => {
    const { server, port } = await failingServer(ignored);
    server.close();
    await once(server, "close");
    await failTwice(webSocket, `ws://127.0.0.1:${port}`);
  });

  test("is told as disconnected where TLS meets a server without it", async () => {
    const { server, port } = await failingServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    closers.push(() => server.close());
    await failTwice(webSocket, `wss://127.0.0.1:${port}`);
  });

  test("is given up where the server accepts the connection and says nothing", async () => {
    const { server, port } = await failingServer(ignored);
    closers.push(() => server.close());
    const { streams, clock, events, disconnected } = connect(webSocket, `ws://127.0.0.1:${port}`);
    streams.publicTrade(btc);
    await once(server, "connection");
    await clock.advance(10_000);
    await disconnected(1);
    await clock.advance(1000);
    expect(events.map(({ type }) => type)).toEqual(["connecting", "disconnected", "connecting"]);
  });

  test("is closed by the caller during the handshake", async () => {
    const { server, port } = await failingServer(ignored);
    closers.push(() => server.close());
    const { streams, clock, events } = connect(webSocket, `ws://127.0.0.1:${port}`);
    const trades = streams.publicTrade(btc);
    const [connection] = (await once(server, "connection")) as [Socket & { on: typeof server.on }];
    streams.close();
    await new Promise((resolve) => void connection.on("close", resolve as () => void));
    await clock.advance(1000);
    expect(await trades.ended).toBeUndefined();
    expect(events.map(({ type }) => type)).toEqual(["connecting"]);
  });
});
