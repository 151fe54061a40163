import { describe, expect, test } from "vitest";
import { TransportError } from "@specwright/transport";
import { VirtualClock } from "@specwright-tools/testing";
import {
  createOrderCall,
  orderAmend,
  orderCancel,
  orderCancelBatch,
  orderCreate,
  orderCreateBatch,
  type Operation,
  type OrderEntry,
  type OrderReply,
  type OrderRequest,
} from "../src/orders.ts";
import { created, ok, refused, stubPlatform } from "./support/stub-platform.ts";

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;

const reply = (more: Partial<OrderReply>): OrderReply => ({
  retCode: 0,
  retMsg: "OK",
  result: {},
  retExtInfo: {},
  time: undefined,
  rateLimit: undefined,
  requestId: "request-1",
  attempts: 1,
  ...more,
});

/** Creates an `OrderEntry` that records the requests it sends. */
function entry(respond: (request: OrderRequest) => OrderReply | Promise<OrderReply>) {
  const sent: OrderRequest[] = [];
  const way: OrderEntry = {
    clock: new VirtualClock(),
    generateId: () => "generated-1",
    secrets: ["secret-0123456789"],
    send: async (request) => {
      sent.push(request);
      return respond(request);
    },
  };
  return { way, sent };
}

/** Makes a call over REST and over another transport, and returns both failures. */
async function bothFailures(
  operation: Operation,
  method: "create" | "amend" | "cancel" | "createBatch" | "cancelBatch",
  input: unknown,
) {
  const { trading, seen } = stubPlatform([created]);
  const overRest = trading.order[method] as (given: unknown) => Promise<unknown>;
  const { way, sent } = entry(() => reply({}));
  const failures = [overRest(input), createOrderCall(operation, way)(input)].map((work) =>
    work.then(
      () => "success",
      (error: Error) => `${error.name}: ${error.message}`,
    ),
  );
  return { failures: await Promise.all(failures), requests: seen.length + sent.length };
}

