import { VirtualClock } from "@specwright-tools/testing";
import { once } from "node:events";
import { afterEach, describe, expect, test } from "vitest";
import { WebSocket as PackageSocket } from "ws";
import {
  createTradingStreams,
  type Credentials,
  type DebugEvent,
  type Socket,
  type SocketConstructor,
  type StreamsOptions,
} from "../src/index.ts";
import { failingServer, failingWays } from "@specwright-tools/testing/failing-server";

const credentials = { apiKey: "key", secret: "secret" };
const order = { category: "spot", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "1" } as const;
const btc = { category: "linear", symbol: "BTCUSDT" } as const;
/** Milliseconds before the second attempt, with a `random` of 0.5. */
const FIRST_WAIT_MS = 50;

const ignored = (): void => {};
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Creates a client that connects to a server, and collects its debug events. */
function connect(webSocket: SocketConstructor, baseUrl: string, key?: Credentials) {
  const clock = new VirtualClock();
  const events: DebugEvent[] = [];
  const heard: (() => void)[] = [];
  const onDebug = (event: DebugEvent): void => {
    events.push(event);
    for (const check of heard) check();
  };
  const options = { webSocket, clock, random: () => 0.5, environment: { baseUrl }, onDebug };
  const streams = createTradingStreams({ ...options, credentials: key } as StreamsOptions & {
    credentials: Credentials;
  });
  closers.push(() => streams.close());
  /** Resolves when the connection has closed `times` times. */
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

/**
 * Fails to connect twice. Expects that each failure is reported once and nothing else happens. Returns the reported
 * reasons.
 */
async function failTwice(webSocket: SocketConstructor, baseUrl: string): Promise<string> {
  const { streams, clock, events, disconnected } = connect(webSocket, baseUrl);
  const trades = streams.publicTrade(btc);
  await disconnected(1);
  await clock.advance(FIRST_WAIT_MS);
  await disconnected(2);
  expect(events.filter(({ type }) => type === "connecting")).toHaveLength(2);
  expect(events.filter(({ type }) => type === "disconnected")).toHaveLength(2);
  streams.close();
  // The client terminates the socket, which emits its close event.
  await clock.advance(1000);
  expect(await trades.ended).toBeUndefined();
  const reasons = events.map((event) => (event.type === "disconnected" ? event.reason : ""));
  return reasons.join("");
}

const sockets = {
  "the package ws": PackageSocket as SocketConstructor,
  "the runtime": WebSocket as unknown as SocketConstructor,
};

describe.each(Object.entries(sockets))("a socket of %s", (_, webSocket) => {
  test.each(Object.entries(failingWays))(
    "is reported as disconnected and reopened if the server %s",
    async (_name, way) => {
      const { server, port } = await failingServer(way);
      closers.push(() => server.close());
      await failTwice(webSocket, `ws://127.0.0.1:${port}`);
    },
  );

  test("is reported as disconnected if no server listens", async () => {
    const { server, port } = await failingServer(ignored);
    server.close();
    await once(server, "close");
    expect(await failTwice(webSocket, `ws://127.0.0.1:${port}`)).toContain("(ECONNREFUSED): no server accepts");
  });

  test("is reported as disconnected if a TLS connection reaches a server without TLS", async () => {
    const { server, port } = await failingServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    closers.push(() => server.close());
    expect(await failTwice(webSocket, `wss://127.0.0.1:${port}`)).toContain("no secure connection is possible");
  });

  test("is reported with the HTTP status, but without the response body or the URL, if the handshake fails", async () => {
    const page = "HTTP/1.1 502 secret\r\nContent-Length: 6\r\n\r\nsecret";
    const { server, port } = await failingServer((socket) => socket.end(page));
    closers.push(() => server.close());
    const reason = await failTwice(webSocket, `ws://127.0.0.1:${port}/secret`);
    expect(reason).toContain("The server responded to the handshake with HTTP status 502.");
    expect(reason).not.toContain("secret");
  });

  test("is reported without the host name if the name cannot be resolved", async () => {
    const reason = await failTwice(webSocket, "wss://no-such-host.invalid");
    expect(reason).toContain("the host name cannot be resolved");
    expect(reason).not.toContain("invalid");
  });

  test("leaves an order unsent with an error that contains the connection failure", async () => {
    const { server, port } = await failingServer(ignored);
    server.close();
    await once(server, "close");
    const { streams, clock, disconnected } = connect(webSocket, `ws://127.0.0.1:${port}`, credentials);
    const create = streams.trade.create(order).catch((error: unknown) => error);
    await disconnected(1);
    await clock.advance(5000);
    expect(await create).toMatchObject({
      outcome: "not-sent",
      message: expect.stringMatching(/not ready within 5000 ms.*nothing was sent\. .*\(ECONNREFUSED\)/) as unknown,
    });
  });

  test("is closed and replaced if the server accepts the connection but does not respond", async () => {
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

  test("can be closed by the caller during the handshake", async () => {
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
