import { describe, expect, test } from "vitest";
import type { TradingClient } from "../src/index.ts";
import { call, createSession, orderCreate } from "../src/operations.ts";
import {
  created,
  credentials,
  envelope,
  json,
  ok,
  refused,
  stubPlatform,
  type ReceivedRequest,
} from "./support/stub-platform.ts";

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
const mine = { ...order, orderLinkId: "mine" };
const retry = { backoff: { baseMs: 0 } };
const unknown = { code: "unknown-outcome", outcome: "unknown", orderLinkId: "mine" };
const START = 1_700_000_000_000;
const duplicate = refused(110072, "", { time: START });
const found = ok({ list: [{ ...mine, orderId: "77", createdTime: String(START + 2) }] });

const strays = [
  ["the ID of another order", { orderId: "1", orderLinkId: "id-of-another-order" }],
  ["no fields", {}],
  ["null", null],
  ["no platform ID", { orderId: "", orderLinkId: "mine" }],
] as const;

test("a write has an unknown outcome if the response contains another ID than the request, in whichever field", async () => {
  const { trading, seen } = stubPlatform([ok({ fundId: "1", reqLinkId: "id-of-another-order" })], { retry: false });
  const fund = { fundId: "1", reqLinkId: "mine" };
  await expect(trading.earn.pwmAssetManagerCreateSubAccount(fund)).rejects.toMatchObject(unknown);
  expect(seen).toHaveLength(1);
});

