import { expect, test } from "vitest";
import { createTestWorld } from "../support/test-world.ts";

test.each([0, 1, 1_800_000, 3_599_999])(
  "candles with only a start time begin at the first candle on or after that time (+%i ms)",
  async (off) => {
    const world = createTestWorld();
    const hour = 3_600_000;
    const start = world.clock.now() - 300 * hour + off;
    const input = { category: "linear", symbol: "BTCUSDT", interval: "60", start };
    const { result } = await world.call("GET", "/v5/market/kline", input);
    const times = (result.list as unknown as string[][]).map(([time]) => Number(time));
    expect([times.length, times.at(-1), times[0]]).toEqual([
      200,
      Math.ceil(start / hour) * hour,
      (Math.ceil(start / hour) + 199) * hour,
    ]);
  },
);
