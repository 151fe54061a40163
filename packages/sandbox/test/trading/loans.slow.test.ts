import { expect, test } from "vitest";
import { createTestWorld, type ApiResponse, type TestWorld } from "../support/test-world.ts";

type Row = Record<string, string>;
const hour = 3_600_000;
const day = 24 * hour;

/** Calls a loan operation. Its name is the path below `/v5/crypto-loan-`. */
async function loan(world: TestWorld, name: string, input: object = {}): Promise<ApiResponse> {
  const path = `/v5/crypto-loan-${name}`;
  const operation = world.table.all.find((each) => each.path === path)!;
  return world.call(operation.method, path, input);
}

const list = async (world: TestWorld, name: string, input: object = {}): Promise<Row[]> =>
  (await loan(world, name, input)).result.list;

async function funding(world: TestWorld, coin: string): Promise<number> {
  const path = "/v5/asset/transfer/query-account-coin-balance";
  const { result } = await world.call("GET", path, { accountType: "FUND", coin });
  return Number((result.balance as unknown as Row).walletBalance);
}

/** Creates a world whose master account has collateral in its funding wallet. */
async function worldWithFunds(): Promise<TestWorld> {
  const world = createTestWorld();
  for (const [coin, amount] of [
    ["USDT", "100000"],
    ["BTC", "2"],
    ["ETH", "10"],
  ])
    await world.call("POST", "/sandbox/balance", { coin, amount, accountType: "FUND" });
  return world;
}

const flexible = {
  loanCurrency: "BTC",
  loanAmount: "0.1",
  collateralList: [{ currency: "USDT", amount: "20000" }],
};

const position = async (world: TestWorld): Promise<Row> =>
  (await loan(world, "common/position")).result as unknown as Row;

test("a flexible loan transfers the coin and its collateral, and accrues interest every hour", async () => {
  const world = await worldWithFunds();
  const borrowed = await loan(world, "flexible/borrow", flexible);
  expect(borrowed.retMsg).toBe("ok");
  const { orderId } = borrowed.result;
  expect([await funding(world, "BTC"), await funding(world, "USDT")]).toEqual([2.1, 80_000]);
  expect(await list(world, "flexible/borrow-history", { orderId })).toMatchObject([{ initialLoanAmount: "0.1" }]);
  const held = await position(world);
  expect(held).toMatchObject({ collateralList: [{ currency: "USDT", amount: "20000", amountUSD: "19000" }] });
  expect(Number(held.ltv)).toBeCloseTo(Number(held.totalDebt) / Number(held.totalCollateral), 5);
  world.clock.advance(10 * hour);
  const [debt] = await list(world, "flexible/ongoing-coin");
  expect(Number(debt!.unpaidInterest)).toBeCloseTo(10 * 0.1 * Number(debt!.hourlyInterestRate), 12);
});

test("a repayment pays interest first, and a full repayment returns the collateral", async () => {
  const world = await worldWithFunds();
  await loan(world, "flexible/borrow", flexible);
  world.clock.advance(5 * hour);
  const { repayId } = (await loan(world, "flexible/repay", { loanCurrency: "BTC", amount: "0.05" })).result;
  const [debt] = await list(world, "flexible/ongoing-coin", { loanCurrency: "BTC" });
  expect(debt!.unpaidInterest).toBe("0");
  expect(await funding(world, "USDT")).toBe(80_000);
  expect(await loan(world, "flexible/repay", { loanCurrency: "BTC", amount: "1" })).toMatchObject({ retCode: 148_038 });
  await loan(world, "flexible/repay", { loanCurrency: "BTC", amount: debt!.totalDebt });
  expect(await list(world, "flexible/ongoing-coin")).toEqual([]);
  expect(await funding(world, "USDT")).toBe(100_000);
  const repayments = await list(world, "flexible/repayment-history");
  expect(repayments).toMatchObject([{ repayType: 1 }, { repayId, repayAmount: "0.05" }]);
  const [newest] = repayments;
  const first = (await loan(world, "flexible/repayment-history", { limit: "1" })).result;
  expect(first.list).toEqual([newest]);
  const second = await list(world, "flexible/repayment-history", { limit: "1", cursor: first.nextPageCursor });
  expect(second).toMatchObject([{ repayId }]);
});

