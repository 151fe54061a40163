import { expect, test } from "vitest";
import { createTestWorld, type ApiResponse, type TestWorld } from "../support/test-world.ts";

type Row = Record<string, string>;
const hour = 3_600_000;
const day = 24 * hour;

const operations = {
  product: "GET",
  "apr-history": "GET",
  "place-order": "POST",
  order: "GET",
  position: "GET",
  "position/modify": "POST",
  yield: "GET",
  "hourly-yield": "GET",
} as const;

/** Calls an Earn operation. */
async function earn(world: TestWorld, name: keyof typeof operations, input: object = {}): Promise<ApiResponse> {
  return world.call(operations[name], `/v5/earn/${name}`, input);
}

const category = "FlexibleSaving";
const stake = {
  category,
  orderType: "Stake",
  accountType: "UNIFIED",
  amount: "500",
  coin: "USDT",
  productId: "612",
  orderLinkId: "savings-1",
};
const redeem = { ...stake, orderType: "Redeem", accountType: "FUND", amount: "200", orderLinkId: "savings-2" };

async function balance(world: TestWorld, accountType: string, coin: string): Promise<number> {
  const path = "/v5/asset/transfer/query-account-coin-balance";
  const { result } = await world.call("GET", path, { accountType, coin });
  return Number((result.balance as unknown as Row).walletBalance);
}

const position = async (world: TestWorld): Promise<Row> =>
  (await earn(world, "position", { category, coin: "USDT" })).result.list[0]!;

test("the rate of an earn product equals the newest rate in its history", async () => {
  const world = createTestWorld();
  const [product] = (await earn(world, "product", { category, coin: "USDT" })).result.list;
  const { list } = (await earn(world, "apr-history", { category, productId: product!.productId })).result;
  expect(list).toHaveLength(7);
  expect(list[0]!.apr).toBe(product!.estimateApr);
  expect((await earn(world, "product", { category: "OnChain" })).result.list.length).toBeGreaterThan(0);
});

test("an earn stake is deducted from the chosen wallet, and its redemption is paid to that wallet", async () => {
  const world = createTestWorld();
  const { retMsg, result } = await earn(world, "place-order", stake);
  expect({ retMsg, result }).toMatchObject({ retMsg: "", result: { orderLinkId: "savings-1" } });
  expect(await balance(world, "UNIFIED", "USDT")).toBe(999_500);
  expect(await position(world)).toMatchObject({ amount: "500", availableAmount: "500", claimableYield: "0" });
  await earn(world, "place-order", redeem);
  expect(await balance(world, "FUND", "USDT")).toBe(10_200);
  expect(await position(world)).toMatchObject({ amount: "300" });
  const { list } = (await earn(world, "order", { category })).result;
  expect(list).toMatchObject([
    { orderType: "Redeem", orderValue: "200", status: "Success" },
    { orderType: "Stake", orderValue: "500", orderId: result.orderId },
  ]);
  expect((await earn(world, "order", { category, orderLinkId: "savings-1" })).result.list).toEqual([list[1]]);
  const log = await world.call("GET", "/v5/account/transaction-log", { type: "FLEXIBLE_STAKING_SUBSCRIPTION" });
  expect(log.result.list).toMatchObject([{ change: "-500", currency: "USDT" }]);
});

test("earn yield accrues every hour and is paid daily at 00:30", async () => {
  const world = createTestWorld();
  await earn(world, "place-order", stake);
  world.clock.advance(3 * hour);
  const hours = (await earn(world, "hourly-yield", { category })).result.list;
  expect(hours).toHaveLength(3);
  const accrued = hours.reduce((sum, { amount }) => sum + Number(amount), 0);
  expect(accrued).toBeGreaterThan(0);
  expect(Number((await position(world)).claimableYield)).toBeCloseTo(accrued, 9);
  expect((await earn(world, "yield", { category })).result.list).toEqual([]);
  world.clock.advance(day);
  const { result } = await earn(world, "yield", { category });
  expect(result.list).toMatchObject([{ distributionMode: "Auto", effectiveStakingAmount: "500", orderId: "" }]);
  const [payout] = result.list as unknown as Row[];
  expect(new Date(Number(payout!.createdAt)).toISOString()).toMatch(/T00:30:00/);
  expect((await balance(world, "FUND", "USDT")) - 10_000).toBeCloseTo(Number(payout!.amount), 6);
});

