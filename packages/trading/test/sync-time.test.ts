import { assert, asyncProperty, boolean, constantFrom, integer, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { TradingError } from "../src/index.ts";
import { json, ok, stubPlatform, type ReceivedRequest, type StubResponse } from "./support/stub-platform.ts";

const TIME = "/v5/market/time";
const positions = { category: "linear", symbol: "BTCUSDT" } as const;
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
const tooOld = (more = {}) => json({ retCode: 10002, retMsg: "time", result: {}, retExtInfo: {}, ...more });

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "success",
    (error: unknown) => (TradingError.isInstance(error) ? error.code : String(error)),
  );

interface World {
  ahead: number;
  /** True if refusals contain the server's time. */
  readonly tells: boolean;
  readonly latency: number;
}

/**
 * Creates a platform in virtual time that enforces the timestamp rule, and responds to each request after its latency.
 */
function strictPlatform(world: World) {
  const { tells, latency } = world;
  const platform = stubPlatform(
    [
      async ({ path, headers }: ReceivedRequest) => {
        const delay = () => new Promise<void>((resolve) => void platform.clock.after(latency, resolve));
        await delay();
        const time = platform.clock.now() + world.ahead;
        const isAccepted =
          path === TIME || Math.abs(Number(headers.get("x-bapi-timestamp")) - time + latency) < 1000 + latency;
        await delay();
        return isAccepted ? ok({ list: [] }, { time }) : tooOld(tells ? { time } : {});
      },
    ],
    { throttle: false, retry: false },
  );
  const questions = () => platform.seen.filter(({ path }) => path === TIME).length;
  return { ...platform, questions };
}

describe("a platform that rejects every timestamp", () => {
  test.each([10002, -1])("receives a limited number of requests, with code %i", async (retCode) => {
    const { trading, seen, clock } = stubPlatform([() => json({ retCode, retMsg: "time" })]);
    await clock.run(codeOf(trading.market.time()));
    expect(seen.length).toBeLessThanOrEqual(3);
    seen.length = 0;
    await clock.run(codeOf(trading.syncTime()));
    expect(seen.length).toBeLessThanOrEqual(3);
    seen.length = 0;
    expect(await clock.run(codeOf(trading.position.list(positions)))).not.toBe("success");
    expect(seen.length).toBeLessThanOrEqual(9);
  });

  test("receives the request once if the server time cannot be read", async () => {
    const respond = ({ path }: ReceivedRequest) =>
      path === TIME ? json({ retCode: 10001, retMsg: "down" }) : tooOld();
    const { trading, seen, clock } = stubPlatform([respond], { retry: false });
    expect(await clock.run(codeOf(trading.position.list(positions)))).toBe("timestamp");
    expect(seen.map(({ path }) => path)).toEqual(["/v5/position/list", TIME]);
  });

  test("an unsigned request has no timestamp, so it does not synchronize the clock", async () => {
    const { trading, seen } = stubPlatform([tooOld()]);
    expect(await codeOf(trading.market.time())).toBe("timestamp");
    expect(seen.map(({ path }) => path)).toEqual([TIME]);
  });
});

