import { array, assert, asyncProperty, integer, record, constantFrom } from "fast-check";
import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { fromFetch } from "./from-fetch.ts";
import { VirtualClock } from "./testing/virtual-clock.ts";
import { throttle } from "./throttle.ts";

const URL = "https://api.example.com/v5/order/create";
const limit = { key: "order.create", requests: 4, windowMs: 1000 };
const limits = [limit];

/** A server that counts a request when it arrives, and tells what is left. */
function serverOn(clock: VirtualClock) {
  const arrivals: number[] = [];
  const most = (from: (at: number) => number) =>
    Math.max(0, ...arrivals.map((at) => arrivals.filter((other) => other >= from(at) && other <= at).length));
  return {
    arrivals,
    arrive(): Record<string, string> {
      const now = clock.now();
      arrivals.push(now);
      const used = arrivals.filter((at) => at > now - limit.windowMs).length;
      return { "x-bapi-limit": `${limit.requests}`, "x-bapi-limit-status": `${Math.max(0, limit.requests - used)}` };
    },
    /** The most in any rolling window, and in any window of a fixed grid. */
    mostRolling: () => most((at) => at - limit.windowMs + 1),
    mostFixed: () => most((at) => Math.floor(at / limit.windowMs) * limit.windowMs),
  };
}

const after = (clock: VirtualClock, ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

test("no window of the server is exceeded, however long requests and answers travel, and whatever fails", async () => {
  const calls = array(
    record({
      pause: constantFrom(0, 0, 0, 30, 400, 1500),
      out: integer({ min: 0, max: 1500 }),
      back: integer({ min: 0, max: 1500 }),
      end: constantFrom("answer", "answer", "answer", "failure", "abort"),
    }),
    { minLength: 1, maxLength: 30 },
  );
  await assert(
    asyncProperty(calls, async (plan) => {
      const clock = new VirtualClock();
      const server = serverOn(clock);
      let index = 0;
      const sender = fromFetch(async () => {
        const { out, back, end } = plan[index++ % plan.length]!;
        await after(clock, out);
        const headers = server.arrive();
        await after(clock, back);
        if (end === "failure") throw new Error("broken");
        return new Response("{}", { headers });
      });
      const send = compose(sender, throttle({ clock }));
      const work: Promise<unknown>[] = [];
      for (const { pause, end } of plan) {
        await clock.advance(pause);
        const controller = new AbortController();
        // An abort while it waits: one that is under way may still arrive later.
        if (end === "abort") controller.abort();
        work.push(send(URL, { limits, signal: controller.signal }).catch((error: unknown) => error));
      }
      await clock.run(Promise.all(work));
      expect(server.mostRolling()).toBeLessThanOrEqual(limit.requests);
      expect(server.mostFixed()).toBeLessThanOrEqual(limit.requests);
      expect(server.arrivals).toHaveLength(plan.filter(({ end }) => end !== "abort").length);
    }),
    { numRuns: 40 },
  );
});

test.each([0, 5, 50, 200])("one call after the other, %d ms each, comes near the limit", async (travelMs) => {
  const clock = new VirtualClock();
  const server = serverOn(clock);
  const send = compose(
    fromFetch(async () => {
      await after(clock, travelMs / 2);
      const headers = server.arrive();
      await after(clock, travelMs / 2);
      return new Response("{}", { headers });
    }),
    throttle({ clock }),
  );
  const started = clock.now();
  const work = async () => {
    for (let count = 0; count < 40; count++) await send(URL, { limits });
  };
  await clock.run(work());
  const perWindow = 40 / ((clock.now() - started + limit.windowMs) / limit.windowMs);
  expect(perWindow).toBeGreaterThan(limit.requests * 0.78);
  expect(server.mostRolling()).toBeLessThanOrEqual(limit.requests);
});

test("a call that leaves the queue of its second limit gives its place in the first back after a window", async () => {
  const clock = new VirtualClock();
  const shared = [{ key: "address", requests: 1, windowMs: 3000 }];
  const sentAt: number[] = [];
  const started = clock.now();
  const sender = fromFetch(async () => {
    sentAt.push(clock.now() - started);
    return new Response("{}");
  });
  const send = compose(sender, throttle({ clock, shared }));
  const own = [{ ...limit, requests: 2 }];
  await clock.run(send(URL, { limits: own }));
  const controller = new AbortController();
  const given = send(URL, { limits: own, signal: controller.signal }).catch(() => "aborted");
  await clock.advance(10);
  controller.abort();
  expect(await given).toBe("aborted");
  await clock.run(Promise.all([send(URL, { limits: own }), send(URL, { limits: own })]));
  expect(sentAt).toEqual([0, 3000, 6000]);
});
