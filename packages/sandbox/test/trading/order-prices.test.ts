import { expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

const linear = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01" };
const create = (world: TestWorld, order: object) => world.call("POST", "/v5/order/create", order);

async function shown(world: TestWorld, category: string, symbol: string, orderId: unknown) {
  const { result } = await world.call("GET", "/v5/order/realtime", { category, symbol, orderId });
  return result.list[0] ?? {};
}

test.each([
  ["Buy", "Queue", "1", "b", 0],
  ["Buy", "Queue", "3", "b", 2],
  ["Sell", "Queue", "2", "a", 1],
  ["Buy", "Counterparty", "5", "a", 4],
  ["Sell", "Counterparty", undefined, "b", 0],
] as const)("%s with bboSideType %s and bboLevel %s takes its price from the book", async (...row) => {
  const [side, bboSideType, bboLevel, half, index] = row;
  const world = createTestWorld();
  const book = await world.call("GET", "/v5/market/orderbook", { category: "linear", symbol: "BTCUSDT", limit: 10 });
  const level = (book.result[half] as [string, string][])[index];
  const { result } = await create(world, { ...linear, side, bboSideType, bboLevel });
  const order = await shown(world, "linear", "BTCUSDT", result.orderId);
  expect(order).toMatchObject({ price: level?.[0], createType: "CreateByBboOrder" });
});

test("an option order with both a volatility and a price uses the volatility", async () => {
  const world = createTestWorld();
  const { result } = await world.call("GET", "/v5/market/instruments-info", { category: "option", baseCoin: "BTC" });
  const option = result.list.find(({ optionsType }) => optionsType === "Call");
  const symbol = option?.symbol ?? "";
  const order = { category: "option", symbol, side: "Buy", orderType: "Limit", qty: "0.01" };
  const place = async (orderLinkId: string, extra: object) => {
    const { retMsg, result: placed } = await create(world, { ...order, orderLinkId, ...extra });
    expect(retMsg).toBe("OK");
    return shown(world, "option", symbol, placed.orderId);
  };
  const low = await place("low", { orderIv: "0.2" });
  const high = await place("high", { orderIv: "0.3", price: "5" });
  expect(low).toMatchObject({ orderIv: "0.2", orderStatus: "New" });
  expect(Number(low.price)).toBeGreaterThan(0);
  expect(Number(high.price)).toBeGreaterThan(Number(low.price));
  const change = { category: "option", symbol, orderLinkId: "low", orderIv: "0.3" };
  expect(await world.call("POST", "/v5/order/amend", change)).toMatchObject({ retCode: 0 });
  expect(await place("again", { orderIv: "0.3" })).toMatchObject({ price: high.price });
  expect(await shown(world, "option", symbol, low.orderId)).toMatchObject({ price: high.price, orderIv: "0.3" });
});

test("an order that closes the whole position may exceed the usual maximum quantity", async () => {
  const world = createTestWorld();
  const market = { ...linear, orderType: "Market" };
  for (const qty of ["50", "20"]) await create(world, { ...market, qty });
  const all = { ...market, side: "Sell", qty: "0", reduceOnly: true, closeOnTrigger: true };
  expect(await create(world, all)).toMatchObject({ retCode: 0 });
  const position = () => world.call("GET", "/v5/position/list", { category: "linear", symbol: "BTCUSDT" });
  expect((await position()).result.list).toMatchObject([{ size: "20" }]);
});

test("a reduce-only order may exceed the maximum quantity", async () => {
  const world = createTestWorld();
  const market = { ...linear, orderType: "Market" };
  for (const qty of ["50", "20"]) await create(world, { ...market, qty });
  expect(await create(world, { ...market, side: "Sell", qty: "70" })).toMatchObject({ retCode: 10_001 });
  expect(await create(world, { ...market, side: "Sell", qty: "70", reduceOnly: true })).toMatchObject({ retCode: 0 });
  const { list } = (await world.call("GET", "/v5/position/list", { category: "linear", symbol: "BTCUSDT" })).result;
  expect(list).toMatchObject([{ size: "0" }]);
});
