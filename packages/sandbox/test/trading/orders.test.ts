import { expect, test } from "vitest";
import { createTestWorld, type ApiResponse, type TestWorld } from "../support/test-world.ts";

const create = "/v5/order/create";
const linear = { category: "linear", symbol: "BTCUSDT" };

/** Moves the last price by a percentage, rounded to the tick. */
async function price(
  world: TestWorld,
  percent: number,
  input: { category: string; symbol: string } = linear,
  places = 1,
): Promise<string> {
  const { list } = (await world.call("GET", "/v5/market/tickers", input)).result;
  return (Number(list[0]!.lastPrice) * (1 + percent / 100)).toFixed(places);
}

const place = (world: TestWorld, input: object): Promise<ApiResponse> =>
  world.call("POST", create, { ...linear, side: "Buy", orderType: "Limit", qty: "0.01", ...input });
const find = async (world: TestWorld, orderId: unknown, category = "linear") =>
  (await world.call("GET", "/v5/order/realtime", { category, symbol: "BTCUSDT", orderId })).result.list[0]!;

test("a limit order rests and fills as maker at its own price", async () => {
  const world = createTestWorld();
  const limit = await price(world, -0.2);
  const { result } = await place(world, { price: limit });
  expect(await find(world, result.orderId)).toMatchObject({ orderStatus: "New", leavesQty: "0.01" });
  for (let hour = 0; hour < 100 && (await find(world, result.orderId)).orderStatus === "New"; hour++)
    world.clock.advance(3_600_000);
  expect(await find(world, result.orderId)).toMatchObject({
    orderStatus: "Filled",
    avgPrice: limit.replace(/\.0$/, ""),
    leavesQty: "0",
  });
  const { list } = (await world.call("GET", "/v5/execution/list", { category: "linear", orderId: result.orderId }))
    .result;
  expect(list).toMatchObject([{ isMaker: true, feeRate: "0.0002", execQty: "0.01" }]);
});

test.each([
  ["GTC across the book fills at once", { timeInForce: "GTC" }, 1, "Filled", "EC_NoError"],
  ["IOC away from the book is cancelled", { timeInForce: "IOC" }, -1, "Cancelled", "EC_NoImmediateQtyToFill"],
  [
    "FOK that the book cannot fill is cancelled",
    { timeInForce: "FOK", qty: "20" },
    0.001,
    "Cancelled",
    "EC_NoImmediateQtyToFill",
  ],
  ["FOK that the book can fill is filled", { timeInForce: "FOK" }, 1, "Filled", "EC_NoError"],
  [
    "PostOnly across the book is cancelled",
    { timeInForce: "PostOnly" },
    1,
    "Cancelled",
    "EC_PostOnlyWillTakeLiquidity",
  ],
  ["PostOnly away from the book rests", { timeInForce: "PostOnly" }, -1, "New", "EC_NoError"],
])("a limit order with %s", async (_name, input, percent, orderStatus, rejectReason) => {
  const world = createTestWorld();
  const { retCode, result } = await place(world, { price: await price(world, percent), ...input });
  expect(retCode).toBe(0);
  expect(await find(world, result.orderId)).toMatchObject({ orderStatus, rejectReason });
});

test.each([
  ["unknown symbol", { symbol: "NOPEUSDT" }, 10_001],
  ["price off the tick", { price: "60000.01" }, 10_001],
  ["quantity off the step", { qty: "0.0105" }, 10_001],
  ["quantity too small", { qty: "0.0001" }, 10_001],
  ["price too high", { price: "200000" }, 110_003],
  ["value too small", { qty: "0.001", price: "1000" }, 110_094],
  ["nothing to reduce", { reduceOnly: true, side: "Sell", orderType: "Market" }, 110_017],
  ["positionIdx of hedge mode in one-way mode", { positionIdx: 1 }, 10_001],
  ["bad orderLinkId", { orderLinkId: "ü" }, 10_001],
  ["TP/SL on a reduce-only order", { reduceOnly: true, side: "Sell", stopLoss: "70000" }, 10_001],
  ["take profit on the wrong side", { takeProfit: "50000" }, 10_001],
  ["trigger price without a direction", { triggerPrice: "70000" }, 10_001],
  ["rising trigger below the price", { triggerPrice: "70000", triggerDirection: 1 }, 110_092],
  ["falling trigger above the price", { triggerPrice: "150000", triggerDirection: 2 }, 110_093],
])("an invalid order is refused: %s", async (_name, input, retCode) => {
  expect(await place(createTestWorld(), { price: "60000", ...input })).toMatchObject({ retCode });
});

test("orders without sufficient funds are refused", async () => {
  const world = createTestWorld();
  const big = { price: await price(world, -1), qty: "95" };
  const codes: number[] = [];
  for (let count = 0; count < 4; count++) codes.push((await place(world, big)).retCode);
  expect(codes).toContain(110_007);
  const spot = { category: "spot", symbol: "BTCUSDT", side: "Sell", qty: "10.1", price: "99000" };
  expect((await place(world, spot)).retCode).toBe(170_131);
});

