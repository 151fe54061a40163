import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { array, assert, asyncProperty, integer, record } from "fast-check";
import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { json, stubFetch } from "./testing/stub-fetch.ts";
import { settle, VirtualClock } from "./testing/virtual-clock.ts";
import { createMemoryStore } from "./throttle-store.ts";
import { throttle } from "./throttle.ts";
import type { DebugEvent } from "./types.ts";

const URL = "https://api.example.com/v5/order/create";
const limit = { key: "order.create", requests: 3, windowMs: 1000 };
const limits = [limit];

function setUp(headers: Record<string, string> = {}, options = {}) {
  const clock = new VirtualClock();
  const started = clock.now();
  const sentAt: number[] = [];
  const fetch = stubFetch(() => {
    sentAt.push(clock.now() - started);
    return json({}, { headers });
  });
  return { clock, started, sentAt, send: compose(fetch, throttle({ clock, ...options })) };
}

test("no rolling window holds more than the limit, and the order is kept", async () => {
  const { clock, sentAt, send } = setUp();
  const done: number[] = [];
  await clock.run(
    Promise.all(Array.from({ length: 8 }, (_, index) => send(URL, { limits }).then(() => done.push(index)))),
  );
  expect(sentAt).toEqual([0, 0, 0, 1000, 1000, 1000, 2000, 2000]);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(clock.pending).toBe(0);
});

test("calls at any times and costs never exceed the limit in any window", async () => {
  const arrivals = array(record({ after: integer({ min: 0, max: 700 }), cost: integer({ min: 1, max: 4 }) }), {
    maxLength: 30,
  });
  await assert(
    asyncProperty(arrivals, async (calls) => {
      const { clock, started } = setUp();
      const taken: { at: number; cost: number }[] = [];
      const work: Promise<unknown>[] = [];
      const send = compose((request, context) => {
        taken.push({ at: clock.now() - started, cost: Math.min(3, context.limits?.[0]?.cost ?? 1) });
        return stubFetch(json({}))(request, context);
      }, throttle({ clock }));
      for (const { after, cost } of calls) {
        await clock.advance(after);
        work.push(send(URL, { limits: [{ ...limit, cost }] }));
      }
      await clock.run(Promise.all(work));
      for (const { at } of taken) {
        const window = taken.filter((other) => other.at > at - 1000 && other.at <= at);
        expect(window.reduce((sum, { cost }) => sum + cost, 0)).toBeLessThanOrEqual(3);
      }
      expect(taken).toHaveLength(calls.length);
    }),
    { numRuns: 30 },
  );
});

test("buckets do not wait for each other; a shared limit binds all", async () => {
  const shared = [{ key: "ip", requests: 4, windowMs: 5000 }];
  const { clock, sentAt, send } = setUp({}, { shared });
  const call = (key: string) => send(URL, { limits: [{ ...limit, key }] });
  await clock.run(Promise.all([call("a"), call("a"), call("b"), call("b"), call("b")]));
  expect(sentAt).toEqual([0, 0, 0, 0, 5000]);
});

test("an aborted call leaves the queue; the others keep their places and no timer stays", async () => {
  const { clock, sentAt, send } = setUp();
  const controller = new AbortController();
  const first = Promise.all([1, 2, 3].map(() => send(URL, { limits })));
  const aborted = [send(URL, { limits, signal: controller.signal }), send(URL, { limits, signal: controller.signal })];
  const last = send(URL, { limits });
  await settle();
  controller.abort();
  for (const result of await Promise.allSettled(aborted)) {
    expect(result).toMatchObject({ reason: { code: "aborted", outcome: "not-sent" } });
  }
  await clock.run(Promise.all([first, last]));
  expect(sentAt).toEqual([0, 0, 0, 1000]);
  expect(clock.pending).toBe(0);
});

