import { describe, expect, test } from "vitest";
import { TradingError, type TradingClient } from "../src/index.ts";
import { ok, refused, stubPlatform, type ReceivedRequest, type StubResponse } from "./support/stub-platform.ts";

const START = 1_700_000_000_000;
const later = String(START + 2);
const lost = () => new Response("<html>", { status: 504, headers: { "content-type": "text/html" } });
const retry = { backoff: { baseMs: 0 } };

/**
 * Creates a platform that loses the response to the first write, responds to further writes with `repeated`, and to
 * every read with `found`.
 */
function platformWhere(repeated: StubResponse, found: StubResponse) {
  let writes = 0;
  const respond = (request: ReceivedRequest) => {
    if (request.method === "GET") return found instanceof Response ? found.clone() : found;
    if ((writes += 1) === 1) return lost();
    return repeated instanceof Response ? repeated.clone() : repeated;
  };
  return stubPlatform([respond], { retry });
}

const settled = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

describe("a transfer whose response was lost", () => {
  const input = { coin: "USDT", amount: "1.50", fromAccountType: "UNIFIED", toAccountType: "FUND" } as const;
  const record = { ...input, amount: "1.5", transferId: "", timestamp: later, status: "SUCCESS" };
  const duplicate = refused(131214, "duplicate transferId", { time: START });
  const list = (more: object) => (request: ReceivedRequest) =>
    ok({ list: [{ ...record, transferId: request.query.get("transferId"), ...more }] })(request);

  test("is searched for, and resolves if the platform has it", async () => {
    const { trading, clock } = platformWhere(duplicate, list({}));
    const result = await clock.run(trading.asset.transferInterTransfer({ ...input, transferId: "mine" }));
    expect(result).toMatchObject({ transferId: "mine", status: "SUCCESS" });
    const universal = platformWhere(duplicate, list({}));
    const between = { ...input, fromMemberId: 1, toMemberId: 2 };
    const moved = universal.clock.run(universal.trading.asset.transferUniversalTransfer(between as never));
    expect(await moved).toMatchObject({ status: "SUCCESS" });
  });

  test.each([
    ["is older", { timestamp: String(START - 60_000) }],
    ["failed", { status: "FAILED" }],
    ["has another amount", { amount: "15" }],
    ["moves another coin", { coin: "BTC" }],
    ["comes from another account", { fromAccountType: "FUND" }],
    ["goes to another account", { toAccountType: "UNIFIED" }],
  ])("has an unknown outcome if the transfer with its ID %s", async (_, more) => {
    const { trading, clock } = platformWhere(duplicate, list(more));
    const error = await clock.run(settled(trading.asset.transferInterTransfer({ ...input, transferId: "mine" })));
    expect(error).toMatchObject({ outcome: "unknown", orderLinkId: "mine" });
  });

  test("resolves if the found record contains member IDs, which the input does not contain", async () => {
    const { trading, clock } = platformWhere(duplicate, list({ fromMemberId: "1", toMemberId: "1" }));
    const work = trading.asset.transferInterTransfer({ ...input, transferId: "mine" });
    expect(await clock.run(work)).toMatchObject({ status: "SUCCESS" });
  });

  test("resolves if it is still in progress", async () => {
    const { trading, clock } = platformWhere(duplicate, list({ status: "PENDING" }));
    const result = await clock.run(trading.asset.transferInterTransfer({ ...input, transferId: "mine" }));
    expect(result).toEqual({ transferId: "mine", status: "PENDING" });
  });

  test.each([
    ["resolves if the found record has the same members", {}, { status: "SUCCESS" }],
    ["has an unknown outcome if the found record has another sender", { fromMemberId: "3" }, { outcome: "unknown" }],
    ["has an unknown outcome if the found record has another receiver", { toMemberId: "3" }, { outcome: "unknown" }],
  ])("between members %s", async (_, more, expected) => {
    const { trading, clock } = platformWhere(duplicate, list({ fromMemberId: "1", toMemberId: "2", ...more }));
    const between = { ...input, fromMemberId: 1, toMemberId: 2, transferId: "mine" };
    const work = settled(trading.asset.transferUniversalTransfer(between));
    expect(await clock.run(work)).toMatchObject(expected);
  });

  test("has an unknown outcome if the platform doesn't list it", async () => {
    const { trading, clock } = platformWhere(duplicate, ok({ list: [] }));
    const error = await clock.run(settled(trading.asset.transferInterTransfer({ ...input, transferId: "mine" })));
    expect(error).toMatchObject({ code: "unknown-outcome", outcome: "unknown", orderLinkId: "mine" });
  });
});

