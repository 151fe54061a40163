import { describe, expect, test } from "vitest";
import type { TradingOptions } from "../src/index.ts";
import { ok, refused, stubPlatform, type ReceivedRequest, type StubResponse } from "./support/stub-platform.ts";

const order = {
  category: "linear",
  symbol: "BTCUSDT",
  side: "Buy",
  orderType: "Market",
  qty: "0.01",
  orderLinkId: "mine-1",
} as const;
const START = 1_700_000_000_000;
/**
 * Creation time that the client considers later than the start of the call, because the platform's refusal has the time
 * `START`.
 */
const createdTime = String(START + 2);
const landed = { orderId: "77", orderLinkId: "mine-1", symbol: "BTCUSDT", side: "Buy", qty: "0.01", createdTime };
const never = () => new Promise<Response>(() => {});
const page = (status: number) => new Response("<html>", { status, headers: { "content-type": "text/html" } });

/**
 * Creates a platform that responds to the first write with status 504, refuses further writes as duplicates, and
 * responds to the search for the order with `answer`.
 */
function platformWhere(answer: StubResponse, options: TradingOptions = {}) {
  let attempts = 0;
  return stubPlatform(
    [
      (seen: ReceivedRequest) => {
        if (seen.method === "POST")
          return (attempts += 1) === 1 ? page(504) : refused(110072, "OrderLinkedID is duplicate", { time: START });
        if (answer instanceof Error) throw answer;
        return typeof answer === "function" ? answer(seen) : answer.clone();
      },
    ],
    { retry: { backoff: { baseMs: 0 } }, ...options },
  );
}

const unknown = {
  code: "unknown-outcome",
  operation: "order.create",
  orderLinkId: "mine-1",
  retCode: 110072,
  attempts: 2,
  cause: { code: "duplicate" },
};

/** Order without an ID, and a generator that repeats the same ID. */
const { orderLinkId, ...unnamed } = order;
const generateId = () => orderLinkId;

