import { describe, expect, test } from "vitest";
import { json, ok, stubPlatform } from "./support/stub-platform.ts";

const noLists = [
  ["absent", undefined],
  ["null", null],
  ["an empty object", {}],
  ["a text", "OK"],
  ["an array", []],
  ["an object in place of the list", { list: {}, rows: {} }],
  ["a text in place of the list", { list: "x", rows: "x" }],
  ["a list of null", { list: [null], rows: [null] }],
  ["a list of records without IDs", { list: [{}], rows: [{}] }],
] as const;

const respond = (result: unknown) => json({ retCode: 0, retMsg: "OK", result, retExtInfo: {}, time: 1 });

describe("reconcile", () => {
  test.each(noLists)("throws a protocol error if the result is %s", async (_, result) => {
    const { trading } = stubPlatform([respond(result)]);
    const protocol = { code: "protocol" };
    await expect(trading.order.reconcile("mine")).rejects.toMatchObject(protocol);
    await expect(trading.asset.reconcileTransfer("mine")).rejects.toMatchObject(protocol);
    await expect(trading.asset.reconcileWithdrawal("mine")).rejects.toMatchObject(protocol);
  });

  test.each(noLists)("throws a protocol error if only the result of its second search is %s", async (_, result) => {
    const { trading } = stubPlatform([ok({ list: [] }), respond(result)]);
    const work = trading.order.reconcile("mine", { category: "spot" });
    await expect(work).rejects.toMatchObject({ code: "protocol" });
  });

  test("throws a protocol error if all records have other IDs", async () => {
    const { trading } = stubPlatform([ok({ list: [{ orderId: "1", orderLinkId: "other" }] })]);
    await expect(trading.order.reconcile("mine")).rejects.toMatchObject({ code: "protocol" });
  });
});

describe("a write without the expected result", () => {
  const position = { category: "linear", symbol: "BTCUSDT" } as const;
  const transfer = { coin: "BTC", amount: "1", fromAccountType: "UNIFIED", toAccountType: "FUND" } as const;
  test.each([undefined, null, "OK", 7, true, [], {}])("has an unknown outcome: %o", async (result) => {
    const { trading } = stubPlatform([respond(result)], { retry: false });
    const unknown = { code: "unknown-outcome", outcome: "unknown" };
    const order = { ...position, orderId: "1" };
    await expect(trading.order.cancel(order)).rejects.toMatchObject(unknown);
    await expect(trading.order.amend({ ...order, qty: "2" })).rejects.toMatchObject(unknown);
    await expect(trading.asset.transferInterTransfer(transfer)).rejects.toMatchObject(unknown);
  });

  test("has an unknown outcome if it is an Earn order and the result lacks the order's ID", async () => {
    const earn = {
      category: "FlexibleSaving",
      orderType: "Stake",
      accountType: "FUND",
      amount: "1",
      coin: "BTC",
      productId: "430",
    };
    const { trading } = stubPlatform([respond({}), respond({ orderId: "", orderLinkId: "mine" })], { retry: false });
    for (const problem of ["result.orderId is absent", "result.orderId must not be empty"]) {
      const work = trading.earn.placeOrder({ ...earn, orderLinkId: "mine" } as never);
      await expect(work).rejects.toMatchObject({ code: "unknown-outcome", outcome: "unknown", orderLinkId: "mine" });
      await expect(work).rejects.toThrow(problem);
    }
  });

  test.each([null, "OK", 7, []])(
    "has an unknown outcome if it changes a setting and the result is %o, not an object",
    async (result) => {
      const { trading } = stubPlatform([respond(result)], { retry: false });
      const work = trading.position.setLeverage({ ...position, buyLeverage: "2", sellLeverage: "2" });
      await expect(work).rejects.toMatchObject({ code: "unknown-outcome" });
    },
  );
});

test.each(["OK", 0, true, null, []])("a read whose result is %o throws a protocol error", async (result) => {
  const { trading } = stubPlatform([respond(result)]);
  await expect(trading.position.list({ category: "linear", symbol: "BTCUSDT" })).rejects.toMatchObject({
    code: "protocol",
  });
});

describe("the result of a call", () => {
  const ticker = { category: "spot", symbol: "BTCUSDT" } as const;
  const right = { orderId: "1", orderLinkId: "" };
  test.each([
    ["an order without its ID", { ...right, orderId: undefined }, "result.list[1].orderId is absent"],
    ["an order with an empty ID", { ...right, orderId: "" }, "result.list[1].orderId must not be empty"],
    ["a side that is a number", { ...right, side: 1 }, "result.list[1].side must be string, not number"],
    ["a quantity that is null", { ...right, qty: null }, "result.list[1].qty must be string, not null"],
  ])("causes a protocol error if it contains %s", async (_, record, problem) => {
    const { trading } = stubPlatform([ok({ list: [right, record] })]);
    const work = trading.order.realtime({ category: "spot" });
    await expect(work).rejects.toMatchObject({ code: "protocol", operation: "order.realtime" });
    await expect(work).rejects.toThrow(problem);
  });

  test("causes an error if it is unusable; after a read it suggests a client update, after a write a lookup of the outcome", async () => {
    const lacks = "Unusable response";
    const list = stubPlatform([ok({ list: [{ ...right, side: 1 }] })]).trading.order.realtime({ category: "spot" });
    await expect(list).rejects.toMatchObject({
      message: `order.realtime: ${lacks}: result.list[0].side must be string, not number. The client can't continue safely. Update it, or report this message.`,
    });
    const cancel = stubPlatform([respond({})]).trading.order.cancel({
      category: "spot",
      symbol: "BTCUSDT",
      orderId: "1",
    });
    await expect(cancel).rejects.toMatchObject({
      message: `order.cancel: ${lacks}: result.orderId is absent. It may have been carried out: look it up before you resend it.`,
    });
  });

  test.each([undefined, null, 7])("may contain the category %o, which is returned unchanged", async (category) => {
    const result = JSON.parse(JSON.stringify({ list: [], nextPageCursor: "", category })) as object;
    const { trading } = stubPlatform([respond(result)]);
    expect(await trading.market.tickers(ticker)).toEqual(result);
  });

  test("may have null as its list, which is returned as an empty list", async () => {
    const { trading } = stubPlatform([respond({ category: "spot", list: null })]);
    expect((await trading.market.tickers(ticker)).list).toEqual([]);
  });

  test("may have an empty ID if the specification allows it", async () => {
    const record = { ...right, blockTradeId: "", smpOrderId: "" };
    const { trading } = stubPlatform([ok({ list: [record] })]);
    expect((await trading.order.realtime({ category: "spot" })).list).toMatchObject([record]);
  });
});

test("unknown fields and unknown values are accepted", async () => {
  const record = { orderId: "1", orderLinkId: "mine", orderStatus: "NeverHeardOf", new: { field: 1 } };
  const { trading } = stubPlatform([ok({ list: [record], more: true })]);
  expect(await trading.order.reconcile("mine")).toMatchObject({ status: "found", order: record });
});
