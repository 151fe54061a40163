import { expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

const permissions = { ContractTrade: ["Order", "Position"], Wallet: ["AccountTransfer"] };
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" };
type Made = { apiKey: string; secret: string };

const post = (world: TestWorld, name: string, input: object, options?: Parameters<TestWorld["call"]>[3]) =>
  world.call("POST", `/v5/user/${name}`, input, options);

async function subKey(world: TestWorld, subuid: number): Promise<Made> {
  const { result } = await post(world, "create-sub-api", { subuid, readOnly: 0, note: "bot", permissions });
  return result as unknown as Made;
}

async function newMember(world: TestWorld): Promise<string> {
  const { result } = await post(world, "create-sub-member", { username: "trader9x", memberType: 1 });
  return String(result.uid);
}

const send = (world: TestWorld, toMemberId: string, transferId: string, amount = "2000") =>
  world.call("POST", "/v5/asset/transfer/universal-transfer", {
    transferId,
    coin: "USDT",
    amount,
    fromMemberId: 100_001,
    toMemberId: Number(toMemberId),
    fromAccountType: "UNIFIED",
    toAccountType: "UNIFIED",
  });
const transferId = "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";

test("a changed API key has its new permissions and IP addresses", async () => {
  const world = createTestWorld();
  const key = await subKey(world, 100_002);
  const changed = await post(world, "update-sub-api", { apikey: key.apiKey, readOnly: 1, ips: "192.0.2.1,192.0.2.2" });
  expect(changed.result).toMatchObject({ apiKey: key.apiKey, readOnly: 1, note: "bot", secret: "", permissions });
  expect(changed.result.ips).toEqual(["192.0.2.1", "192.0.2.2"]);
  const headers = { "x-sandbox-address": "192.0.2.2" };
  expect(await world.call("POST", "/v5/order/create", order, { key })).toMatchObject({ retCode: 10_010 });
  expect(await world.call("POST", "/v5/order/create", order, { key, headers })).toMatchObject({ retCode: 10_005 });
  await post(world, "update-sub-api", { apikey: key.apiKey, readOnly: 0, permissions: { Spot: ["SpotTrade"] } });
  expect(await world.call("POST", "/v5/order/create", order, { key })).toMatchObject({ retCode: 10_005 });
  expect(
    await world.call("POST", "/v5/order/create", { ...order, category: "spot", qty: "100" }, { key }),
  ).toMatchObject({
    retMsg: "OK",
  });
});

test("a sub-account changes and deletes its own key without naming the key in the request", async () => {
  const world = createTestWorld();
  const key = await subKey(world, 100_002);
  expect(await post(world, "update-sub-api", { apikey: key.apiKey }, { key })).toMatchObject({ retCode: 10_001 });
  expect(await post(world, "update-sub-api", { readOnly: 0 }, { key })).toMatchObject({ retCode: 0 });
  expect(await post(world, "delete-sub-api", {}, { key })).toMatchObject({ retCode: 0 });
  expect(await world.call("GET", "/v5/user/query-api", {}, { key })).toMatchObject({ retCode: 10_003 });
});

test("a master account changes its own key and the keys of sub-accounts with separate calls", async () => {
  const world = createTestWorld();
  for (const name of ["update-sub-api", "delete-sub-api"])
    expect(await post(world, name, {})).toMatchObject({ retCode: 10_001, retMsg: expect.stringMatching(/^apikey/) });
  const changed = await post(world, "update-api", { readOnly: 1 });
  expect(changed.result).toMatchObject({ apiKey: world.keys.master.apiKey, readOnly: 1 });
  expect(await world.call("POST", "/v5/order/create", order)).toMatchObject({ retCode: 10_005 });
});

test("the key of a demo account is created, changed and deleted on mainnet with the master account's key", async () => {
  const world = createTestWorld();
  const { result } = await post(world, "create-demo-member", {});
  const key = await subKey(world, Number(result.subMemberId));
  const demo = { key, environment: "demo" } as const;
  expect(await world.call("POST", "/v5/order/create", order, demo)).toMatchObject({ retCode: 0 });
  expect(await post(world, "update-sub-api", { apikey: key.apiKey, readOnly: 1 })).toMatchObject({ retCode: 0 });
  expect(await world.call("POST", "/v5/order/create", order, demo)).toMatchObject({ retCode: 10_005 });
  expect(await post(world, "delete-sub-api", { apikey: key.apiKey })).toMatchObject({ retCode: 0 });
  expect(await world.call("GET", "/v5/user/query-api", {}, demo)).toMatchObject({ retCode: 10_003 });
});

test("a frozen sub-account can read but not trade", async () => {
  const world = createTestWorld();
  const status = async () => (await world.call("GET", "/v5/user/query-sub-members")).result.subMembers;
  expect(await post(world, "frozen-sub-member", { subuid: 100_002, frozen: 1 })).toMatchObject({ retCode: 0 });
  expect(await status()).toMatchObject([{ uid: "100002", status: 4 }]);
  const { sub: key } = world.keys;
  expect(await world.call("POST", "/v5/order/create", order, { key })).toMatchObject({ retCode: 10_027 });
  expect(await world.call("GET", "/v5/account/info", {}, { key })).toMatchObject({ retCode: 0 });
  await post(world, "frozen-sub-member", { subuid: 100_002, frozen: 0 });
  expect(await status()).toMatchObject([{ uid: "100002", status: 1 }]);
  expect(await world.call("POST", "/v5/order/create", order, { key })).toMatchObject({ retCode: 0 });
});

test("an empty sub-account can be deleted, together with its keys", async () => {
  const world = createTestWorld();
  const uid = await newMember(world);
  const key = await subKey(world, Number(uid));
  await send(world, uid, transferId);
  expect(await post(world, "del-submember", { subMemberId: uid })).toMatchObject({ retCode: 141_025 });
  const back = { coin: "USDT", amount: "2000", fromMemberId: Number(uid), toMemberId: 100_001 };
  await world.call("POST", "/v5/asset/transfer/universal-transfer", {
    ...back,
    transferId: transferId.replace("0a", "1a"),
    fromAccountType: "UNIFIED",
    toAccountType: "UNIFIED",
  });
  expect(await post(world, "del-submember", { subMemberId: uid })).toMatchObject({ retCode: 0 });
  expect(await world.call("GET", "/v5/account/info", {}, { key })).toMatchObject({ retCode: 10_003 });
  expect(JSON.stringify((await world.call("GET", "/v5/user/submembers")).result)).not.toContain(uid);
});

test("a master account reads the balances of its sub-accounts, but not of other accounts", async () => {
  const world = createTestWorld();
  const uid = await newMember(world);
  await send(world, uid, transferId);
  const read = (name: string, memberId: string) =>
    world.call("GET", `/v5/asset/transfer/query-account-${name}`, { accountType: "UNIFIED", coin: "USDT", memberId });
  expect((await read("coins-balance", uid)).result).toMatchObject({
    memberId: uid,
    balance: [{ coin: "USDT", walletBalance: "2000" }],
  });
  expect((await read("coin-balance", uid)).result).toMatchObject({ memberId: uid, balance: { walletBalance: "2000" } });
  expect(await read("coins-balance", "999999")).toMatchObject({ retCode: 131_202 });
  expect(await read("coin-balance", "999999")).toMatchObject({ retCode: 131_202 });
});

test("transfers between accounts are listed for master and sub-accounts, newest first", async () => {
  const world = createTestWorld();
  const uid = await newMember(world);
  await send(world, uid, transferId);
  world.clock.advance(1000);
  await send(world, uid, transferId.replace("0a", "2a"), "5");
  const path = "/v5/asset/transfer/query-universal-transfer-list";
  const list = async (input: object) => (await world.call("GET", path, input)).result.list;
  expect(await list({})).toMatchObject([
    { amount: "5", fromMemberId: "100001", toMemberId: uid, status: "SUCCESS" },
    { transferId, amount: "2000", timestamp: String(world.clock.now() - 1000) },
  ]);
  expect(await list({ transferId })).toHaveLength(1);
  expect(await list({ coin: "BTC" })).toEqual([]);
  const page = (await world.call("GET", path, { limit: 1 })).result;
  expect(await list({ limit: 1, cursor: page.nextPageCursor })).toMatchObject([{ transferId }]);
});

test("the sub-accounts that may transfer money are listed", async () => {
  const world = createTestWorld();
  const uid = await newMember(world);
  const { result } = await world.call("GET", "/v5/asset/transfer/query-sub-member-list");
  expect(result).toEqual({ subMemberIds: ["100002", uid], transferableSubMemberIds: ["100002", uid] });
});