describe("a time request that fails", () => {
  test.each([
    ["refused", tooOld()],
    ["unreachable", new TypeError("down")],
    ["HTML", new Response("<html>", { headers: { "content-type": "text/html" } })],
  ] satisfies [string, StubResponse][])(
    "leaves the call with its own error, operation and ID: %s",
    async (_, answer) => {
      const { trading, clock } = stubPlatform([
        ({ path }) => {
          if (path !== TIME) return tooOld();
          if (answer instanceof Error) throw answer;
          return answer.clone();
        },
      ]);
      const work = trading.order.create({ ...order, orderLinkId: "mine-1" });
      await expect(clock.run(work)).rejects.toMatchObject({
        code: "timestamp",
        operation: "order.create",
        orderLinkId: "mine-1",
      });
    },
  );

  test("ends if it gets no response, even if the call has no timeout", async () => {
    const { trading, clock } = stubPlatform(
      [({ path }) => (path === TIME ? new Promise<Response>(() => {}) : tooOld())],
      { timeoutMs: 0 },
    );
    const started = clock.now();
    expect(await clock.run(codeOf(trading.position.list(positions)))).toBe("timestamp");
    expect(clock.now() - started).toBeLessThanOrEqual(30_000);
    expect(clock.pending).toBe(0);
  });

  test("is shared, and an aborted call does not end it for other calls", async () => {
    const platform = strictPlatform({ ahead: 60_000, tells: false, latency: 50 });
    const { trading, clock } = platform;
    const controller = new AbortController();
    clock.after(120, () => controller.abort());
    const works = [
      trading.position.list(positions, { signal: controller.signal }),
      trading.position.list(positions, { timeoutMs: 130 }),
      trading.position.list(positions),
    ].map(codeOf);
    expect(await clock.run(Promise.all(works))).toEqual(["aborted", "timeout", "success"]);
    expect(platform.questions()).toBe(1);
  });
});

describe("many calls with a wrong clock", () => {
  test("share one time request", async () => {
    const platform = strictPlatform({ ahead: 3_600_000, tells: false, latency: 20 });
    const works = Array.from({ length: 200 }, () => codeOf(platform.trading.position.list(positions)));
    expect(new Set(await platform.clock.run(Promise.all(works)))).toEqual(new Set(["success"]));
    expect(platform.questions()).toBe(1);
    expect(platform.seen).toHaveLength(401);
  });

  test("send no time request if the refusals contain the time", async () => {
    const platform = strictPlatform({ ahead: 3_600_000, tells: true, latency: 20 });
    const works = Array.from({ length: 200 }, () => codeOf(platform.trading.position.list(positions)));
    expect(new Set(await platform.clock.run(Promise.all(works)))).toEqual(new Set(["success"]));
    expect(platform.questions()).toBe(0);
    expect(platform.seen).toHaveLength(400);
  });

  test("share one request of syncTime", async () => {
    const platform = strictPlatform({ ahead: 0, tells: true, latency: 20 });
    await platform.clock.run(Promise.all([platform.trading.syncTime(), platform.trading.syncTime()]));
    expect(platform.questions()).toBe(1);
  });

  test("at most one time request is pending at a time, and every call succeeds in the end, for any clock error and latency", async () => {
    const worlds = record({
      ahead: constantFrom(-86_400_000, -60_000, -2000, 0, 7000, 3_600_000),
      tells: boolean(),
      latency: integer({ min: 0, max: 400 }),
      calls: integer({ min: 1, max: 25 }),
      every: integer({ min: 0, max: 300 }),
      jump: constantFrom(0, 0, 90_000, -90_000),
    });
    await assert(
      asyncProperty(worlds, async ({ calls, every, jump, ...world }) => {
        const platform = strictPlatform(world);
        const { trading, clock } = platform;
        const round = () =>
          Array.from({ length: calls }, async (_, index) => {
            await new Promise<void>((resolve) => void clock.after(index * every, resolve));
            return codeOf(trading.position.list(positions));
          });
        expect(new Set(await clock.run(Promise.all(round())))).toEqual(new Set(["success"]));
        // If the refusal contains the time, no request for the time is needed; otherwise one request serves all calls.
        expect(platform.questions()).toBeLessThanOrEqual(world.tells ? 0 : 1);
        // Moving the clock invalidates the estimate, which is then measured again.
        world.ahead += jump;
        const before = platform.questions();
        expect(new Set(await clock.run(Promise.all(round())))).toEqual(new Set(["success"]));
        expect(platform.questions() - before).toBeLessThanOrEqual(jump === 0 ? 0 : 1);
      }),
      { numRuns: 60 },
    );
  });
});
