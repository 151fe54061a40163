import { expect, test } from "vitest";
import { createControls } from "../../src/controls/trading-controls.ts";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

const xrp = { category: "linear", symbol: "XRPUSDT" };

async function create(world: TestWorld, order: object) {
  return world.call("POST", "/v5/order/create", { ...xrp, orderType: "Market", ...order });
}

async function position(world: TestWorld, input: Record<string, string> = xrp) {
  return (await world.call("GET", "/v5/position/list", input)).result.list[0]!;
}

async function isolated(leverage: string, input: { category: string; symbol: string } = xrp): Promise<TestWorld> {
  const world = createTestWorld();
  await world.call("POST", "/v5/account/set-margin-mode", { setMarginMode: "ISOLATED_MARGIN" });
  await world.call("POST", "/v5/position/set-leverage", { ...input, buyLeverage: leverage, sellLeverage: leverage });
  return world;
}

test.each([
  ["Buy", 1 - 1 / 50, 1 - 0.005],
  ["Sell", 1 + 1 / 50, 1 + 0.005],
])("an isolated %s position has the documented liquidation price", async (side, entryFactor, markFactor) => {
  const world = await isolated("50");
  await create(world, { side, qty: "10000" });
  const { avgPrice, liqPrice, positionIM } = await position(world);
  expect(Number(liqPrice)).toBeCloseTo((Number(avgPrice) * entryFactor) / markFactor, 3);
  expect(Number(positionIM)).toBeCloseTo((Number(avgPrice) * 10_000) / 50, 4);
});

test("an isolated inverse position has the documented liquidation price", async () => {
  const input = { category: "inverse", symbol: "BTCUSD" };
  const world = await isolated("10", input);
  await create(world, { ...input, side: "Buy", qty: "60000" });
  const { avgPrice, liqPrice } = await position(world, input);
  const value = 60_000 / Number(avgPrice);
  expect(Number(liqPrice)).toBeCloseTo((60_000 * 1.005) / (value * 1.1), 1);
});

const setPrice = (world: TestWorld, price: number) =>
  createControls(world.services.mainnet).setPrice({ symbol: "XRPUSDT", price: price.toFixed(4) });

test("a change of leverage or margin that would immediately liquidate an isolated position is refused", async () => {
  const world = await isolated("5");
  await create(world, { side: "Buy", qty: "10000" });
  const { avgPrice } = await position(world);
  setPrice(world, Number(avgPrice) * 0.9);
  const leverage = { ...xrp, buyLeverage: "50", sellLeverage: "50" };
  expect((await world.call("POST", "/v5/position/set-leverage", leverage)).retCode).toBe(110046);
  expect(await position(world)).toMatchObject({ side: "Buy", size: "10000", leverage: "5" });
  await world.call("POST", "/v5/position/add-margin", { ...xrp, margin: "3000" });
  setPrice(world, Number(avgPrice) * 0.75);
  expect((await world.call("POST", "/v5/position/add-margin", { ...xrp, margin: "-3000" })).retCode).toBe(110046);
  expect((await position(world)).side).toBe("Buy");
});

test.each([
  ["Buy", 1],
  ["Sell", -1],
])(
  "an isolated %s position is liquidated at its liquidation price and loses only its margin",
  async (side, direction) => {
    const world = await isolated("50");
    await create(world, { side, qty: "10000" });
    const { liqPrice, positionIM } = await position(world);
    setPrice(world, Number(liqPrice) + direction * 0.0002);
    expect((await position(world)).side).toBe(side);
    setPrice(world, Number(liqPrice) - direction * 0.0002);
    expect((await position(world)).side).toBe("");
    const { list } = (await world.call("GET", "/v5/position/closed-pnl", xrp)).result;
    expect(list).toMatchObject([{ execType: "BustTrade" }]);
    const { closedPnl, openFee, closeFee, avgExitPrice } = list[0]!;
    const loss = -Number(closedPnl) - Number(openFee) - Number(closeFee);
    expect(loss).toBeLessThanOrEqual(Number(positionIM));
    expect(loss).toBeGreaterThan(Number(positionIM) * 0.95);
    expect(direction * (Number(liqPrice) - Number(avgExitPrice))).toBeGreaterThan(0);
  },
);