test("an orderLinkId can be used once, and each category has its own code for a repeated ID", async () => {
  const world = createTestWorld();
  expect((await place(world, { price: "90000", orderLinkId: "mine" })).retCode).toBe(0);
  expect((await place(world, { price: "90000", orderLinkId: "mine" })).retCode).toBe(110_072);
  expect((await place(world, { category: "spot", price: "90000", orderLinkId: "mine" })).retCode).toBe(170_141);
});

test("an order can be amended and cancelled by orderId or orderLinkId, and orderId takes precedence", async () => {
  const world = createTestWorld();
  const first = await place(world, { price: "90000", orderLinkId: "first" });
  await place(world, { price: "90000", orderLinkId: "second" });
  const amend = (input: object) => world.call("POST", "/v5/order/amend", { ...linear, ...input });
  const cancel = (input: object) => world.call("POST", "/v5/order/cancel", { ...linear, ...input });
  expect(await amend({ orderId: first.result.orderId, orderLinkId: "second", price: "91000" })).toMatchObject({
    retCode: 0,
    result: { orderLinkId: "first" },
  });
  expect(await amend({ orderLinkId: "first", qty: "0.00001" })).toMatchObject({ retCode: 10_001 });
  expect(await find(world, first.result.orderId)).toMatchObject({ price: "91000", qty: "0.01" });
  expect(await cancel({})).toMatchObject({ retCode: 10_001 });
  expect(await cancel({ orderLinkId: "first" })).toMatchObject({ retCode: 0 });
  expect(await cancel({ orderLinkId: "first" })).toMatchObject({ retCode: 110_001 });
  expect(await cancel({ symbol: "ETHUSDT", orderLinkId: "second" })).toMatchObject({ retCode: 110_001 });
  expect(
    await world.call("POST", "/v5/order/cancel", { category: "spot", symbol: "BTCUSDT", orderId: "1" }),
  ).toMatchObject({ retCode: 170_213 });
});

test("cancel-all for linear contracts requires a filter, and keeps orders of other symbols", async () => {
  const world = createTestWorld();
  await place(world, { price: "90000" });
  await place(world, { price: "90000", side: "Buy" });
  await place(world, { symbol: "ETHUSDT", price: "3000", qty: "0.1" });
  expect((await world.call("POST", "/v5/order/cancel-all", { category: "linear" })).retCode).toBe(10_001);
  expect((await world.call("POST", "/v5/order/cancel-all", linear)).result.list).toHaveLength(2);
  expect(
    (await world.call("GET", "/v5/order/realtime", { category: "linear", settleCoin: "USDT" })).result.list,
  ).toHaveLength(1);
});