describe("the response to a write", () => {
  test.each(strays)("leaves the outcome unknown if it contains %s", async (_, result) => {
    const { trading, clock, seen } = stubPlatform([ok(result)], { retry });
    await expect(clock.run(trading.order.create(mine))).rejects.toMatchObject({ ...unknown, attempts: 3 });
    expect(new Set(seen.map(({ body }) => body?.["orderLinkId"]))).toEqual(new Set(["mine"]));
  });

  test.each(strays)("leaves the outcome unknown if it contains %s, also in a session", async (_, result) => {
    const session = createSession({ credentials, fetch: stubPlatform([ok(result)]).fetch, retry: false });
    await expect(call(session, orderCreate, mine)).rejects.toMatchObject({ ...unknown, attempts: 1 });
  });

  test("is rejected with the reason if it has another category", async () => {
    const result = { orderId: "1", orderLinkId: "mine", category: "spot" };
    const { trading } = stubPlatform([ok(result)], { retry: false });
    const work = trading.order.create(mine);
    await expect(work).rejects.toMatchObject({ ...unknown, cause: { code: "unexpected", outcome: "unknown" } });
    await expect(work).rejects.toThrow("The response does not match this order, so its outcome is unknown.");
  });

  test("is followed by a search for the created order if it is about another order", async () => {
    const answers = [ok(strays[0][1]), duplicate, found];
    const { trading, clock } = stubPlatform(answers, { retry });
    expect(await clock.run(trading.order.create(mine))).toEqual({ orderId: "77", orderLinkId: "mine" });
  });

  test.each([
    ["amend", { orderId: "1" }, { orderId: "2", orderLinkId: "" }],
    ["amend", { orderLinkId: "mine" }, { orderId: "2", orderLinkId: "other" }],
    ["cancel", { orderId: "1" }, { orderId: "2", orderLinkId: "" }],
    ["cancel", { orderLinkId: "mine" }, { orderId: "2", orderLinkId: "other" }],
  ] as const)("leaves the outcome of %s for %o unknown if it contains %o", async (method, id, result) => {
    const { trading, clock, seen } = stubPlatform([ok(result)], { retry });
    const change = trading.order[method] as (input: object) => Promise<unknown>;
    const input = { category: "linear", symbol: "BTCUSDT", ...id, ...(method === "amend" && { qty: "2" }) };
    await expect(clock.run(change(input))).rejects.toMatchObject({ code: "unknown-outcome" });
    expect(seen).toHaveLength(1);
  });

  test("confirms a cancellation by the platform's ID if the request contains both IDs", async () => {
    const input = { category: "linear", symbol: "BTCUSDT", orderId: "1", orderLinkId: "stale" } as const;
    const { trading } = stubPlatform([ok({ orderId: "1", orderLinkId: "its-own" })]);
    expect(await trading.order.cancel(input)).toEqual({ orderId: "1", orderLinkId: "its-own" });
    const other = stubPlatform([ok({ orderId: "2", orderLinkId: "stale" })]);
    await expect(other.trading.order.cancel(input)).rejects.toMatchObject({ code: "unknown-outcome" });
  });

  test("does not confirm a transfer if it is about another transfer", async () => {
    const { trading, clock } = stubPlatform([ok({ transferId: "other", status: "SUCCESS" })], { retry });
    const work = trading.asset.transferInterTransfer({
      transferId: "63bc14a8-5588-476a-a00a-1c08fb09a1a6",
      coin: "BTC",
      amount: "1",
      fromAccountType: "UNIFIED",
      toAccountType: "FUND",
    });
    await expect(clock.run(work)).rejects.toMatchObject({ code: "unknown-outcome" });
  });

  test.each([
    { orderId: "1", orderLinkId: "" },
    { orderId: "1" },
    { orderId: true, orderLinkId: "mine" },
    { orderId: [], orderLinkId: "mine" },
    { orderId: {}, orderLinkId: "mine" },
  ])("confirms a new order only with its ID and a platform ID, not with %o", async (result) => {
    const { trading } = stubPlatform([ok(result)], { retry: false });
    await expect(trading.order.create(mine)).rejects.toMatchObject({ code: "unknown-outcome", orderLinkId: "mine" });
  });

  test.each(["ETHUSDT", ""])("does not confirm a batch item if it is about another symbol: %j", async (symbol) => {
    const list = [{ orderId: "1", orderLinkId: "mine", symbol }];
    const { trading } = stubPlatform([json(envelope({ list }, { retExtInfo: { list: [{ code: 0, msg: "OK" }] } }))]);
    const { category, ...item } = mine;
    const [leg] = await trading.order.createBatch({ category, request: [item] });
    expect(leg).toMatchObject({ ok: false, error: { code: "unknown-outcome" } });
  });

  test("leaves the outcome of a batch item unknown if it refuses the item, but the response to an earlier attempt was lost", async () => {
    const lost = Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNRESET" } });
    const codes = { list: [{ code: 110007, msg: "not enough balance" }] };
    const refusedItem = json(envelope({ list: [{ orderId: "", orderLinkId: "" }] }, { retExtInfo: codes }));
    const { category, ...item } = mine;
    const send = async (...responses: Parameters<typeof stubPlatform>[0]) => {
      const { trading, clock } = stubPlatform(responses, { retry });
      const [leg] = await clock.run(trading.order.createBatch({ category, request: [item] }));
      return leg;
    };
    const code = "unknown-outcome";
    expect(await send(lost, refusedItem)).toMatchObject({
      ok: false,
      error: { code, outcome: "unknown", retCode: 110007 },
    });
    const funds = { code: "funds", outcome: "answered" };
    expect(await send(refusedItem)).toMatchObject({ ok: false, error: funds });
    expect(await send(refused(10006), refusedItem)).toMatchObject({ ok: false, error: funds });
  });

  test("does not confirm a batch item with the result of another item", async () => {
    const list = [
      { orderId: "1", orderLinkId: "b" },
      { orderId: "2", orderLinkId: "a" },
      { orderLinkId: "c" },
      { orderId: "4", orderLinkId: "d" },
    ];
    const codes = { list: list.map(() => ({ code: 0, msg: "OK" })) };
    const { trading } = stubPlatform([json(envelope({ list }, { retExtInfo: codes }))]);
    const { category, ...leg } = order;
    const request = ["a", "b", "c", "d"].map((orderLinkId) => ({ ...leg, orderLinkId }));
    const legs = await trading.order.createBatch({ category, request });
    expect(legs.map(({ ok: isDone }) => isDone)).toEqual([false, false, false, true]);
    expect(legs[0]).toMatchObject({ orderLinkId: "a", error: { code: "unknown-outcome", retCode: 0 } });
    expect(legs[0]?.ok === false && legs[0].error.message).toContain("the response does not match this item");
  });
});