test("added margin changes the liquidation price, and automatic margin prevents a liquidation", async () => {
  const world = await isolated("50");
  await create(world, { side: "Buy", qty: "10000" });
  const before = Number((await position(world)).liqPrice);
  await world.call("POST", "/v5/position/add-margin", { ...xrp, margin: "500" });
  expect(Number((await position(world)).liqPrice)).toBeCloseTo(before - 500 / 10_000 / 0.995, 3);
  await world.call("POST", "/v5/position/set-auto-add-margin", { ...xrp, autoAddMargin: 1 });
  setPrice(world, before - 0.06);
  expect((await position(world)).side).toBe("Buy");
  expect(Number((await position(world)).liqPrice)).toBeLessThan(before - 0.06);
});

test("an account in isolated mode has no account-wide figures and cannot trade options", async () => {
  const world = await isolated("50");
  const { list } = (await world.call("GET", "/v5/account/wallet-balance", { accountType: "UNIFIED" })).result;
  expect(list[0]).toMatchObject({ accountIMRate: "", totalAvailableBalance: "", totalMarginBalance: "" });
  const options = (await world.call("GET", "/v5/market/instruments-info", { category: "option" })).result.list;
  const order = { category: "option", symbol: options[0]!.symbol, orderType: "Market", side: "Buy", qty: "1" };
  expect(await create(world, { ...order, orderLinkId: "a" })).toMatchObject({ retCode: 10_001 });
});

test("a switch to isolated margin is refused with the reason while an option position is open", async () => {
  const world = createTestWorld();
  const options = (await world.call("GET", "/v5/market/instruments-info", { category: "option" })).result.list;
  const order = { category: "option", symbol: options[0]!.symbol, side: "Buy", qty: "0.1", orderLinkId: "a" };
  expect((await create(world, order)).retCode).toBe(0);
  const refused = await world.call("POST", "/v5/account/set-margin-mode", { setMarginMode: "ISOLATED_MARGIN" });
  expect(refused).toMatchObject({ retCode: 3_400_045, result: { reasons: [{ reasonCode: "3400001" }] } });
});

test("an order in isolated mode needs available balance in its own coin", async () => {
  const world = await isolated("50");
  const out = { coin: "USDT", fromAccountType: "UNIFIED", toAccountType: "FUND" };
  const transferId = "00000000-0000-4000-8000-000000000001";
  await world.call("POST", "/v5/asset/transfer/inter-transfer", { ...out, transferId, amount: "999990" });
  expect((await create(world, { side: "Buy", qty: "10000" })).retCode).toBe(110_007);
});

test("a position must be within a risk tier that allows its leverage", async () => {
  const world = createTestWorld();
  const btc = { category: "linear", symbol: "BTCUSDT" };
  const set = (leverage: string) =>
    world.call("POST", "/v5/position/set-leverage", { ...btc, buyLeverage: leverage, sellLeverage: leverage });
  await set("100");
  const tiers = (await world.call("GET", "/v5/market/risk-limit", btc)).result.list;
  expect(tiers).toMatchObject([
    { riskLimitValue: "2000000", maintenanceMargin: "0.005", maxLeverage: "100", mmDeduction: "" },
    { riskLimitValue: "10000000", maintenanceMargin: "0.01", maxLeverage: "50", mmDeduction: "10000" },
    { riskLimitValue: "50000000", maintenanceMargin: "0.025", maxLeverage: "20", mmDeduction: "160000" },
  ]);
  expect((await create(world, { ...btc, side: "Buy", qty: "30" })).retCode).toBe(110_090);
  await set("50");
  expect((await create(world, { ...btc, side: "Buy", qty: "30" })).retCode).toBe(0);
  const held = await position(world, btc);
  expect(held).toMatchObject({ riskId: tiers[1]!.id, riskLimitValue: "10000000" });
  expect(Number(held.positionMM)).toBeCloseTo(30 * Number(held.markPrice) * 0.01 - 10_000, 4);
  expect((await set("60")).retCode).toBe(110_013);
});
