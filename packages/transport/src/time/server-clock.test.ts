import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { ServerClock } from "./clock.ts";

describe("samples of the server time", () => {
  const sample = (offset: number, roundTrip: number, at = 1_000_000) => ({
    sentAt: at,
    receivedAt: at + roundTrip,
    serverTime: at + roundTrip / 2 + offset,
  });

  test("replace an earlier sample only if their round trip is shorter", () => {
    const clock = new ServerClock(() => 0);
    expect(clock.add(sample(100, 80))).toBe(true);
    expect(clock.add(sample(110, 20))).toBe(true);
    expect(clock.add(sample(90, 60))).toBe(false);
    expect(clock.offset).toBe(110);
  });

  test("are ignored if they contradict a recent sample, took very long or are invalid", () => {
    const clock = new ServerClock(() => 0);
    clock.add(sample(100, 80));
    expect(clock.add(sample(-60_000, 10, 1_000_100))).toBe(false);
    expect(clock.add(sample(100, 5_002, 1_000_200))).toBe(false);
    expect(clock.add({ sentAt: 10, receivedAt: 5, serverTime: 100 })).toBe(false);
    expect(clock.add({ sentAt: 5, receivedAt: 6, serverTime: Number.NaN })).toBe(false);
    expect(clock.offset).toBe(100);
  });

  test("with a slower round trip count again after five minutes, because clocks drift", () => {
    const clock = new ServerClock(() => 0);
    clock.add(sample(100, 10));
    expect(clock.add(sample(140, 60, 1_400_000))).toBe(true);
    expect(clock.offset).toBe(140);
  });

  test("lead to timestamps that the server accepts, whether the request or the response was delayed", () => {
    const times = [
      integer({ min: -1e9, max: 1e9 }),
      integer({ min: 0, max: 2500 }),
      integer({ min: 0, max: 2500 }),
    ] as const;
    assert(
      property(...times, (offset, there, back) => {
        const clock = new ServerClock(() => 0);
        const sentAt = 2e9;
        clock.add({ sentAt, receivedAt: sentAt + there + back, serverTime: sentAt + there + offset });
        const error = clock.offset - offset;
        expect(Math.abs(error)).toBeLessThanOrEqual(Math.max((there + back) / 2, there + back - 500));
        // A timestamp may be up to 5 seconds late, which is recvWindow, and less than one second early.
        expect(error).toBeGreaterThanOrEqual(-4500);
        expect(error).toBeLessThanOrEqual(500);
      }),
    );
  });
});