describe("a batch item", () => {
  const leg = { symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
  const batch = (code: number) =>
    ok({ list: [{}] }, { retExtInfo: { list: [{ code, msg: "duplicate" }] }, time: START });
  const order = { ...leg, orderId: "77", orderLinkId: "mine", createdTime: later };

  test("whose response was lost is searched for, and succeeds if the platform has the order", async () => {
    const { trading, clock } = platformWhere(batch(110072), ok({ list: [order] }));
    const request = [{ ...leg, orderLinkId: "mine" }];
    const [item] = await clock.run(trading.order.createBatch({ category: "linear", request }));
    expect(item).toMatchObject({ ok: true, index: 0, orderId: "77", orderLinkId: "mine", symbol: "BTCUSDT" });
  });

  test("whose order is not found has an unknown outcome with advice", async () => {
    const { trading, clock } = platformWhere(batch(110072), ok({ list: [] }));
    const request = [{ ...leg, orderLinkId: "mine" }];
    const [item] = await clock.run(trading.order.createBatch({ category: "linear", request }));
    expect(item).toMatchObject({ ok: false, error: { code: "unknown-outcome", outcome: "unknown" } });
    expect(item?.ok === false && item.error.message).toBe(
      "order.createBatch: item 0 of the batch: 110072 (duplicate). It may have been carried out: look it up before you resend it.",
    );
  });

  test("that is refused contains the rate limit of the response", async () => {
    const headers = { "x-bapi-limit": "20", "x-bapi-limit-status": "19" };
    const body = { retCode: 0, retMsg: "OK", result: { list: [{}] }, retExtInfo: { list: [{ code: 110007 }] } };
    const { trading } = stubPlatform([Response.json(body, { headers })]);
    const [item] = await trading.order.createBatch({ category: "linear", request: [leg] });
    expect(item).toMatchObject({ error: { rateLimit: { limit: 20, remaining: 19 } } });
  });
});

test.each<[name: string, run: (trading: TradingClient) => Promise<unknown>]>([
  ["order.cancelAll", (trading) => trading.order.cancelAll({ category: "linear", settleCoin: "USDT" })],
  ["spread.orderCancelAll", (trading) => trading.spread.orderCancelAll({ cancelAll: true })],
  ["rfq.cancelAllQuotes", (trading) => trading.rfq.cancelAllQuotes()],
  ["rfq.cancelAllRfq", (trading) => trading.rfq.cancelAllRfq()],
])("%s is retried after a lost response, because repeating it has no further effect", async (_, run) => {
  const { trading, clock, seen } = platformWhere(ok({ result: [] }), ok({}));
  await clock.run(settled(run(trading)));
  expect(seen.length).toBeGreaterThan(1);
});

test("a withdrawal whose generated ID is refused as a duplicate has an unknown outcome, because no search finds it by this ID", async () => {
  const { trading, seen } = stubPlatform([refused(10014, "duplicate request")]);
  const withdrawal = { coin: "USDT", chain: "ETH", address: "0x1", amount: "1", accountType: "FUND" } as const;
  const error = await settled(trading.asset.withdrawCreate({ ...withdrawal, timestamp: START }));
  expect(error).toMatchObject({ code: "unknown-outcome", outcome: "unknown", attempts: 1 });
  expect(seen).toHaveLength(1);
});

test("the error of an amendment or cancellation with an unknown outcome contains the ID to pass to reconcile", async () => {
  const { trading, clock } = stubPlatform([lost], { retry });
  const byPlatform = trading.order.cancel({ category: "linear", symbol: "BTCUSDT", orderId: "77" });
  expect(await clock.run(settled(byPlatform))).toMatchObject({ outcome: "unknown", orderId: "77" });
  const byClient = trading.order.amend({ category: "linear", symbol: "BTCUSDT", orderLinkId: "mine", qty: "1" });
  expect(await clock.run(settled(byClient))).toMatchObject({ outcome: "unknown", orderLinkId: "mine" });
});

describe("return codes with two meanings", () => {
  const stops = { category: "linear", symbol: "BTCUSDT", positionIdx: 0 } as const;

  test("34040 becomes the code no-op only if the request sets a value", async () => {
    const { trading } = stubPlatform([refused(34040, "not modified")]);
    expect(await settled(trading.position.tradingStop({ ...stops, stopLoss: "1" }))).toMatchObject({ code: "no-op" });
    const empty = trading.position.tradingStop({ ...stops, activePrice: "1" } as never, { skipValidation: true });
    expect(await settled(empty)).toMatchObject({ code: "state", outcome: "answered" });
  });

  test.each([
    [110043, "is a no-op for setLeverage only", "no-op", "state"],
    [110027, "is a no-op neither for setLeverage nor for an order", "state", "state"],
  ] as const)("%i %s", async (code, _, ofLeverage, ofOrder) => {
    const { trading } = stubPlatform([refused(code)]);
    const market = { category: "linear", symbol: "BTCUSDT" } as const;
    const set = trading.position.setLeverage({ ...market, buyLeverage: "2", sellLeverage: "2" });
    expect(await settled(set)).toMatchObject({ code: ofLeverage });
    const order = trading.order.create({ ...market, side: "Buy", orderType: "Market", qty: "1" });
    expect(await settled(order)).toMatchObject({ code: ofOrder });
  });

  test("110027 does not become the code no-op in addMargin", async () => {
    const { trading } = stubPlatform([refused(110027)]);
    const add = trading.position.addMargin({ category: "linear", symbol: "BTCUSDT", margin: "5" });
    expect(await settled(add)).toMatchObject({ code: "state" });
  });

  test("10003 is an authentication error over REST", async () => {
    const { trading } = stubPlatform([refused(10003)]);
    expect(await settled(trading.position.list({ category: "linear", settleCoin: "USDT" }))).toMatchObject({
      code: "auth",
    });
  });
});

test("HTTP status 403 with an unknown reason is reported with the text of the web page", async () => {
  const page = "<html><style>b{}</style><h1>Access\n Denied</h1><p>key-0123456789</p></html>";
  const { trading } = stubPlatform([new Response(page, { status: 403, headers: { "content-type": "text/html" } })]);
  const error = await settled(trading.market.time());
  expect(error).toMatchObject({ code: "forbidden", isTemporary: false });
  expect(TradingError.isInstance(error) && error.message).toBe(
    'market.time: HTTP status 403 ("Access Denied [redacted]"). The platform, or a proxy or firewall on the way, refused access. Check the network, the address and the region.',
  );
});

test("an iteration throws if the platform repeats a page, and yields each record once", async () => {
  const list = [{ symbol: "A" }, { symbol: "B" }];
  const { trading } = stubPlatform([ok({ list, nextPageCursor: "own" })]);
  const found: string[] = [];
  const iterate = async () => {
    for await (const { symbol } of trading.position.list.iterate({ category: "linear", settleCoin: "USDT" }))
      found.push(symbol);
  };
  await expect(iterate()).rejects.toThrow(/same page again/);
  expect(found).toEqual(["A", "B"]);
});