describe("a batch whose codes and results are in different orders", () => {
  const { category, ...item } = order;
  const request = ["a", "b", "c"].map((orderLinkId) => ({ ...item, orderLinkId }));
  const refusal = { orderId: "", orderLinkId: "" };
  const outcomesOf = async (list: readonly { readonly orderId: string; readonly orderLinkId: string }[]) => {
    const codes = list.map(({ orderId }) => ({ code: orderId === "" ? 110007 : 0, msg: "" }));
    const { trading } = stubPlatform([ok({ list }, { retExtInfo: { list: codes } })]);
    const items = await trading.order.createBatch({ category, request });
    return items.map((one) => (one.ok ? "done" : one.error.outcome));
  };
  const done = (orderLinkId: string) => ({ orderId: `platform-${orderLinkId}`, orderLinkId });

  test("has unknown outcomes for refused items if its results are not in the order of the request", async () => {
    expect(await outcomesOf([done("c"), done("b"), refusal])).toEqual(["unknown", "done", "unknown"]);
    expect(await outcomesOf([refusal, refusal, done("a")])).toEqual(["unknown", "unknown", "unknown"]);
  });

  test("reports refused items as refused if its results are in the order of the request", async () => {
    expect(await outcomesOf([refusal, done("b"), refusal])).toEqual(["answered", "done", "answered"]);
  });
});

describe("an order that is refused as a duplicate", () => {
  const page = (status: number) => () => new Response("<html>", { status, headers: { "content-type": "text/html" } });
  const firsts: [string, (seen: ReceivedRequest) => Response][] = [
    ["HTTP 429", page(429)],
    ["HTTP 425", page(425)],
    ["10006", () => refused(10006)],
    ["10016", () => refused(10016)],
    ["10002", () => refused(10002, "", { time: 1_700_000_000_000 })],
  ];

  test.each(firsts)(
    "resolves if the first attempt created the order, although its response was %s",
    async (_, first) => {
      const { trading, clock } = stubPlatform([first, duplicate, found], { retry });
      expect(await clock.run(trading.order.create(mine))).toEqual({ orderId: "77", orderLinkId: "mine" });
    },
  );

  test("has an unknown outcome if the order is not found", async () => {
    const { trading, clock } = stubPlatform([refused(10006), refused(110072), ok({ list: [] })], { retry });
    await expect(clock.run(trading.order.create(mine))).rejects.toMatchObject({ ...unknown, retCode: 110072 });
  });

  test("is searched for and found without a retry if its ID was generated, because a proxy may have resent the request", async () => {
    const sent = ({ query }: ReceivedRequest) =>
      ok({ list: [{ ...mine, orderLinkId: query.get("orderLinkId"), orderId: "77", createdTime: String(START) }] });
    const { trading, clock } = stubPlatform([duplicate, sent], { retry });
    expect(await clock.run(trading.order.create(order))).toMatchObject({ orderId: "77" });
    const lost = stubPlatform([refused(110072), ok({ list: [] })], { retry });
    const work = lost.clock.run(lost.trading.order.create(order));
    await expect(work).rejects.toMatchObject({ code: "unknown-outcome", attempts: 1, retCode: 110072 });
  });

  test("in a batch has an unknown outcome if its ID was generated, and otherwise the code `duplicate`", async () => {
    const codes = [110072, 110072].map((code) => ({ code, msg: "OrderLinkedID is duplicate" }));
    const { category, ...leg } = order;
    const request = [leg, { ...leg, orderLinkId: "mine" }];
    const { trading } = stubPlatform([ok({ list: [{}, {}] }, { retExtInfo: { list: codes } })]);
    const kinds = [{ error: { code: "unknown-outcome", retCode: 110072 } }, { error: { code: "duplicate" } }];
    expect(await trading.order.createBatch({ category, request })).toMatchObject(kinds);
    const whole = stubPlatform([refused(110072)], { retry });
    const work = whole.clock.run(whole.trading.order.createBatch({ category, request }));
    await expect(work).rejects.toMatchObject({ code: "unknown-outcome", retCode: 110072 });
  });
});

