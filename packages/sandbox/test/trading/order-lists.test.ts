import { expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

const hour = 3_600_000;
const linear = { category: "linear", symbol: "BTCUSDT" };
const limit = { side: "Buy", orderType: "Limit", qty: "0.01", price: "90000" };
const place = async (world: TestWorld, input: object) => {
  const { retCode, retMsg, result } = await world.call("POST", "/v5/order/create", input);
  expect([retCode, retMsg]).toEqual([0, "OK"]);
  return String(result.orderId);
};
const history = async (world: TestWorld, input: object, options = {}) =>
  (await world.call("GET", "/v5/order/history", { category: "linear", ...input }, options)).result.list.map(
    ({ orderId }) => orderId,
  );
const open = async (world: TestWorld, input: object) =>
  (await world.call("GET", "/v5/order/realtime", input)).result.list.map(({ orderId }) => orderId);
const cancelAll = (world: TestWorld, input: object) => world.call("POST", "/v5/order/cancel-all", input);

test("the order history keeps filled orders for two years, and unfilled orders for a day", async () => {
  const world = createTestWorld();
  const gone = await place(world, { ...linear, ...limit });
  await world.call("POST", "/v5/order/cancel", { ...linear, orderId: gone });
  const filled = await place(world, { ...linear, side: "Buy", orderType: "Market", qty: "0.01" });
  expect(await history(world, {})).toEqual([filled, gone]);
  world.clock.advance(24 * hour);
  expect(await history(world, {})).toEqual([filled, gone]);
  world.clock.advance(1);
  expect([await history(world, {}), await history(world, { orderId: gone })]).toEqual([[filled], []]);
  world.clock.advance(8 * 24 * hour);
  expect([await history(world, {}), await history(world, { orderId: filled })]).toEqual([[], [filled]]);
  const wide = { ...linear, startTime: world.clock.now() - 8 * 24 * hour, endTime: world.clock.now() };
  expect((await world.call("GET", "/v5/order/history", wide)).retCode).toBe(10_001);
});

test("the history in demo trading keeps filled and unfilled orders for seven days", async () => {
  const world = createTestWorld();
  const options = { environment: "demo", key: world.keys.demo } as const;
  const input = { ...linear, side: "Buy", orderType: "Market", qty: "0.01" };
  const { orderId } = (await world.call("POST", "/v5/order/create", input, options)).result;
  world.clock.advance(7 * 24 * hour);
  expect(await history(world, { orderId }, options)).toEqual([orderId]);
  world.clock.advance(1);
  expect(await history(world, { orderId }, options)).toEqual([]);
});

test("the real-time list returns open orders, or closed orders with openOnly 1", async () => {
  const world = createTestWorld();
  const waiting = await place(world, { ...linear, ...limit });
  const filled = await place(world, { ...linear, side: "Buy", orderType: "Market", qty: "0.01" });
  const spot = await place(world, { category: "spot", symbol: "ETHUSDT", side: "Buy", orderType: "Market", qty: "50" });
  expect(await open(world, linear)).toEqual([waiting]);
  expect(await open(world, { ...linear, openOnly: 1 })).toEqual([filled]);
  expect(await open(world, { ...linear, openOnly: 0, orderId: filled })).toEqual([filled]);
  expect(await open(world, { category: "spot", openOnly: 1 })).toEqual([spot]);
});

test("an order list uses only the first given filter of symbol, base coin and settlement coin", async () => {
  const world = createTestWorld();
  const usdc = await place(world, { category: "linear", symbol: "BTCPERP", ...limit });
  const usdt = await place(world, { ...linear, ...limit });
  expect(await open(world, { category: "linear", settleCoin: "USDC" })).toEqual([usdc]);
  expect(await open(world, { category: "linear", baseCoin: "BTC", settleCoin: "USDC" })).toEqual([usdt, usdc]);
  expect(await open(world, { ...linear, baseCoin: "ETH", settleCoin: "USDC" })).toEqual([usdt]);
});

test("cancel-all requires a filter for contracts, and in spot cancels only plain orders by default", async () => {
  const world = createTestWorld();
  const inverse = { category: "inverse", symbol: "BTCUSD" };
  await place(world, { ...inverse, ...limit, qty: "10" });
  for (const category of ["linear", "inverse"]) expect((await cancelAll(world, { category })).retCode).toBe(10_001);
  expect((await cancelAll(world, { category: "inverse", settleCoin: "BTC" })).result.list).toHaveLength(1);
  const spot = { category: "spot", symbol: "BTCUSDT", ...limit };
  const plain = await place(world, spot);
  const exit = await place(world, { ...spot, triggerPrice: "91000", orderFilter: "tpslOrder" });
  const conditional = await place(world, { ...spot, triggerPrice: "150000", orderFilter: "StopOrder" });
  const cancelled = async (input: object = {}) =>
    (await cancelAll(world, { category: "spot", ...input })).result.list.map(({ orderId }) => orderId);
  expect(await cancelled()).toEqual([plain]);
  expect(await cancelled({ orderFilter: "tpslOrder" })).toEqual([exit]);
  expect(await cancelled({ orderFilter: "StopOrder" })).toEqual([conditional]);
});

test("a spot TP/SL order reserves its money before the trigger, unlike a conditional order", async () => {
  const world = createTestWorld();
  const spot = { category: "spot", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", price: "90000" };
  const locked = async () => {
    const { list } = (await world.call("GET", "/v5/account/wallet-balance", { accountType: "UNIFIED", coin: "USDT" }))
      .result;
    return (list[0] as unknown as { coin: Record<string, string>[] }).coin[0]!.locked;
  };
  await place(world, { ...spot, qty: "7", triggerPrice: "80000", orderFilter: "StopOrder" });
  expect(await locked()).toBe("0");
  const exit = await place(world, { ...spot, qty: "7", triggerPrice: "80000", orderFilter: "tpslOrder" });
  expect(await locked()).toBe("630000");
  const more = { ...spot, qty: "7", triggerPrice: "80000", orderFilter: "tpslOrder" };
  expect((await world.call("POST", "/v5/order/create", more)).retCode).toBe(170_131);
  await world.call("POST", "/v5/order/cancel", { category: "spot", symbol: "BTCUSDT", orderId: exit });
  expect(await locked()).toBe("0");
});

test.each([
  ["a conditional order", "StopOrder"],
  ["a TP/SL order", "tpslOrder"],
])("%s for most of the balance can use its own reservation when it triggers", async (_name, orderFilter) => {
  const world = createTestWorld();
  const { list } = (await world.call("GET", "/v5/market/tickers", { category: "spot", symbol: "BTCUSDT" })).result;
  const last = Number(list[0]!.lastPrice);
  const orderId = await place(world, {
    category: "spot",
    symbol: "BTCUSDT",
    side: "Buy",
    orderType: "Limit",
    qty: "9",
    price: (last * 1.05).toFixed(2),
    triggerPrice: (last * 1.0005).toFixed(2),
    orderFilter,
  });
  const status = async () =>
    (await world.call("GET", "/v5/order/realtime", { category: "spot", orderId })).result.list[0]!.orderStatus;
  for (let minute = 0; minute < 2000 && (await status()) === "Untriggered"; minute++) world.clock.advance(60_000);
  expect(await status()).toBe("Filled");
});

test("only contract orders have createType and tpslMode in lists", async () => {
  const world = createTestWorld();
  await place(world, { ...linear, ...limit });
  await place(world, { ...limit, category: "spot", symbol: "BTCUSDT" });
  const names = async (category: string) => {
    const { list } = (await world.call("GET", "/v5/order/realtime", { category, symbol: "BTCUSDT" })).result;
    return ["createType", "tpslMode", "activationPrice"].filter((name) => Object.hasOwn(list[0]!, name));
  };
  expect(await names("linear")).toEqual(["createType", "tpslMode"]);
  expect(await names("spot")).toEqual(["activationPrice"]);
});
