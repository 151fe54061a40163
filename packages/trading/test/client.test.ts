import { createVerifier, readSignatureHeaders } from "@specwright/signing";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { parseExtraFees, TradingError, type TradingClient } from "../src/index.ts";
import { call, createSession, positionList } from "../src/operations.ts";
import { created, credentials, envelope, json, ok, stubPlatform } from "./support/stub-platform.ts";

const input = { category: "spot", symbol: "A", side: "Buy", orderType: "Market", qty: "1", orderLinkId: "a" } as const;
const positions = { category: "linear", symbol: "BTCUSDT" } as const;

describe("requests", () => {
  test.each(["GET", "POST"])("a %s is signed over exactly the bytes that are sent", async (method) => {
    const { trading, seen } = stubPlatform([created]);
    if (method === "GET") await trading.position.list({ ...positions, cursor: "a%3A1 ü,'" });
    else await trading.order.cancel({ category: "linear", symbol: "BTCUSDT", orderId: "ü 1" });
    const [one] = seen;
    const signature = readSignatureHeaders(one!.headers);
    const payload = method === "GET" ? new URL(one!.url).search.slice(1) : one!.text;
    expect(signature).toBeDefined();
    const verifier = createVerifier({ secret: credentials.secret });
    expect(await verifier.verify({ ...signature!, payload })).toBe(true);
  });

  test("a public call contains no key", async () => {
    const { trading, seen } = stubPlatform([created]);
    await trading.market.time();
    expect([...seen[0]!.headers.keys()]).toEqual(["cdn-request-id"]);
  });

  test("the input of a POST is its body, even if the documentation shows it in the query", async () => {
    const { trading, seen } = stubPlatform([ok({ data: [], pageNo: 1, pageSize: 10, totalCount: 0 })]);
    await trading.card.transactionQueryAssetRecords({ type: "SIDE_QUERY_AUTH", page: 1 });
    expect(new URL(seen[0]!.url).search).toBe("");
    expect(seen[0]?.body).toEqual({ type: "SIDE_QUERY_AUTH", page: 1 });
  });

  test("a call whose signature is optional is signed if the client has a key", async () => {
    const anonymous = stubPlatform([ok({ list: [] })], { credentials: undefined });
    const { trading, seen } = stubPlatform([ok({ list: [] })]);
    for (const client of [anonymous.trading, trading]) {
      await client.earn.rwaProduct();
      await client.earn.holdToEarnProduct();
      await client.earn.tokenProduct({ coin: "BYUSDT" });
      await client.insLoan.productInfos();
      await client.insLoan.ensureTokensConvert();
    }
    expect(anonymous.seen.map(({ headers }) => headers.has("x-bapi-sign"))).toEqual(Array(5).fill(false));
    expect(seen.map(({ headers }) => headers.get("x-bapi-api-key"))).toEqual(Array(5).fill(credentials.apiKey));
  });

  test("a request with a body has the content type application/json, and a request without a body has none", async () => {
    const { trading, seen } = stubPlatform([created]);
    await trading.order.cancel({ category: "linear", symbol: "BTCUSDT", orderId: "1" });
    await trading.position.list(positions).catch(() => {});
    expect(seen.map(({ headers }) => headers.get("content-type"))).toEqual(["application/json", null]);
  });

  test("the broker ID is sent only if it is set, and every request has its own ID", async () => {
    const plain = stubPlatform([ok({ list: [] })]);
    await plain.trading.position.list(positions);
    await plain.trading.position.list(positions);
    expect(plain.seen[0]?.headers.has("x-referer")).toBe(false);
    expect(new Set(plain.seen.map(({ headers }) => headers.get("cdn-request-id"))).size).toBe(2);
    const broker = stubPlatform([ok({ list: [] })], { referer: "Br000001" });
    await broker.trading.position.list(positions);
    expect(broker.seen[0]?.headers.get("x-referer")).toBe("Br000001");
  });

  test.each(["X-BAPI-API-KEY", "x-bapi-api-key"])(
    "the caller's headers are sent, but cannot replace the signature: %s",
    async (name) => {
      const { trading, seen } = stubPlatform([ok({ list: [] })]);
      await trading.position.list(positions, { headers: { "x-trace": "1", [name]: "other" } });
      expect(seen[0]?.headers.get("x-trace")).toBe("1");
      expect(seen[0]?.headers.get("x-bapi-api-key")).toBe(credentials.apiKey);
    },
  );

  test("are not sent if signing fails, and the error contains neither the key nor the callback's message", async () => {
    const sign = () => Promise.reject(new Error("vault token hunter2 was refused"));
    const { trading, seen } = stubPlatform([created], { credentials: { apiKey: credentials.apiKey, sign } });
    const order = { category: "linear", symbol: "A", orderId: "1" } as const;
    const error: unknown = await trading.order.cancel(order).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "auth", outcome: "not-sent", operation: "order.cancel", attempts: 0 });
    expect(String(error)).toBe(
      "TradingError: order.cancel: signing failed, so nothing was sent: the sign callback threw an exception, see cause.",
    );
    expect(String(error) + JSON.stringify(error)).not.toMatch(/hunter2|key-0123456789/);
    expect(seen).toHaveLength(0);
  });

  test("have an unknown outcome if the first attempt is lost and the second attempt cannot be signed", async () => {
    let signed = 0;
    const sign = () => {
      if (++signed > 1) throw new Error("the vault is sealed");
      return "ab".repeat(32);
    };
    const { trading, clock, seen } = stubPlatform([new TypeError("lost")], {
      credentials: { apiKey: credentials.apiKey, sign },
    });
    const order = { category: "linear", symbol: "A", side: "Buy", orderType: "Market", qty: "1" } as const;
    const error = (await clock.run(trading.order.create(order).catch((reason: unknown) => reason))) as Error;
    expect(error).toMatchObject({ code: "unknown-outcome", outcome: "unknown", attempts: 1 });
    expect((error.cause as Error).message).toMatch(/^order\.create: signing failed, so attempt 2 was not sent: /);
    expect(seen).toHaveLength(1);
  });

  test.each([
    ["a read", { code: "auth" }, (trading: TradingClient): Promise<unknown> => trading.position.list(positions)],
    [
      "an order",
      { code: "unknown-outcome", outcome: "unknown" },
      (trading: TradingClient): Promise<unknown> => trading.order.create(input),
    ],
  ])(
    "the error of %s whose second attempt cannot be signed does not claim that nothing was sent",
    async (_, reported, run) => {
      let signed = 0;
      const sign = () => (++signed === 1 ? "ab".repeat(32) : Promise.reject(new Error("the vault is locked")));
      const lost = new Error("the connection broke");
      const { trading, seen, clock } = stubPlatform([lost], { credentials: { apiKey: credentials.apiKey, sign } });
      const error: unknown = await clock.run(run(trading)).catch((reason: unknown) => reason);
      expect([signed, seen.length]).toEqual([2, 1]);
      expect(error).toMatchObject({ ...reported, attempts: 1 });
      expect(inspect(error)).toContain("signing failed, so attempt 2 was not sent");
      expect(inspect(error)).not.toContain("nothing was sent");
    },
  );

  test.each([
    ["uppercase hex", "AB".repeat(32)],
    ["base64 of an HMAC", `${"A".repeat(43)}=`],
    ["20 bytes", new Uint8Array(20)],
    ["a promise of nothing", Promise.resolve(undefined) as never],
  ])("a signature in an encoding that the platform rejects is refused with the reason: %s", async (_, signature) => {
    const { trading, seen } = stubPlatform([created], { credentials: { apiKey: "elsewhere", sign: () => signature } });
    const error: unknown = await trading.position.list(positions).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "auth", outcome: "not-sent" });
    expect(String(error)).toMatch(
      /position\.list: signing failed, so nothing was sent: the sign callback returned .*; return lowercase hex/,
    );
    expect(seen).toHaveLength(0);
  });

  test("concurrent calls do not mix up their signing failures", async () => {
    let count = 0;
    const sign = async () => {
      const own = ++count;
      await Promise.resolve();
      if (own % 2 === 0) throw new Error(`denied ${own}`);
      return "ab".repeat(32);
    };
    const { trading } = stubPlatform([ok({ list: [] })], {
      credentials: { apiKey: "elsewhere", sign },
      throttle: false,
    });
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => trading.position.list(positions)));
    expect(results.map(({ status }) => status)).toEqual(
      Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? "fulfilled" : "rejected")),
    );
    const causes = results.flatMap((one) => (one.status === "rejected" ? (one.reason as TradingError).cause : []));
    expect(causes.map((cause) => (cause as Error).message)).toEqual(["denied 2", "denied 4", "denied 6"]);
  });

  test("a call is not sent if its strict response check cannot be loaded, and the error contains the reason", async () => {
    const { fetch, seen } = stubPlatform([ok({ list: [] })]);
    const session = createSession({ environment: "testnet", credentials, fetch, responses: "strict" });
    const results = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    await expect(call(session, { ...positionList, results }, positions)).rejects.toMatchObject({
      code: "network",
      outcome: "not-sent",
      message:
        "position.list: a file of the client could not be loaded, so nothing was sent. Check the network, then call again.",
    });
    expect(seen).toHaveLength(0);
  });

  test.each([-1, Number.NaN, "5" as unknown as number])("an invalid timeout is refused: %s", async (timeoutMs) => {
    const mistake = { code: "invalid-input", field: "timeoutMs", value: timeoutMs };
    const perCall = stubPlatform([ok({ list: [] })]);
    await expect(perCall.trading.position.list(positions, { timeoutMs })).rejects.toMatchObject(mistake);
    expect(() => stubPlatform([ok({ list: [] })], { timeoutMs })).toThrow(expect.objectContaining(mistake) as Error);
    expect(perCall.seen).toHaveLength(0);
  });

  test("a call whose sign callback never returns ends at the attempt's timeout", async () => {
    const sign = () => new Promise<string>(() => {});
    const options = { credentials: { apiKey: credentials.apiKey, sign }, retry: false } as const;
    const { trading, seen, clock } = stubPlatform([created], options);
    const work = trading.position.list(positions);
    await expect(clock.run(work)).rejects.toMatchObject({ code: "timeout", outcome: "not-sent" });
    expect(seen).toHaveLength(0);
    expect(clock.pending).toBe(0);
  });

  test("an external signer signs through the callback", async () => {
    const { trading, seen } = stubPlatform([ok({ list: [] })], {
      credentials: { apiKey: "elsewhere", sign: async () => new Uint8Array(32) },
    });
    await trading.position.list(positions);
    expect(seen[0]?.headers.get("x-bapi-sign")).toBe("0".repeat(64));
  });
});

