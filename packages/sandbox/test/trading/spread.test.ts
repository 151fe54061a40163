import { expect, test } from "vitest";
import { createTestWorld, type ApiResponse, type TestWorld } from "../support/test-world.ts";

const symbol = "ETHUSDT_ETH/USDT";
type Row = Record<string, string>;

const operations = {
  "order/create": "POST",
  "order/amend": "POST",
  "order/cancel": "POST",
  "order/cancel-all": "POST",
  "order/realtime": "GET",
  "order/history": "GET",
  "execution/list": "GET",
  "max-qty": "GET",
  instrument: "GET",
  orderbook: "GET",
  tickers: "GET",
  "recent-trade": "GET",
} as const;

/** Calls a spread trading operation. */
async function spread(world: TestWorld, name: keyof typeof operations, input: object = {}): Promise<ApiResponse> {
  return world.call(operations[name], `/v5/spread/${name}`, input);
}

const limit = { symbol, side: "Buy", orderType: "Limit", qty: "0.5" };

async function bestPrices(world: TestWorld): Promise<{ bid: number; ask: number }> {
  const { result } = await spread(world, "orderbook", { symbol });
  const [[bid], [ask]] = [(result.b as string[][])[0]!, (result.a as string[][])[0]!];
  return { bid: Number(bid), ask: Number(ask) };
}

const positionOf = async (world: TestWorld): Promise<Row> =>
  (await world.call("GET", "/v5/position/list", { category: "linear", symbol: "ETHUSDT" })).result.list[0]!;

async function balanceOf(world: TestWorld, coin: string): Promise<number> {
  const { result } = await world.call("GET", "/v5/account/wallet-balance", { accountType: "UNIFIED", coin });
  return Number((result.list[0] as unknown as { coin: Row[] }).coin[0]!.walletBalance);
}

test("spread instruments combine contracts with spot, and futures with perpetuals", async () => {
  const world = createTestWorld();
  const { list } = (await spread(world, "instrument")).result;
  expect(new Set(list.map(({ contractType }) => contractType))).toEqual(
    new Set(["FundingRateArb", "CarryTrade", "PerpBasis"]),
  );
  const only = (await spread(world, "instrument", { symbol })).result.list;
  expect(only).toMatchObject([
    { symbol, legs: [{ contractType: "LinearPerpetual" }, { symbol: "ETHUSDT", contractType: "Spot" }] },
  ]);
  const first = await spread(world, "instrument", { limit: "2" });
  const second = await spread(world, "instrument", { limit: "2", cursor: first.result.nextPageCursor });
  expect([...first.result.list, ...second.result.list]).toEqual(list.slice(0, 4));
});

test("book, ticker and recent trades of a spread agree", async () => {
  const world = createTestWorld();
  const { bid, ask } = await bestPrices(world);
  const [ticker] = (await spread(world, "tickers", { symbol })).result.list;
  expect([Number(ticker!.bidPrice), Number(ticker!.askPrice)]).toEqual([bid, ask]);
  expect(Number(ticker!.highPrice24h)).toBeGreaterThanOrEqual(Number(ticker!.lowPrice24h));
  const trades = (await spread(world, "recent-trade", { symbol, limit: "3" })).result.list;
  expect(trades).toHaveLength(3);
  expect([bid, ask]).toContain(Number(trades[0]!.price));
});

test("a spread market order fills both legs, and creates executions, a position and a balance change", async () => {
  const world = createTestWorld();
  const eth = await balanceOf(world, "ETH");
  const { result: ids } = await spread(world, "order/create", { ...limit, orderType: "Market", orderLinkId: "m-1" });
  expect(ids).toMatchObject({ orderLinkId: "m-1" });
  const [order] = (await spread(world, "order/history", { symbol })).result.list;
  expect(order).toMatchObject({
    orderStatus: "Filled",
    cumExecQty: "0.5",
    leavesQty: "0",
    leg1Side: "Buy",
    leg2Side: "Sell",
    leg2ProdType: "Spot",
  });
  const [execution] = (await spread(world, "execution/list", { orderLinkId: "m-1" })).result.list as unknown as {
    execPrice: string;
    legs: Row[];
  }[];
  const [first, second] = execution!.legs;
  expect(Number(first!.execPrice) - Number(second!.execPrice)).toBeCloseTo(Number(execution!.execPrice), 8);
  expect(await positionOf(world)).toMatchObject({ side: "Buy", size: "0.5", avgPrice: first!.execPrice });
  expect(await balanceOf(world, "ETH")).toBe(eth - 0.5);
  const own = await world.call("GET", "/v5/execution/list", { category: "linear", orderId: order!.leg1OrderId });
  expect(own.result.list).toMatchObject([
    { execType: "FutureSpread", createType: "CreateByFutureSpread", execId: first!.execId },
  ]);
  const legOrder = await world.call("GET", "/v5/order/history", { category: "spot", orderId: order!.leg2OrderId });
  expect(legOrder.result.list).toMatchObject([{ orderStatus: "Filled", qty: "0.5" }]);
});

