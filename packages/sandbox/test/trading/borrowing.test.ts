import { expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

/** Creates a world whose master account has lost more USDT than it had and is in debt, with BTC as collateral. */
async function worldInDebt(): Promise<TestWorld> {
  const world = createTestWorld();
  const order = { category: "linear", symbol: "ETHUSDT", orderType: "Market", qty: "10" };
  await world.call("POST", "/v5/order/create", { ...order, side: "Buy" });
  await world.call("POST", "/sandbox/balance", { coin: "USDT", amount: "1000" });
  await world.call("POST", "/sandbox/price", { symbol: "ETHUSDT", price: "3000" });
  await world.call("POST", "/v5/order/create", { ...order, side: "Sell" });
  return world;
}

const history = async (world: TestWorld, input: object = {}): Promise<Record<string, string>[]> => {
  const response = await world.call("GET", "/v5/account/borrow-history", input);
  return response.result.list;
};

const usdt = async (world: TestWorld): Promise<Record<string, string>> => {
  const input = { accountType: "UNIFIED", coin: "USDT" };
  const { list } = (await world.call("GET", "/v5/account/wallet-balance", input)).result;
  return (list[0] as unknown as { coin: Record<string, string>[] }).coin[0]!;
};

test("a negative balance counts as borrowed, and is charged interest every hour", async () => {
  const world = await worldInDebt();
  const before = await usdt(world);
  expect(before.borrowAmount).toBe(before.walletBalance!.replace("-", ""));
  expect(before.walletBalance).toMatch(/^-/);
  world.clock.advance(3 * 3_600_000);
  const records = await history(world);
  expect(records).toHaveLength(3);
  expect(records.at(-1)).toMatchObject({ currency: "USDT", borrowAmount: before.borrowAmount });
  const interest = records.reduce((sum, { borrowCost }) => sum + Number(borrowCost), 0);
  expect(Number(before.walletBalance) - Number((await usdt(world)).walletBalance)).toBeCloseTo(interest, 9);
  const { list } = (await world.call("GET", "/v5/account/collateral-info", { currency: "USDT" })).result;
  expect(list).toMatchObject([
    { hourlyBorrowRate: records[0]!.hourlyBorrowRate, borrowAmount: (await usdt(world)).borrowAmount },
  ]);
  const log = await world.call("GET", "/v5/account/transaction-log", { type: "INTEREST" });
  expect(log.result.list).toHaveLength(3);
});

test("the borrow history is filtered by coin and time, and is empty without debts", async () => {
  const world = await worldInDebt();
  const start = world.clock.now();
  world.clock.advance(5 * 3_600_000);
  expect(await history(world, { currency: "BTC" })).toEqual([]);
  const endTime = String(start + 2 * 3_600_000);
  expect(await history(world, { currency: "USDT", startTime: String(start), endTime })).toHaveLength(2);
  expect(await history(createTestWorld())).toEqual([]);
});

test("insurance pools are filtered by coin", async () => {
  const world = createTestWorld();
  const pools = async (input: object) => (await world.call("GET", "/v5/market/insurance", input)).result.list;
  expect((await pools({})).map(({ coin }) => coin)).toEqual(["USDT", "USDC", "BTC", "ETH"]);
  const [pool, ...others] = await pools({ coin: "BTC" });
  expect([pool!.coin, others]).toEqual(["BTC", []]);
  expect(pool!.symbols!.split(",")).toContain("BTCUSD");
  expect(await pools({ coin: "DOGE" })).toEqual([]);
});
