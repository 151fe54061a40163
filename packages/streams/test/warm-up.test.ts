/** Tests of `warmUp`. */
import { afterEach, expect, test, vi } from "vitest";
import { FakeServer } from "./support/fake-server.ts";

const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01" } as const;

/** Loads the package anew, because only the first call in a process does anything. */
async function loadPackage() {
  vi.resetModules();
  return import("../src/index.ts");
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

/** Replaces the runtime's timers. Returns the pending ones, and the delays of all. */
function watchTimers() {
  const { setTimeout: start, clearTimeout: cancel } = globalThis;
  const pending = new Set<NodeJS.Timeout>();
  const delays: number[] = [];
  vi.stubGlobal("setTimeout", (callback: () => void, ms: number) => {
    const timer = start(() => {
      pending.delete(timer);
      callback();
    }, ms);
    pending.add(timer);
    delays.push(ms);
    return timer;
  });
  vi.stubGlobal("clearTimeout", (timer: NodeJS.Timeout) => {
    pending.delete(timer);
    cancel(timer);
  });
  return { pending, delays };
}

test("warmUp keeps a book of 50 levels, and sends and cancels an order after each update", async () => {
  const messages = recordMessages();
  const { warmUp } = await loadPackage();
  await warmUp();
  const having = (part: string) => messages().filter((text) => text.includes(part));
  const [snapshot = "", ...others] = having('"type":"snapshot"');
  expect(JSON.parse(snapshot)).toMatchObject({ data: { b: { length: 50 }, a: { length: 50 } } });
  expect(others).toEqual([]);
  const deltas = having('"type":"delta"');
  expect(deltas.length).toBe(1199);
  expect(deltas.some((text) => text.includes('"0"]'))).toBe(true);
  for (const op of ["order.create", "order.cancel"])
    expect(having(`"op":"${op}","data":{"orderId":"`).length).toBe(1200);
});

test("warmUp works without a network and a WebSocket, leaves no timer behind, and lets other tasks run", async () => {
  vi.stubGlobal("WebSocket", undefined);
  vi.stubGlobal("fetch", () => {
    throw new Error("used the network");
  });
  const { pending, delays } = watchTimers();
  const { warmUp } = await loadPackage();
  await warmUp();
  expect(pending.size).toBe(0);
  expect(delays.filter((ms) => ms === 0).length).toBe(120);
});

test("further calls of warmUp do nothing", async () => {
  const { warmUp } = await loadPackage();
  const first = warmUp();
  expect(warmUp()).toBe(first);
  await first;
  const messages = recordMessages();
  await warmUp();
  expect(messages()).toEqual([]);
});

test("a failed warmUp rejects, leaves no timer behind, and can be repeated", async () => {
  const { warmUp } = await loadPackage();
  const { pending } = watchTimers();
  const { parse } = JSON;
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  let calls = 0;
  const parsing = vi.spyOn(JSON, "parse").mockImplementation((text, revive) => {
    calls += 1;
    if (calls === 4000) throw new Error("broken");
    return parse(text, revive) as unknown;
  });
  await expect(warmUp()).rejects.toThrow("warmUp failed. It sent nothing to the platform.");
  expect(pending.size).toBe(0);
  parsing.mockRestore();
  await warmUp();
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test("after warmUp, an order reaches only the exchange of its own client", async () => {
  const { warmUp, createTradingStreams } = await loadPackage();
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
