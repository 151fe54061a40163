import { expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

const create = (world: TestWorld, order: object) =>
  world.call("POST", "/v5/order/create", { orderType: "Market", side: "Buy", ...order });
const first = async (world: TestWorld, path: string, input: Record<string, string>) =>
  (await world.call("GET", path, input)).result.list[0]!;

test("the average price of an inverse order is the price of its only fill", async () => {
  const world = createTestWorld();
  const inverse = { category: "inverse", symbol: "BTCUSD" };
  for (const qty of ["1", "7", "1000", "33333"]) {
    const { orderId } = (await create(world, { ...inverse, qty })).result;
    const order = await first(world, "/v5/order/realtime", { ...inverse, orderId: String(orderId) });
    const { execPrice } = await first(world, "/v5/execution/list", { ...inverse, orderId: String(orderId) });
    expect(order.avgPrice).toBe(execPrice);
  }
});

test("positionValue is computed from the entry price", async () => {
  const world = createTestWorld();
  const linear = { category: "linear", symbol: "BTCUSDT" };
  await create(world, { ...linear, qty: "1" });
  world.clock.advance(3_600_000);
  const { positionValue, avgPrice, markPrice } = await first(world, "/v5/position/list", linear);
  expect([positionValue, markPrice === avgPrice]).toEqual([avgPrice, false]);
});

test.each([
  ["linear", "BTCUSDT", "Buy", "2", "1"],
  ["linear", "BTCUSDT", "Sell", "2", "1"],
  ["inverse", "BTCUSD", "Buy", "20000", "5000"],
  ["inverse", "BTCUSD", "Sell", "20000", "5000"],
])(
  "closing a %s %s %s position at its break-even price brings its profit to zero",
  async (category, symbol, side, qty, closed) => {
    const world = createTestWorld();
    await create(world, { category, symbol, side, qty });
    world.clock.advance(9 * 3_600_000);
    await create(world, { category, symbol, side: side === "Buy" ? "Sell" : "Buy", qty: closed });
    const position = await first(world, "/v5/position/list", { category, symbol });
    const [size, entry, exit] = [Number(position.size), Number(position.avgPrice), Number(position.breakEvenPrice)];
    const value = (price: number): number => (category === "inverse" ? size / price : size * price);
    const direction = (side === "Buy") === (category === "linear") ? 1 : -1;
    const result = direction * (value(exit) - value(entry)) - value(exit) * 0.00055;
    expect(result + Number(position.curRealisedPnl)).toBeCloseTo(0, category === "inverse" ? 6 : 2);
  },
);

test("the fee of an option is a fraction of the index price, but at most a fraction of the premium", async () => {
  const world = createTestWorld();
  const options = (await world.call("GET", "/v5/market/instruments-info", { category: "option" })).result.list;
  const caps = new Set<boolean>();
  for (const [index, option] of options.entries()) {
    const order = { category: "option", symbol: option.symbol, qty: "0.1", orderLinkId: `o${index}` };
    if ((await create(world, order)).retCode !== 0) continue;
    const fill = await first(world, "/v5/execution/list", { category: "option", symbol: option.symbol! });
    if (fill === undefined) continue;
    const [byIndex, byPremium] = [Number(fill.indexPrice) * 0.0003, Number(fill.execPrice) * 0.07];
    expect(Number(fill.execFee) / Number(fill.execQty)).toBeCloseTo(Math.min(byIndex, byPremium), 4);
    caps.add(byPremium < byIndex);
  }
  expect(caps).toEqual(new Set([true, false]));
});

test("a pre-check returns the account's margin rates before and after the order", async () => {
  const world = createTestWorld();
  const check = async (qty: string) =>
    (
      await world.call("POST", "/v5/order/pre-check", {
        category: "linear",
        symbol: "BTCUSDT",
        side: "Buy",
        orderType: "Limit",
        qty,
        price: "90000",
      })
    ).result as Record<string, unknown>;
  const [small, large] = [await check("1"), await check("10")];
  expect([small.preImrE4, large.preImrE4]).toEqual([0, 0]);
  expect(Number(large.postImrE4) / Number(small.postImrE4)).toBeCloseTo(10, 0);
  expect(Number(small.postMmrE4)).toBeGreaterThan(0);
});

test("an amendment without changes is refused with the platform's message", async () => {
  const world = createTestWorld();
  const linear = { category: "linear", symbol: "BTCUSDT" };
  const { orderId } = (await create(world, { ...linear, orderType: "Limit", qty: "1", price: "60000" })).result;
  const amend = (change: object) => world.call("POST", "/v5/order/amend", { ...linear, orderId, ...change });
  const retMsg = "The order remains unchanged as the parameters entered match the existing ones.";
  expect(await amend({ qty: "1", price: "60000" })).toMatchObject({ retCode: 10_001, retMsg });
  expect(await amend({ qty: "2", price: "60000" })).toMatchObject({ retCode: 0 });
});

test("an order with the default value of smpType is accepted", async () => {
  const order = { category: "linear", symbol: "BTCUSDT", qty: "0.01", smpType: "None" };
  expect(await create(createTestWorld(), order)).toMatchObject({ retCode: 0 });
});

test("a base coin filters tickers", async () => {
  const { retCode, result } = await createTestWorld().call("GET", "/v5/market/tickers", {
    category: "linear",
    baseCoin: "ETH",
  });
  expect([retCode, result.list.map(({ symbol }) => symbol)]).toEqual([0, ["ETHUSDT", "ETHPERP"]]);
});
