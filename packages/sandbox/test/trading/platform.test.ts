import { expect, test } from "vitest";
import { createTestWorld, noon, type TestWorld } from "../support/test-world.ts";

const funds = (world: TestWorld, input: object) =>
  world.call("POST", "/v5/account/demo-apply-money", input, { environment: "demo", key: world.keys.demo });
const balance = (world: TestWorld, coin: string) => {
  const { exchange } = world.environments.demo;
  return Number([...exchange.accounts.values()][0]!.balance(coin) / 10n ** 18n);
};

test.each([
  ["BTC", "15", 0],
  ["BTC", "15.1", 10_001],
  ["ETH", "200", 0],
  ["ETH", "200.000001", 10_001],
  ["USDT", "100000", 0],
  ["USDT", "100001", 10_001],
  ["USDC", "100000", 0],
  ["USDC", "100001", 10_001],
  ["DOGE", "1", 10_001],
])("a request for demo funds of %s %s returns the code %i", async (coin, amountStr, retCode) => {
  const world = createTestWorld();
  const before = balance(world, coin);
  expect((await funds(world, { adjustType: 0, utaDemoApplyMoney: [{ coin, amountStr }] })).retCode).toBe(retCode);
  expect(balance(world, coin) - before).toBe(retCode === 0 ? Number(amountStr) : 0);
});

test("the maximum of demo funds applies to the sum of all items in a request", async () => {
  const world = createTestWorld();
  const ask = (...amounts: string[]) =>
    funds(world, { utaDemoApplyMoney: amounts.map((amountStr) => ({ coin: "BTC", amountStr })) });
  const before = balance(world, "BTC");
  expect((await ask("10", "5.1")).retCode).toBe(10_001);
  expect(balance(world, "BTC")).toBe(before);
  expect((await ask("10", "5")).retCode).toBe(0);
  expect(balance(world, "BTC")).toBe(before + 15);
});

test("demo funds are available once a minute and can be returned", async () => {
  const world = createTestWorld({ limited: true });
  const before = balance(world, "USDT");
  const money = { utaDemoApplyMoney: [{ coin: "USDT", amountStr: "1000" }] };
  expect((await funds(world, money)).retCode).toBe(0);
  expect((await funds(world, money)).retCode).toBe(10_006);
  world.clock.advance(60_000);
  expect((await funds(world, { adjustType: 1, ...money })).retCode).toBe(0);
  expect(balance(world, "USDT")).toBe(before);
});

test("a demo account is created once and gets keys that work only at the demo address", async () => {
  const world = createTestWorld();
  const make = () => world.call("POST", "/v5/user/create-demo-member", {}, { key: world.keys.sub });
  const { subMemberId } = (await make()).result;
  expect((await make()).result.subMemberId).toBe(subMemberId);
  const own = (await world.call("POST", "/v5/user/create-demo-member", {})).result.subMemberId;
  const { result } = await world.call("POST", "/v5/user/create-sub-api", {
    subuid: Number(own),
    readOnly: 0,
    permissions: { ContractTrade: ["Order", "Position"], Wallet: ["AccountTransfer"] },
  });
  const key = { apiKey: String(result.apiKey), secret: String(result.secret) };
  expect((await world.call("GET", "/v5/account/info", {}, { key, environment: "demo" })).retCode).toBe(0);
  expect((await world.call("GET", "/v5/account/info", {}, { key })).retCode).toBe(10_003);
});

test("batch orders in demo trading are limited to linear and option", async () => {
  const world = createTestWorld();
  const request = [{ symbol: "ETHUSDT", side: "Buy", orderType: "Limit", qty: "1", price: "3300" }];
  const batch = async (category: string) =>
    (
      await world.call(
        "POST",
        "/v5/order/create-batch",
        { category, request },
        { environment: "demo", key: world.keys.demo },
      )
    ).retCode;
  expect([await batch("linear"), await batch("spot")]).toEqual([0, 10_001]);
});

test("account upgrades pause for ten minutes every morning", async () => {
  const at = async (minute: number) =>
    (await createTestWorld({ now: Date.UTC(2026, 0, 5, 7, minute) }).call("POST", "/v5/account/upgrade-to-uta", {}))
      .retCode;
  expect([await at(54), await at(55), await at(64), await at(65)]).toEqual([0, 10_001, 10_001, 0]);
});