describe("responses", () => {
  test("withResponse resolves with the result and the response details", async () => {
    const headers = {
      "x-bapi-limit": "50",
      "x-bapi-limit-status": "48",
      "x-bapi-limit-reset-timestamp": "1700000000123",
    };
    const { trading, seen } = stubPlatform([
      json(envelope({ category: "linear", list: [], nextPageCursor: "" }, { time: 9 }), { headers }),
    ]);
    const answer = await trading.position.list.withResponse(positions);
    expect(answer).toMatchObject({
      result: { list: [] },
      envelope: { retCode: 0, retMsg: "OK", time: 9 },
      rateLimit: { limit: 50, remaining: 48, resetAt: 1_700_000_000_123 },
      attempts: 1,
    });
    expect(answer.response.status).toBe(200);
    expect(answer.requestId).toBe(seen[0]?.headers.get("cdn-request-id"));
  });

  test.each([undefined, null])("a success without a result, %o, resolves with an empty result", async (result) => {
    const { trading } = stubPlatform([json(envelope(result))]);
    const work = trading.p2p.orderBuyerExamineSellerCancelOrderApply({ orderId: "1", examineResult: "PASS" });
    expect(await work).toEqual({});
  });

  test("a position field that the platform sends under two names is returned under one", async () => {
    const sent = [
      { mmrSysUpdateTime: "1" },
      { mmrSysUpdatedTime: "2" },
      { mmrSysUpdateTime: "3", mmrSysUpdatedTime: "4" },
    ];
    const { trading } = stubPlatform([ok({ list: sent })]);
    const { list } = await trading.position.list(positions);
    expect(list.map(({ mmrSysUpdatedTime }) => mmrSysUpdatedTime)).toEqual(["1", "2", "4"]);
    expect(list.filter((position) => "mmrSysUpdateTime" in position)).toEqual([]);
  });

  test.each(["list", "result"])("apilimit.set returns a list for a response with result.%s", async (name) => {
    const items = [{ uids: "1,2", bizType: "SPOT", rate: 5, success: true, msg: "" }];
    const { trading, seen } = stubPlatform([ok({ [name]: items })]);
    expect(await trading.apilimit.set({ list: [{ uids: ["1", "2"], bizType: "SPOT", rate: 5 }] })).toEqual({
      list: items,
    });
    expect(seen[0]?.body).toEqual({ list: [{ uids: "1,2", bizType: "SPOT", rate: 5 }] });
  });

  test("extra fees are parsed from a JSON string, and an empty string means no fees", () => {
    expect(parseExtraFees("")).toBeUndefined();
    expect(parseExtraFees('[{"feeCoin":"USDT","fee":"0.1","id":9007199254740993}]')).toEqual([
      { feeCoin: "USDT", fee: "0.1", id: 9007199254740993n },
    ]);
  });

  test("the maintenance status accepts type and environment as string or number", async () => {
    const list = [{ id: "1", maintainType: 1, env: "1", serviceTypes: [], product: [], uidSuffix: [] }];
    const { trading } = stubPlatform([ok({ list })]);
    const status = await trading.system.status();
    expect(status.list[0]?.maintainType).toBe(1);
    expect(status.list[0]?.env).toBe("1");
  });
});