test("a batch with failed orders succeeds, and has a code per order at the order's index", async () => {
  const world = createTestWorld();
  const order = { symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01", price: "90000" };
  const { retCode, result, retExtInfo } = await world.call("POST", "/v5/order/create-batch", {
    category: "linear",
    request: [{ ...order, orderLinkId: "a" }, { ...order, qty: "0.0001" }, { ...order, orderLinkId: "a" }, order],
  });
  expect(retCode).toBe(0);
  expect(retExtInfo.list?.map(({ code }) => code)).toEqual([0, 10_001, 110_072, 0]);
  expect(result.list.map(({ orderId }) => orderId === "")).toEqual([false, true, true, false]);
  const cancelled = await world.call("POST", "/v5/order/cancel-batch", {
    category: "linear",
    request: [
      { symbol: "BTCUSDT", orderLinkId: "a" },
      { symbol: "BTCUSDT", orderId: "none" },
    ],
  });
  expect(cancelled.retExtInfo.list?.map(({ code }) => code)).toEqual([0, 110_001]);
});

test("in a batch above the rate limit, only the last orders fail", async () => {
  const world = createTestWorld({ limited: true });
  const request = Array.from({ length: 12 }, () => ({
    symbol: "BTCUSDT",
    side: "Buy",
    orderType: "Limit",
    qty: "0.01",
    price: "90000",
  }));
  const { retCode, retExtInfo } = await world.call("POST", "/v5/order/create-batch", { category: "linear", request });
  expect([retCode, retExtInfo.list?.map(({ code }) => code)]).toEqual([
    0,
    [...Array.from({ length: 10 }, () => 0), 10_006, 10_006],
  ]);
});

test("an option batch is limited to five orders", async () => {
  const world = createTestWorld();
  const { list } = (await world.call("GET", "/v5/market/instruments-info", { category: "option", baseCoin: "BTC" }))
    .result;
  const order = (index: number) => ({
    symbol: list[0]!.symbol,
    side: "Buy",
    orderType: "Market",
    qty: "0.01",
    orderLinkId: `leg-${index}`,
  });
  const send = (count: number) =>
    world.call("POST", "/v5/order/create-batch", {
      category: "option",
      request: Array.from({ length: count }, (_, index) => order(index)),
    });
  expect((await send(6)).retCode).toBe(10_001);
  expect((await send(5)).retExtInfo.list?.every(({ code }) => code === 0)).toBe(true);
});

test("an order is acknowledged before the matching engine receives it", async () => {
  const world = createTestWorld({ matchingDelay: 50 });
  const { retCode, result } = await place(world, { orderType: "Market", orderLinkId: "late" });
  const open = () => world.call("GET", "/v5/order/realtime", { ...linear, orderLinkId: "late" });
  expect([retCode, (await open()).result.list]).toEqual([0, []]);
  expect((await world.call("POST", "/v5/order/cancel", { ...linear, orderId: result.orderId })).retCode).toBe(110_001);
  expect((await place(world, { orderType: "Market", orderLinkId: "late" })).retCode).toBe(110_072);
  world.clock.advance(50);
  expect((await open()).result.list).toMatchObject([{ orderStatus: "Filled" }]);
});

test("a conditional order waits for its trigger and then trades", async () => {
  const world = createTestWorld();
  const { result } = await place(world, {
    orderType: "Market",
    triggerPrice: await price(world, 0.1),
    triggerDirection: 1,
  });
  expect(await find(world, result.orderId)).toMatchObject({ orderStatus: "Untriggered", stopOrderType: "Stop" });
  for (let hour = 0; hour < 200 && (await find(world, result.orderId)).orderStatus === "Untriggered"; hour++)
    world.clock.advance(3_600_000);
  expect(await find(world, result.orderId)).toMatchObject({ orderStatus: "Filled" });
});

test("when take profit or stop loss closes the position, the other order is cancelled", async () => {
  const world = createTestWorld();
  await place(world, { orderType: "Market", takeProfit: await price(world, 0.3), stopLoss: await price(world, -0.3) });
  const exits = async () => (await world.call("GET", "/v5/order/realtime", linear)).result.list;
  expect((await exits()).map((order) => [order.stopOrderType, order.orderStatus]).toSorted()).toEqual([
    ["StopLoss", "Untriggered"],
    ["TakeProfit", "Untriggered"],
  ]);
  for (let hour = 0; hour < 200 && (await exits()).length > 0; hour++) world.clock.advance(3_600_000);
  expect((await world.call("GET", "/v5/position/list", linear)).result.list).toMatchObject([
    { size: "0", side: "", takeProfit: "" },
  ]);
  expect(
    (
      await world.call("GET", "/v5/position/closed-pnl", {
        category: "linear",
        startTime: world.clock.now() - 604_800_000,
      })
    ).result.list,
  ).toHaveLength(1);
});

test("commodity and stock orders require an agreement of the master account, which also covers sub-accounts", async () => {
  const world = createTestWorld();
  const gold = { category: "linear", symbol: "XAUUSDT", orderType: "Market", qty: "1" };
  const oil = { ...gold, symbol: "CLUSDT" };
  const sign = (input: object, key = world.keys.master) => world.call("POST", "/v5/user/agreement", input, { key });
  expect((await place(world, gold)).retCode).toBe(10_024);
  expect((await sign({ categoryV2: 1, agree: true }, world.keys.sub)).retCode).toBe(10_005);
  expect((await sign({ categoryV2: 1, agree: false })).retCode).toBe(10_001);
  expect((await sign({ agree: true })).retCode).toBe(10_001);
  expect(await sign({ categoryV2: 1, agree: true })).toMatchObject({ retCode: 0, result: {} });
  expect((await place(world, gold)).retCode).toBe(0);
  expect((await world.call("POST", create, { ...linear, ...gold, side: "Buy" }, { key: world.keys.sub })).retCode).toBe(
    0,
  );
  expect((await place(world, oil)).retCode).toBe(10_024);
  await sign({ category: 3, agree: true });
  expect((await place(world, oil)).retCode).toBe(0);
});

test("a spot market buy specifies an amount of money, and a resting order reserves its money", async () => {
  const world = createTestWorld();
  const spot = { category: "spot", symbol: "ETHUSDT" };
  const coins = async () => {
    const { list } = (
      await world.call("GET", "/v5/account/wallet-balance", { accountType: "UNIFIED", coin: "USDT,ETH" })
    ).result;
    return new Map((list[0] as unknown as { coin: Record<string, string>[] }).coin.map((coin) => [coin.coin!, coin]));
  };
  await world.call("POST", create, { ...spot, side: "Buy", orderType: "Market", qty: "1000" });
  expect(Number((await coins()).get("USDT")?.walletBalance)).toBeCloseTo(999_000, -1);
  const { result } = await world.call("POST", create, {
    ...spot,
    side: "Buy",
    orderType: "Limit",
    qty: "2",
    price: "3000",
  });
  expect((await coins()).get("USDT")?.locked).toBe("6000");
  await world.call("POST", "/v5/order/cancel", { ...spot, orderId: result.orderId });
  expect((await coins()).get("USDT")?.locked).toBe("0");
});
