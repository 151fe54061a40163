import { expect, test } from "vitest";
import type { BatchItem } from "../src/index.ts";
import { ok, refused, stubPlatform, type StubResponse } from "./support/stub-platform.ts";

const leg = { symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "1" } as const;
const legs = (...ids: string[]) => ids.map((orderLinkId) => ({ ...leg, orderLinkId }));
const done = (orderLinkId: string) => ({ orderId: orderLinkId.toUpperCase(), orderLinkId });
const success = { code: 0, msg: "OK" };

/** Creates a batch response with these results and item statuses. */
const response = (list: readonly unknown[], statuses: readonly unknown[]): StubResponse =>
  ok({ list }, { retExtInfo: { list: statuses } });

/** Sends a batch of orders with these caller IDs, and resolves with their outcomes. */
function create(ids: readonly string[], ...responses: StubResponse[]): Promise<BatchItem<object>[]> {
  const { trading, clock } = stubPlatform(responses, { retry: { backoff: { baseMs: 0 } } });
  return clock.run(trading.order.createBatch({ category: "linear", request: legs(...ids) }));
}

const messageOf = (item: BatchItem<object> | undefined) => (item?.ok === false ? item.error.message : undefined);

test.each([
  [{ code: 110007, msg: "balance" }, "item 0 of the batch failed: 110007 (balance)."],
  [{ code: 110007, msg: "" }, "item 0 of the batch failed: 110007."],
  [{ code: 110007 }, "item 0 of the batch failed: 110007."],
  [
    { code: 0, msg: "OK" },
    "item 0 of the batch: the response does not match this item. It may have been carried out: look it up before you resend it.",
  ],
  [
    {},
    "item 0 of the batch: the response has no code for this item. It may have been carried out: look it up before you resend it.",
  ],
])("the error of a batch item with the status %o contains the reason", async (status, message) => {
  const [item] = await create(["a"], response([{}], [status]));
  expect(messageOf(item)).toBe(`order.createBatch: ${message}`);
});

test("a batch item whose symbol or message cannot be converted to a string leaves other items unaffected", async () => {
  const odd = { toString: 1, valueOf: 1 };
  const results = [done("a"), { ...done("b"), symbol: odd }, {}];
  const items = await create(["a", "b", "c"], response(results, [success, success, { code: 110007, msg: odd }]));
  expect(items.map((item) => (item.ok ? "success" : item.error.code))).toEqual([
    "success",
    "unknown-outcome",
    "unknown-outcome",
  ]);
});

test("the error of a batch item has the details of its call and the platform's message, without the API key", async () => {
  const responses = [refused(10006), response([{}], [{ code: 110007, msg: "key-0123456789 has no balance" }])];
  const { trading, clock, seen } = stubPlatform(responses, { retry: { backoff: { baseMs: 0 } } });
  const [item] = await clock.run(trading.order.createBatch({ category: "linear", request: legs("a") }));
  expect(item).toMatchObject({
    ok: false,
    error: {
      operation: "order.createBatch",
      path: "/v5/order/create-batch",
      requestId: seen[1]?.headers.get("cdn-request-id"),
      attempts: 2,
      orderLinkId: "a",
      status: 200,
      retCode: 110007,
      retMsg: "[redacted] has no balance",
    },
  });
});

test.each([
  ["is null", null],
  ["is a text", "0"],
  ["is a list", [0]],
  ["has a text as its code", { code: "0" }],
])("a batch item whose status %s has an unknown outcome without affecting other items", async (_, status) => {
  const items = await create(["a", "b"], response([done("a"), done("b")], [status, success]));
  expect(items[1]).toMatchObject({ ok: true, index: 1, orderId: "B" });
  expect(items[0]).toMatchObject({ ok: false, index: 0, error: { code: "unknown-outcome", retMsg: "" } });
  expect(messageOf(items[0])).toContain("the response has no code for this item");
});

test.each([null, "A", [done("a")], undefined])(
  "a batch item whose result is %o has an unknown outcome",
  async (result) => {
    const [item] = await create(["a"], response([result], [success]));
    expect(item).toMatchObject({ ok: false, error: { code: "unknown-outcome", retCode: 0 } });
  },
);

test.each([undefined, null, "none", {}, { list: null }, { list: { 0: success } }, { list: "0" }])(
  "all items of a batch have an unknown outcome if retExtInfo contains no list of return codes: %o",
  async (retExtInfo) => {
    const items = await create(["a", "b"], ok({ list: [done("a"), done("b")] }, { retExtInfo }));
    const unknown = { ok: false, error: { code: "unknown-outcome", outcome: "unknown" } };
    expect(items).toMatchObject([unknown, unknown]);
    expect(items.map(messageOf)).toEqual([
      "order.createBatch: item 0 of the batch: the response has no code for this item. It may have been carried out: look it up before you resend it.",
      "order.createBatch: item 1 of the batch: the response has no code for this item. It may have been carried out: look it up before you resend it.",
    ]);
  },
);

test("a batch item that the server could not complete has an unknown outcome", async () => {
  const [item] = await create(["a"], response([{}], [{ code: 10016, msg: "Internal error" }]));
  expect(item).toMatchObject({ ok: false, error: { code: "unknown-outcome", outcome: "unknown", retCode: 10016 } });
});

test("a batch item that is refused as a duplicate has the code duplicate, or unknown-outcome if this was not the first attempt", async () => {
  const duplicate = response([{}], [{ code: 110072, msg: "OrderLinkedID is duplicate" }]);
  const [own] = await create(["a"], refused(10006), duplicate);
  expect(own).toMatchObject({ ok: false, error: { code: "unknown-outcome", attempts: 2, retCode: 110072 } });
  const [older] = await create(["a"], duplicate);
  expect(older).toMatchObject({ ok: false, error: { code: "duplicate", attempts: 1, outcome: "unknown" } });
});

test("an amendment in a batch is confirmed by whichever order ID the request and the response have in common", async () => {
  const results = [{ orderId: "1", orderLinkId: "mine" }, { orderLinkId: "b" }, { orderId: "4", orderLinkId: "" }];
  const { trading } = stubPlatform([response(results, [success, success, success])]);
  const request = [
    { symbol: "BTCUSDT", orderId: "1" },
    { symbol: "BTCUSDT", orderLinkId: "b" },
    { symbol: "BTCUSDT", orderId: "3" },
  ];
  const items = await trading.order.cancelBatch({ category: "linear", request });
  expect(items.map((item) => item.ok)).toEqual([true, true, false]);
  expect(items[2]).toMatchObject({ orderLinkId: undefined, error: { code: "unknown-outcome" } });
});

test.each([
  ["no list", {}, []],
  ["an item that isn't an object", { request: [null] }, [{ ok: false, index: 0, orderLinkId: undefined }]],
])(
  "with skipValidation, a batch with %s is sent, and the result has one item per requested item",
  async (_, more, items) => {
    const { trading } = stubPlatform([response([{}], [{ code: 10001, msg: "params error" }])]);
    const input = { category: "linear", ...more } as never;
    expect(await trading.order.createBatch(input, { skipValidation: true })).toMatchObject(items);
  },
);
