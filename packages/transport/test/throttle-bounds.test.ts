import { jsonResponse, stubFetch, VirtualClock } from "@specwright-tools/testing";
import { describe, expect, test } from "vitest";
import type { DebugEvent, RateLimit, ThrottleOptions } from "../src/index.ts";
import { clientOf, errorOf, requestOf, write } from "./support/requests.ts";

const limit: RateLimit = { key: "order.create", requests: 3, windowMs: 1000 };

/** Creates a client, and records the times at which it sends requests. Only the first response has these headers. */
function setUp(
  throttle: ThrottleOptions = {},
  headers: Record<string, string> = {},
  onDebug?: (event: DebugEvent) => void,
) {
  const clock = new VirtualClock(0);
  const sentAt: number[] = [];
  const fetch = stubFetch(() => {
    sentAt.push(clock.now());
    return jsonResponse({}, { headers: sentAt.length === 1 ? headers : {} });
  });
  const client = clientOf({ fetch, clock, throttle, onDebug });
  const send = (count: number, request = write) =>
    Array.from({ length: count }, () => client.request({ ...request, rateLimits: [limit] }));
  return { clock, sentAt, client, send };
}

describe("the maximum wait of a write", () => {
  test("allows a wait of exactly this length", async () => {
    const { clock, sentAt, send } = setUp({ maxWriteWaitMs: 1000 });
    await clock.run(Promise.all(send(6)));
    expect(sentAt).toEqual([0, 0, 0, 1000, 1000, 1000]);
  });

  test("is in the error of a write that would wait longer", async () => {
    const { clock, send } = setUp({ maxWriteWaitMs: 999.6 });
    const works = send(4);
    const error = await clock.run(errorOf(works[3] as Promise<unknown>));
    expect(error).toMatchObject({
      code: "throttle-timeout",
      message: "The rate limits have no room for this request within 1000 ms. This attempt was not sent.",
    });
    await clock.run(Promise.all(works.slice(0, 3)));
  });

  test("is available in full again once the queue is empty", async () => {
    const { clock, sentAt, send } = setUp({ maxWriteWaitMs: 1000 });
    await clock.run(Promise.all(send(6)));
    await clock.advance(1000);
    await clock.run(Promise.all(send(6)));
    expect(sentAt.slice(6)).toEqual([2000, 2000, 2000, 3000, 3000, 3000]);
  });

  test("rejects a write immediately, even while the server blocks the limit", async () => {
    const reset = { remaining: "0", reset: "4000" };
    const { clock, sentAt, send } = setUp({ maxWriteWaitMs: 5000 }, reset);
    await clock.run(Promise.all(send(1)));
    const works = send(6);
    await clock.advance(0);
    const [late] = send(1);
    expect(await errorOf(late as Promise<unknown>)).toMatchObject({ code: "throttle-timeout" });
    expect(clock.now()).toBe(0);
    await clock.run(Promise.all(works));
    expect(sentAt).toEqual([0, 4000, 4000, 4000, 5000, 5000, 5000]);
  });

  test("does not reject a request that costs more than the reported limit if the queue is empty", async () => {
    const { clock, sentAt, client, send } = setUp({ maxWriteWaitMs: 1000 }, { limit: "1" });
    await clock.run(Promise.all(send(1)));
    await clock.run(client.request({ ...write, rateLimits: [{ ...limit, cost: 3 }] }));
    expect(sentAt).toEqual([0, 1000]);
  });

  test("is compared with a wait that includes the cost of earlier calls in the queue", async () => {
    const { clock, client } = setUp({ maxWriteWaitMs: 1000 });
    const of = (cost: number) => client.request({ ...write, rateLimits: [{ ...limit, cost }] });
    const works = [of(3), of(2), of(1)];
    expect(await errorOf(of(1))).toMatchObject({ code: "throttle-timeout" });
    await clock.run(Promise.all(works));
  });
});

