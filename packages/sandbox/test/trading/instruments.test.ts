import { expect, test } from "vitest";
import { createTestWorld, noon, type TestWorld } from "../support/test-world.ts";

const path = "/v5/market/instruments-info";
const symbols = async (world: TestWorld, input: object): Promise<string[]> =>
  (await world.call("GET", path, input)).result.list.map((row) => String(row.symbol));

test("contracts before their launch are listed only on request", async () => {
  const world = createTestWorld();
  const usual = await symbols(world, { category: "linear" });
  expect(usual).toContain("BTCUSDT");
  expect(usual).not.toContain("ORBITUSDT");
  expect(await symbols(world, { category: "linear", status: "PreLaunch" })).toEqual(["ORBITUSDT", "HELIXUSDT"]);
  expect(await symbols(world, { category: "linear", symbolType: "stock", status: "PreLaunch" })).toEqual([
    "ORBITUSDT",
    "HELIXUSDT",
  ]);
  const { list } = (await world.call("GET", path, { category: "linear", symbol: "ORBITUSDT" })).result;
  expect(list[0]).toMatchObject({
    status: "PreLaunch",
    isPreListing: true,
    preListingInfo: { curAuctionPhase: "ContinuousTrading", skipCallAuction: true },
  });
});

test("a pre-launch contract can be traded in its continuous phase, but not in its auction", async () => {
  const world = createTestWorld();
  await world.call("POST", "/v5/user/agreement", { categoryV2: 1, agree: true });
  const order = { category: "linear", side: "Buy", orderType: "Market", qty: "1" };
  expect((await world.call("POST", "/v5/order/create", { ...order, symbol: "ORBITUSDT" })).retCode).toBe(0);
  expect((await world.call("POST", "/v5/order/create", { ...order, symbol: "HELIXUSDT" })).retCode).toBe(110_095);
});

test("a pending contract opens when the clock reaches its launch time", async () => {
  const world = createTestWorld();
  const order = { category: "linear", symbol: "QUARKUSDT", side: "Buy", orderType: "Market", qty: "100" };
  expect(await symbols(world, { category: "linear", status: "PendingOpen" })).toEqual(["QUARKUSDT"]);
  expect(await world.call("POST", "/v5/order/create", order)).toMatchObject({
    retCode: 10_001,
    retMsg: expect.stringContaining("not open"),
  });
  world.clock.advance(3_600_000);
  expect(await symbols(world, { category: "linear", status: "PendingOpen" })).toEqual([]);
  expect((await world.call("POST", "/v5/order/create", order)).retCode).toBe(0);
});

test("during a split adjustment, a contract has the status Trading but refuses orders", async () => {
  const world = createTestWorld({ now: noon + 10 * 3_600_000 });
  await world.call("POST", "/v5/user/agreement", { category: 2, agree: true });
  const order = { category: "linear", symbol: "NVDAUSDT", side: "Buy", orderType: "Market", qty: "1" };
  const status = (await world.call("GET", path, { category: "linear", symbol: "NVDAUSDT" })).result.list[0]?.status;
  expect([status, (await world.call("POST", "/v5/order/create", order)).retCode]).toEqual(["Trading", 10_001]);
  world.clock.advance(1_800_000);
  expect((await world.call("POST", "/v5/order/create", order)).retCode).toBe(0);
});

test.each([
  [7, ["1", "0"]],
  [8, ["0.8", "0.2"]],
  [10, ["0.4", "0.6"]],
  [12, ["0", "1"]],
  [13, ["1", "0"]],
])("on day %i of a month, the oil index weights its two futures with %j", async (day, weights) => {
  const world = createTestWorld({ now: Date.UTC(2026, 10, day, 12) });
  const { result } = await world.call("GET", "/v5/market/index-price-components", { indexName: "CLUSDT" });
  expect((result.components as { weight: string }[]).map(({ weight }) => weight)).toEqual(weights);
});

