import { describe, expect, test } from "vitest";
import { createTradingClient } from "../src/index.ts";
import { ok, stubPlatform, type ReceivedRequest } from "./support/stub-platform.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Number of days to read. The short run reads two months, because a whole year takes long. */
const DAYS = process.env["SPECWRIGHT_LONG"] === "1" ? 365 : 60;
const END = 1_700_000_040_000 - (1_700_000_040_000 % MINUTE);

interface World {
  /** Time of the first candle. */
  readonly launch?: number;
  readonly spacing?: number;
  /** Returns true if the platform has no candle at this time. */
  readonly missing?: (time: number) => boolean;
}

const text = (query: URLSearchParams, name: string, fallback: number) => Number(query.get(name) ?? fallback);

/** Creates a platform with one candle per minute, which returns the newest `limit` candles of a range. */
function candles({ launch = 0, spacing = MINUTE, missing = () => false }: World = {}) {
  const respond = ({ query }: ReceivedRequest) => {
    const last = Math.min(END, text(query, "end", END));
    const first = Math.max(launch, text(query, "start", 0));
    const limit = text(query, "limit", 200);
    const list: string[][] = [];
    for (let time = last - (last % spacing); time >= first && list.length < limit; time -= spacing)
      if (!missing(time)) list.push([String(time), "1", "2", "0.5", "1.5", "10", "15"]);
    return ok({ category: "linear", symbol: "BTCUSDT", list });
  };
  const { fetch, seen, clock } = stubPlatform([respond]);
  const trading = createTradingClient({ environment: "testnet", fetch, clock, throttle: false });
  return { trading, seen };
}

async function timesOf(candleIterator: AsyncIterable<readonly string[]>): Promise<number[]> {
  const times: number[] = [];
  for await (const [time] of candleIterator) times.push(Number(time));
  return times;
}

const input = { category: "linear", symbol: "BTCUSDT", interval: "1" } as const;

describe("candles of a range", () => {
  test("contain every minute of a year once, newest first", async () => {
    const { trading, seen } = candles();
    const start = END - DAYS * DAY + MINUTE;
    const times = await timesOf(trading.market.kline.iterate({ ...input, start, end: END }));
    expect(times).toHaveLength(DAYS * 1440);
    expect(times.every((time, index) => time === END - index * MINUTE)).toBe(true);
    expect(seen.length).toBeLessThan(530);
  });

  test("contain every minute of a year once, oldest first", async () => {
    const { trading } = candles();
    const start = END - DAYS * DAY + MINUTE;
    const options = { oldestFirst: true };
    const times = await timesOf(trading.market.kline.iterate({ ...input, start, end: END }, options));
    expect(times).toHaveLength(DAYS * 1440);
    expect(times.every((time, index) => time === start + index * MINUTE)).toBe(true);
  });

  test.each([true, false])("continue after missing candles in the middle (oldestFirst: %s)", async (oldestFirst) => {
    const isMissing = (time: number) => time > END - 20 * DAY && time < END - 2 * DAY;
    const { trading } = candles({ missing: isMissing });
    const start = END - 30 * DAY;
    const times = await timesOf(trading.market.kline.iterate({ ...input, start, end: END }, { oldestFirst }));
    expect(new Set(times).size).toBe(times.length);
    expect(times).toHaveLength(2 * 1440 + 10 * 1440 + 2);
  });

  test("include the first candles of a symbol, even if the range starts long before its launch", async () => {
    const launch = END - 3 * DAY;
    const { trading, seen } = candles({ launch });
    const options = { oldestFirst: true };
    const times = await timesOf(trading.market.kline.iterate({ ...input, start: END - 3000 * DAY, end: END }, options));
    expect(times[0]).toBe(launch);
    expect(times).toHaveLength(3 * 1440 + 1);
    expect(seen.length).toBeLessThan(40);
  });

  test("start with the symbol's first candle if the caller sets no start", async () => {
    const { trading } = candles({ launch: END - 2500 * MINUTE });
    expect(await timesOf(trading.market.kline.iterate(input))).toHaveLength(2501);
  });

  test("are requested with the caller's limit as the page size", async () => {
    const { trading, seen } = candles();
    await timesOf(trading.market.kline.iterate({ ...input, start: END - 9 * MINUTE, end: END, limit: 4 }));
    expect(seen.map(({ query }) => query.get("limit"))).toEqual(["4", "4", "4"]);
  });

  test.each(["5", "60", "D", "W"] as const)(
    "include all candles of the interval %s, oldest first",
    async (interval) => {
      const spacing = { "5": 5 * MINUTE, "60": 60 * MINUTE, D: DAY, W: 7 * DAY }[interval];
      const { trading } = candles({ spacing });
      const end = END - (END % spacing);
      const range = { ...input, interval, start: end - 2500 * spacing, end };
      const times = await timesOf(trading.market.kline.iterate(range, { oldestFirst: true }));
      expect(times).toHaveLength(2501);
    },
  );
});