describe("the outcome of a write after a refusal", () => {
  const slow = { retry: { backoff: { baseMs: 10_000, capMs: 10_000 }, random: () => 1 } };
  const isRefused = { outcome: "answered", attempts: 1 };
  type Work = (trading: TradingClient) => Promise<unknown>;
  const limited: Work = (trading) => trading.order.create(mine, { timeoutMs: 300 });

  test("is known if the call times out before the next attempt", async () => {
    const { trading, clock } = stubPlatform([refused(10006)], slow);
    const started = clock.now();
    await expect(clock.run(limited(trading))).rejects.toMatchObject({ code: "rate-limit", ...isRefused });
    // Another attempt would be too late, so the client doesn't wait for it.
    expect(clock.now()).toBe(started);
  });

  test("is known if the call is aborted while it waits for the next attempt", async () => {
    const { trading, clock } = stubPlatform([refused(10006)], slow);
    const controller = new AbortController();
    clock.after(100, () => controller.abort());
    const work = trading.order.create(mine, { signal: controller.signal });
    await expect(clock.run(work)).rejects.toMatchObject({ code: "aborted", ...isRefused });
  });

  test("is known even if the request for the server's time gets no response", async () => {
    const hanging = ({ path }: ReceivedRequest) =>
      path.endsWith("/time") ? new Promise<Response>(() => {}) : refused(10002);
    const { trading, clock } = stubPlatform([hanging]);
    await expect(clock.run(limited(trading))).rejects.toMatchObject({ code: "timeout", ...isRefused });
  });
});

test.each([
  ["with validation", {}, { code: "invalid-input", field: "signal" }],
  ["without validation", { skipValidation: true }, { code: "invalid-input", field: "signal" }],
])("an invalid signal is refused and leaves no timer: %s", async (_, more, error) => {
  const { trading, clock, seen } = stubPlatform([ok()]);
  const settings = { signal: {} as AbortSignal, timeoutMs: 5000, ...more };
  await expect(clock.run(trading.order.create(mine, settings))).rejects.toMatchObject(error);
  expect([seen.length, clock.pending]).toEqual([0, 0]);
});

describe("an input that the caller changes after the call", () => {
  const cancel = { category: "linear", symbol: "BTCUSDT" } as const;
  const echo = ({ body }: ReceivedRequest) =>
    ok({ orderId: body?.["orderId"] ?? "9", orderLinkId: body?.["orderLinkId"] ?? "" });
  // The first call of an operation in this file loads its rules, unless they are loaded already.
  test.each(["first", "second"])("is sent as it was at the time of the %s call", async () => {
    const { trading, clock, seen } = stubPlatform([echo]);
    const input = { ...cancel, orderId: "1" };
    const works = ["1", "2", "3"].map((orderId) => {
      input.orderId = orderId;
      return trading.order.cancel(input);
    });
    input.orderId = "changed";
    expect((await clock.run(Promise.all(works))).map(({ orderId }) => orderId)).toEqual(["1", "2", "3"]);
    expect(seen.map(({ body }) => body?.["orderId"])).toEqual(["1", "2", "3"]);
  });

  test.each(["first", "second"])(
    "is sent by the %s call with its lists as they were when the call was made",
    async () => {
      const list = [{ orderId: "1", orderLinkId: "a" }];
      const { trading, clock, seen } = stubPlatform([ok({ list }, { retExtInfo: { list: [{ code: 0, msg: "OK" }] } })]);
      const { category, ...leg } = order;
      const item = { ...leg, orderLinkId: "a" };
      const work = trading.order.createBatch({ category, request: [item] });
      item.orderLinkId = "changed";
      expect(await clock.run(work)).toMatchObject([{ ok: true, orderLinkId: "a" }]);
      expect(seen[0]?.body).toMatchObject({ request: [{ orderLinkId: "a" }] });
    },
  );
});

