import { describe, expect, test } from "vitest";
import { InputError, TradingError } from "../src/index.ts";
import { call, createSession, orderPreCheck } from "../src/operations.ts";
import { created, credentials, json, ok, refused, stubPlatform, type StubResponse } from "./support/stub-platform.ts";

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
const dropped = () =>
  Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error("reset"), { code: "ECONNRESET" }) });

const thrown = async (work: Promise<unknown>): Promise<TradingError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!TradingError.isInstance(error)) throw new Error("A TradingError was expected.");
  return error;
};

describe("sending an order", () => {
  test("adds an ID before the first attempt, and every attempt has this ID", async () => {
    const { trading, seen, clock } = stubPlatform([dropped(), new Response("", { status: 502 }), created]);
    await clock.run(trading.order.create(order));
    const ids = seen.map(({ body }) => body?.["orderLinkId"]);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[A-Za-z0-9_-]{1,36}$/);
  });

  test("signs each attempt again, with its own time and request ID", async () => {
    const { trading, seen, clock } = stubPlatform([dropped(), created], {
      // A random wait below one millisecond wouldn't change the time, so use a fixed value.
      retry: { random: () => 0.5 },
    });
    await clock.run(trading.order.create(order));
    for (const name of ["x-bapi-sign", "x-bapi-timestamp", "cdn-request-id"]) {
      expect(new Set(seen.map(({ headers }) => headers.get(name))).size).toBe(2);
    }
  });

  test("does not replace an ID of the caller", async () => {
    const { trading, seen } = stubPlatform([created]);
    const { orderLinkId } = await trading.order.create.withResponse({ ...order, orderLinkId: "mine-1" });
    expect(seen[0]?.body?.["orderLinkId"]).toBe("mine-1");
    expect(orderLinkId).toBe("mine-1");
  });

  test.each([undefined, null, ""])("generates an ID if the orderLinkId in the input is %j", async (orderLinkId) => {
    const { trading, seen } = stubPlatform([created]);
    await trading.order.create({ ...order, orderLinkId } as never, { skipValidation: true });
    expect(seen[0]?.body?.["orderLinkId"]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  test.each([null, "", 5])("reports no ID in the error if the caller's ID is %j", async (orderLinkId) => {
    const { trading } = stubPlatform([dropped()]);
    const options = { autoId: false, skipValidation: true };
    const error = await thrown(trading.order.create({ ...order, orderLinkId } as never, options));
    expect(error).toMatchObject({ code: "unknown-outcome", attempts: 1, orderLinkId: undefined });
  });

  test("does not resend an order that has no ID", async () => {
    const { trading, seen } = stubPlatform([dropped(), ok()]);
    const error = await thrown(trading.order.create(order, { autoId: false }));
    expect(error).toMatchObject({ code: "unknown-outcome", attempts: 1 });
    expect(error.orderLinkId).toBeUndefined();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.body).not.toHaveProperty("orderLinkId");
  });
});

describe("the cancellation of an order", () => {
  test("is not resent after a lost response", async () => {
    const { trading, seen } = stubPlatform([dropped(), ok()]);
    const cancel = { category: "linear", symbol: "BTCUSDT", orderId: "1" } as const;
    expect((await thrown(trading.order.cancel(cancel))).code).toBe("unknown-outcome");
    expect(seen).toHaveLength(1);
  });

  test("is resent after a rate limit error, because the platform did not carry it out", async () => {
    const { trading, seen, clock } = stubPlatform([refused(10006), ok({ orderId: "1", orderLinkId: "" })]);
    await clock.run(trading.order.cancel({ category: "linear", symbol: "BTCUSDT", orderId: "1" }));
    expect(seen).toHaveLength(2);
  });
});

describe("a POST that only reads", () => {
  const input = { ...order, orderLinkId: "mine" };

  test("is retried like a GET, with the same body", async () => {
    const { fetch, seen, clock } = stubPlatform([dropped(), new Response("", { status: 502 }), created]);
    const session = createSession({ environment: "testnet", credentials, fetch, clock });
    await clock.run(call(session, orderPreCheck, input));
    expect(seen.map(({ method }) => method)).toEqual(["POST", "POST", "POST"]);
    expect(new Set(seen.map(({ text }) => text)).size).toBe(1);
  });

  test("never has an unknown outcome, because it changes nothing", async () => {
    const { fetch, clock } = stubPlatform([dropped()]);
    const session = createSession({ environment: "testnet", credentials, fetch, clock });
    await expect(clock.run(call(session, orderPreCheck, input))).rejects.toMatchObject({ code: "network" });
  });
});

describe("a write with an unknown outcome", () => {
  test.each([
    ["no response", [dropped()]],
    ["a timeout of the platform", [refused(10000)]],
    ["an internal error of the platform", [refused(10016)]],
    ["an error of a gateway", [new Response("<html>", { status: 504, headers: { "content-type": "text/html" } })]],
  ] satisfies [string, StubResponse[]][])("is reported after three attempts, with its ID: %s", async (_, answers) => {
    const { trading, clock, seen } = stubPlatform(answers);
    const error = await clock.run(thrown(trading.order.create(order)));
    expect(error).toMatchObject({ code: "unknown-outcome", attempts: 3 });
    expect(error.orderLinkId).toBe(seen[0]?.body?.["orderLinkId"]);
    expect(error.message).toMatch(/look it up/i);
  });

  test("has the platform's message in its error", async () => {
    const { trading } = stubPlatform([refused(10016, "Internal error")], { retry: false });
    const error = await thrown(trading.order.create(order));
    expect(error.message).toBe(
      "order.create: The platform returned 10016 (Internal error). It may have been carried out: look it up before you resend it.",
    );
    expect(error.cause).toBeUndefined();
  });

  test.each(["amend", "cancel"] as const)(
    "has its order ID in the error, so that the caller can look the order up: %s",
    async (method) => {
      const { trading, clock, seen } = stubPlatform([dropped()]);
      const which = { category: "linear", symbol: "BTCUSDT", orderLinkId: "mine-1" } as const;
      const work = method === "amend" ? trading.order.amend({ ...which, qty: "2" }) : trading.order.cancel(which);
      expect(await clock.run(thrown(work))).toMatchObject({ code: "unknown-outcome", orderLinkId: "mine-1" });
      expect(seen).toHaveLength(1);
    },
  );

  test("keeps its unknown outcome if the last attempt is refused", async () => {
    const { trading, clock } = stubPlatform([dropped(), refused(110007, "balance")]);
    const error = await clock.run(thrown(trading.order.create(order)));
    expect(error).toMatchObject({ code: "unknown-outcome", retCode: 110007, cause: { code: "funds" } });
    expect(error.message).toBe(
      "order.create: An earlier attempt may have been carried out, and the last one failed (funds). It may have been carried out: look it up before you resend it.",
    );
  });

  test("succeeds if a later attempt is refused as a duplicate and a search finds the order", async () => {
    const { symbol, side, qty } = order;
    const time = Date.UTC(2026, 0, 5);
    const createdTime = String(time + 1);
    const found = ok({ list: [{ orderId: "77", orderLinkId: "mine-1", symbol, side, qty, createdTime }] });
    const { trading, clock, seen } = stubPlatform([dropped(), refused(110072, "", { time }), found]);
    const result = await clock.run(trading.order.create({ ...order, orderLinkId: "mine-1" }));
    expect(result).toEqual({ orderId: "77", orderLinkId: "mine-1" });
    expect(seen.map(({ path }) => path)).toEqual(["/v5/order/create", "/v5/order/create", "/v5/order/realtime"]);
  });

  test.each([
    ["is not found", ok({ list: [] })],
    ["cannot be queried", refused(10003)],
    ["gets no response to its query", dropped()],
  ])("stays unknown after a duplicate if the order %s", async (_, answer) => {
    const { trading, clock } = stubPlatform([dropped(), refused(110072), answer]);
    const error = await clock.run(thrown(trading.order.create({ ...order, orderLinkId: "mine-1" })));
    expect(error).toMatchObject({ code: "unknown-outcome", orderLinkId: "mine-1", cause: { code: "duplicate" } });
  });

  test("has the code duplicate if the platform refuses its first attempt as a duplicate", async () => {
    const { trading, seen } = stubPlatform([refused(110072)]);
    const error = await thrown(trading.order.create({ ...order, orderLinkId: "mine-1" }));
    expect(error).toMatchObject({ code: "duplicate", outcome: "unknown", attempts: 1 });
    expect(seen).toHaveLength(1);
  });

  test("is searched by reconcile in the current orders first, then in the history", async () => {
    const item = { orderId: "5", orderLinkId: "mine-1" };
    const asHistory: StubResponse = ({ path, query }) =>
      ok({ list: path.endsWith("history") && query.get("category") === "spot" ? [item] : [] });
    const { trading, seen } = stubPlatform([asHistory]);
    const found = await trading.order.reconcile("mine-1");
    expect(found).toMatchObject({ status: "found", source: "history", order: item });
    expect(seen[0]?.path).toBe("/v5/order/realtime");
    expect(seen.every(({ query }) => query.get("orderLinkId") === "mine-1")).toBe(true);
    expect(await stubPlatform([ok({ list: [] })]).trading.order.reconcile("x", { category: "spot" })).toEqual({
      status: "not-found",
    });
    await expect(trading.order.reconcile(undefined)).rejects.toSatisfy(InputError.isInstance);
  });

  test("is found by the platform's ID", async () => {
    const item = { orderId: "5", orderLinkId: "mine-1" };
    const { trading, seen } = stubPlatform([ok({ list: [item] })]);
    const found = await trading.order.reconcile("5", { by: "orderId", category: "spot" });
    expect(found).toMatchObject({ status: "found", source: "realtime", order: item });
    expect(seen[0]?.query.get("orderId")).toBe("5");
    expect(seen[0]?.query.has("orderLinkId")).toBe(false);
  });

  test("is found by its generated transferId if it is a transfer", async () => {
    const transfer = { coin: "BTC", amount: "1", fromAccountType: "UNIFIED", toAccountType: "FUND" } as const;
    const { trading, seen, clock } = stubPlatform([
      dropped(),
      dropped(),
      dropped(),
      ok({ list: [] }),
      ({ query }) => ok({ list: [{ transferId: query.get("transferId") }] }),
    ]);
    const error = await clock.run(thrown(trading.asset.transferInterTransfer(transfer)));
    expect(error.orderLinkId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(await trading.asset.reconcileTransfer(error.orderLinkId)).toMatchObject({
      status: "found",
      source: "universal-transfer",
    });
    expect(seen.at(-1)?.query.get("transferId")).toBe(error.orderLinkId);
  });

  test("has a generated alphanumeric requestId if it is a withdrawal", async () => {
    const { trading, seen } = stubPlatform([ok({ id: "9" })]);
    await trading.asset.withdrawCreate({
      coin: "BTC",
      chain: "BTC",
      address: "a",
      amount: "1",
      timestamp: 1,
      accountType: "FUND",
    });
    expect(seen[0]?.body?.["requestId"]).toMatch(/^[A-Za-z0-9]{1,32}$/);
  });
});

describe("a batch of orders", () => {
  const items = ["a", "b", "c"].map(
    (orderLinkId) => ({ symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "1", orderLinkId }) as const,
  );

  test("has a separate code per item, and an unknown outcome for an item without a code", async () => {
    const results = items.map(({ orderLinkId }) => ({ orderId: orderLinkId.toUpperCase(), orderLinkId }));
    const codes = {
      list: [
        { code: 0, msg: "OK" },
        { code: 110007, msg: "balance" },
      ],
    };
    const { trading } = stubPlatform([
      json({ retCode: 0, retMsg: "OK", result: { list: results }, retExtInfo: codes, time: 1 }),
    ]);
    const [first, second, third] = await trading.order.createBatch({ category: "linear", request: items });
    expect(first).toMatchObject({ ok: true, index: 0, orderId: "A" });
    expect(second).toMatchObject({ ok: false, index: 1, orderLinkId: "b", error: { code: "funds", retCode: 110007 } });
    expect(third).toMatchObject({ ok: false, index: 2, orderLinkId: "c", error: { code: "unknown-outcome" } });
    expect(second?.ok === false && TradingError.isInstance(second.error)).toBe(true);
  });

  test("has its IDs in the error if every item has an ID", async () => {
    const [first, , third] = items;
    const { orderLinkId: _, ...bare } = third!;
    for (const { request, ids } of [
      { request: items, ids: "a,b,c" },
      { request: [first!, bare], ids: undefined },
    ]) {
      const { trading } = stubPlatform([dropped()]);
      const error = await thrown(trading.order.createBatch({ category: "linear", request }, { autoId: false }));
      expect(error).toMatchObject({ code: "unknown-outcome", attempts: 1, orderLinkId: ids });
    }
  });

  test("gets an ID per item, and is retried with the same IDs", async () => {
    const { trading, seen, clock } = stubPlatform([dropped(), ok({ list: [] })]);
    const bare = items.map(({ symbol, side, orderType, qty }) => ({ symbol, side, orderType, qty }));
    await clock.run(trading.order.createBatch({ category: "linear", request: bare }));
    const sent = seen.map(({ body }) =>
      ((body?.["request"] ?? []) as { orderLinkId: string }[]).map(({ orderLinkId }) => orderLinkId),
    );
    expect(new Set(sent[0]).size).toBe(3);
    expect(sent[1]).toEqual(sent[0]);
  });
});
