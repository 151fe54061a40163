import { expect, test } from "vitest";
import { createTestWorld } from "../support/test-world.ts";

test("the coins in accounts are listed, filtered by name", async () => {
  const world = createTestWorld();
  const coins = async (input: object) =>
    ((await world.call("GET", "/v5/asset/coin/query-info", input)).result.rows as { coin: string }[]).map(
      ({ coin }) => coin,
    );
  expect(await coins({})).toEqual(expect.arrayContaining(["BTC", "ETH", "USDT", "USDC"]));
  expect(await coins({ coin: "BTC" })).toEqual(["BTC"]);
});

test("every contract has risk tiers, and the first tier allows its maximum leverage", async () => {
  const world = createTestWorld();
  const input = { category: "linear", symbol: "SOLUSDT" };
  const { list } = (await world.call("GET", "/v5/market/risk-limit", input)).result;
  expect(list.map(({ symbol, maxLeverage, isLowestRisk }) => [symbol, maxLeverage, isLowestRisk])).toEqual([
    ["SOLUSDT", "75", 1],
    ["SOLUSDT", "37.5", 0],
    ["SOLUSDT", "15", 0],
  ]);
  const symbols = new Set<string>();
  for (let cursor = ""; ;) {
    const page = await world.call("GET", "/v5/market/risk-limit", {
      category: "linear",
      ...(cursor === "" ? {} : { cursor }),
    });
    for (const { symbol } of page.result.list) symbols.add(symbol!);
    cursor = page.result.nextPageCursor;
    if (cursor === "") break;
  }
  expect(symbols.size).toBe(world.environments.mainnet.catalog.list("linear").length);
});

test("the withdrawable amount depends on the account's orders", async () => {
  const world = createTestWorld();
  const order = { category: "spot", symbol: "BTCUSDT", side: "Sell", orderType: "Limit", qty: "4", price: "150000" };
  const free = async () => {
    const one = await world.call("GET", "/v5/asset/transfer/query-account-coin-balance", {
      accountType: "UNIFIED",
      coin: "BTC",
    });
    const many = await world.call("GET", "/v5/account/withdrawal", { coinName: "BTC,ETH" });
    const map = many.result.availableWithdrawalMap as Record<string, string>;
    return [(one.result.balance as { transferBalance: string }).transferBalance, map.BTC, map.ETH];
  };
  expect(await free()).toEqual(["10", "10", "100"]);
  await world.call("POST", "/v5/order/create", order);
  expect(await free()).toEqual(["6", "6", "100"]);
});