describe("the ID of a write", () => {
  const lost = new TypeError("down");

  test("does not allow a retry with autoId: false", async () => {
    const { trading, clock, seen } = stubPlatform([lost], { retry });
    await expect(clock.run(trading.order.create(mine, { autoId: false }))).rejects.toMatchObject(unknown);
    expect(seen).toHaveLength(1);
  });

  test.each([5, 5n, true, {}])("is refused and not replaced if it has a wrong type: %s", async (orderLinkId) => {
    const { trading, seen } = stubPlatform([created]);
    const mistake = { code: "invalid-input", field: "orderLinkId" };
    await expect(trading.order.create({ ...order, orderLinkId: orderLinkId as never })).rejects.toMatchObject(mistake);
    expect(seen).toHaveLength(0);
  });

  test("is the list of item IDs for a batch, and reconcile refuses such a list", async () => {
    const { trading, clock } = stubPlatform([lost], { retry: false });
    const { category, ...leg } = order;
    const request = ["a", "b"].map((orderLinkId) => ({ ...leg, orderLinkId }));
    const error = await clock.run(trading.order.createBatch({ category, request })).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "unknown-outcome", orderLinkId: "a,b" });
    const ask = trading.order.reconcile((error as { orderLinkId: string }).orderLinkId);
    await expect(ask).rejects.toMatchObject({ code: "invalid-input", field: "orderLinkId" });
  });
});

describe("reconcile with a failing search", () => {
  const isSpot = ({ query }: ReceivedRequest) => query.get("category") === "spot";

  test("returns the order if another search finds it", async () => {
    const answer = (seen: ReceivedRequest) => {
      if (isSpot(seen)) return refused(10005);
      return seen.query.get("category") === "option" ? ok({ list: [{ ...mine, orderId: "77" }] }) : ok({ list: [] });
    };
    const { trading, clock } = stubPlatform([answer]);
    expect(await clock.run(trading.order.reconcile("mine"))).toMatchObject({
      status: "found",
      order: { orderId: "77" },
    });
  });

  const noLists: [string, unknown][] = [
    ["null", null],
    ["a text", "none"],
    ["a list instead of an object", []],
    ["an object instead of a list", { list: {} }],
    ["a text instead of a list", { list: "x" }],
  ];
  test.each(noLists)(
    "throws if no search finds the order and a search returns %s instead of a list",
    async (_, result) => {
      const { trading, clock } = stubPlatform([ok(result)]);
      await expect(clock.run(trading.order.reconcile("mine"))).rejects.toMatchObject({ code: "protocol" });
      const other = stubPlatform([(seen) => (isSpot(seen) ? ok({ list: [{ ...mine, orderId: "77" }] }) : ok(result))]);
      expect(await other.clock.run(other.trading.order.reconcile("mine"))).toMatchObject({ status: "found" });
    },
  );

  test("throws the refusal of that search if no other search finds the order, because the order may exist", async () => {
    const { trading, clock } = stubPlatform([(seen) => (isSpot(seen) ? refused(10005) : ok({ list: [] }))]);
    await expect(clock.run(trading.order.reconcile("mine"))).rejects.toMatchObject({ code: "permission" });
  });

  test("stops after the first search that gets no response", async () => {
    const { trading, clock, seen } = stubPlatform([new TypeError("down")], { retry: false });
    await expect(clock.run(trading.order.reconcile("mine"))).rejects.toMatchObject({ code: "network" });
    expect(seen).toHaveLength(1);
  });
});

test("a read without a response has an unknown outcome", async () => {
  const { trading, clock } = stubPlatform([() => new Promise<Response>(() => {})], { retry: false });
  const work = trading.market.time({}, { timeoutMs: 100 });
  await expect(clock.run(work)).rejects.toMatchObject({ code: "timeout", outcome: "unknown" });
});

test("a response with a repeated content type header, as from some proxies, is read", async () => {
  for (const type of ["application/json, application/json", "text/json"]) {
    const text = JSON.stringify({ retCode: 0, retMsg: "OK", result: { timeSecond: "1", timeNano: "1" } });
    const { trading } = stubPlatform([new Response(text, { headers: { "content-type": type } })]);
    expect(await trading.market.time()).toEqual({ timeSecond: "1", timeNano: "1" });
  }
});