test("an earn redemption pays the accrued yield", async () => {
  const world = createTestWorld();
  await earn(world, "place-order", stake);
  world.clock.advance(2 * hour);
  const { result } = await earn(world, "place-order", redeem);
  const payouts = (await earn(world, "yield", { category })).result.list;
  expect(payouts).toMatchObject([{ distributionMode: "Manual", orderId: result.orderId }]);
  expect((await position(world)).claimableYield).toBe("0");
});

test("on-chain staking starts at midnight, ends after its term, and can be reinvested", async () => {
  const world = createTestWorld();
  const transferId = "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";
  const move = { transferId, coin: "ETH", amount: "5", fromAccountType: "UNIFIED", toAccountType: "FUND" };
  await world.call("POST", "/v5/asset/transfer/inter-transfer", move);
  const onChain = { ...stake, category: "OnChain", accountType: "FUND", coin: "ETH", productId: "47", amount: "2" };
  await earn(world, "place-order", onChain);
  const held = async (): Promise<Row[]> => (await earn(world, "position", { category: "OnChain" })).result.list;
  const [processing] = await held();
  expect(processing).toMatchObject({ status: "Processing", amount: "2", autoReinvest: "Disable" });
  const order = async (orderLinkId: string): Promise<Row> =>
    (await earn(world, "order", { category: "OnChain", orderLinkId })).result.list[0]!;
  expect(await order("savings-1")).toMatchObject({ status: "Pending" });
  world.clock.advance(2 * day);
  expect(await order("savings-1")).toMatchObject({ status: "Success" });
  const [active] = await held();
  expect(active).toMatchObject({ status: "Active" });
  const ids = { productId: 47, positionId: Number(active!.id) };
  await earn(world, "position/modify", { category: "OnChain", ...ids, autoReinvest: 1 });
  world.clock.advance(31 * day);
  expect(await held()).toMatchObject([{ autoReinvest: "Enable", amount: "2" }]);
  const half = { ...onChain, orderType: "Redeem", amount: "1", orderLinkId: "out", redeemPositionId: active!.id };
  const before = await balance(world, "FUND", "ETH");
  await earn(world, "place-order", half);
  expect(await order("out")).toMatchObject({ status: "Pending" });
  world.clock.advance(4 * day);
  expect(await order("out")).toMatchObject({ status: "Success" });
  expect(await balance(world, "FUND", "ETH")).toBeGreaterThanOrEqual(before + 1);
  await earn(world, "position/modify", { category: "OnChain", ...ids, autoReinvest: 0 });
  world.clock.advance(31 * day);
  expect(await held()).toEqual([]);
});

test.each([
  [{ productId: "1" }, 180_008],
  [{ coin: "BTC" }, 180_002],
  [{ amount: "0.5" }, 180_012],
  [{ amount: "1.00001" }, 180_012],
  [{ amount: "250001" }, 180_013],
  [{ accountType: "FUND", amount: "10001" }, 180_016],
  [{ orderType: "Redeem" }, 180_020],
])("an earn order with %j is refused with the code %i", async (change, retCode) => {
  const world = createTestWorld();
  expect(await earn(world, "place-order", { ...stake, ...change })).toMatchObject({ retCode });
});

test("an earn order with a repeated client ID is refused for half an hour", async () => {
  const world = createTestWorld();
  await earn(world, "place-order", stake);
  expect(await earn(world, "place-order", stake)).toMatchObject({ retCode: 180_025 });
  expect(await earn(world, "place-order", { ...redeem, amount: "501" })).toMatchObject({ retCode: 180_014 });
  world.clock.advance(1_800_000);
  expect((await earn(world, "place-order", stake)).retCode).toBe(0);
});
