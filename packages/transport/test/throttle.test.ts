import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { jsonResponse, settle, stubFetch, VirtualClock } from "@specwright-tools/testing";
import { array, assert, asyncProperty, integer, record } from "fast-check";
import { expect, test } from "vitest";
import type { DebugEvent, HttpClientOptions, RateLimit, ThrottleOptions, ThrottleStore } from "../src/index.ts";
import { clientOf, errorOf, requestOf, type TestRequest } from "./support/requests.ts";

const limit: RateLimit = { key: "order.create", requests: 3, windowMs: 1000 };
const limited = (overrides: Partial<TestRequest> = {}) => requestOf({ rateLimits: [limit], ...overrides });
const write = { method: "POST", body: "{}", isWrite: true, isIdempotent: false } as const;

function setUp(
  headers: Record<string, string> = {},
  throttle: ThrottleOptions = {},
  options: Partial<HttpClientOptions> = {},
) {
  const clock = new VirtualClock();
  const started = clock.now();
  const sentAt: number[] = [];
  const fetch = stubFetch(() => {
    sentAt.push(clock.now() - started);
    return jsonResponse({}, { headers });
  });
  return { clock, started, sentAt, client: clientOf({ fetch, clock, throttle, ...options }) };
}

test("no time window of the limit's length contains too many requests, and requests are sent in the order of the calls", async () => {
  const { clock, sentAt, client } = setUp();
  const done: number[] = [];
  const calls = Array.from({ length: 8 }, (_, index) => client.request(limited()).then(() => done.push(index)));
  await clock.run(Promise.all(calls));
  expect(sentAt).toEqual([0, 0, 0, 1000, 1000, 1000, 2000, 2000]);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(clock.pending).toBe(0);
});

