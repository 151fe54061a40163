import { expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

const eth = { category: "linear", symbol: "ETHUSDT" };

async function last(world: TestWorld): Promise<number> {
  return Number((await world.call("GET", "/v5/market/tickers", eth)).result.list[0]!.lastPrice);
}
const stop = (world: TestWorld, input: object) =>
  world.call("POST", "/v5/position/trading-stop", { ...eth, tpslMode: "Full", positionIdx: 0, ...input });
const open = async (world: TestWorld) => (await world.call("GET", "/v5/order/realtime", eth)).result.list;
const size = async (world: TestWorld) =>
  Number((await world.call("GET", "/v5/position/list", eth)).result.list[0]!.size);
const buy = (world: TestWorld, qty: string) =>
  world.call("POST", "/v5/order/create", { ...eth, side: "Buy", orderType: "Market", qty });

async function passUntil(world: TestWorld, done: () => Promise<boolean>): Promise<void> {
  for (let minute = 0; minute < 5000 && !(await done()); minute += 5) world.clock.advance(300_000);
  expect(await done()).toBe(true);
}

test("partial TP/SL orders close their own part of the position and coexist", async () => {
  const world = createTestWorld();
  await buy(world, "3");
  const price = await last(world);
  const at = (factor: number): string => (price * factor).toFixed(2);
  const partial = { tpslMode: "Partial", tpOrderType: "Market", slOrderType: "Market" };
  expect((await stop(world, { ...partial, takeProfit: at(1.002), tpSize: "1" })).retCode).toBe(0);
  expect((await stop(world, { ...partial, stopLoss: at(0.5), slSize: "2" })).retCode).toBe(0);
  expect((await open(world)).map((order) => [order.stopOrderType, order.qty, order.orderStatus])).toEqual([
    ["PartialStopLoss", "2", "Untriggered"],
    ["PartialTakeProfit", "1", "Untriggered"],
  ]);
  await passUntil(world, async () => (await size(world)) === 2);
  expect((await open(world)).map((order) => order.stopOrderType)).toEqual(["PartialStopLoss"]);
});

test("TP/SL values for the whole position replace the earlier ones, and the value 0 removes them", async () => {
  const world = createTestWorld();
  await buy(world, "1");
  const price = await last(world);
  const takeProfit = (price * 1.5).toFixed(2);
  expect((await stop(world, { takeProfit })).retCode).toBe(0);
  expect((await stop(world, { takeProfit })).retCode).toBe(34_040);
  expect((await stop(world, { takeProfit: (price * 1.6).toFixed(2) })).retCode).toBe(0);
  expect(await open(world)).toMatchObject([{ stopOrderType: "TakeProfit", reduceOnly: true, closeOnTrigger: true }]);
  expect((await stop(world, { takeProfit: "0" })).retCode).toBe(0);
  expect(await open(world)).toEqual([]);
  expect((await stop(world, { takeProfit: "0" })).retCode).toBe(34_040);
});

test("a trailing stop follows the best price and closes the position when the market falls back", async () => {
  const world = createTestWorld();
  await buy(world, "1");
  expect((await stop(world, { trailingStop: ((await last(world)) * 0.003).toFixed(2) })).retCode).toBe(0);
  await passUntil(world, async () => (await size(world)) === 0);
  const { list } = (await world.call("GET", "/v5/order/history", eth)).result;
  expect(list[0]).toMatchObject({ createType: "CreateByTrailingStop", orderStatus: "Filled", side: "Sell" });
});

test("closing the position by hand removes its TP/SL orders", async () => {
  const world = createTestWorld();
  await buy(world, "1");
  const price = await last(world);
  await stop(world, { takeProfit: (price * 1.5).toFixed(2), stopLoss: (price * 0.5).toFixed(2) });
  expect(await open(world)).toHaveLength(2);
  const close = { ...eth, side: "Sell", orderType: "Market", qty: "0", reduceOnly: true, closeOnTrigger: true };
  expect((await world.call("POST", "/v5/order/create", close)).retCode).toBe(0);
  expect([await size(world), await open(world)]).toEqual([0, []]);
});

test("a TP/SL order with a limit price rests as a limit order after its trigger", async () => {
  const world = createTestWorld();
  await buy(world, "1");
  const price = await last(world);
  const limit = (price * 1.2).toFixed(2);
  const input = {
    tpslMode: "Partial",
    tpOrderType: "Limit",
    takeProfit: (price * 1.002).toFixed(2),
    tpLimitPrice: limit,
  };
  expect((await stop(world, { ...input, tpSize: "1" })).retCode).toBe(0);
  const [waiting] = await open(world);
  expect(waiting).toMatchObject({ orderType: "Limit", price: limit.replace(/\.?0+$/, ""), orderStatus: "Untriggered" });
  const status = async () =>
    (await world.call("GET", "/v5/order/realtime", { ...eth, orderId: waiting!.orderId })).result.list[0]!.orderStatus;
  await passUntil(world, async () => (await status()) === "New");
});
