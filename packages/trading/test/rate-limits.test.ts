import { createMemoryStore } from "@specwright/transport";
import { describe, expect, test } from "vitest";
import type { TradingOptions } from "../src/index.ts";
import { createOpenApiFetchClient } from "../src/openapi-fetch.ts";
import { call, createSession, positionList } from "../src/operations.ts";
import { created, credentials, ok, refused, stubPlatform, type ReceivedRequest } from "./support/stub-platform.ts";
import { VirtualClock } from "@specwright-tools/testing";

/** Creates a client in virtual time, and records the milliseconds after which each request was sent. */
function timed(options: TradingOptions = {}, clock = new VirtualClock()) {
  const started = clock.now();
  const sentAt: number[] = [];
  const answer = (request: ReceivedRequest) => {
    sentAt.push(clock.now() - started);
    return created(request);
  };
  const { trading, fetch } = stubPlatform([answer], { clock, ...options });
  return { trading, fetch, clock, sentAt };
}

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Returns the maximum number of requests that were sent within one window, at any start of the window. */
const mostWithin = (windowMs: number, sentAt: readonly number[]): number =>
  Math.max(...sentAt.map((from) => sentAt.filter((at) => at >= from && at < from + windowMs).length));

const order = { symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "1" } as const;

describe("a session for single operations (createSession)", () => {
  const clock = () => new VirtualClock();
  const list = { category: "linear", symbol: "A" } as const;

  test("observes the same rate limits as the client", async () => {
    const time = clock();
    const sentAt: number[] = [];
    const { fetch: respond } = stubPlatform([ok({ list: [] })]);
    const fetch: typeof respond = (...request) => (sentAt.push(time.now()), respond(...request));
    const session = createSession({ credentials, clock: time, fetch });
    await time.run(times(51, () => call(session, positionList, list)));
    expect(new Set(sentAt).size).toBe(2);
    const free = createSession({ credentials, clock: time, fetch, throttle: false });
    sentAt.length = 0;
    await time.run(times(51, () => call(free, positionList, list)));
    expect(new Set(sentAt).size).toBe(1);
  });

  test("uses the caller's rate limit store", async () => {
    const asked: string[] = [];
    const store = { take: ({ key }: { key: string }) => (asked.push(key), 0) };
    const session = createSession({ credentials, fetch: stubPlatform([ok()]).fetch, throttle: { store } });
    await call(session, positionList, list);
    expect(asked).toHaveLength(2);
  });
});

describe("the rate limit of the IP address", () => {
  test("delays public calls, which have no other limit", async () => {
    const { trading, clock, sentAt } = timed();
    await clock.run(times(1201, () => trading.market.time()));
    expect(sentAt.filter((at) => at === 0)).toHaveLength(600);
    expect(sentAt.filter((at) => at === 5000)).toHaveLength(600);
    expect(sentAt.at(-1)).toBe(10_000);
  });

  test("counts known and unknown operations together", async () => {
    const { fetch, clock, sentAt } = timed();
    const client = createOpenApiFetchClient({ credentials, fetch, clock });
    const calls = [
      () => client.GET("/v5/market/time"),
      () => client.GET("/v5/market/later" as "/v5/market/time"),
      () => client.GET("/v5/position/list", { params: { query: { category: "linear" } } }),
    ];
    await clock.run(times(700, async (index) => calls[index % calls.length]?.()));
    expect(mostWithin(5000, sentAt)).toBe(600);
    expect(sentAt).toHaveLength(700);
  });

  test("is shared by the clients of one store, while each key has separate limits", async () => {
    const clock = new VirtualClock();
    const store = createMemoryStore(clock);
    const one = timed({ throttle: { store } }, clock);
    const other = timed({ throttle: { store }, credentials: { apiKey: "another-key", secret: "s" } }, clock);
    const again = timed({ throttle: { store } }, clock);
    const public_ = [...Array(400).keys()].flatMap(() => [one.trading.market.time(), other.trading.market.time()]);
    await clock.run(Promise.all(public_));
    expect(mostWithin(5000, [...one.sentAt, ...other.sentAt])).toBe(600);

    const before = clock.now();
    const settings = { category: "linear", symbol: "BTCUSDT" } as const;
    const calls = [one, again, other].flatMap(({ trading }) => times(50, () => trading.position.list(settings)));
    await clock.run(Promise.all(calls));
    // The two clients of one key share 50 requests per second; the other key has its own limit.
    expect(clock.now() - before).toBe(1000);
    expect(one.sentAt.length + again.sentAt.length + other.sentAt.length).toBe(950);
  });

  test("is counted in a store under a key that does not contain the API key", async () => {
    const keys: string[] = [];
    const take = ({ key }: { key: string }) => {
      keys.push(key);
      return 0;
    };
    const { trading } = timed({ throttle: { store: { take } } });
    await trading.position.list({ category: "inverse" });
    expect(keys).toEqual([expect.stringMatching(/^[a-z0-9]{1,7}:positionList:linear,inverse,option$/), "ip-address"]);
  });

  test("does not apply if the throttle is disabled", async () => {
    const { trading, clock, sentAt } = timed({ throttle: false });
    await clock.run(times(700, () => trading.market.time()));
    expect(new Set(sentAt)).toEqual(new Set([0]));
  });
});

