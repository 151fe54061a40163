import { settle, VirtualClock } from "@specwright-tools/testing";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { created, credentials, envelope, json, refused, stubPlatform } from "./support/stub-platform.ts";

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
const retry = { backoff: { baseMs: 1000 }, random: () => 1 };
const isLate = { code: "timeout", outcome: "not-sent" };
const HOURS = 8 * 3_600_000;

/**
 * Waits until `timers` timers are running, by default two: the current wait and the timeout of the call. Then simulates
 * that the machine sleeps: time passes although no timer fires. Afterwards, the earliest timer fires first.
 */
async function sleep(clock: VirtualClock, timers = 2): Promise<void> {
  while (clock.pending < timers) await settle();
  clock.set(clock.now() + HOURS);
}

// Load code before the tests: loading takes real time, during which virtual time would pass.
beforeAll(async () => {
  const { trading, clock } = stubPlatform([refused(10006)], { retry: false });
  await clock.run(trading.order.create(order)).catch(() => {});
});

describe("an order that waits while the machine sleeps", () => {
  test("is not resent after its timeout if the first attempt was refused", async () => {
    const { trading, clock, seen } = stubPlatform([refused(10006), created], { retry });
    const work = trading.order.create(order, { timeoutMs: 3000 });
    await sleep(clock);
    // The platform confirmed that it executed nothing.
    await expect(clock.run(work)).rejects.toMatchObject({ ...isLate, outcome: "answered" });
    expect(seen).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  test("is not sent after its timeout if it waits for a rate limit", async () => {
    const { trading, clock, seen } = stubPlatform([created], { retry });
    const works = Array.from({ length: 11 }, () => trading.order.create(order, { timeoutMs: 3000 }));
    const last = works.at(-1) as Promise<unknown>;
    await sleep(clock);
    await expect(clock.run(last)).rejects.toMatchObject(isLate);
    expect(seen).toHaveLength(10);
  });

  test("has an unknown outcome after its timeout if an earlier attempt may have arrived", async () => {
    const lost = new TypeError("down");
    const { trading, clock, seen } = stubPlatform([lost, created], { retry });
    const work = trading.order.create(order, { timeoutMs: 3000 });
    const unknown = { code: "unknown-outcome" };
    await sleep(clock);
    await expect(clock.run(work)).rejects.toMatchObject(unknown);
    expect(seen).toHaveLength(1);
  });

  test("is sent if it has no timeout", async () => {
    const { trading, clock, seen } = stubPlatform([refused(10006), created], { retry });
    const work = trading.order.create(order);
    await sleep(clock, 1);
    expect(await clock.run(work)).toMatchObject({ orderId: "1" });
    expect(seen).toHaveLength(2);
  });
});

test("the timeout of a call includes loading the code that checks its result", async () => {
  vi.resetModules();
  const { call, createSession, orderCreate } = await import("../src/operations.ts");
  const clock = new VirtualClock();
  const seen: unknown[] = [];
  const fetch = async (...request: unknown[]) => (
    seen.push(request),
    json(envelope({ orderId: "1", orderLinkId: "" }))
  );
  const session = createSession({ credentials, clock, fetch, responses: "strict" });
  const work = call(session, orderCreate, order, { timeoutMs: 3000 });
  clock.set(clock.now() + 3001);
  await expect(clock.run(work)).rejects.toMatchObject({ ...isLate, attempts: 0 });
  expect(seen).toHaveLength(0);
});
