import { inspect } from "node:util";
import { collectUnhandledRejections } from "@specwright-tools/testing";
import { describe, expect, test, vi } from "vitest";
import type { TradingError } from "../src/index.ts";
import { credentials, json, stubPlatform } from "./support/stub-platform.ts";

/** Order as the platform listed it before it stopped sending `cumExecFee`, which its documentation calls deprecated. */
const order = {
  symbol: "BTCUSDT",
  orderId: "1",
  orderLinkId: "mine",
  side: "Buy",
  orderStatus: "New",
  qty: "1",
  cumExecQty: "0",
};
const respond = (result: unknown) => json({ retCode: 0, retMsg: "OK", result, retExtInfo: {}, time: 1 });
const listed = { category: "linear", list: [order, { ...order, orderId: "2", price: 7 }], nextPageCursor: "" };
const linear = { category: "linear", symbol: "BTCUSDT" } as const;
const input = { ...linear, side: "Buy", orderType: "Market", qty: "1", orderLinkId: "mine" } as const;

describe("a response that differs from the specification in non-essential fields", () => {
  test("is delivered unchanged", async () => {
    const { trading } = stubPlatform([respond(listed)]);
    expect(await trading.order.realtime(linear)).toEqual(listed);
    expect(await trading.order.reconcile("mine")).toMatchObject({ status: "found", order });
  });

  test("causes one drift report for each field path, without values from the response", async () => {
    const onDrift = vi.fn();
    const onDebug = vi.fn();
    const { trading } = stubPlatform([respond(listed)], { onDrift, onDebug });
    await trading.order.realtime(linear);
    await trading.order.realtime(linear);
    const reports = onDrift.mock.calls.map(([report]) => report as object);
    const about = { operation: "order.realtime", expected: "string" };
    expect(reports).toContainEqual({ ...about, place: "result.list[].cumExecFee", found: "absent", times: 2 });
    expect(reports).toContainEqual({ ...about, place: "result.list[].price", found: "number", times: 1 });
    expect(new Set(reports.map((report) => JSON.stringify(report))).size).toBe(reports.length);
    expect(JSON.stringify(reports)).not.toContain("BTCUSDT");
    expect(onDebug.mock.calls.map(([event]) => (event as { type: string }).type)).toContain("drift");
  });

  test("is reported even if the schemas were still loading when the first call was made", async () => {
    const onDrift = vi.fn();
    const { trading } = stubPlatform([respond({ list: [], more: 1 })], { onDrift });
    await trading.system.status();
    const report = { place: "result.more", expected: "no field", found: "unknown field", times: 1 };
    expect(onDrift.mock.calls).toEqual([[{ operation: "system.status", ...report }]]);
  });

  test("is reported for each item of a batch, and the items succeed", async () => {
    const onDrift = vi.fn();
    const item = { category: "linear", symbol: "BTCUSDT", orderId: "1", orderLinkId: "mine", createAt: 5 };
    const batch = {
      retCode: 0,
      retMsg: "OK",
      result: { list: [item] },
      retExtInfo: { list: [{ code: 0, msg: "OK" }] },
    };
    const { trading } = stubPlatform([json(batch)], { onDrift, responses: "strict" });
    const { category, ...leg } = input;
    expect(await trading.order.createBatch({ category, request: [leg] })).toMatchObject([{ ok: true }]);
    const report = { place: "result.list[].createAt", expected: "string", found: "number", times: 1 };
    expect(onDrift.mock.calls).toEqual([[{ operation: "order.createBatch", ...report }]]);
  });

  test("with a new field is delivered, and the field is reported by name", async () => {
    const created = { orderId: "1", orderLinkId: "mine", feeTier: { level: 2 }, "0xabc 1": "BTCUSDT", constructor: 5 };
    const onDrift = vi.fn();
    const { trading } = stubPlatform([respond(created)], { onDrift, responses: "strict" });
    expect(await trading.order.create(input)).toEqual(created);
    const about = { operation: "order.create", expected: "no field", found: "unknown field", times: 1 };
    expect(onDrift.mock.calls.map(([report]) => report as object)).toEqual([
      { ...about, place: "result.feeTier" },
      { ...about, place: "result.*" },
      { ...about, place: "result.constructor" },
    ]);
  });

  test("with hundreds of new fields does not suppress the reports of other operations", async () => {
    const names = Array.from({ length: 300 }, (_, index) => `key${index}`);
    const first = respond({ ...listed, ...Object.fromEntries(names.map((name) => [name, 1])) });
    const onDrift = vi.fn();
    const created = respond({ orderId: "1", orderLinkId: "mine", feeTier: 2 });
    const { trading } = stubPlatform([first, created], { onDrift });
    await trading.order.realtime(linear);
    const reportsOfRead = onDrift.mock.calls.length;
    expect(reportsOfRead).toBeLessThan(names.length);
    await trading.order.create(input);
    expect(onDrift).toHaveBeenCalledTimes(reportsOfRead + 1);
  });

  test("is attached to the error if an essential field is missing too, but is not printed with it", async () => {
    const { orderStatus: _, ...withoutStatus } = order;
    const { trading } = stubPlatform([respond({ ...listed, list: [withoutStatus], of: credentials.apiKey })]);
    const error: unknown = await trading.order.realtime(linear).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "protocol", response: { retCode: 0, result: { list: [withoutStatus] } } });
    expect(JSON.stringify((error as TradingError).response)).not.toContain(credentials.apiKey);
    expect(inspect(error, { depth: Infinity })).not.toContain("cumExecQty");
    expect(JSON.stringify(error)).not.toContain("cumExecQty");
  });

  test("is refused in strict mode", async () => {
    const { trading } = stubPlatform([respond(listed)], { responses: "strict" });
    const work = trading.order.realtime(linear);
    await expect(work).rejects.toMatchObject({ code: "protocol", operation: "order.realtime" });
    await expect(work).rejects.toThrow(/does not match the specification: result\.list\[\]\.\w+ is absent/);
  });

  test.each([
    () => Promise.reject(new Error("mine")),
    () => {
      throw new Error("mine");
    },
  ])("is delivered even if the drift listener fails, and the listener's error is unhandled", async (onDrift) => {
    using rejections = collectUnhandledRejections();
    const { trading } = stubPlatform([respond(listed)], { onDrift });
    expect(await trading.order.realtime(linear)).toEqual(listed);
    const errors = await rejections.settle();
    expect(errors.length).toBeGreaterThan(0);
    expect(new Set(errors.map(String))).toEqual(new Set(["Error: mine"]));
  });

  test("is checked according to the `responses` option, which must be essential or strict", () => {
    expect(() => stubPlatform([], { responses: "off" as never })).toThrow('must be "essential" or "strict"');
  });
});