test("calls at any times and with any costs never exceed the limit in any window", async () => {
  const arrivals = array(record({ after: integer({ min: 0, max: 700 }), cost: integer({ min: 1, max: 4 }) }), {
    maxLength: 30,
  });
  await assert(
    asyncProperty(arrivals, async (calls) => {
      const clock = new VirtualClock();
      const taken: { at: number; cost: number }[] = [];
      const fetch = stubFetch((_url, { headers }) => {
        taken.push({ at: clock.now(), cost: Math.min(3, Number(new Headers(headers).get("x-cost"))) });
        return new Response("{}");
      });
      const client = clientOf({ fetch, clock });
      const work: Promise<unknown>[] = [];
      for (const { after, cost } of calls) {
        await clock.advance(after);
        const headers = () => ({ "x-cost": String(cost) });
        work.push(client.request(limited({ rateLimits: [{ ...limit, cost }], headers })));
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

test("calls with different rate limits do not wait for each other, except for a limit that they share", async () => {
  const { clock, sentAt, client } = setUp({}, { shared: [{ key: "address", requests: 4, windowMs: 5000 }] });
  const call = (key: string) => client.request(limited({ rateLimits: [{ ...limit, key }] }));
  await clock.run(Promise.all([call("a"), call("a"), call("b"), call("b"), call("b")]));
  expect(sentAt).toEqual([0, 0, 0, 0, 5000]);
});

test("without a throttle no call waits", async () => {
  const clock = new VirtualClock();
  const client = clientOf({ fetch: stubFetch(jsonResponse({})), clock, throttle: false });
  await Promise.all(Array.from({ length: 10 }, () => client.request(limited())));
  expect(clock.waits).toEqual([]);
});

test("an aborted call leaves the queue without affecting other calls, and leaves no timer", async () => {
  const { clock, sentAt, client } = setUp();
  const { signal, abort } = abortable();
  const first = Promise.all([1, 2, 3].map(() => client.request(limited())));
  const aborted = [client.request(limited({ signal })), client.request(limited({ signal }))].map(errorOf);
  const last = client.request(limited());
  await settle();
  abort();
  for (const error of await Promise.all(aborted)) expect(error).toMatchObject({ code: "aborted", outcome: "not-sent" });
  await clock.run(Promise.all([first, last]));
  expect(sentAt).toEqual([0, 0, 0, 1000]);
  expect(clock.pending).toBe(0);
});

function abortable(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

test("a write that would exceed its maximum wait is rejected immediately as not sent", async () => {
  const { clock, sentAt, client } = setUp();
  const started = clock.now();
  const call = () => client.request(limited({ ...write, timeoutMs: 1500 }));
  const calls = Array.from({ length: 6 }, call);
  const refused = await Promise.all(Array.from({ length: 3 }, () => errorOf(call())));
  for (const error of refused) {
    expect(error).toMatchObject({ code: "throttle-timeout", outcome: "not-sent", attempts: 0, isRetryable: false });
    expect((error as Error).message).toContain("within 1500 ms");
  }
  expect(clock.now()).toBe(started);
  await clock.run(Promise.all(calls));
  expect(sentAt).toEqual([0, 0, 0, 1000, 1000, 1000]);
  expect(clock.pending).toBe(0);
});

test("a queued write is rejected if the server blocks its limit for longer than its maximum wait", async () => {
  const clock = new VirtualClock();
  const reset = { remaining: "0", reset: String(clock.now() + 4000) };
  const { clock: own, client } = setUp(reset);
  await own.run(client.request(limited()));
  const error = await errorOf(client.request(limited({ ...write, timeoutMs: 3000 })));
  expect(error).toMatchObject({ code: "throttle-timeout", outcome: "not-sent" });
  expect(own.pending).toBe(0);
});

test("a write waits for its rate limit for at most 10 seconds by default, and a read as long as its timeout allows", async () => {
  const { client, clock } = setUp();
  const writes = Array.from({ length: 33 }, () => client.request(limited(write)));
  const late = await Promise.all(Array.from({ length: 3 }, () => errorOf(client.request(limited(write)))));
  for (const error of late) expect(error).toMatchObject({ code: "throttle-timeout", outcome: "not-sent" });
  const reading = client.request(limited());
  await clock.run(Promise.all([...writes, reading]));
});

test("a batch that costs more than the rate limit is sent, and uses up one whole window", async () => {
  const { sentAt, client, clock } = setUp({}, { maxWriteWaitMs: 2000 });
  const batch = limited({ ...write, rateLimits: [{ ...limit, cost: 9 }] });
  await clock.run(Promise.all([client.request(batch), client.request(batch), client.request(batch)]));
  expect(sentAt).toEqual([0, 1000, 2000]);
});

test("the maximum wait of writes is configurable", async () => {
  const { client, clock } = setUp({}, { maxWriteWaitMs: 0 });
  const [first, ...others] = Array.from({ length: 4 }, () => client.request(limited(write)));
  expect(await errorOf(others[2] as Promise<unknown>)).toMatchObject({ code: "throttle-timeout" });
  await clock.run(Promise.all([first, others[0], others[1]]));
});

test.each([
  ["absent", {}, 0],
  ["capacity left by other clients", { limit: "3", remaining: "2" }, 0],
  ["capacity used up by other clients", { limit: "3", remaining: "0" }, 1000],
  ["reset ahead", { remaining: "0", reset: "+1500" }, 1500],
  ["reset in the past", { remaining: "0", reset: "-5000" }, 1000],
  ["reset far ahead", { remaining: "0", reset: "+86400000" }, 5000],
  ["huge numbers", { limit: "9".repeat(30), remaining: "9".repeat(15) }, 0],
  ["zero limit", { limit: "0" }, 0],
  ["lower limit", { limit: "1", remaining: "0" }, 1000],
  ["an aggregate limit, used up", { limit: "60000", remaining: "0" }, 1000],
  ["a limit of millions, used up", { limit: "1000000", remaining: "0" }, 1000],
])("rate limit headers determine when the next request is sent: %s", async (_name, headers, secondAt) => {
  const now = new VirtualClock().now();
  const resolved = Object.entries(headers).map(([name, value]) => [
    name,
    /^[+-]\d{3,}$/.test(value) ? String(now + Number(value)) : value,
  ]);
  const { sentAt, client, clock } = setUp(Object.fromEntries(resolved) as Record<string, string>);
  await clock.run(client.request(limited()));
  await clock.run(client.request(limited()));
  expect(sentAt).toEqual([0, secondAt]);
});

test("a reported limit far above the known limit is ignored, and a similar limit is applied", async () => {
  for (const [reported, expected] of [
    ["1000000", [0, 0, 0, 1000]],
    ["30", [0, 0, 0, 0]],
  ] as const) {
    const { clock, sentAt, client } = setUp({ limit: reported });
    for (let call = 0; call < 4; call++) await clock.run(client.request(limited()));
    expect(sentAt).toEqual(expected);
  }
});

test("a client that reads no rate limit headers applies the known limit", async () => {
  const { clock, sentAt, client } = setUp({ limit: "1", remaining: "0" }, {}, { readRateLimit: undefined });
  for (let call = 0; call < 3; call++) await clock.run(client.request(limited()));
  expect(sentAt).toEqual([0, 0, 0]);
});

test("a reset time is compared with the server's clock", async () => {
  const aheadMs = 60_000;
  const now = new VirtualClock().now();
  const headers = { remaining: "0", reset: String(now + aheadMs + 2000) };
  const { clock, sentAt, client } = setUp(headers, {}, { serverNow: () => clock.now() + aheadMs });
  await clock.run(client.request(limited()));
  await clock.run(client.request(limited()));
  expect(sentAt).toEqual([0, 2000]);
});

test.each<[string, ThrottleStore]>([
  ["rejects", { take: () => Promise.reject(new Error("redis is gone")) }],
  [
    "throws",
    {
      take: () => {
        throw new Error("redis is gone");
      },
    },
  ],
  ["returns NaN", { take: () => NaN }],
  ["returns Infinity", { take: () => Infinity }],
  ["returns text", { take: () => "soon" as unknown as number }],
  ["returns nothing", { take: () => undefined as unknown as number }],
])(
  "a shared store that %s is replaced by the memory store, and a debug event reports the replacement",
  async (_name, store) => {
    const events: DebugEvent[] = [];
    const { clock, sentAt, client } = setUp({}, { store }, { onDebug: (event) => void events.push(event) });
    await clock.run(Promise.all([1, 2, 3, 4].map(() => client.request(limited()))));
    expect(sentAt).toEqual([0, 0, 0, 1000]);
    expect(events.map(({ type }) => type)).toContain("store-failed");
    expect(JSON.stringify(events)).not.toContain("redis is gone");
  },
);

test("an aborted call can be garbage-collected although other calls are always waiting in the queue", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const { clock, client } = setUp();
  const ended: WeakRef<object>[] = [];
  const call = () => {
    const controller = new AbortController();
    const work = client.request(limited({ signal: controller.signal }));
    return {
      work,
      abort: async () => {
        controller.abort();
        ended.push(new WeakRef((await errorOf(work)) as object));
      },
    };
  };
  const waiting = Array.from({ length: 12 }, call);
  await waiting[5]?.abort();
  const late = Array.from({ length: 3 }, call);
  await clock.run(Promise.allSettled([...waiting, ...late].map(({ work }) => work)));
  waiting.length = 0;
  // Collect several times, because other running work may keep an object alive for a moment.
  for (let round = 0; round < 10 && ended[0]?.deref() !== undefined; round++) {
    await settle();
    collect();
  }
  expect(ended.map((error) => error.deref())).toEqual([undefined]);
  // The aborted call doesn't block later calls.
  await clock.run(call().work);
});
