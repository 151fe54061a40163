import { expect, test } from "vitest";
import { createTestWorld } from "../support/test-world.ts";

type Row = Record<string, string>;

test("past delivery prices are filtered by symbol or coin", async () => {
  const world = createTestWorld();
  const prices = async (input: object): Promise<Row[]> =>
    (await world.call("GET", "/v5/market/delivery-price", { category: "option", ...input })).result.list;
  const all = await prices({ baseCoin: "ETH" });
  expect(all.length).toBeGreaterThan(0);
  for (const { symbol, deliveryTime } of all) {
    expect(symbol).toMatch(/^ETH-/);
    expect(Number(deliveryTime)).toBeLessThanOrEqual(world.clock.now());
  }
  const [{ symbol } = {}] = all;
  expect(await prices({ symbol })).toEqual([all[0]]);
  const future = (await world.call("GET", "/v5/market/instruments-info", { category: "option" })).result.list[0]!;
  expect(await prices({ symbol: future.symbol })).toEqual([]);
});

test("an integer in an example stays an integer if a value from the request replaces it", async () => {
  const world = createTestWorld();
  const sideOf = async (side: unknown): Promise<unknown> =>
    (await world.call("POST", "/v5/p2p/order/info", { orderId: "2006201477193465856", side })).result.side;
  expect(await sideOf("0")).toBe(0);
  expect(await sideOf("0.01")).toBe(1);
});

test("a convert quote has the requested coins, expires in the future, and exchanges the amounts", async () => {
  const world = createTestWorld();
  const balance = async (coin: string): Promise<number> => {
    const path = "/v5/asset/transfer/query-account-coin-balance";
    const { result } = await world.call("GET", path, { accountType: "UNIFIED", coin });
    return Number((result.balance as unknown as Row).walletBalance);
  };
  const { result } = await world.call("POST", "/v5/asset/exchange/quote-apply", {
    accountType: "eb_convert_uta",
    fromCoin: "BTC",
    toCoin: "USDT",
    requestCoin: "BTC",
    requestAmount: "0.5",
  });
  expect(result).toMatchObject({ fromCoin: "BTC", toCoin: "USDT", fromAmount: "0.5" });
  expect(Number(result.expiredTime)).toBeGreaterThan(world.clock.now());
  await world.call("POST", "/v5/asset/exchange/convert-execute", { quoteTxId: result.quoteTxId });
  expect(await balance("BTC")).toBe(9.5);
  expect(await balance("USDT")).toBeCloseTo(1_000_000 + Number(result.toAmount), 6);
});

test("market maker protection stores its limits per coin", async () => {
  const world = createTestWorld();
  const limits = { window: "5000", frozenPeriod: "100000", qtyLimit: "50", deltaLimit: "20" };
  await world.call("POST", "/v5/account/mmp-modify", { baseCoin: "ETH", ...limits });
  const state = async (baseCoin: string): Promise<unknown> =>
    (await world.call("GET", "/v5/account/mmp-state", { baseCoin })).result.result;
  expect(await state("ETH")).toMatchObject([{ baseCoin: "ETH", mmpEnabled: true, ...limits }]);
  expect(await state("BTC")).toMatchObject([{ baseCoin: "BTC", mmpEnabled: false, window: "0" }]);
});

test("historical volatility depends on the requested coin, period and hours", async () => {
  const world = createTestWorld();
  const values = async (input: object): Promise<Row[]> => {
    const { result } = await world.call("GET", "/v5/market/historical-volatility", { category: "option", ...input });
    return result as unknown as Row[];
  };
  const now = world.clock.now();
  const range = { startTime: String(now - 3 * 3_600_000), endTime: String(now - 3_600_000) };
  const ether = await values({ baseCoin: "ETH", period: "30", ...range });
  expect(ether.map(({ period, time }) => [period, now - Number(time)])).toEqual([
    [30, 3_600_000],
    [30, 7_200_000],
    [30, 10_800_000],
  ]);
  expect(await values({ baseCoin: "BTC", period: "30", ...range })).not.toEqual(ether);
});

test("the withdrawable amount never exceeds the wallet balances", async () => {
  const world = createTestWorld();
  for (const coin of ["USDT", "BTC", "SOL"]) {
    const { result } = await world.call("GET", "/v5/asset/withdraw/withdrawable-amount", { coin });
    for (const [accountType, wallet] of [
      ["FUND", "FUND"],
      ["UNIFIED", "UTA"],
    ]) {
      const amounts = result.withdrawableAmount as unknown as Record<string, Row | undefined>;
      const path = "/v5/asset/transfer/query-account-coin-balance";
      const held = (await world.call("GET", path, { accountType, coin })).result.balance as unknown as Row;
      expect(Number(amounts[wallet!]?.withdrawableAmount ?? 0)).toBeLessThanOrEqual(Number(held.walletBalance));
    }
  }
});
