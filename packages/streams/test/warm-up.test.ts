/** Tests of `warmUp`. */
import { afterEach, expect, test, vi } from "vitest";
import { createTradingStreams } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";

const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01" } as const;

/** Loads the client anew, because only the first call in a process does anything. */
async function loadWarmUp() {
  vi.resetModules();
  return (await import("../src/index.ts")).warmUp;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Records the messages that the exchange in memory sends. */
function recordMessages(): () => string[] {
  const spy = vi.spyOn(JSON, "stringify");
  return () => spy.mock.results.map(({ value }) => String(value));
}

/** Replaces the runtime's timers, and returns those that are pending. */
function watchTimers(): ReadonlySet<unknown> {
  const { setTimeout: start, clearTimeout: cancel } = globalThis;
  const pending = new Set<NodeJS.Timeout>();
  vi.stubGlobal("setTimeout", (callback: () => void, ms: number) => {
    const timer = start(() => {
      pending.delete(timer);
      callback();
    }, ms);
    pending.add(timer);
    return timer;
  });
  vi.stubGlobal("clearTimeout", (timer: NodeJS.Timeout) => {
    pending.delete(timer);
    cancel(timer);
  });
  return pending;
}

test("warmUp keeps a book and sends, amends and cancels an order after each update", async () => {
  const messages = recordMessages();
  const warmUp = await loadWarmUp();
  await warmUp();
  const count = (part: string) => messages().filter((text) => text.includes(part)).length;
  expect(count('"type":"snapshot"')).toBe(3);
  expect(count('"type":"delta"')).toBe(3 * 249);
  for (const op of ["order.create", "order.amend", "order.cancel"]) expect(count(`"op":"${op}","data"`)).toBe(3 * 250);
});

test("warmUp works without a network and a WebSocket, and leaves no timer behind", async () => {
  vi.stubGlobal("WebSocket", undefined);
  vi.stubGlobal("fetch", () => {
    throw new Error("used the network");
  });
  const timers = watchTimers();
  const warmUp = await loadWarmUp();
  await warmUp();
  expect(timers.size).toBe(0);
});

test("other tasks run during warmUp", async () => {
  const warmUp = await loadWarmUp();
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await warmUp();
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(30);
});

test("further calls of warmUp do nothing", async () => {
  const warmUp = await loadWarmUp();
  const first = warmUp();
  expect(warmUp()).toBe(first);
  await first;
  const messages = recordMessages();
  await warmUp();
  expect(messages()).toEqual([]);
});

test("after warmUp, an order reaches only the exchange of its own client", async () => {
  const warmUp = await loadWarmUp();
  await warmUp();
  const server = new FakeServer();
  const orders: string[] = [];
  server.onRequest = (_, { op }) => {
    if (op.startsWith("order.")) orders.push(op);
    return undefined;
  };
  const streams = createTradingStreams({ ...server.options, credentials });
  await streams.trade.create({ ...order, price: "50000" });
  expect(orders).toEqual(["order.create"]);
  streams.close();
});