test("rate limits can be set only for own sub-accounts, and are enforced", async () => {
  const world = createTestWorld({ limited: true });
  const set = (uids: string, rate: number, key = world.keys.master) =>
    world.call("POST", "/v5/apilimit/set", { list: [{ uids, bizType: "DERIVATIVES", rate }] }, { key });
  const change = async (...words: Parameters<typeof set>) =>
    ((await set(...words)).result as unknown as { result: { success: boolean; msg: string }[] }).result[0]!;
  const outcome = async (...words: Parameters<typeof set>) => (await change(...words)).success;
  expect((await change("100002", 2)).msg).toBe("API limit updated successfully");
  expect(await outcome("100002", 2)).toBe(true);
  expect(await outcome("999", 2)).toBe(false);
  expect(await outcome("100002", 601)).toBe(false);
  expect(await outcome("100001", 2, world.keys.sub)).toBe(false);
  expect(await outcome("100002", 3, world.keys.sub)).toBe(true);
  const order = {
    category: "linear",
    symbol: "BTCUSDT",
    side: "Buy",
    orderType: "Limit",
    qty: "0.001",
    price: "90000",
  };
  const codes = [];
  for (let count = 0; count < 4; count++)
    codes.push((await world.call("POST", "/v5/order/create", order, { key: world.keys.sub })).retCode);
  expect(codes).toEqual([0, 0, 0, 10_006]);
});

test("the response to a fiat quote is one object", async () => {
  const world = createTestWorld();
  const { result } = await world.call("GET", "/v5/fiat/reference-price", { symbol: "EUR-USDT" });
  expect(result).toMatchObject({
    symbol: "EUR-USDT",
    fiat: "EUR",
    crypto: "USDT",
    buys: [{ paymentMethod: "Cash Balance" }, {}],
    sells: [{}, {}],
  });
  expect((await world.call("GET", "/v5/fiat/reference-price", { symbol: "EURUSDT" })).retCode).toBe(10_001);
});

test("the maintenance status follows the clock and is filtered by state and ID", async () => {
  const world = createTestWorld({ now: noon });
  const status = async (input: object) => (await world.call("GET", "/v5/system/status", input)).result.list;
  expect((await status({})).map(({ state }) => state)).toEqual(["completed", "completed", "completed", "scheduled"]);
  const [coming] = await status({ state: "scheduled" });
  world.clock.advance(86_400_000);
  expect(await status({ id: coming!.id })).toMatchObject([{ state: "completed", uidSuffix: [] }]);
  expect(await status({ state: "ongoing" })).toEqual([]);
});

test("event trades are paged with cursor, and event orders with nextPageCursor", async () => {
  const world = createTestWorld();
  const symbol = "BTCUSDT-UPDOWN-5M";
  const first = (await world.call("GET", "/v5/event/trades", { symbol, limit: 2 })).result;
  expect(Object.keys(first).toSorted()).toEqual(["cursor", "list"]);
  expect(first.list.every((row) => Object.values(row).every((value) => typeof value === "string"))).toBe(true);
  const second = (await world.call("GET", "/v5/event/trades", { symbol, limit: 2, cursor: first.cursor })).result;
  expect(second.list[0]!.execId).not.toBe(first.list[0]!.execId);
  expect((await world.call("GET", "/v5/event/trades", { symbol, limit: 101 })).retCode).toBe(10_001);
  const orders = (await world.call("GET", "/v5/event/order-realtime", { symbol })).result;
  expect(orders.list.map(({ orderStatus }) => orderStatus)).toEqual(["New", "PartiallyFilled", "Untriggered"]);
  const wanted = orders.list[1]!;
  const found = await world.call("GET", "/v5/event/order-realtime", { orderId: wanted.orderId, orderLinkId: "else" });
  expect(found.result.list).toEqual([wanted]);
  expect((await world.call("GET", "/v5/event/trades", { symbol }, { key: world.keys.sub })).retCode).toBe(10_001);
});

test("a transfer moves money once per ID and never more than the balance", async () => {
  const world = createTestWorld();
  const transferId = "3fa85f64-5717-4562-b3fc-2c963f66afa6";
  const send = (input: object) =>
    world.call("POST", "/v5/asset/transfer/inter-transfer", {
      transferId,
      coin: "USDT",
      amount: "100",
      fromAccountType: "UNIFIED",
      toAccountType: "FUND",
      ...input,
    });
  expect((await send({ amount: "1000001" })).retCode).toBe(131_212);
  expect(await send({})).toMatchObject({ retCode: 0, result: { transferId, status: "SUCCESS" } });
  expect((await send({})).retCode).toBe(131_214);
  const list = (await world.call("GET", "/v5/asset/transfer/query-inter-transfer-list", {})).result.list;
  expect(list).toMatchObject([{ transferId, amount: "100" }]);
});