describe("an order call over another transport than HTTP", () => {
  test.each([
    ["no quantity", orderCreate, "create", { ...order, qty: undefined }],
    ["a number as a quantity", orderCreate, "create", { ...order, qty: 1 }],
    ["a limit order without a price", orderCreate, "create", { ...order, orderType: "Limit" }],
    ["a misspelt field", orderCreate, "create", { ...order, reduceonly: true }],
    ["another category", orderCreate, "create", { ...order, category: "spread" }],
    ["no ID", orderCancel, "cancel", { category: "linear", symbol: "BTCUSDT" }],
    ["nothing", orderAmend, "amend", undefined],
    ["null", orderAmend, "amend", null],
    [
      "too many options in a batch",
      orderCancelBatch,
      "cancelBatch",
      { category: "option", request: Array.from({ length: 6 }, () => ({ symbol: "A", orderId: "1" })) },
    ],
    ["an empty batch", orderCreateBatch, "createBatch", { category: "linear", request: [] }],
  ] as const)("is refused with the same message as REST: %s", async (_, operation, method, input) => {
    const { failures, requests } = await bothFailures(operation, method, input);
    expect(failures[0]).toMatch(/^InputError: order\./);
    expect(failures[1]).toBe(failures[0]);
    expect(requests).toBe(0);
  });

  test("sends the fields of `extra` and the values of `newValues`", async () => {
    const { way, sent } = entry(() => reply({ result: { orderId: "1", orderLinkId: "generated-1" } }));
    const options = { extra: { auctionId: "7" }, newValues: { timeInForce: "AtAuction" } };
    await createOrderCall(orderCreate, way)(order, options);
    const added = { orderLinkId: "generated-1", timeInForce: "AtAuction", auctionId: "7" };
    expect(JSON.parse(sent[0]?.body ?? "")).toEqual({ ...order, ...added });
    const known = createOrderCall(orderCreate, way)(order, { extra: { reduceOnly: true } });
    await expect(known).rejects.toMatchObject({ code: "invalid-input", field: "extra.reduceOnly" });
    expect(sent).toHaveLength(1);
  });

  test.each([
    [5, "order.create: options must be an object, got 5."],
    [() => {}, 'order.create: options must be an object, got "[withheld]".'],
    [[], 'order.create: options must be an object, got "[withheld]".'],
    [{ timeout: 5 }, 'order.create: unknown option "timeout". Did you mean "timeoutMs"?'],
    [{ skipValidation: "false" }, 'order.create: skipValidation must be true or false, got "false".'],
    [{ signal: { aborted: false } }, 'order.create: signal must be an AbortSignal, got "object".'],
    [{ signal: new EventTarget() }, 'order.create: signal must be an AbortSignal, got "object".'],
  ])("refuses the options %j with the same message as REST", async (options, message) => {
    const { trading, seen } = stubPlatform([created]);
    const { way, sent } = entry(() => reply({}));
    const calls = [trading.order.create, createOrderCall(orderCreate, way)] as ((
      input: object,
      options: unknown,
    ) => Promise<unknown>)[];
    for (const call of calls) await expect(call(order, options)).rejects.toThrow(message);
    expect([seen, sent]).toEqual([[], []]);
  });

  test("accepts null instead of options, as calls over HTTP do", async () => {
    const { way, sent } = entry(() => reply({ result: { orderId: "1", orderLinkId: "generated-1" } }));
    await createOrderCall(orderCreate, way)(order, null);
    expect(sent).toHaveLength(1);
  });

  test("sends the same body as REST, with a generated ID", async () => {
    const { trading, seen } = stubPlatform([created], { generateId: () => "generated-1" });
    await trading.order.create(order);
    const { way, sent } = entry(() => reply({ result: { orderId: "1", orderLinkId: "generated-1" } }));
    const body = seen[0]?.text;
    expect(await createOrderCall(orderCreate, way)(order)).toEqual({
      result: { orderId: "1", orderLinkId: "generated-1" },
      body,
      rateLimit: undefined,
      requestId: "request-1",
    });
    expect(sent).toEqual([{ operation: "order.create", body, timeoutMs: 5000, signal: undefined }]);
  });

  test("fails with the same code and message as REST, and the error has the transport's path", async () => {
    const { trading } = stubPlatform([refused(110007, "no secret-0123456789 left")]);
    const { way } = entry(() => reply({ retCode: 110007, retMsg: "no secret-0123456789 left" }));
    const rest = await trading.order.create(order).catch((error: unknown) => error as Error);
    const other = await createOrderCall(orderCreate, way)(order).catch((error: unknown) => error as Error);
    expect(other).toMatchObject({
      code: "funds",
      retCode: 110007,
      outcome: "answered",
      path: "/v5/trade",
      attempts: 1,
    });
    expect(other).toMatchObject({ message: (rest as Error).message, requestId: "request-1" });
  });

  test.each([
    ["not-sent", "network"],
    ["unknown", "unknown-outcome"],
  ] as const)("that ends without a reply and with the outcome %s fails with %s", async (outcome, code) => {
    const { way } = entry(() => {
      throw new TransportError("network", "The connection ended.", { outcome });
    });
    const call = createOrderCall(orderCreate, way)({ ...order, orderLinkId: "mine-1" });
    await expect(call).rejects.toMatchObject({ code, outcome, orderLinkId: "mine-1" });
  });

  test("converts only an error with an unknown outcome, and passes the sent body", async () => {
    const { way, sent } = entry(() => {
      const outcome = sent.length === 1 ? "unknown" : "not-sent";
      throw new TransportError("network", "The connection ended.", { outcome });
    });
    const call = createOrderCall(orderCreate, {
      ...way,
      convertUnknownOutcome: (_, body) => new Error(`converted ${body}`),
    });
    await expect(call(order)).rejects.toThrow(`converted ${JSON.stringify({ ...order, orderLinkId: "generated-1" })}`);
    await expect(call(order)).rejects.toMatchObject({ code: "network", outcome: "not-sent" });
  });

  test("counts the time limit from the given start of the call", async () => {
    const { way, sent } = entry(() => reply({ result: { orderId: "1", orderLinkId: "generated-1" } }));
    const call = createOrderCall(orderCreate, way);
    const now = way.clock.now();
    await call(order, { timeoutMs: 1000 }, now - 400);
    expect(sent[0]?.timeoutMs).toBe(600);
    await expect(call(order, { timeoutMs: 1000 }, now - 1000)).rejects.toMatchObject({
      code: "timeout",
      outcome: "not-sent",
    });
    expect(sent).toHaveLength(1);
  });

  test("gives batch items the same error codes as over HTTP", async () => {
    const items = ["a", "b"].map((orderLinkId) => ({ symbol: "BTCUSDT", orderLinkId }));
    const result = { list: [{ orderId: "1", orderLinkId: "a" }, {}] };
    const retExtInfo = {
      list: [
        { code: 0, msg: "OK" },
        { code: 110001, msg: "no order" },
      ],
    };
    const { trading } = stubPlatform([ok(result, { retExtInfo })]);
    const { way } = entry(() => reply({ result, retExtInfo }));
    const input = { category: "linear", request: items } as const;
    const rest = await trading.order.cancelBatch(input);
    const other = (await createOrderCall(orderCancelBatch, way)(input)).result as typeof rest;
    const outline = (all: typeof rest) => all.map((item) => (item.ok ? item.orderId : item.error.message));
    expect(outline(other)).toEqual(outline(rest));
    expect(other.map(({ ok: isOk }) => isOk)).toEqual([true, false]);
  });
});