test("during a split adjustment, the order book feed pauses and open orders can only be cancelled", async () => {
  const world = createTestWorld({ now: noon + 9.5 * 3_600_000 });
  await world.call("POST", "/v5/user/agreement", { categoryV2: 1, agree: true });
  const nvidia = { category: "linear", symbol: "NVDAUSDT" };
  const order = { ...nvidia, side: "Buy", orderType: "Limit", qty: "1", price: "131" };
  const { orderId } = (await world.call("POST", "/v5/order/create", order)).result;
  const seen = async () => {
    const book = (await world.call("GET", "/v5/market/orderbook", { ...nvidia, limit: 5 })).result;
    const { list } = (await world.call("GET", "/v5/market/tickers", nvidia)).result;
    return [book.b, book.a, list[0]!.lastPrice, list[0]!.markPrice, list[0]!.indexPrice];
  };
  world.clock.advance(1_800_000);
  const stopped = await seen();
  world.clock.advance(1_799_999);
  expect(await seen()).toEqual(stopped);
  expect((await world.call("POST", "/v5/order/amend", { ...nvidia, orderId, price: "132" })).retCode).toBe(10_001);
  expect((await world.call("POST", "/v5/order/cancel", { ...nvidia, orderId })).retCode).toBe(0);
  world.clock.advance(1);
  expect(await seen()).not.toEqual(stopped);
});

test.each([
  [{ category: "linear", symbolType: "stock" }, ["AAPLUSDT", "TSLAUSDT", "NVDAUSDT"]],
  [{ category: "linear", symbolType: "ETF" }, ["SPYUSDT"]],
  [{ category: "linear", symbolType: "commodity" }, ["XAUUSDT", "XAGUSDT", "CLUSDT"]],
  [{ category: "linear", symbolType: "forex" }, ["EURUSDUSDT"]],
  [{ category: "spot", symbolType: "xstocks" }, ["AAPLXUSDT", "TSLAXUSDT"]],
])("the filter %o lists the instruments %j", async (input, expected) => {
  expect(await symbols(createTestWorld(), input)).toEqual(expected);
});

test("tokenized gold has an empty symbolType in both categories", async () => {
  const world = createTestWorld();
  for (const category of ["linear", "spot"]) {
    expect((await world.call("GET", path, { category, symbol: "XAUTUSDT" })).result.list).toMatchObject([
      { symbolType: "" },
    ]);
  }
});

test("linear contracts of a base coin include perpetuals and expiries of every settlement coin", async () => {
  const { list } = (await createTestWorld().call("GET", path, { category: "linear", baseCoin: "BTC" })).result;
  expect(new Set(list.map((row) => `${row.contractType} ${row.settleCoin}`))).toEqual(
    new Set(["LinearPerpetual USDT", "LinearPerpetual USDC", "LinearFutures USDC", "LinearFutures USDT"]),
  );
});

test("options are filtered by base coin, and only options accept the base coin All", async () => {
  const world = createTestWorld();
  const all = await symbols(world, { category: "option", baseCoin: "All", limit: 1000 });
  expect(new Set(all.map((symbol) => symbol.split("-")[0]))).toEqual(new Set(["BTC", "ETH", "SOL", "AAPL", "MSFT"]));
  expect(await world.call("GET", path, { category: "linear", baseCoin: "All" })).toMatchObject({ retCode: 10_001 });
  const stocks = (await world.call("GET", "/v5/market/option-base-coins", { underlyingType: 2 })).result.list;
  expect(stocks).toEqual([
    { baseCoin: "AAPL", hasSymbol: 1 },
    { baseCoin: "MSFT", hasSymbol: 1 },
  ]);
});

test("the pages of the instrument list join to the whole list", async () => {
  const world = createTestWorld();
  const first = (await world.call("GET", path, { category: "linear", limit: 10 })).result;
  expect(first.nextPageCursor).toContain("%3A");
  const second = await symbols(world, { category: "linear", limit: 100, cursor: first.nextPageCursor });
  expect([...first.list.map((row) => row.symbol), ...second]).toEqual(await symbols(world, { category: "linear" }));
  expect(await world.call("GET", path, { category: "linear", cursor: "else" })).toMatchObject({ retCode: 10_001 });
});