test("a resting spread order is listed, amended and cancelled", async () => {
  const world = createTestWorld();
  const { bid } = await bestPrices(world);
  const price = (bid - 50).toFixed(2);
  const { result: ids } = await spread(world, "order/create", { ...limit, price, orderLinkId: "r-1" });
  const open = async (): Promise<Row[]> => (await spread(world, "order/realtime", { symbol })).result.list;
  expect(await open()).toMatchObject([{ orderStatus: "New", price: String(Number(price)), leavesQty: "0.5" }]);
  const change = { symbol, orderId: ids.orderId, qty: "0.4", price: (bid - 60).toFixed(2) };
  expect((await spread(world, "order/amend", change)).retCode).toBe(0);
  expect(await open()).toMatchObject([{ qty: "0.4", price: String(Number((bid - 60).toFixed(2))) }]);
  expect((await spread(world, "order/cancel", { orderLinkId: "r-1" })).result).toMatchObject(ids);
  expect(await open()).toEqual([]);
  expect((await spread(world, "order/history")).result.list).toMatchObject([
    { orderStatus: "Cancelled", cxlRejReason: "EC_PerCancelRequest", cumExecQty: "0" },
  ]);
  expect(await spread(world, "order/cancel", { orderLinkId: "r-1" })).toMatchObject({ retCode: 110_001 });
});

test("a resting spread order fills as maker at its own price", async () => {
  const world = createTestWorld();
  const { bid } = await bestPrices(world);
  await spread(world, "order/create", { ...limit, price: (bid - 0.1).toFixed(2) });
  for (let step = 0; step < 200; step++) {
    world.clock.advance(600_000);
    const { list } = (await spread(world, "order/realtime")).result;
    if (list.length === 0) break;
  }
  expect((await spread(world, "order/history")).result.list).toMatchObject([{ orderStatus: "Filled" }]);
  const [execution] = (await spread(world, "execution/list")).result.list;
  expect(Number(execution!.execPrice)).toBeCloseTo(bid - 0.1, 8);
});

test("cancel-all cancels the orders of one spread or of all spreads", async () => {
  const world = createTestWorld();
  for (const [name, price] of [
    [symbol, "-500"],
    [symbol, "-600"],
    ["BTCUSDT_BTC/USDT", "-5000"],
  ])
    await spread(world, "order/create", { ...limit, symbol: name, price });
  expect((await spread(world, "order/cancel-all", { symbol })).result.list).toHaveLength(2);
  expect((await spread(world, "order/cancel-all", { cancelAll: true })).result.list).toHaveLength(1);
  expect((await spread(world, "order/realtime")).result.list).toEqual([]);
});

test("spread orders that must not rest are cancelled with the reason", async () => {
  const world = createTestWorld();
  const { ask } = await bestPrices(world);
  const price = (ask + 10).toFixed(2);
  await spread(world, "order/create", { ...limit, price, timeInForce: "PostOnly" });
  await spread(world, "order/create", { ...limit, price, qty: "3000", timeInForce: "FOK" });
  await spread(world, "order/create", { ...limit, price: "-500", timeInForce: "IOC" });
  const { list } = (await spread(world, "order/history")).result;
  expect(list.map(({ cxlRejReason }) => cxlRejReason)).toEqual([
    "EC_NoImmediateQtyToFill",
    "EC_PostOnlyWillTakeLiquidity",
  ]);
});

test.each([
  [{ symbol: "NOPE_NO/PE" }, 10_001],
  [{ qty: "0.001" }, 10_001],
  [{ qty: "100000" }, 10_001],
  [{ price: "1.001" }, 10_001],
  [{ qty: "500", side: "Sell", price: "900" }, 170_131],
])("a spread order with %j is refused with the code %i", async (change, retCode) => {
  const world = createTestWorld();
  expect(await spread(world, "order/create", { ...limit, price: "-500", ...change })).toMatchObject({ retCode });
});

test("spread orders are refused in unsupported account modes, and with a repeated client ID", async () => {
  const world = createTestWorld();
  const order = { ...limit, price: "-500", orderLinkId: "twice" };
  await spread(world, "order/create", order);
  expect(await spread(world, "order/create", order)).toMatchObject({ retCode: 110_072 });
  await spread(world, "order/cancel-all", { cancelAll: true });
  await world.call("POST", "/v5/position/switch-mode", { category: "linear", symbol: "ETHUSDT", mode: 3 });
  expect(await spread(world, "order/create", { ...order, orderLinkId: "b" })).toMatchObject({ retCode: 110_113 });
  await world.call("POST", "/v5/account/set-margin-mode", { setMarginMode: "ISOLATED_MARGIN" });
  expect(await spread(world, "order/create", { ...order, orderLinkId: "c" })).toMatchObject({ retCode: 110_110 });
});

test("the maximum quantity of a spread order depends on the available balance of the legs", async () => {
  const world = createTestWorld();
  const buying = await spread(world, "max-qty", { symbol, side: "1", orderPrice: "3" });
  expect(buying.result.ab).toBe("100");
  const selling = await spread(world, "max-qty", { symbol, side: "2", orderPrice: "3" });
  expect(Number(selling.result.ab)).toBeGreaterThan(250);
  expect(Number(selling.result.ab)).toBeLessThan(350);
});