describe("a rate limit that a response reports", () => {
  const second = async (headers: Record<string, string>, throttle: ThrottleOptions = {}) => {
    const { clock, sentAt, send } = setUp(throttle, headers);
    await clock.run(Promise.all(send(1)));
    await clock.run(Promise.all(send(1)));
    return sentAt[1];
  };

  test("blocks no call while requests remain", async () => {
    const reset = { reset: "1500" };
    expect(await second({ ...reset, remaining: "1" })).toBe(0);
    expect(await second({ ...reset, remaining: "0" })).toBe(1500);
    expect(await second(reset)).toBe(0);
  });

  test("delays a later call until the reset time, even if the client's own count allows the call", async () => {
    const { clock, sentAt, send } = setUp({}, { remaining: "0", reset: "4000" });
    await clock.run(Promise.all(send(1)));
    await clock.advance(2000);
    await clock.run(Promise.all(send(1)));
    expect(sentAt).toEqual([0, 4000]);
  });

  test("blocks calls for at most maxBlockMs", async () => {
    const headers = { remaining: "0", reset: "60000" };
    expect(await second(headers)).toBe(5000);
    expect(await second(headers, { maxBlockMs: 2000 })).toBe(2000);
  });

  test.each([
    ["299", [0, 0, 0, 0]],
    ["300", [0, 0, 0, 1000]],
    ["2", [0, 0, 1000, 1000]],
  ])("replaces the known limit of 3 if it is less than a hundred times as large: %s", async (reported, expected) => {
    const { clock, sentAt, send } = setUp({}, { limit: reported });
    await clock.run(Promise.all(send(1)));
    await clock.run(Promise.all(send(3)));
    expect(sentAt).toEqual(expected);
  });

  test("is ignored if the request has no rate limit except the shared one", async () => {
    const { clock, sentAt, client } = setUp({ shared: [{ ...limit, requests: 2 }] }, { limit: "1", remaining: "0" });
    const call = () => client.request(requestOf());
    await clock.run(call());
    await clock.run(Promise.all([call(), call()]));
    expect(sentAt).toEqual([0, 0, 1000]);
  });
});

test("a request with a low cost does not overtake a waiting request with a high cost", async () => {
  const { clock, sentAt, client } = setUp();
  const of = (cost: number) => client.request(requestOf({ rateLimits: [{ ...limit, cost }] }));
  await clock.run(Promise.all([of(1), of(3), of(1)]));
  expect(sentAt).toEqual([0, 1000, 2000]);
});

test("with a shared store, the throttle asks the store before each request", async () => {
  const asked: string[] = [];
  const take = ({ key }: RateLimit) => {
    asked.push(key);
    return 0;
  };
  const { clock, send } = setUp({ store: { take } });
  await clock.run(Promise.all(send(2)));
  expect(asked).toEqual([limit.key, limit.key]);
});

test("a store that supports corrections is corrected by the remaining requests of a response", async () => {
  const corrections: number[] = [];
  const take = () => 0;
  const correct = (_: RateLimit, remaining: number) => void corrections.push(remaining);
  for (const store of [{ take, correct }, { take }]) {
    const { clock, sentAt, send } = setUp({ store }, { remaining: "2" });
    await clock.run(Promise.all(send(1)));
    await clock.run(Promise.all(send(1)));
    expect(sentAt).toHaveLength(2);
  }
  expect(corrections).toEqual([2]);
});

test.each([
  [
    "throws",
    () => {
      throw new Error("redis is gone");
    },
  ],
  ["rejects", () => Promise.reject(new Error("redis is gone"))],
])(
  "a store whose correction %s doesn't change the result of a call, and a debug event reports it",
  async (_, correct) => {
    const events: DebugEvent[] = [];
    const throttle = { store: { take: () => 0, correct } };
    const { clock, sentAt, send } = setUp(throttle, { remaining: "2" }, (event) => events.push(event));
    await clock.run(Promise.all(send(1)));
    expect(sentAt).toHaveLength(1);
    expect(events.filter(({ type }) => type === "store-failed")).toMatchObject([{ bucket: limit.key }]);
  },
);

test("limits with the same key are one limit, regardless of the request", async () => {
  const { clock, sentAt, client } = setUp();
  const call = (key: string) => client.request(requestOf({ rateLimits: [{ ...limit, key }] }));
  await clock.run(Promise.all(["a", "a", "b", "a", "a", "b"].map(call)));
  expect(sentAt).toEqual([0, 0, 0, 0, 0, 1000]);
});

test("an attempt that fails before it is sent counts towards the rate limit for one window", async () => {
  const { clock, sentAt, client, send } = setUp();
  const headers = () => {
    throw new Error("no key");
  };
  await errorOf(client.request({ ...write, headers, rateLimits: [{ ...limit, cost: 3 }] }));
  await clock.run(Promise.all(send(1)));
  expect(sentAt).toEqual([1000]);
});

test("a write that its second rate limit rejects counts towards the first limit for only one window", async () => {
  const address = { key: "address", requests: 1, windowMs: 1500 };
  const { clock, sentAt, client } = setUp({ shared: [address], maxWriteWaitMs: 1000 });
  const send = () => client.request({ ...write, rateLimits: [{ ...limit, requests: 1 }] });
  const others = [client.request(requestOf()), client.request(requestOf())];
  await clock.advance(0);
  expect(await errorOf(send())).toMatchObject({ code: "throttle-timeout" });
  await clock.run(Promise.all(others));
  await clock.advance(1500);
  await clock.run(send());
  expect(sentAt).toEqual([0, 1500, 3000]);
});
