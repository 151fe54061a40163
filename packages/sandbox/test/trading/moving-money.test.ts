import { expect, test } from "vitest";
import { createTestWorld } from "../support/test-world.ts";

const transferId = "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";
const move = { transferId, coin: "USDT", amount: "5", fromAccountType: "UNIFIED", toAccountType: "FUND" };
const universal = { ...move, fromMemberId: 100_001, toMemberId: 100_002, toAccountType: "UNIFIED" };
const withdrawal = {
  coin: "USDT",
  chain: "ETH",
  address: "0x1f4c2a9b7d3e58f06a1b2c3d4e5f60718293a4b5",
  amount: "24",
  timestamp: 1_793_620_800_000,
  accountType: "FUND",
};

test.each([
  ["inter-transfer", { ...move, amount: "0" }, 10_001],
  ["universal-transfer", { ...universal, amount: "0" }, 10_001],
  ["inter-transfer", { ...move, toAccountType: "UNIFIED" }, 131_211],
  ["inter-transfer", { ...move, amount: "1000000000" }, 131_212],
  ["universal-transfer", { ...universal, toMemberId: 999_999 }, 131_202],
  ["universal-transfer", { ...universal, toMemberId: 100_001 }, 131_211],
])("%s %j is refused with the documented code %i", async (name, input, retCode) => {
  const world = createTestWorld();
  expect(await world.call("POST", `/v5/asset/transfer/${name}`, input)).toMatchObject({ retCode });
});

test("an accepted withdrawal is listed and deducted, and an invalid one has the documented code", async () => {
  const world = createTestWorld();
  const available = async () =>
    (await world.call("GET", "/v5/asset/withdraw/withdrawable-amount", { coin: withdrawal.coin })).result;
  const ask = async (extra: object) =>
    (await world.call("POST", "/v5/asset/withdraw/create", { ...withdrawal, ...extra })).retCode;
  expect(await available()).toMatchObject({ withdrawableAmount: { FUND: { withdrawableAmount: "10000" } } });
  expect(await ask({ amount: "0" })).toBe(10_001);
  expect(await ask({ amount: "10000.01", requestId: "a1" })).toBe(131_085);
  expect(await ask({ coin: "XRP" })).toBe(131_085);
  expect([await ask({ requestId: "a1" }), await ask({ requestId: "a1" }), await ask({})]).toEqual([0, 131_082, 0]);
  const left = String(10_000 - 2 * Number(withdrawal.amount));
  expect(await available()).toMatchObject({ withdrawableAmount: { FUND: { withdrawableAmount: left } } });
  const records = async (input: object) =>
    (await world.call("GET", "/v5/asset/withdraw/query-record", { withdrawType: "2", ...input })).result
      .rows as unknown as object[];
  const [newest] = (await records({ coin: withdrawal.coin })) as { withdrawId: string }[];
  expect([await records({ coin: "BTC" }), (await records({})).length]).toEqual([[], 2]);
  const cancelled = await world.call("POST", "/v5/asset/withdraw/cancel", { id: newest?.withdrawId });
  expect(cancelled.result).toEqual({ status: 1 });
  expect(await records({ withdrawID: newest?.withdrawId })).toMatchObject([{ status: "CancelByUser", txID: "" }]);
  world.clock.advance(60_000);
  expect(await records({})).toMatchObject([
    { status: "CancelByUser" },
    { status: "success", amount: withdrawal.amount },
  ]);
});