test("a debt can be repaid with its collateral, which costs a fee", async () => {
  const world = await worldWithFunds();
  await loan(world, "flexible/borrow", flexible);
  const repayment = { loanCurrency: "BTC", collateralCoin: "USDT", amount: "0.05" };
  expect((await loan(world, "flexible/repay-collateral", repayment)).retCode).toBe(0);
  expect(await list(world, "flexible/repayment-history")).toMatchObject([{ repayType: 7, repayAmount: "0.05" }]);
  const [collateral] = (await position(world)).collateralList as unknown as Row[];
  const ticker = await world.call("GET", "/v5/market/tickers", { category: "spot", symbol: "BTCUSDT" });
  const spent = 0.05 * Number(ticker.result.list[0]!.lastPrice) * 1.001;
  expect(20_000 - Number(collateral!.amount)).toBeCloseTo(spent, 0);
  const other = { ...repayment, collateralCoin: "ETH" };
  expect(await loan(world, "flexible/repay-collateral", other)).toMatchObject({ retCode: 148_040 });
});

test("collateral can be added and removed within the allowed ratio", async () => {
  const world = await worldWithFunds();
  expect(await loan(world, "common/adjust-ltv", { currency: "USDT", amount: "1", direction: "0" })).toMatchObject({
    retCode: 148_013,
  });
  await loan(world, "flexible/borrow", flexible);
  await loan(world, "common/adjust-ltv", { currency: "ETH", amount: "1", direction: "0" });
  const most = (await loan(world, "common/max-collateral-amount", { currency: "USDT" })).result.maxCollateralAmount;
  const removal = { currency: "USDT", direction: "1" };
  const tooMuch = String(Number(most) + 1);
  expect(await loan(world, "common/adjust-ltv", { ...removal, amount: tooMuch })).toMatchObject({ retCode: 148_037 });
  const { adjustId } = (await loan(world, "common/adjust-ltv", { ...removal, amount: most })).result;
  const adjustments = await list(world, "common/adjustment-history");
  expect(adjustments).toMatchObject([
    { adjustId, collateralCurrency: "USDT", direction: 1, amount: most },
    { collateralCurrency: "ETH", direction: 0, amount: "1" },
  ]);
  expect(Number(adjustments[0]!.afterLTV)).toBeCloseTo(0.8, 4);
  expect(await list(world, "common/adjustment-history", { collateralCurrency: "ETH" })).toHaveLength(1);
});

test("the maximum loan can be borrowed, and reading the maximum changes nothing", async () => {
  const world = await worldWithFunds();
  const collateralList = [{ ccy: "USDT", amount: "20000" }];
  const { maxLoan } = (await loan(world, "common/max-loan", { currency: "ETH", collateralList })).result;
  const pledge = [{ currency: "USDT", amount: "20000" }];
  const [most, more] = [Number(maxLoan) - 0.0001, Number(maxLoan) + 0.0001].map((amount) => amount.toFixed(4));
  const borrow = { loanCurrency: "ETH", collateralList: pledge };
  expect(await loan(world, "flexible/borrow", { ...borrow, loanAmount: more })).toMatchObject({ retCode: 148_009 });
  expect(await funding(world, "USDT")).toBe(100_000);
  expect((await loan(world, "flexible/borrow", { ...borrow, loanAmount: most })).retCode).toBe(0);
});

test("a read-only key may read the maximum loan, although the request is a POST", async () => {
  const world = createTestWorld();
  const options = { key: world.keys.readOnly };
  const response = await world.call("POST", "/v5/crypto-loan-common/max-loan", { currency: "ETH" }, options);
  expect(response).toMatchObject({ retCode: 0, result: { maxLoan: "0" } });
});

test("collateral that no longer covers a debt is liquidated", async () => {
  const world = await worldWithFunds();
  const collateralList = [{ currency: "BTC", amount: "1" }];
  await loan(world, "flexible/borrow", { loanCurrency: "USDT", loanAmount: "60000", collateralList });
  await world.call("POST", "/sandbox/price", { symbol: "BTCUSDT", category: "spot", price: "68000" });
  expect(await list(world, "flexible/ongoing-coin")).toEqual([]);
  expect(await list(world, "flexible/repayment-history")).toMatchObject([{ repayType: 2, repayAmount: "60000" }]);
  expect(await funding(world, "BTC")).toBeGreaterThan(1.05);
});