test("oldestFirst without a start causes an InputError", async () => {
  const { trading, seen } = candles();
  const read = timesOf(trading.market.kline.iterate(input, { oldestFirst: true }));
  await expect(read).rejects.toMatchObject({ name: "InputError", field: "start" });
  expect(seen).toHaveLength(0);
});

test("oldestFirst causes an InputError if the records have no time", async () => {
  const { trading, seen } = candles();
  const read = trading.market.instrumentsInfo.iterate({ category: "linear" }, { oldestFirst: true } as never).next();
  await expect(read).rejects.toMatchObject({ name: "InputError", field: "oldestFirst" });
  expect(seen).toHaveLength(0);
});

test("an iteration throws if the platform ignores the end of a range", async () => {
  const page = () => ok({ category: "linear", symbol: "BTCUSDT", list: [[String(END), "1", "1", "1", "1", "1", "1"]] });
  const { fetch, clock } = stubPlatform([page]);
  const trading = createTradingClient({ environment: "testnet", fetch, clock, throttle: false });
  const read = timesOf(trading.market.kline.iterate(input));
  await expect(read).rejects.toMatchObject({
    code: "protocol",
    message: expect.stringContaining("same records again"),
  });
});

test("all funding rates are read even if the funding interval changes within the range", async () => {
  const every = (hours: number) => hours * 60 * MINUTE;
  const rates: number[] = [];
  for (let time = END - 60 * DAY; time <= END; time += time > END - 30 * DAY ? every(1) : every(8)) rates.push(time);
  const respond = ({ query }: ReceivedRequest) => {
    const end = text(query, "endTime", END);
    const found = rates.filter((time) => time >= text(query, "startTime", 0) && time <= end).toReversed();
    const list = found.slice(0, text(query, "limit", 200)).map((time) => ({
      symbol: "BTCUSDT",
      fundingRate: "0.0001",
      fundingRateTimestamp: String(time),
    }));
    return ok({ category: "linear", list });
  };
  const { fetch, clock } = stubPlatform([respond]);
  const trading = createTradingClient({ environment: "testnet", fetch, clock, throttle: false });
  const range = { category: "linear", symbol: "BTCUSDT", startTime: END - 60 * DAY, endTime: END } as const;
  for (const oldestFirst of [true, false]) {
    const times: number[] = [];
    for await (const rate of trading.market.fundingHistory.iterate(range, { oldestFirst }))
      times.push(Number(rate.fundingRateTimestamp));
    expect(oldestFirst ? times : times.toReversed()).toEqual(rates);
  }
});

test("open interest is read oldest first across time windows and their pages", async () => {
  const respond = ({ query }: ReceivedRequest) => {
    const [start, end] = [text(query, "startTime", 0), text(query, "endTime", END)];
    const times: number[] = [];
    for (let time = end - (end % (60 * MINUTE)); time >= start; time -= 60 * MINUTE) times.push(time);
    const from = text(query, "cursor", 0);
    const list = times.slice(from, from + 50).map((time) => ({ openInterest: "1", timestamp: String(time) }));
    const nextPageCursor = from + 50 < times.length ? String(from + 50) : "";
    return ok({ category: "linear", symbol: "BTCUSDT", list, nextPageCursor });
  };
  const { fetch, clock } = stubPlatform([respond]);
  const trading = createTradingClient({ environment: "testnet", fetch, clock, throttle: false });
  const end = END - (END % (60 * MINUTE));
  const range = { category: "linear", symbol: "BTCUSDT", intervalTime: "1h", endTime: end } as const;
  const times: number[] = [];
  for await (const { timestamp } of trading.market.openInterest.iterate(
    { ...range, startTime: end - 1000 * 60 * MINUTE },
    { oldestFirst: true },
  ))
    times.push(Number(timestamp));
  expect(times).toHaveLength(1001);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
