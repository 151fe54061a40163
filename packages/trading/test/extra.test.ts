import { describe, expect, test } from "vitest";
import { InputError, type RequestOptions, type TradingClient } from "../src/index.ts";
import { call, createSession, orderCreate } from "../src/operations.ts";
import { credentials, created, ok, stubPlatform } from "./support/stub-platform.ts";

const order = {
  category: "linear",
  symbol: "BTCUSDT",
  side: "Buy",
  orderType: "Limit",
  qty: "0.01",
  price: "1",
  orderLinkId: "own-1",
} as const;
const item = { symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
const batch = { category: "linear" as const, request: [item, item] };

/** Returns the error of a call that must not send anything. */
async function refusal(work: (trading: TradingClient) => Promise<unknown>): Promise<InputError> {
  const { trading, seen } = stubPlatform([ok()]);
  const error: unknown = await work(trading).catch((reason: unknown) => reason);
  expect(seen).toHaveLength(0);
  if (!InputError.isInstance(error)) throw new Error(`An InputError was expected, got ${String(error)}.`);
  return error;
}

const refusedOrder = (options: unknown) => refusal(({ order: { create } }) => create(order, options as RequestOptions));

describe("the `extra` option", () => {
  test("is sent in the body of a write, in addition to the checked input", async () => {
    const { trading, seen } = stubPlatform([created]);
    await trading.order.create(order, { extra: { auctionId: "7", legs: [{ ratio: 2 }], left: undefined } });
    expect(seen[0]?.text).toBe(JSON.stringify({ ...order, auctionId: "7", legs: [{ ratio: 2 }] }));
  });

  test.each([
    ["NaN", Number.NaN],
    ["Infinity", Infinity],
    ["a function", () => 1],
    ["a date", new Date(0)],
    ["a map", new Map([["a", 1]])],
    ["a list with undefined", [undefined]],
    ["an object with a toJSON method", { toJSON: () => "x" }],
    ["a nested NaN", { a: [{ b: Number.NaN }] }],
  ])("is refused for %s, which would be sent as a different value", async (_, newField) => {
    const { message } = await refusedOrder({ extra: { newField } });
    expect(message).toContain("extra.newField must be plain JSON");
  });

  test("is refused unless it is a plain object", async () => {
    const { message } = await refusedOrder({ extra: new Map([["newField", 1]]) });
    expect(message).toContain("extra must be a plain object");
  });

  test.each(["Qty", "QTY", "reduceonly"])(
    "is refused for %s, which differs from a known field only in case",
    async (name) => {
      const { message } = await refusedOrder({ extra: { [name]: "2" } });
      expect(message).toMatch(/differs from (qty|reduceOnly) only in letter case/);
    },
  );

  test("is sent in the query of a read, and with every page of an iteration", async () => {
    const page = (nextPageCursor: string) => ok({ list: [{ symbol: "A" }], nextPageCursor });
    const { trading, seen } = stubPlatform([page("next"), page("")]);
    const pages = trading.position.list.iterate({ category: "inverse" }, { extra: { view: "compact" } });
    for await (const position of pages) expect(position.symbol).toBe("A");
    expect(seen.map(({ url }) => new URL(url).search)).toEqual([
      "?category=inverse&view=compact",
      "?category=inverse&cursor=next&view=compact",
    ]);
  });

  test("adds fields to a single item of a batch", async () => {
    const { trading, seen } = stubPlatform([created]);
    const extra = { newField: 1, request: [{}, { auctionId: "7" }] };
    await trading.order.createBatch(batch, { extra, autoId: false });
    expect(seen[0]?.body).toEqual({
      category: "linear",
      request: [item, { ...item, auctionId: "7" }],
      newField: 1,
    });
  });

  test("is sent by a single operation, an upload and a call without validation", async () => {
    const { trading, seen, fetch, clock } = stubPlatform([created, ok(), created]);
    const session = createSession({ credentials, fetch, clock });
    await call(session, orderCreate, order, { extra: { auctionId: "7" } });
    const file = new Blob(["x"]);
    await trading.p2p.ossUploadFile({ upload_file: file } as never, {
      extra: { folder: "chat" },
      skipValidation: true,
    });
    await trading.order.create({ ...order, more: 1 } as never, { extra: { auctionId: "7" }, skipValidation: true });
    expect(seen[0]?.body).toEqual({ ...order, auctionId: "7" });
    expect(seen[1]?.text).toContain('name="folder"\r\n\r\nchat');
    expect(seen[2]?.body).toEqual({ ...order, more: 1, auctionId: "7" });
  });

  test("is sent as it was at the time of the call", async () => {
    const { trading, seen } = stubPlatform([created]);
    const extra = { auctionId: "7" };
    const work = trading.order.create(order, { extra });
    extra.auctionId = "8";
    await work;
    expect(seen[0]?.body).toMatchObject({ auctionId: "7" });
  });

  test("accepts any field name that JSON allows", async () => {
    const { trading, seen } = stubPlatform([created]);
    await trading.order.create(order, { extra: JSON.parse('{"__proto__": "a", "constructor": "b"}') });
    expect(seen[0]?.text).toBe(`${JSON.stringify(order).slice(0, -1)},"__proto__":"a","constructor":"b"}`);
  });

  test("does not relax the validation of the input", async () => {
    const options = { extra: { auctionId: "7" } };
    const error = await refusal(({ order: { create } }) => create({ ...order, qty: "x" }, options));
    expect(error).toMatchObject({ field: "qty", value: "x" });
    const misspelt = await refusal(({ order: { create } }) => create({ ...order, reduceonly: true } as never, options));
    expect(misspelt.field).toBe("reduceonly");
  });

  test("refuses a field that the specification lists, whether or not the input contains it", async () => {
    const error = await refusedOrder({ extra: { reduceOnly: true } });
    expect(error).toMatchObject({
      field: "extra.reduceOnly",
      value: true,
      rule: "must be a field that is not in the specification",
      message:
        "order.create: the specification has the field extra.reduceOnly, so pass it in the input, where it is checked.",
    });
    expect((await refusedOrder({ extra: { qty: "1" } })).field).toBe("extra.qty");
    // A spot order has this field, a linear order doesn't.
    expect((await refusedOrder({ extra: { marketUnit: "baseCoin" } })).field).toBe("extra.marketUnit");
  });

  test("refuses an unlisted value of a known field with a message that suggests newValues", async () => {
    const error = await refusedOrder({ extra: { timeInForce: "AtAuction" } });
    expect(error.message).toMatch(/Pass a value that the specification does not list in newValues\.$/);
  });

  test.each([
    ["a known field of an item", { request: [{}, { price: "1" }] }, "extra.request[1].price"],
    ["more items than the batch has", { request: [{}, {}, { newField: 1 }] }, "extra.request"],
    ["an item that isn't an object", { request: ["x"] }, "extra.request[0]"],
    ["a known list as something else", { request: "x" }, "extra.request"],
  ])("refuses %s", async (_, extra, field) => {
    const error = await refusal(({ order: { createBatch } }) => createBatch(batch, { extra }));
    expect(error.field).toBe(field);
  });

  test("is refused if validation is skipped and the input contains the same field", async () => {
    const options = { extra: { more: 2 }, skipValidation: true };
    const error = await refusal(({ order: { create } }) => create({ ...order, more: 1 } as never, options));
    expect(error.message).toBe("order.create: extra.more is also in the input. Pass it once.");
  });

  test("requires a plain object as input even if validation is skipped", async () => {
    class Cancellation {
      readonly symbol = "BTCUSDT";
    }
    const options = { extra: { auctionId: "7" }, skipValidation: true };
    for (const input of [new Cancellation(), { toJSON: () => order }, "text", [order]]) {
      const error = await refusal(({ order: { cancel } }) => cancel(input as never, options));
      expect(error.rule).toBe("must be a plain object when the call has extra or newValues");
    }
  });

  test("is never repeated in an error if it contains a secret", async () => {
    const error = await refusal(({ user: { createSubMember } }) =>
      createSubMember({ username: "abcdef12", memberType: 1 }, { extra: { password: "hunter2hunter2" } }),
    );
    expect(JSON.stringify([error, error.message, error.value])).not.toContain("hunter2");
  });
});

describe("the `newValues` option", () => {
  test("replaces or adds values of the input, in body and query", async () => {
    const { trading, seen } = stubPlatform([created, ok({ list: [] })]);
    const newValues = { orderType: "Iceberg", timeInForce: "AtAuction" };
    await trading.order.create(order, { newValues, extra: { auctionId: "7" } });
    await trading.market.instrumentsInfo({ category: "linear" }, { newValues: { status: "Halted" } });
    expect(seen[0]?.body).toEqual({ ...order, ...newValues, auctionId: "7" });
    expect(seen[1]?.query.get("status")).toBe("Halted");
  });

  test("replaces values of a single item of a batch", async () => {
    const { trading, seen } = stubPlatform([created]);
    const newValues = { request: [undefined, { timeInForce: "AtAuction", triggerDirection: 3 }] };
    await trading.order.createBatch(batch, { newValues, autoId: false });
    expect(seen[0]?.body?.["request"]).toEqual([item, { ...item, timeInForce: "AtAuction", triggerDirection: 3 }]);
  });

  test("accepts values that the specification lists", async () => {
    const { trading, seen } = stubPlatform([created]);
    await trading.order.create(order, { newValues: { timeInForce: "PostOnly" } });
    expect(seen[0]?.body).toEqual({ ...order, timeInForce: "PostOnly" });
  });

  test("leaves the other input fields validated", async () => {
    const options = { newValues: { orderType: "Iceberg" } };
    const error = await refusal(({ order: { create } }) => create({ ...order, price: undefined } as never, options));
    expect(error.field).toMatch(/price/);
  });

  test.each([
    ["an amount", { qty: "-5" }, "newValues.qty", /no list of values for newValues\.qty/],
    ["an ID", { orderLinkId: "x" }, "newValues.orderLinkId", /no list of values/],
    ["a flag", { reduceOnly: "maybe" }, "newValues.reduceOnly", /no list of values/],
    [
      "a misspelt field",
      { timeInForc: "A" },
      "newValues.timeInForc",
      /pass a new field in extra\. Did you mean "timeInForce"\?/,
    ],
    [
      "a number for text",
      { timeInForce: 1 },
      "newValues.timeInForce",
      /must be like the known values "GTC", "IOC", "FOK"/,
    ],
    [
      "text for a number",
      { triggerDirection: "3" },
      "newValues.triggerDirection",
      /must be like the known values 1, 2/,
    ],
  ])("refuses %s", async (_, newValues, field, message) => {
    const error = await refusedOrder({ newValues });
    expect(error.field).toBe(field);
    expect(error.message).toMatch(message);
  });
});

test.each(["extra", "newValues"])("%s must be an object of plain values", async (name) => {
  for (const wrong of [null, "x", 5, ["x"]]) {
    const error = await refusedOrder({ [name]: wrong });
    expect(error).toMatchObject({ field: name, rule: "must be an object with fields of the input" });
  }
  const endless: Record<string, unknown> = {};
  endless["self"] = endless;
  expect(await refusedOrder({ [name]: endless })).toMatchObject({ field: name, rule: "must be plain JSON" });
});
