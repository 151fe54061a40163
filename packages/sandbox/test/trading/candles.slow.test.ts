import { expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

type Candle = [start: number, open: number, high: number, low: number, close: number, volume: number, turnover: number];

async function candles(world: TestWorld, input: Record<string, string>, path = "kline"): Promise<Candle[]> {
  const { result } = await world.call("GET", `/v5/market/${path}`, { category: "linear", limit: "1000", ...input });
  return (result.list as unknown as string[][]).map((row) => row.map(Number) as Candle);
}

const minute = 60_000;
const lengths = { "5": 5, "15": 15, "60": 60, "240": 240, D: 1440 } as const;
const products = [
  ["linear", "BTCUSDT"],
  ["inverse", "BTCUSD"],
  ["spot", "ETHUSDT"],
  ["linear", "NVDAUSDT"],
] as const;

test.each(products)("%s %s: candles aggregate the candles of shorter intervals", async (category, symbol) => {
  const world = createTestWorld();
  world.clock.advance(10 * 3_600_000 + 7 * minute + 123);
  const fine = await candles(world, { category, symbol, interval: "1" });
  const oldest = fine.at(-1)![0];
  for (const [interval, length] of Object.entries(lengths)) {
    // Request as many candles as the one-minute candles can fill.
    const limit = String(Math.ceil(fine.length / length) + 1);
    const coarse = await candles(world, { category, symbol, interval, limit });
    const whole = coarse.filter(([start]) => start >= oldest);
    if (length < 1440) expect(whole.length).toBeGreaterThan(0);
    for (const [start, open, high, low, close, volume, turnover] of whole) {
      const parts = fine.filter(([at]) => at >= start && at < start + length * minute);
      expect([open, close]).toEqual([parts.at(-1)![1], parts[0]![4]]);
      expect(high).toBe(Math.max(...parts.map((part) => part[2])));
      expect(low).toBe(Math.min(...parts.map((part) => part[3])));
      expect(volume).toBeCloseTo(
        parts.reduce((sum, part) => sum + part[5], 0),
        3,
      );
      expect(turnover / parts.reduce((sum, part) => sum + part[6], 0)).toBeCloseTo(1, 6);
    }
  }
});

test.each(products)("%s %s: the ticker's 24-hour values equal those of the candles", async (category, symbol) => {
  const world = createTestWorld();
  world.clock.advance(5 * minute + 17_000);
  const now = world.clock.now();
  const ticker = (await world.call("GET", "/v5/market/tickers", { category, symbol })).result.list[0]!;
  const newer = await candles(world, { category, symbol, interval: "1" });
  const older = await candles(world, { category, symbol, interval: "1", end: String(newer.at(-1)![0] - 1) });
  const day = [...newer, ...older].slice(0, 1440);
  expect(day.at(-1)![0]).toBe(Math.floor(now / minute) * minute - 1439 * minute);
  expect(Number(ticker.highPrice24h)).toBe(Math.max(...day.map((candle) => candle[2])));
  expect(Number(ticker.lowPrice24h)).toBe(Math.min(...day.map((candle) => candle[3])));
  expect(Number(ticker.volume24h)).toBeCloseTo(
    day.reduce((sum, candle) => sum + candle[5], 0),
    2,
  );
  expect(Number(ticker.turnover24h) / day.reduce((sum, candle) => sum + candle[6], 0)).toBeCloseTo(1, 6);
});

test.each(["mark-price-kline", "index-price-kline", "premium-index-price-kline"])(
  "%s: candles aggregate the candles of shorter intervals",
  async (path) => {
    const world = createTestWorld();
    const fine = await candles(world, { symbol: "BTCUSDT", interval: "1" }, path);
    for (const [start, , high, low] of await candles(world, { symbol: "BTCUSDT", interval: "60", limit: "12" }, path)) {
      const parts = fine.filter(([at]) => at >= start && at < start + 60 * minute);
      expect([high, low]).toEqual([
        Math.max(...parts.map((part) => part[2])),
        Math.min(...parts.map((part) => part[3])),
      ]);
    }
  },
);

test("turnover is counted in the quote coin, or in the base coin of an inverse contract", async () => {
  const world = createTestWorld();
  const ticker = async (category: string, symbol: string) =>
    (await world.call("GET", "/v5/market/tickers", { category, symbol })).result.list[0]!;
  for (const [category, symbol] of products) {
    const { turnover24h, volume24h, lastPrice } = await ticker(category, symbol);
    const [turnover, volume, last] = [turnover24h, volume24h, lastPrice].map(Number) as [number, number, number];
    const price = category === "inverse" ? volume / turnover : turnover / volume;
    expect(Math.abs(price / last - 1)).toBeLessThan(0.1);
  }
  expect((await ticker("linear", "BTCUSDT")).turnover24h).not.toBe((await ticker("linear", "ETHUSDT")).turnover24h);
});

test("every generated trade is within the price range of its one-minute candle", async () => {
  const world = createTestWorld();
  world.clock.advance(59_000);
  for (const [category, symbol] of products) {
    const rows = await candles(world, { category, symbol, interval: "1" });
    const { list } = (
      await world.call("GET", "/v5/market/recent-trade", {
        category,
        symbol,
        limit: category === "spot" ? "60" : "1000",
      })
    ).result;
    for (const { price, time } of list) {
      const [, , high, low] = rows.find(([start]) => start === Math.floor(Number(time) / minute) * minute)!;
      expect(Number(price), symbol).toBeGreaterThanOrEqual(low);
      expect(Number(price), symbol).toBeLessThanOrEqual(high);
    }
  }
});

type Trade = Record<"price" | "size" | "time", string>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test.each(products)("%s %s: volume and turnover of a candle are the sums of its trades", async (category, symbol) => {
  const world = createTestWorld();
  const known = new Map<string, Trade>();
  const order = { category, symbol, side: "Buy", orderType: "Market", qty: category === "inverse" ? "300" : "2" };
  // Within these five minutes, an order trades and a price is set.
  for (let at = 0; at < 10; at++) {
    world.clock.advance(30_000);
    if (at === 3) await world.call("POST", "/v5/order/create", order);
    if (at === 5)
      world.services.mainnet.environment.prices.setMark(instrument(), 1.1 * mark(), world.clock.now(), false);
    const { list } = (await world.call("GET", "/v5/market/recent-trade", { category, symbol, limit: "60" })).result;
    for (const trade of list) known.set(trade.execId!, trade as unknown as Trade);
  }
  function instrument() {
    return world.services.mainnet.environment.catalog.find(category, symbol)!;
  }
  function mark() {
    return world.services.mainnet.environment.prices.markNumber(instrument(), world.clock.now());
  }
  const rows = (await candles(world, { category, symbol, interval: "1", limit: "6" })).slice(0, 5);
  for (const [start, , high, low, , volume, turnover] of rows) {
    const trades = [...known.values()].filter(({ time }) => Number(time) >= start && Number(time) < start + minute);
    const values = trades.map(({ price, size }) =>
      category === "inverse" ? Number(size) / Number(price) : Number(size) * Number(price),
    );
    expect(trades.length).toBeGreaterThanOrEqual(start + minute > world.clock.now() ? 1 : 60);
    expect(volume / sum(trades.map(({ size }) => Number(size)))).toBeCloseTo(1, 12);
    expect(turnover).toBeCloseTo(sum(values), 6);
    for (const { price } of trades) expect([low <= Number(price), Number(price) <= high]).toEqual([true, true]);
  }
});

test("a fill of an account is a public trade with the side of the taker", async () => {
  const world = createTestWorld();
  const order = { category: "linear", symbol: "BTCUSDT", qty: "0.5", side: "Sell" };
  await world.call("POST", "/v5/order/create", { ...order, orderType: "Market" });
  const fills = (await world.call("GET", "/v5/execution/list", { category: "linear" })).result.list;
  const { list } = (await world.call("GET", "/v5/market/recent-trade", { category: "linear", symbol: "BTCUSDT" }))
    .result;
  for (const { execId, execPrice, execQty, execTime } of fills)
    expect(list).toContainEqual(
      expect.objectContaining({ execId, price: execPrice, size: execQty, time: execTime, side: "Sell" }),
    );
  expect(fills.length).toBeGreaterThan(0);
});

test("the 24-hour values of an option are the sums of its trades", async () => {
  const world = createTestWorld();
  const { symbol } = world.services.mainnet.environment.catalog.list("option")[0]!;
  const volume = async () =>
    Number((await world.call("GET", "/v5/market/tickers", { category: "option", symbol })).result.list[0]!.volume24h);
  const before = await volume();
  await world.call("POST", "/v5/order/create", {
    category: "option",
    symbol,
    side: "Buy",
    orderType: "Market",
    qty: "3",
    orderLinkId: "one",
  });
  expect((await volume()) - before).toBeCloseTo(3, 9);
});

test("every fill of an account is a trade within the price range of its candles", async () => {
  const world = createTestWorld();
  const order = { category: "linear", symbol: "BTCUSDT" };
  await candles(world, { symbol: "BTCUSDT", interval: "60" });
  await world.call("POST", "/v5/order/create", { ...order, side: "Buy", qty: "50", orderType: "Market" });
  await world.call("POST", "/v5/order/create", {
    ...order,
    side: "Sell",
    qty: "1",
    orderType: "Limit",
    price: "108000",
  });
  for (let day = 0; day < 200; day++) world.clock.advance(86_400_000 / 4);
  const fills = (await world.call("GET", "/v5/execution/list", order)).result.list;
  for (const { execPrice, execTime } of fills) {
    const start = Math.floor(Number(execTime) / minute) * minute;
    for (const interval of ["1", "60", "D"]) {
      const [candle] = await candles(world, { symbol: "BTCUSDT", interval, end: String(start), limit: "1" });
      expect([candle![3] <= Number(execPrice), Number(execPrice) <= candle![2]]).toEqual([true, true]);
    }
  }
  expect(fills.length).toBeGreaterThan(0);
});