test.each([
  ["absent", {}, 0],
  ["others left", { "x-bapi-limit": "3", "x-bapi-limit-status": "2" }, 0],
  ["others took the rest", { "x-bapi-limit": "3", "x-bapi-limit-status": "0" }, 1000],
  ["reset ahead", { "x-bapi-limit-status": "0", "x-bapi-limit-reset-timestamp": "+1500" }, 1500],
  ["reset in the past", { "x-bapi-limit-status": "0", "x-bapi-limit-reset-timestamp": "-5000" }, 1000],
  ["reset far ahead", { "x-bapi-limit-status": "0", "x-bapi-limit-reset-timestamp": "+86400000" }, 5000],
  ["garbage", { "x-bapi-limit": "many", "x-bapi-limit-status": "-1", "x-bapi-limit-reset-timestamp": "soon" }, 0],
  ["huge", { "x-bapi-limit": "9".repeat(30), "x-bapi-limit-status": "9".repeat(15) }, 0],
  ["zero limit", { "x-bapi-limit": "0" }, 0],
  ["empty", { "x-bapi-limit": "", "x-bapi-limit-status": "", "x-bapi-limit-reset-timestamp": "" }, 0],
  ["lower limit", { "x-bapi-limit": "1", "x-bapi-limit-status": "0" }, 1000],
  ["an aggregate limit, used up", { "x-bapi-limit": "60000", "x-bapi-limit-status": "0" }, 1000],
  ["a limit of millions, used up", { "x-bapi-limit": "1000000", "x-bapi-limit-status": "0" }, 1000],
])("headers: %s", async (_name, headers, secondAt) => {
  const clock = new VirtualClock();
  const resolved = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      /^[+-]\d{3,}$/.test(value) ? String(clock.now() + Number(value)) : value,
    ]),
  );
  const { sentAt, send, clock: own } = setUp(resolved);
  await own.run(send(URL, { limits }));
  await own.run(send(URL, { limits }));
  expect(sentAt).toEqual([0, secondAt]);
});

test("a limit that is far above the seed is a mistake, one near it is not", async () => {
  for (const [reported, thirdWindow] of [
    ["1000000", [0, 0, 0, 1000]],
    ["30", [0, 0, 0, 0]],
  ] as const) {
    const { clock, sentAt, send } = setUp({ "x-bapi-limit": reported });
    for (let call = 0; call < 4; call++) await clock.run(send(URL, { limits }));
    expect(sentAt).toEqual(thirdWindow);
  }
});

test("what others took costs one entry, however much it is", () => {
  const clock = new VirtualClock();
  const store = createMemoryStore(clock);
  const huge = { ...limit, requests: 2 ** 53 };
  for (const left of [2, 1, 0]) {
    expect(store.take(huge)).toBe(0);
    store.correct?.(huge, left);
  }
  expect(store.take(huge)).toBe(limit.windowMs);
});

test("a reset is read by the server's clock", async () => {
  const clock = new VirtualClock();
  const ahead = 60_000;
  const headers = { "x-bapi-limit-status": "0", "x-bapi-limit-reset-timestamp": String(clock.now() + ahead + 2000) };
  const sentAt: number[] = [];
  const fetch = stubFetch(() => {
    sentAt.push(clock.now());
    return json({}, { headers });
  });
  const send = compose(fetch, throttle({ clock, serverNow: () => clock.now() + ahead }));
  await clock.run(send(URL, { limits }));
  await clock.run(send(URL, { limits }));
  expect(sentAt[1]! - sentAt[0]!).toBe(2000);
});

test("a shared store that fails is replaced by counting alone, and says so", async () => {
  const { clock, sentAt, send } = setUp({}, { store: { take: () => Promise.reject(new Error("redis is gone")) } });
  const events: DebugEvent[] = [];
  const onDebug = (event: DebugEvent) => events.push(event);
  await clock.run(Promise.all([1, 2, 3, 4].map(() => send(URL, { limits, onDebug }))));
  expect(sentAt).toEqual([0, 0, 0, 1000]);
  expect(events.map(({ type }) => type)).toContain("store-failed");
  expect(JSON.stringify(events)).not.toContain("redis is gone");
});

test("a queue that is never empty keeps nothing of the calls that left it", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const { clock, send } = setUp();
  const ended: WeakRef<object>[] = [];
  const call = () => {
    const controller = new AbortController();
    const work = send(URL, { limits, signal: controller.signal });
    return {
      work,
      abort: async () => {
        controller.abort();
        ended.push(new WeakRef(await work.catch((error: object) => error)));
      },
    };
  };
  const waiting = Array.from({ length: 12 }, call);
  await waiting[5]?.abort();
  const late = Array.from({ length: 3 }, call);
  await clock.run(Promise.allSettled([...waiting, ...late].map(({ work }) => work)));
  waiting.length = 0;
  await settle();
  collect();
  expect(ended.map((error) => error.deref())).toEqual([undefined]);
  // The next in line stands on what is left.
  await clock.run(call().work);
});
