import { describe, expect, test } from "vitest";
import { ok, stubPlatform, type ReceivedRequest } from "./support/stub-platform.ts";

const asked = (seen: readonly ReceivedRequest[]) => seen.map(({ path, query }) => `${path}?${query}`);

describe("reconcile searches for an order", () => {
  test("in the current orders of every category first", async () => {
    const { trading, seen, clock } = stubPlatform([ok({ list: [] })]);
    expect(await clock.run(trading.order.reconcile("mine"))).toEqual({ status: "not-found" });
    expect(asked(seen)).toEqual([
      "/v5/order/realtime?category=linear&settleCoin=USDT&orderLinkId=mine",
      "/v5/order/realtime?category=linear&settleCoin=USDC&orderLinkId=mine",
      "/v5/order/realtime?category=spot&orderLinkId=mine",
      "/v5/order/realtime?category=option&orderLinkId=mine",
      "/v5/order/realtime?category=inverse&orderLinkId=mine",
      "/v5/order/history?category=linear&orderLinkId=mine",
      "/v5/order/history?category=spot&orderLinkId=mine",
      "/v5/order/history?category=option&orderLinkId=mine",
      "/v5/order/history?category=inverse&orderLinkId=mine",
    ]);
  });

  test("with two requests if category and symbol are given", async () => {
    const { trading, seen } = stubPlatform([ok({ list: [] })]);
    await trading.order.reconcile("mine", { category: "linear", symbol: "BTCUSDT" });
    expect(asked(seen)).toEqual([
      "/v5/order/realtime?category=linear&symbol=BTCUSDT&orderLinkId=mine",
      "/v5/order/history?category=linear&orderLinkId=mine",
    ]);
  });
});

test("reconcileTransfer searches transfers between own accounts first, then between members", async () => {
  const { trading, seen } = stubPlatform([ok({ list: [] })]);
  expect(await trading.asset.reconcileTransfer("5")).toEqual({ status: "not-found" });
  expect(asked(seen)).toEqual([
    "/v5/asset/transfer/query-inter-transfer-list?transferId=5",
    "/v5/asset/transfer/query-universal-transfer-list?transferId=5",
  ]);
  const own = stubPlatform([ok({ list: [{ transferId: "5" }] })]);
  expect(await own.trading.asset.reconcileTransfer("5")).toMatchObject({ status: "found", source: "inter-transfer" });
});

test("reconcileWithdrawal searches by the platform's ID", async () => {
  const { trading, seen } = stubPlatform([ok({ rows: [{ withdrawId: "5" }] })]);
  expect(await trading.asset.reconcileWithdrawal("5")).toMatchObject({ status: "found", source: "record" });
  expect(asked(seen)).toEqual(["/v5/asset/withdraw/query-record?withdrawID=5"]);
});

test("a search that returns only records with other IDs throws an error that advises what to do", async () => {
  const { trading } = stubPlatform([ok({ rows: [{ withdrawId: "6" }] })]);
  const work = trading.asset.reconcileWithdrawal("5");
  await expect(work).rejects.toMatchObject({
    code: "protocol",
    operation: "asset.withdrawQueryRecord",
    path: "/v5/asset/withdraw/query-record",
    outcome: "answered",
    message:
      "asset.withdrawQueryRecord: the response lists only records with another withdrawId, so it doesn't show whether the record exists. Try again.",
  });
});

test("a search that returns null instead of a list throws an error that advises what to do", async () => {
  const { trading } = stubPlatform([ok({ rows: null })]);
  await expect(trading.asset.reconcileWithdrawal("5")).rejects.toMatchObject({
    code: "protocol",
    operation: "asset.withdrawQueryRecord",
    path: "/v5/asset/withdraw/query-record",
    outcome: "answered",
    message:
      "asset.withdrawQueryRecord: the response has no list in rows, so it doesn't show whether the record exists. Try again.",
  });
});

test("the `by` option of reconcile accepts only the two order IDs", async () => {
  const { trading, seen } = stubPlatform([ok({ list: [] })]);
  await trading.order.reconcile("77", { category: "spot", by: "orderId" });
  expect(asked(seen)).toEqual([
    "/v5/order/realtime?category=spot&orderId=77",
    "/v5/order/history?category=spot&orderId=77",
  ]);
  const wrong = trading.order.reconcile("77", { by: "id" as "orderId" });
  await expect(wrong).rejects.toMatchObject({ operation: "order.reconcile", field: "by", value: "id" });
  await expect(wrong).rejects.toThrow("must be orderLinkId or orderId");
  expect(seen).toHaveLength(2);
});