describe("the rate limit cost of a batch", () => {
  const batch = (category: "linear" | "inverse" | "option" | "spot", orders: number) => {
    const request = Array.from({ length: orders }, () => ({ ...order, price: "1" }));
    return { category, request } as never;
  };

  test.each([
    ["counts each order of a linear batch", "linear", 5, [0, 0, 1000]],
    ["counts each order of an inverse batch", "inverse", 10, [0, 1000, 2000]],
    ["counts each order of a spot batch, with twice the limit", "spot", 10, [0, 0, 1000]],
    ["counts an option batch once, regardless of its size", "option", 5, [0, 0, 0]],
    ["delays a batch above the limit until the window is empty", "linear", 20, [0, 1000, 2000]],
  ] as const)("%s", async (_, category, orders, expected) => {
    const { trading, clock, sentAt } = timed();
    await clock.run(times(3, () => trading.order.createBatch(batch(category, orders))));
    expect(sentAt).toEqual(expected);
  });

  test("lets ten option batches be sent in one second", async () => {
    const { trading, clock, sentAt } = timed();
    await clock.run(times(11, () => trading.order.createBatch(batch("option", 1))));
    expect(sentAt.filter((at) => at === 0)).toHaveLength(10);
    expect(sentAt.at(-1)).toBe(1000);
  });

  test("counts towards the limit of batches, not towards the limit of single orders", async () => {
    const { trading, clock, sentAt } = timed();
    const single = times(10, () => trading.order.create({ ...order, category: "linear" }));
    const batched = trading.order.createBatch(batch("linear", 10));
    await clock.run(Promise.all([single, batched]));
    expect(new Set(sentAt)).toEqual(new Set([0]));
  });
});

describe("calls that are rate-limited despite the throttle", () => {
  /** Creates a client whose platform refuses each call once, as if another program used the same key. */
  function busy(options: TradingOptions = {}) {
    const known = new Set<string>();
    const answer = ({ body }: { body: Record<string, unknown> | undefined }) => {
      const id = String(body?.["orderLinkId"]);
      if (known.has(id)) return ok({ orderId: id, orderLinkId: id });
      known.add(id);
      return refused(10006, "Too many visits!");
    };
    return stubPlatform([answer], options);
  }

  test("are retried without using the retry budget, because the throttle already delays them", async () => {
    const { trading, clock } = busy();
    const work = Promise.allSettled(
      Array.from({ length: 40 }, () => trading.order.create({ ...order, category: "linear" })),
    );
    const outcomes = await clock.run(work);
    expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(12);
  });

  test("all succeed after retries if there are only a few", async () => {
    const { trading, clock } = busy();
    const work = times(12, () => trading.order.create({ ...order, category: "linear" }));
    await expect(clock.run(work)).resolves.toHaveLength(12);
  });

  test("use the retry budget without a throttle", async () => {
    const { trading, clock, seen } = busy({ throttle: false });
    const work = Promise.allSettled(
      Array.from({ length: 40 }, () => trading.order.create({ ...order, category: "linear" })),
    );
    const outcomes = await clock.run(work);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(seen).toHaveLength(50);
  });

  test("a write without an ID is not resent after HTTP status 429 without a return code, because it may have been carried out", async () => {
    const busyStatus = () => new Response("busy", { status: 429 });
    const write = stubPlatform([busyStatus]);
    const cancel = { category: "linear", symbol: "A", orderId: "1" } as const;
    await expect(write.clock.run(write.trading.order.cancel(cancel))).rejects.toMatchObject({
      code: "unknown-outcome",
      status: 429,
    });
    expect(write.seen).toHaveLength(1);
    const read = stubPlatform([busyStatus, ok({ list: [] })]);
    await read.clock.run(read.trading.position.list({ category: "inverse" }));
    expect(read.seen).toHaveLength(2);
  });
});