describe("an order that an earlier attempt may have created", () => {
  test("resolves if the platform has an identical order", async () => {
    const { trading, clock } = platformWhere(ok({ list: [{ ...landed, orderLinkId: "other" }, landed] }));
    expect(await clock.run(trading.order.create(order))).toEqual({ orderId: "77", orderLinkId: "mine-1" });
  });

  test("is returned by withResponse together with the response details", async () => {
    const { trading, clock, seen } = platformWhere(ok({ list: [landed] }));
    const { result, envelope, attempts, requestId } = await clock.run(trading.order.create.withResponse(order));
    expect(result).toEqual({ orderId: "77", orderLinkId: "mine-1" });
    expect(envelope).toEqual({ retCode: 0, retMsg: "", result, retExtInfo: {}, time: undefined });
    expect([attempts, requestId]).toEqual([2, seen[1]?.headers.get("cdn-request-id")]);
  });

  test.each([
    ["0.010", "0.01"],
    [".5", "0.50"],
    ["00100", "100.0"],
    ["0.0100", "0.01"],
  ])("resolves if the same quantity is written differently: %s and %s", async (qty, sent) => {
    const { trading, clock } = platformWhere(ok({ list: [{ ...landed, qty }] }));
    expect(await clock.run(trading.order.create({ ...order, qty: sent }))).toMatchObject({ orderId: "77" });
  });

  test("has an unknown outcome if the quantity that was found has the same digits but another decimal point", async () => {
    const { trading, clock } = platformWhere(ok({ list: [{ ...landed, qty: "15" }] }));
    await expect(clock.run(trading.order.create({ ...order, qty: "1.5" }))).rejects.toMatchObject(unknown);
  });

  const limit = { ...order, orderType: "Limit", price: "50000" } as const;
  test.each([
    [
      "resolves if the found price is equal in another notation",
      { ...landed, orderType: "Limit", price: "50000.0" },
      true,
    ],
    ["has an unknown outcome if the found price differs", { ...landed, orderType: "Limit", price: "40000" }, false],
    [
      "has an unknown outcome if the found order type differs",
      { ...landed, orderType: "Market", price: "50000" },
      false,
    ],
  ])("with a limit price %s", async (_, record, isOurs) => {
    const { trading, clock } = platformWhere(ok({ list: [record] }));
    const work = clock.run(trading.order.create(limit));
    if (isOurs) expect(await work).toMatchObject({ orderId: "77" });
    else await expect(work).rejects.toMatchObject(unknown);
  });

  test.each([
    ["a week before", -7 * 86_400_000, false],
    ["a second before", -1000, false],
    ["a moment before", -1, false],
    ["possibly before", 0, false],
    ["within the millisecond of", 1, false],
    ["after the beginning of", 2, true],
    ["long after", 5000, true],
  ])("is compared with an order created %s the attempts (offset: %i ms, same order: %s)", async (_, later, isOurs) => {
    const answer = ok({ list: [{ ...landed, createdTime: String(START + later) }] });
    const { trading, clock } = platformWhere(answer);
    const work = clock.run(trading.order.create(order));
    if (isOurs) expect(await work).toMatchObject({ orderId: "77" });
    else await expect(work).rejects.toMatchObject({ ...unknown, order: { orderId: "77" } });
  });

  test("resolves if the platform assigned the price of a market order or a best-price order", async () => {
    const atBest = { ...order, orderType: "Limit", bboSideType: "Queue", bboLevel: "1" } as const;
    for (const sent of [{ ...order, price: "1" }, atBest]) {
      const { trading, clock } = platformWhere(
        ok({ list: [{ ...landed, orderType: sent.orderType, price: "50000" }] }),
      );
      expect(await clock.run(trading.order.create(sent))).toMatchObject({ orderId: "77" });
    }
  });

  test("resolves if the found order was created between the attempts", async () => {
    const answer = ok({ list: [{ ...landed, createdTime: String(START - 50) }] });
    // The first attempt begins 100 ms before START. The second begins at START, and the platform refuses it.
    const { trading, clock } = platformWhere(answer, { retry: { random: () => 0.5 } });
    expect(await clock.run(trading.order.create(order))).toMatchObject({ orderId: "77" });
  });

  test("resolves regardless of other fields if the call generated the ID and the found order is not older", async () => {
    const record = { ...landed, qty: "5", createdTime: String(START) };
    const { trading, clock } = platformWhere(ok({ list: [record] }), { generateId });
    expect(await clock.run(trading.order.create(unnamed))).toEqual({ orderId: "77", orderLinkId: "mine-1" });
  });

  test("has an unknown outcome if the order that was found is older, although it has the generated ID", async () => {
    const record = { ...landed, createdTime: String(START - 86_400_000) };
    const { trading, clock } = platformWhere(ok({ list: [record] }), { generateId });
    await expect(clock.run(trading.order.create(unnamed))).rejects.toMatchObject({ ...unknown, order: record });
  });

  test.each([
    [
      "is refused as a duplicate if the found order was created yesterday",
      -86_400_000,
      { code: "duplicate", attempts: 1, outcome: "answered" },
    ],
    // A proxy may have sent the request twice, and the clocks of the servers may differ, so the order may still be from
    // this call.
    [
      "has an unknown outcome if the found order was created half a second before the call",
      -500,
      { code: "unknown-outcome", order: { orderId: "77" } },
    ],
    [
      "has an unknown outcome if the found order was created one second before the earliest start of the call",
      -1001,
      { code: "unknown-outcome", order: { orderId: "77" } },
    ],
    ["resolves if the found order was created at the earliest start of the call", -1, undefined],
    ["resolves if the found order was created during the call", 0, undefined],
  ])("with a repeated generated ID and no lost attempt %s", async (_name, at, failure) => {
    const record = { ...landed, createdTime: String(START + at) };
    const respond = ({ method }: ReceivedRequest) =>
      method === "GET" ? ok({ list: [record] }) : refused(110072, "OrderLinkedID is duplicate", { time: START });
    const { trading, clock } = stubPlatform([respond], { generateId });
    const work = clock.run(trading.order.create(unnamed));
    if (failure === undefined) expect(await work).toEqual({ orderId: "77", orderLinkId: "mine-1" });
    else await expect(work).rejects.toMatchObject(failure);
    if (failure?.code === "unknown-outcome")
      await expect(work).rejects.toThrow(
        "The platform has already received the ID that this call generated (duplicate).",
      );
  });

  test("resolves if there was only one attempt, and the order that was found was created during it", async () => {
    const record = { ...landed, createdTime: String(START - 50) };
    const respond = async ({ method }: ReceivedRequest) => {
      if (method === "GET") return ok({ list: [record] });
      await new Promise<void>((done) => clock.after(100, done));
      return refused(110072, "OrderLinkedID is duplicate", { time: START });
    };
    const { trading, clock } = stubPlatform([respond], { generateId });
    expect(await clock.run(trading.order.create(unnamed))).toEqual({ orderId: "77", orderLinkId: "mine-1" });
  });

  test("has an unknown outcome if the first attempt was refused, even if the order that was found is older", async () => {
    const older = ok({ list: [{ ...landed, createdTime: String(START - 86_400_000) }] });
    const answers = [refused(10006), refused(110072, "OrderLinkedID is duplicate", { time: START }), older];
    const { trading, clock } = stubPlatform(answers, { retry: { backoff: { baseMs: 0 } } });
    await expect(clock.run(trading.order.create(order))).rejects.toMatchObject({ ...unknown, outcome: "unknown" });
  });

  test("is not searched for without an ID", async () => {
    const { trading, clock, seen } = stubPlatform([refused(10006), refused(110072)], {
      retry: { backoff: { baseMs: 0 } },
    });
    const work = clock.run(trading.order.create(unnamed, { autoId: false }));
    await expect(work).rejects.toMatchObject({ code: "unknown-outcome", attempts: 2, retCode: 110072 });
    expect(seen.map(({ method }) => method)).toEqual(["POST", "POST"]);
  });

  test.each([null, "", "0", [], false, "abc", 1_700_000_000])(
    "has an unknown outcome if the found order has the unusable creation time %j",
    async (time) => {
      const respond = ({ method }: ReceivedRequest) =>
        method === "GET"
          ? ok({ list: [{ ...landed, createdTime: time }] })
          : refused(110072, "OrderLinkedID is duplicate", { time: START });
      const { trading, clock } = stubPlatform([respond], { generateId });
      const work = clock.run(trading.order.create(unnamed));
      await expect(work).rejects.toMatchObject({ code: "unknown-outcome", outcome: "unknown" });
    },
  );

  test.each([0, 1_700_000_000, -1])("has an unknown outcome if the server sends the unusable time %i", async (time) => {
    const record = { ...landed, createdTime: String(START - 86_400_000) };
    const respond = ({ method }: ReceivedRequest) =>
      method === "GET" ? ok({ list: [record] }) : refused(110072, "OrderLinkedID is duplicate", { time });
    const { trading, clock } = stubPlatform([respond], { generateId });
    const work = clock.run(trading.order.create(unnamed));
    await expect(work).rejects.toMatchObject({ code: "unknown-outcome", order: record });
  });

  test("has an unknown outcome if no response contains the server's time, because the order that was found may be older", async () => {
    let attempts = 0;
    const respond = ({ method }: ReceivedRequest) =>
      method === "GET" ? ok({ list: [landed] }) : (attempts += 1) === 1 ? page(504) : refused(110072);
    const { trading, clock } = stubPlatform([respond], { retry: { backoff: { baseMs: 0 } } });
    await expect(clock.run(trading.order.create(order))).rejects.toMatchObject({
      ...unknown,
      order: landed,
      message:
        "order.create: An earlier attempt may have been carried out, and the last one failed (duplicate). See `order`: it has the same ID, and may be an older order.",
    });
  });

  test("is recognized only if the order that was found has the positionIdx and the trigger price of the call", async () => {
    const sent = { ...order, positionIdx: 1, triggerPrice: "100.0", triggerDirection: 1 } as const;
    for (const [record, isOurs] of [
      [{ positionIdx: 1, triggerPrice: "100" }, true],
      [{ positionIdx: 2, triggerPrice: "100" }, false],
      [{ positionIdx: 1, triggerPrice: "101" }, false],
    ] as const) {
      const { trading, clock } = platformWhere(ok({ list: [{ ...landed, ...record }] }));
      const work = clock.run(trading.order.create(sent));
      if (isOurs) expect(await work).toMatchObject({ orderId: "77" });
      else await expect(work).rejects.toMatchObject(unknown);
    }
  });

  test("resolves although it was sent with quantity 0 (close all) and the platform filled in the quantity", async () => {
    const { trading, clock } = platformWhere(ok({ list: [{ ...landed, qty: "3" }] }));
    const closing = { ...order, qty: "0", reduceOnly: true, closeOnTrigger: true } as const;
    expect(await clock.run(trading.order.create(closing))).toMatchObject({ orderId: "77" });
  });

  test.each([
    ["nothing", []],
    ["an empty record", [{}]],
    ["no objects", [null, "77", 5]],
    ["the order of another id", [{ ...landed, orderLinkId: "somebody-else" }]],
    ["an order without an id of the platform", [{ ...landed, orderId: "" }]],
    ["an old order of the other side", [{ ...landed, side: "Sell" }]],
    ["an old order of another quantity", [{ ...landed, qty: "0.1" }]],
    ["an old order of another symbol", [{ ...landed, symbol: "ETHUSDT" }]],
  ])("has an unknown outcome if the search returns %s", async (_, list) => {
    const { trading, clock } = platformWhere(ok({ list }));
    await expect(clock.run(trading.order.create(order))).rejects.toMatchObject(unknown);
  });

  test.each([
    ["a lost connection", new TypeError("reset")],
    ["HTTP status 500", page(500)],
    ["a blocked region", page(403)],
    ["too many requests", refused(10006)],
    ["a refused key", refused(10005)],
    ["a refused timestamp", refused(10002)],
    ["broken JSON", new Response("{", { headers: { "content-type": "application/json" } })],
    ["a malformed response", ok("nothing")],
    ["no response", never],
  ] satisfies [string, StubResponse][])("has an unknown outcome if the search fails with %s", async (_, answer) => {
    for (const options of [{}, { timeoutMs: 0 }, { throttle: false }] as const) {
      const { trading, clock } = platformWhere(answer, options);
      await expect(clock.run(trading.order.create(order))).rejects.toMatchObject(unknown);
      expect(clock.pending).toBe(0);
    }
  });

  test("has an unknown outcome at the timeout of the call, even if the search takes longer", async () => {
    const { trading, clock } = platformWhere(never);
    const started = clock.now();
    await expect(clock.run(trading.order.create(order, { timeoutMs: 300 }))).rejects.toMatchObject(unknown);
    expect(clock.now() - started).toBeLessThanOrEqual(300);
    expect(clock.pending).toBe(0);
  });

  test("has an unknown outcome after a search of ten seconds, even if the timeout of the call is later", async () => {
    const { trading, clock } = platformWhere(never);
    const started = clock.now();
    await expect(clock.run(trading.order.create(order, { timeoutMs: 60_000 }))).rejects.toMatchObject(unknown);
    expect(clock.now() - started).toBeLessThanOrEqual(10_000);
  });

  test("has an unknown outcome if the caller aborts the call during the search", async () => {
    const controller = new AbortController();
    const { trading, clock } = platformWhere(() => {
      setImmediate(() => controller.abort());
      return never();
    });
    const started = clock.now();
    const work = trading.order.create(order, { signal: controller.signal });
    await expect(clock.run(work)).rejects.toMatchObject(unknown);
    expect(clock.now()).toBe(started);
    expect(clock.pending).toBe(0);
  });
});

describe("a lookup by ID", () => {
  test.each([
    ["order", "reconcile", "orderLinkId"],
    ["asset", "reconcileTransfer", "transferId"],
    ["asset", "reconcileWithdrawal", "withdrawId"],
  ] as const)("with %s.%s accepts only a record that has the ID", async (group, method, field) => {
    const records = (items: unknown[]) => {
      const { trading } = stubPlatform([ok({ list: items, rows: items })]);
      const calls = trading[group] as unknown as Record<string, (id: string) => Promise<object>>;
      return calls[method]?.("5");
    };
    expect(await records([])).toEqual({ status: "not-found" });
    for (const items of [[{}], [null], [{ [field]: "6" }], [{ id: "5" }]])
      await expect(records(items)).rejects.toMatchObject({ code: "protocol" });
    expect(await records([{ [field]: "6" }, { [field]: "5", more: 1 }])).toMatchObject({
      status: "found",
      [group === "order" ? "order" : method === "reconcileTransfer" ? "transfer" : "withdrawal"]: { more: 1 },
    });
  });
});