describe("the response to an accepted order", () => {
  test("may omit the sent order link ID", async () => {
    const { trading } = stubPlatform([respond({ orderId: "1" })], { retry: false });
    expect(await trading.order.create(input)).toEqual({ orderId: "1" });
  });

  test.each([{ orderId: "1", orderLinkId: "other" }, { orderId: "1", orderLinkId: "" }, { orderLinkId: "mine" }, {}])(
    "leaves the outcome unknown if it is %o",
    async (result) => {
      const { trading } = stubPlatform([respond(result)], { retry: false });
      await expect(trading.order.create(input)).rejects.toMatchObject({ code: "unknown-outcome" });
    },
  );
});

describe("an unusable list", () => {
  test.each([{ list: null, nextPageCursor: "" }, { nextPageCursor: "" }])(
    "makes reconcile throw a protocol error: %o",
    async (result) => {
      const { trading } = stubPlatform([respond({ category: "linear", ...result })]);
      await expect(trading.order.reconcile("mine")).rejects.toMatchObject({ code: "protocol" });
    },
  );

  test.each([{ list: null, nextPageCursor: "" }, { list: [order] }, { list: [order], nextPageCursor: null }])(
    "makes iterate throw a protocol error: %o",
    async (result) => {
      const { trading } = stubPlatform([respond({ category: "linear", ...result })]);
      const read = async () => {
        for await (const _ of trading.order.realtime.iterate(linear));
      };
      await expect(read()).rejects.toMatchObject({ code: "protocol" });
    },
  );

  test("a write has an unknown outcome if the field that would report its failure is missing", async () => {
    const { trading } = stubPlatform([respond({})], { retry: false });
    const work = trading.asset.withdrawCancel({ id: "1" });
    await expect(work).rejects.toMatchObject({ code: "unknown-outcome" });
    await expect(work).rejects.toThrow("result.status is absent");
  });
});