describe("limits and time", () => {
  test("private calls do not exceed the rate limit of their operation", async () => {
    const { trading, seen, clock } = stubPlatform([created]);
    const started = clock.now();
    const at: number[] = [];
    const cancel = { category: "linear", symbol: "A", orderId: "1" } as const;
    const work = Array.from({ length: 12 }, () =>
      trading.order.cancel(cancel).then(() => at.push(clock.now() - started)),
    );
    await clock.run(Promise.all(work));
    expect(at.filter((ms) => ms < 1000)).toHaveLength(10);
    expect(seen).toHaveLength(12);
  });

  test("a call with its own timeout counts towards the rate limit", async () => {
    const { trading, clock } = stubPlatform([created]);
    const started = clock.now();
    const cancel = { category: "linear", symbol: "A", orderId: "1" } as const;
    const calls = Array.from({ length: 12 }, (_, index) =>
      trading.order.cancel(cancel, index % 2 === 0 ? { timeoutMs: 60_000 } : {}),
    );
    await clock.run(Promise.all(calls));
    expect(clock.now() - started).toBeGreaterThanOrEqual(1000);
  });

  test("a batch counts each of its orders towards the rate limit", async () => {
    const { trading, clock } = stubPlatform([ok({ list: [] })]);
    const started = clock.now();
    const item = { symbol: "A", side: "Buy", orderType: "Market", qty: "1" } as const;
    const request = Array.from({ length: 6 }, () => item);
    const send = () => trading.order.createBatch({ category: "linear", request });
    await clock.run(Promise.all([send(), send()]));
    expect(clock.now() - started).toBeGreaterThanOrEqual(1000);
  });

  test("the throttle can be disabled", async () => {
    const { trading, clock } = stubPlatform([created], { throttle: false });
    const started = clock.now();
    const cancel = { category: "linear", symbol: "A", orderId: "1" } as const;
    await clock.run(Promise.all(Array.from({ length: 50 }, () => trading.order.cancel(cancel))));
    expect(clock.now()).toBe(started);
  });

  test("a rate-limited read waits for the reset time of the response", async () => {
    const { trading, clock, seen } = stubPlatform([
      json(
        { retCode: 10006, retMsg: "", result: {}, time: 1_700_000_000_000 },
        { headers: { "x-bapi-limit-reset-timestamp": "1700000000900" } },
      ),
      ok({ list: [] }),
    ]);
    const started = clock.now();
    await clock.run(trading.position.list(positions));
    expect(seen).toHaveLength(2);
    expect(clock.now() - started).toBeGreaterThanOrEqual(900);
  });

  test("a call ends at its timeout or when its caller aborts it", async () => {
    const never = () => new Promise<Response>(() => {});
    const slow = stubPlatform([never], { retry: false });
    const timedOut = slow.clock.run(
      slow.trading.position.list(positions, { timeoutMs: 2000 }).catch((reason: unknown) => reason),
    );
    expect(await timedOut).toMatchObject({ code: "timeout" });
    const controller = new AbortController();
    const aborted = stubPlatform([never]).trading.position.list(positions, { signal: controller.signal });
    controller.abort();
    await expect(aborted).rejects.toSatisfy((error) => TradingError.isInstance(error) && error.code === "aborted");
  });

  test("a write that times out has an unknown outcome", async () => {
    const { trading, clock } = stubPlatform([() => new Promise<Response>(() => {})], { retry: false });
    const work = trading.order.create({ category: "linear", symbol: "A", side: "Buy", orderType: "Market", qty: "1" });
    expect(await clock.run(work.catch((reason: unknown) => reason))).toMatchObject({ code: "unknown-outcome" });
  });
});