test("prices depend only on the sandbox's seed and the time", async () => {
  const quotes = async (world: TestWorld) => {
    const tickers = await world.call("GET", "/v5/market/tickers", { category: "linear" });
    const book = await world.call("GET", "/v5/market/orderbook", { category: "linear", symbol: "BTCUSDT", limit: 50 });
    const kline = await world.call("GET", "/v5/market/kline", {
      category: "linear",
      symbol: "BTCUSDT",
      interval: "5",
      limit: 20,
    });
    return { tickers: tickers.result, book: book.result, kline: kline.result };
  };
  const world = createTestWorld({ seed: 7 });
  const before = await quotes(world);
  expect(await quotes(createTestWorld({ seed: 7 }))).toEqual(before);
  expect(await quotes(createTestWorld({ seed: 8 }))).not.toEqual(before);
  world.clock.advance(60_000);
  expect(await quotes(world)).not.toEqual(before);
});

test("each candle opens at the close of the previous candle, and its range contains both prices", async () => {
  const world = createTestWorld();
  const { list } = (
    await world.call("GET", "/v5/market/kline", { category: "spot", symbol: "BTCUSDT", interval: "60", limit: 48 })
  ).result;
  const rows = (list as unknown as string[][]).map((row) => row.map(Number));
  for (const [index, [start, open, high, low, close]] of rows.entries()) {
    expect(high!).toBeGreaterThanOrEqual(Math.max(open!, close!));
    expect(low!).toBeLessThanOrEqual(Math.min(open!, close!));
    const older = rows[index + 1];
    if (older !== undefined) expect([older[0]! + 3_600_000, older[4]]).toEqual([start, open]);
  }
});

test("the full order book starts with the levels of the short book, in the same order", async () => {
  const world = createTestWorld();
  const read = async (address: string, extra: object = {}) =>
    (await world.call("GET", address, { category: "spot", symbol: "BTCUSDT", ...extra })).result as unknown as {
      a: string[][];
      b: string[][];
    };
  const full = await read("/v5/market/full_orderbook");
  const short = await read("/v5/market/orderbook", { limit: 50 });
  expect([full.a.slice(0, 50), full.b.slice(0, 50)]).toEqual([short.a, short.b]);
  expect(full.a.length).toBeLessThanOrEqual(10_000);
  const prices = [...full.b.toReversed(), ...full.a].map(([price]) => Number(price));
  expect(prices.every((price, index) => index === 0 || price > prices[index - 1]!)).toBe(true);
});

test("the best prices of the book equal those of the ticker, and the weights of index components add up to one", async () => {
  const world = createTestWorld();
  const input = { category: "linear", symbol: "ETHUSDT" };
  const ticker = (await world.call("GET", "/v5/market/tickers", input)).result.list[0]!;
  const book = (await world.call("GET", "/v5/market/orderbook", input)).result as unknown as {
    a: string[][];
    b: string[][];
  };
  expect([book.b[0]?.[0], book.a[0]?.[0]]).toEqual([ticker.bid1Price, ticker.ask1Price]);
  const index = (await world.call("GET", "/v5/market/index-price-components", { indexName: "ETHUSDT" }))
    .result as unknown as { components: { weight: string }[] };
  expect(index.components.reduce((sum, { weight }) => sum + Number(weight), 0)).toBeCloseTo(1, 12);
});

test("an instrument record has exactly the fields of its category", async () => {
  const world = createTestWorld();
  for (const each of [path, "/v5/account/instruments-info"]) {
    const fields = async (category: string): Promise<string[]> =>
      Object.keys((await world.call("GET", each, { category })).result.list[0] as object);
    expect(await fields("linear")).toEqual(
      expect.arrayContaining(["symbolType", "forbidUplWithdrawal", "leverageFilter"]),
    );
    const spot = await fields("spot");
    expect(spot).toEqual(expect.arrayContaining(["symbolType", "marginTrading"]));
    expect(spot).not.toContain("forbidUplWithdrawal");
  }
  const { list } = (await world.call("GET", path, { category: "option" })).result;
  expect(Object.keys(list[0] as object)).not.toEqual(expect.arrayContaining(["symbolType"]));
});