const offers = async (world: TestWorld, party: "borrow" | "supply", term = "7"): Promise<Row[]> =>
  list(world, `fixed/${party}-order-quote`, { orderCurrency: "USDT", orderBy: "apy", term });

test("a fixed-rate order matches offers up to its rate, and the rest can be cancelled", async () => {
  const world = await worldWithFunds();
  const [best, second] = await offers(world, "borrow");
  const orderAmount = String(Number(best!.qty) + 100);
  const order = { orderCurrency: "USDT", orderAmount, annualRate: best!.annualRate, term: "7" };
  const { orderId } = (
    await loan(world, "fixed/borrow", {
      ...order,
      collateralList: { currency: "BTC", amount: "1" },
    })
  ).result;
  expect(Number(second!.annualRate)).toBeGreaterThan(Number(best!.annualRate));
  expect(await list(world, "fixed/borrow-order-info", { orderId })).toMatchObject([
    { state: 1, filledQty: best!.qty, orderQty: orderAmount },
  ]);
  expect(await list(world, "fixed/borrow-contract-info", { orderId })).toMatchObject([
    { status: 1, residualPrincipal: best!.qty, annualRate: best!.annualRate, term: "7" },
  ]);
  expect(await funding(world, "USDT")).toBe(100_000 + Number(best!.qty));
  await loan(world, "fixed/borrow-order-cancel", { orderId });
  expect(await list(world, "fixed/borrow-order-info", { state: "2" })).toHaveLength(1);
  expect(await loan(world, "fixed/borrow-order-cancel", { orderId })).toMatchObject({ retCode: 148_024 });
});

async function borrowFixed(world: TestWorld, change: object = {}): Promise<Row> {
  const order = { orderCurrency: "USDT", orderAmount: "400", annualRate: "0.2", term: "7" };
  const collateralList = [{ currency: "BTC", amount: "1" }];
  const { orderId } = (await loan(world, "fixed/borrow", { ...order, collateralList, ...change })).result;
  return (await list(world, "fixed/borrow-contract-info", { orderId }))[0]!;
}

test("a fixed-rate loan is repaid in full, and its principal can be borrowed again", async () => {
  const world = await worldWithFunds();
  const { loanId } = await borrowFixed(world);
  expect(await loan(world, "fixed/renew", { loanId })).toMatchObject({ retCode: 10_001 });
  const { repayId } = (await loan(world, "fixed/fully-repay", { loanId })).result;
  expect(await list(world, "fixed/repayment-history")).toMatchObject([
    { repayId, repayType: 1, details: [{ loanId, loanCurrency: "USDT" }] },
  ]);
  expect(await list(world, "fixed/borrow-contract-info", { loanId })).toMatchObject([
    { status: 2, residualPrincipal: "0", residualPenaltyInterest: "0" },
  ]);
  expect(await funding(world, "BTC")).toBe(2);
  const collateralList = [{ currency: "BTC", amount: "1" }];
  const { orderId } = (await loan(world, "fixed/renew", { loanId, collateralList })).result;
  expect(await list(world, "fixed/renew-info")).toMatchObject([{ orderId, loanId, amount: "400" }]);
});

test("collateral can repay a part of a fixed-rate loan", async () => {
  const world = await worldWithFunds();
  const { loanId, residualPenaltyInterest } = await borrowFixed(world);
  const repayment = { loanCurrency: "USDT", collateralCoin: "BTC", amount: "100" };
  expect((await loan(world, "fixed/repay-collateral", repayment)).retCode).toBe(0);
  const [contract] = await list(world, "fixed/borrow-contract-info", { loanId });
  expect(Number(contract!.residualPrincipal)).toBeCloseTo(300 + Number(residualPenaltyInterest), 6);
  expect(await list(world, "fixed/repayment-history")).toMatchObject([{ repayType: 7, repayAmount: "100" }]);
});

test.each([
  ["1", { status: 2 }, 0],
  ["2", { status: 2 }, 1],
])("a due loan with repayType %s has the result %j", async (repayType, expected, flexibleDebts) => {
  const world = await worldWithFunds();
  const { loanId } = await borrowFixed(world, { repayType });
  world.clock.advance(7 * day + hour);
  expect(await list(world, "fixed/borrow-contract-info", { loanId })).toMatchObject([expected]);
  expect(await list(world, "flexible/ongoing-coin")).toHaveLength(flexibleDebts);
});

