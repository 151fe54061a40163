import { settle, VirtualClock } from "@specwright-tools/testing";
import { SpecwrightError } from "@specwright/transport";
import { expect, test } from "vitest";
import { WebSocket as PackageSocket } from "ws";
import { createTradingStreams, type SocketConstructor, type TradingStreams } from "../src/index.ts";
import { failingServer, frame, switching } from "@specwright-tools/testing/failing-server";
import { fakeTrading } from "./support/fake-trading.ts";
import { HostileSocket, hostileData, pick } from "./support/hostile-server.ts";
import { loadFiles } from "./support/load-files.ts";
import { randomNumbers } from "./support/random-numbers.ts";
import { parametersOf, subscribeTo, type TopicName } from "./support/recordings.ts";

const isLong = process.env["SPECWRIGHT_LONG"] === "1";
/** Duration of each test in minutes if `SPECWRIGHT_LONG` is 1. */
const minutes = Number(process.env["SPECWRIGHT_MINUTES"] ?? 60);
const firstSeed = Number(process.env["SPECWRIGHT_SEED"]);
const topics = Object.keys(parametersOf) as TopicName[];
const credentials = { apiKey: "key", secret: "secret" };
const market = { category: "linear", symbol: "BTCUSDT" } as const;
const order = { ...market, side: "Buy", orderType: "Limit", qty: "0.01", price: "1" } as const;

/** Yields `count` seeds. If `SPECWRIGHT_LONG` is 1, yields seeds for `minutes` minutes instead. */
function* seeds(count: number): Generator<number> {
  const end = performance.now() + minutes * 60_000;
  for (let run = 0; isLong ? performance.now() < end : run < count; run++) yield firstSeed + run;
}

/** Creates a REST client that returns arbitrary records and sometimes fails. */
const hostileRest = (random: () => number) =>
  fakeTrading(
    () => {
      if (random() < 0.2) throw new Error("The platform is busy.");
      const record = () =>
        pick(random, [null, {}, 5, { execId: "1", execTime: {} }, { orderId: [], updatedTime: "1" }]);
      return random() < 0.5 ? [] : [record() as object, record() as object];
    },
    async () => pick(random, [null, {}, { b: [[]], a: [], u: 1, seq: 1 }, { b: [["1", "1"]], a: [], u: 1, seq: 1 }]),
  );

/**
 * Subscribes to random topics and sends orders. Each returned promise resolves with the result or error of a
 * subscription or order.
 */
function use(streams: TradingStreams, random: () => number): Promise<unknown>[] {
  const chosen = topics.filter(() => random() < 0.3);
  const ends: Promise<unknown>[] = chosen.map((topic) => subscribeTo(streams, topic, "BTC-1").ended);
  for (let number = 0; number < 3; number++) ends.push(streams.trade.create(order).catch((error: unknown) => error));
  return ends;
}

/** Expects each subscription and order to end successfully or with a `SpecwrightError`. */
async function expectEnds(ends: readonly Promise<unknown>[]): Promise<void> {
  for (const end of await Promise.all(ends)) {
    const isKnown = end === undefined || SpecwrightError.isInstance(end) || "orderId" in Object(end);
    expect(isKnown, String(end)).toBe(true);
  }
}

async function runHostileSockets(seed: number): Promise<void> {
  const random = randomNumbers(seed);
  const clock = new VirtualClock();
  const sockets: HostileSocket[] = [];
  const throws = pick(random, [0, 0, 0.02, 0.3, 1]);
  const webSocket = function open(url: string) {
    const socket = new HostileSocket(url, random, throws);
    sockets.push(socket);
    return socket;
  } as unknown as SocketConstructor;
  const trading = hostileRest(random);
  const streams = createTradingStreams({ webSocket, clock, random, credentials, trading });
  const ends = use(streams, random);
  for (let step = 0; step < 60; step++) {
    await settle();
    for (const socket of sockets.slice(-4)) if (random() < 0.7) socket.act();
    if (random() < 0.3) await clock.advance(pick(random, [1, 100, 5000, 20_000]));
  }
  streams.close();
  for (const socket of sockets) socket.act();
  await clock.advance(2000);
  await expectEnds(ends);
  expect(clock.pending).toBe(0);
}

/**
 * Returns the bytes that a server sends after the handshake: a complete frame of any type, a truncated frame, or random
 * bytes.
 */
function hostileBytes(random: () => number): Buffer {
  const data = hostileData(random);
  const payload = Buffer.from(typeof data === "string" ? data : "{}");
  const chance = random();
  if (chance < 0.6) return frame(1, payload);
  if (chance < 0.7) return frame(2, payload);
  if (chance < 0.8) return frame(pick(random, [0, 3, 8, 9, 10, 15]), payload.subarray(0, 125));
  if (chance < 0.9) return frame(1, payload).subarray(0, Math.floor(random() * payload.length));
  return Buffer.from(Array.from({ length: 50 }, () => Math.floor(random() * 256)));
}

/** Connects a client with real sockets four times to a local server that sends corrupted bytes. */
async function runHostileBytes(seed: number): Promise<void> {
  const random = randomNumbers(seed);
  let connections = 0;
  let meet = (): void => {};
  const met = new Promise<void>((resolve) => (meet = resolve));
  const { server, port } = await failingServer((socket, request) => {
    socket.write(switching(request));
    for (let count = 0; count < 10; count++) socket.write(hostileBytes(random));
    if (random() < 0.5) socket.end();
    else socket.resetAndDestroy();
    connections += 1;
    if (connections === 4) meet();
  });
  const webSocket = pick(random, [PackageSocket as SocketConstructor, WebSocket as unknown as SocketConstructor]);
  const environment = { baseUrl: `ws://127.0.0.1:${port}` };
  const options = { webSocket, environment, credentials, random: () => 0, trading: hostileRest(random) };
  const streams = createTradingStreams(options);
  const ends = use(streams, random);
  await met;
  streams.close();
  server.close();
  await expectEnds(ends);
}

const limit = isLong ? (minutes + 1) * 60_000 : undefined;

test(
  "random socket events and exceptions cause no uncaught exception, and every subscription and request ends",
  async () => {
    await loadFiles();
    for (const seed of seeds(60))
      await runHostileSockets(seed).catch((cause: unknown) => {
        throw new Error(`Seed ${seed}`, { cause });
      });
  },
  limit,
);

test(
  "random bytes from a server cause no uncaught exception in real sockets, and every subscription and request ends",
  async () => {
    for (const seed of seeds(15)) await runHostileBytes(seed);
  },
  limit,
);
