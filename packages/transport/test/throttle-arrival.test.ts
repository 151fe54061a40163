import { VirtualClock } from "@specwright-tools/testing";
import { array, assert, asyncProperty, constantFrom, integer, record } from "fast-check";
import { expect, test } from "vitest";
import type { RateLimit } from "../src/index.ts";
import { clientOf, errorOf, requestOf } from "./support/requests.ts";

const limit: RateLimit = { key: "order.create", requests: 4, windowMs: 1000 };

/** Creates a server that counts requests when they arrive, and reports how many are left. */
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
      return { limit: `${limit.requests}`, remaining: `${Math.max(0, limit.requests - used)}` };
    },
    /**
     * Returns the maximum number of requests in any rolling window. `mostFixed` returns the maximum in any window that
     * starts at a multiple of the window's length.
     */
    mostRolling: () => most((at) => at - limit.windowMs + 1),
    mostFixed: () => most((at) => Math.floor(at / limit.windowMs) * limit.windowMs),
  };
}

const after = (clock: VirtualClock, ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

test("the server's rate limit is never exceeded, regardless of latency and failures", async () => {
  const calls = array(
    record({
      pause: constantFrom(0, 0, 0, 30, 400, 1500),
      out: integer({ min: 0, max: 1500 }),
      back: integer({ min: 0, max: 1500 }),
      end: constantFrom("response", "response", "response", "failure", "abort"),
    }),
    { minLength: 1, maxLength: 30 },
  );
  await assert(
    asyncProperty(calls, async (plan) => {
      const clock = new VirtualClock();
      const server = serverOn(clock);
      let index = 0;
      const fetch = async () => {
        const { out, back, end } = plan[index++ % plan.length]!;
        await after(clock, out);
        const headers = server.arrive();
        await after(clock, back);
        if (end === "failure") throw new Error("broken");
        return new Response("{}", { headers });
      };
      const client = clientOf({ fetch, clock, retry: false });
      const work: Promise<unknown>[] = [];
      for (const { pause, end } of plan) {
        await clock.advance(pause);
        // Abort before the request is sent, because a request under way may still arrive later.
        const signal = end === "abort" ? AbortSignal.abort() : new AbortController().signal;
        work.push(client.request(requestOf({ rateLimits: [limit], signal })).catch(() => {}));
      }
      await clock.run(Promise.all(work));
      expect(server.mostRolling()).toBeLessThanOrEqual(limit.requests);
      expect(server.mostFixed()).toBeLessThanOrEqual(limit.requests);
      expect(server.arrivals).toHaveLength(plan.filter(({ end }) => end !== "abort").length);
    }),
    { numRuns: 40 },
  );
});

test.each([0, 5, 50, 200])(
  "calls that each take %d ms and run one after another come close to the rate limit",
  async (travelMs) => {
    const clock = new VirtualClock();
    const server = serverOn(clock);
    const fetch = async () => {
      await after(clock, travelMs / 2);
      const headers = server.arrive();
      await after(clock, travelMs / 2);
      return new Response("{}", { headers });
    };
    const client = clientOf({ fetch, clock });
    const started = clock.now();
    const work = async () => {
      for (let count = 0; count < 40; count++) await client.request(requestOf({ rateLimits: [limit] }));
    };
    await clock.run(work());
    const perWindow = 40 / ((clock.now() - started + limit.windowMs) / limit.windowMs);
    expect(perWindow).toBeGreaterThan(limit.requests * 0.78);
    expect(server.mostRolling()).toBeLessThanOrEqual(limit.requests);
  },
);

test("a call that is aborted while it waits for one of two rate limits counts towards the other limit for only one window", async () => {
  const clock = new VirtualClock();
  const sentAt: number[] = [];
  const started = clock.now();
  const fetch = async () => {
    sentAt.push(clock.now() - started);
    return new Response("{}");
  };
  const client = clientOf({ fetch, clock, throttle: { shared: [{ key: "address", requests: 1, windowMs: 3000 }] } });
  const own = { rateLimits: [{ ...limit, requests: 1 }] };
  await clock.run(client.request(requestOf(own)));
  await clock.advance(1000);
  const controller = new AbortController();
  const given = errorOf(client.request(requestOf({ ...own, signal: controller.signal })));
  await clock.advance(10);
  controller.abort();
  expect(await given).toMatchObject({ code: "aborted" });
  await clock.run(Promise.all([client.request(requestOf(own)), client.request(requestOf(own))]));
  expect(sentAt).toEqual([0, 3000, 6000]);
});