test("a due loan without funds is overdue until the funds arrive", async () => {
  const world = await worldWithFunds();
  const { loanId } = await borrowFixed(world);
  const setUsdt = (amount: string): Promise<unknown> =>
    world.call("POST", "/sandbox/balance", { coin: "USDT", amount, accountType: "FUND" });
  await setUsdt("0");
  world.clock.advance(8 * day);
  expect(await list(world, "fixed/borrow-contract-info", { loanId })).toMatchObject([{ status: 3 }]);
  await setUsdt("1000");
  world.clock.advance(hour);
  expect(await list(world, "fixed/borrow-contract-info", { loanId })).toMatchObject([{ status: 2 }]);
  expect(await list(world, "fixed/repayment-history")).toMatchObject([{ repayType: 3 }]);
});

test("a fixed-rate offer is lent at its rate, and the money is returned with interest", async () => {
  const world = await worldWithFunds();
  const best = (await offers(world, "supply")).at(-1)!;
  const orderAmount = String(Number(best.qty) + 100);
  const offer = { orderCurrency: "USDT", orderAmount, annualRate: best.annualRate, term: "7" };
  const { orderId } = (await loan(world, "fixed/supply", offer)).result;
  expect(await funding(world, "USDT")).toBe(100_000 - Number(orderAmount));
  const [lent] = await list(world, "fixed/supply-contract-info", { orderId });
  expect(lent).toMatchObject({ supplyAmount: best.qty, status: 1 });
  expect(await position(world)).toMatchObject({ totalSupply: best.qty, supplyList: [{ currency: "USDT" }] });
  await loan(world, "fixed/supply-order-cancel", { orderId });
  expect(await list(world, "fixed/supply-order-info", { orderId })).toMatchObject([{ state: 2, filledQty: best.qty }]);
  world.clock.advance(7 * day + hour);
  expect(await list(world, "fixed/supply-contract-info", { orderId })).toMatchObject([{ status: 2 }]);
  expect(await funding(world, "USDT")).toBeCloseTo(100_000 + Number(lent!.interest), 6);
});

test("loanable and collateral coins are listed, filtered by coin and VIP level", async () => {
  const world = createTestWorld();
  expect(await list(world, "common/loanable-data", { currency: "ETH", vipLevel: "VIP2" })).toMatchObject([
    { currency: "ETH", vipLevel: "VIP2" },
  ]);
  const { result } = await loan(world, "common/collateral-data", { currency: "BTC" });
  expect(result).toMatchObject({ currencyLiquidationList: [{ currency: "BTC" }] });
});

test.each([
  [{ loanCurrency: "DOGE" }, 148_014],
  [{ loanAmount: "0.00001" }, 148_002],
  [{ loanAmount: "0.1000001" }, 148_003],
  [{ loanAmount: "151" }, 148_010],
  [{ loanAmount: "1" }, 148_009],
  [{ collateralList: [{ currency: "DOGE", amount: "1" }] }, 148_004],
  [{ collateralList: [{ currency: "ETH", amount: "11" }] }, 148_012],
  [{ collateralList: [...flexible.collateralList, ...flexible.collateralList] }, 148_039],
])("a flexible loan with %j is refused with the code %i and changes nothing", async (change, retCode) => {
  const world = await worldWithFunds();
  expect(await loan(world, "flexible/borrow", { ...flexible, ...change })).toMatchObject({ retCode });
  expect([await funding(world, "USDT"), await funding(world, "BTC")]).toEqual([100_000, 2]);
});

test.each([
  ["flexible/repay", { loanCurrency: "BTC", amount: "1" }, 148_032],
  ["fixed/fully-repay", { loanId: "1" }, 148_023],
  ["fixed/renew", { loanId: "1" }, 148_023],
  ["fixed/borrow-order-cancel", { orderId: "1" }, 148_023],
  ["fixed/supply-order-cancel", { orderId: "1" }, 148_030],
])("the loan operation %s is refused if its target does not exist", async (name, input, retCode) => {
  expect(await loan(createTestWorld(), name, input)).toMatchObject({ retCode });
});
