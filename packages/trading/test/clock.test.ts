import { isTimestampAccepted } from "@specwright/signing";
import { describe, expect, test } from "vitest";
import { TradingError } from "../src/index.ts";
import { created, json, ok, stubPlatform, type ReceivedRequest } from "./support/stub-platform.ts";

const positions = { category: "linear", symbol: "BTCUSDT" } as const;
const recvWindow = 5000;

/** Creates a platform whose clock is `ahead` of the client's clock, and which enforces the timestamp rule. */
function strictPlatform(ahead: number) {
  const platform = stubPlatform([
    (seen: ReceivedRequest) => {
      const serverTime = platform.clock.now() + ahead;
      if (seen.path === "/v5/market/time") return ok({ timeSecond: "0", timeNano: "0" }, { time: serverTime });
      const timestamp = Number(seen.headers.get("x-bapi-timestamp"));
      const isAccepted = isTimestampAccepted({ timestamp, serverTime, recvWindow });
      // A real refusal contains the server time. Omitting it tests the request for the time.
      return isAccepted ? created(seen) : json({ retCode: 10002, retMsg: "time", result: {}, retExtInfo: {} });
    },
  ]);
  return platform;
}

describe("a clock that is off", () => {
  test.each([
    ["needs no correction if it is behind by the whole receive window", recvWindow, 1],
    ["is corrected if it is behind by one millisecond more than the receive window", recvWindow + 1, 3],
    ["needs no correction if it is ahead by less than a second", -999, 1],
    ["is corrected if it is ahead by a second", -1000, 3],
    ["is corrected if it is behind by an hour", 3_600_000, 3],
    ["is corrected if it is ahead by a day", -86_400_000, 3],
  ])("%s", async (_, ahead, requests) => {
    const { trading, seen } = strictPlatform(ahead);
    expect(await trading.position.list(positions)).toMatchObject({ list: [] });
    expect(seen).toHaveLength(requests);
    if (requests === 3) expect(seen.map(({ path }) => path)[1]).toBe("/v5/market/time");
    expect(new Set(seen.map(({ headers }) => headers.get("x-bapi-recv-window")).filter(Boolean))).toEqual(
      new Set(["5000"]),
    );
  });

  test("makes the client re-sign and resend a refused write, which the platform did not carry out", async () => {
    const { trading, seen } = strictPlatform(60_000);
    await trading.order.cancel({ category: "linear", symbol: "BTCUSDT", orderId: "1" });
    expect(seen.map(({ method }) => method)).toEqual(["POST", "GET", "POST"]);
  });

  test.each(["timeout", "aborted"])("causes a time request that is cancelled when the call ends: %s", async (code) => {
    const controller = new AbortController();
    const { trading, seen, clock } = stubPlatform([
      ({ path }) => {
        if (path !== "/v5/market/time") return json({ retCode: 10002, retMsg: "time" });
        if (code === "aborted") setImmediate(() => controller.abort());
        return new Promise<Response>(() => {});
      },
    ]);
    const started = clock.now();
    const options = code === "aborted" ? { signal: controller.signal } : { timeoutMs: 1000 };
    const work = trading.position.list(positions, options);
    await expect(code === "aborted" ? work : clock.run(work)).rejects.toMatchObject({ code });
    expect(clock.now() - started).toBe(code === "aborted" ? 0 : 1000);
    expect(seen).toHaveLength(2);
  });

  test("causes an error if the timestamp of the second attempt is rejected too, without a third attempt", async () => {
    const { trading, seen } = stubPlatform([
      ({ path }) =>
        path === "/v5/market/time" ? ok({}, { time: 5_000_000_000 }) : json({ retCode: 10002, retMsg: "time" }),
    ]);
    const error: unknown = await trading.position.list(positions).catch((reason: unknown) => reason);
    expect(TradingError.isInstance(error) && error.code).toBe("timestamp");
    expect(seen).toHaveLength(3);
  });

  test("is corrected once, so the next call is accepted at its first attempt", async () => {
    const { trading, seen } = strictPlatform(60_000);
    await trading.position.list(positions);
    await trading.position.list(positions);
    expect(seen).toHaveLength(4);
  });

  test("is corrected by the time in any response if it is behind the server's clock", async () => {
    const { trading, clock } = stubPlatform([() => ok({ list: [] }, { time: clockOf() + 700 })]);
    const clockOf = () => clock.now();
    await trading.position.list(positions);
    expect(trading.serverTime()).toBe(clock.now() + 700);
  });
});
