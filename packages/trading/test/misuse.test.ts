import { collectUnhandledRejections } from "@specwright-tools/testing";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { InputError, TradingError } from "../src/index.ts";
import { call, createSession, marketTime, orderCreate } from "../src/operations.ts";
import { created, credentials, ok, refused, stubPlatform } from "./support/stub-platform.ts";

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "1" } as const;
const positions = { category: "linear", symbol: "BTCUSDT" } as const;
const HIDDEN = "hunter2-header-value";
const { secret } = credentials;

describe("options of a call", () => {
  test("refuse an unknown option, on the first call and on later calls", async () => {
    const { trading, seen } = stubPlatform([ok({ list: [] })]);
    const loose = { timeout: 5 } as object;
    for (let times = 0; times < 2; times++) {
      await expect(trading.position.list(positions, loose)).rejects.toMatchObject({
        code: "invalid-input",
        message: 'position.list: unknown option "timeout". Did you mean "timeoutMs"?',
      });
    }
    expect(seen).toHaveLength(0);
  });

  test("may be null in JavaScript", async () => {
    const { trading } = stubPlatform([ok({ list: [] })]);
    expect(await trading.position.list(positions, null as never)).toMatchObject({ list: [] });
    expect(await trading.order.reconcile("a", null as never)).toEqual({ status: "not-found" });
    expect((await trading.position.list.withResponse(positions, null as never)).result).toMatchObject({ list: [] });
  });
});

describe("a debug listener", () => {
  test.each([
    [
      "throws",
      () => {
        throw new Error("a logger that failed");
      },
    ],
    ["rejects", () => Promise.reject(new Error("a logger that failed"))],
  ])("does not make a call fail if it %s", async (_, onDebug) => {
    using rejections = collectUnhandledRejections();
    const reported: string[] = [];
    const { trading, clock } = stubPlatform([refused(10006), new TypeError("down"), created], {
      onDebug: (event) => {
        reported.push(event.type);
        return onDebug() as never;
      },
    });
    expect(await clock.run(trading.position.list(positions))).toMatchObject({ list: [] });
    expect(reported.filter((type) => type === "retry")).toHaveLength(2);
    const cancel = { category: "linear", symbol: "A", orderId: "1" } as const;
    await clock.run(Promise.all(Array.from({ length: 12 }, () => trading.order.cancel(cancel))));
    expect(reported).toContain("throttled");
    expect(await rejections.settle()).toHaveLength(reported.length);
  });
});

describe("headers of a call", () => {
  const bad: [Record<string, unknown>, string][] = [
    [{ "x-a": `b\r\nc: ${HIDDEN}` }, "headers.x-a"],
    [{ "x-a": `${HIDDEN}\n` }, "headers.x-a"],
    [{ "x-a": `€${HIDDEN}` }, "headers.x-a"],
    [{ "x-fine": "1", "x-b": `\0${HIDDEN}` }, "headers.x-b"],
    [{ "x-a": { secret: HIDDEN } }, "headers.x-a"],
    [{ "x-a": undefined }, "headers.x-a"],
    [{ "bad name": HIDDEN }, "headers.bad?name"],
    [{ "": HIDDEN }, "headers."],
    [{ "Content-Length": "5" }, "headers.Content-Length"],
    [{ host: HIDDEN }, "headers.host"],
    [{ "transfer-encoding": "chunked" }, "headers.transfer-encoding"],
    [new Headers({ "x-a": HIDDEN }) as never, "headers"],
    [HIDDEN as never, "headers"],
  ];

  test.each(bad)("are refused if they are invalid: %j", async (given, field) => {
    const headers = given as Record<string, string>;
    const { trading, fetch, seen } = stubPlatform([ok({ list: [] })]);
    const options = { credentials, fetch };
    const mistakes = [
      await trading.position.list(positions, { headers }).catch((error: unknown) => error),
      await trading.order.create.withResponse(order, { headers }).catch((error: unknown) => error),
      await call(createSession(options), orderCreate, order, { headers }).catch((error: unknown) => error),
    ];
    for (const mistake of mistakes) {
      expect(mistake).toSatisfy(InputError.isInstance);
      expect(mistake).toMatchObject({ field });
      expect(inspect(mistake, { depth: 9, showHidden: true })).not.toContain(HIDDEN);
    }
    expect(seen).toHaveLength(0);
  });

  test("are sent if they are valid, and the client's headers take precedence", async () => {
    const headers = { "x-mine": "ü 1", "X-BAPI-SIGN": "mine", "content-type": "text/plain" };
    const { trading, seen } = stubPlatform([created]);
    await trading.order.create(order, { headers });
    expect(seen[0]?.headers.get("x-mine")).toBe("ü 1");
    expect(seen[0]?.headers.get("x-bapi-sign")).toMatch(/^[0-9a-f]{64}$/);
    expect(seen[0]?.headers.get("content-type")).toBe("application/json");
  });
});

describe("an aborted call", () => {
  const reasons: [string, unknown, string, string][] = [
    ["without a reason", undefined, "AbortError", "This operation was aborted"],
    ["with an error", new RangeError(`because of ${secret}`), "RangeError", "because of [redacted]"],
    ["with a text", `because of ${secret}`, "String", "because of [redacted]"],
    ["with null", null, "Error", "The error has no message."],
    ["by a timeout", new DOMException("late", "TimeoutError"), "TimeoutError", "late"],
  ];

  test.each(reasons)("has an error with the abort reason as its cause: %s", async (_, reason, name, message) => {
    const never = () => new Promise<Response>(() => {});
    const controller = new AbortController();
    const { trading } = stubPlatform([never]);
    setImmediate(() => controller.abort(reason));
    const error = await trading.position
      .list(positions, { signal: controller.signal })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "aborted" });
    expect(String(error)).toMatch(/The caller aborted the call\./);
    const cause = (error as { cause: { cause: Error } }).cause.cause;
    expect(cause).toMatchObject({ name, message });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
  });

  test.each(reasons)("has the code aborted if fetch rejects with the abort reason: %s", async (_, reason) => {
    const controller = new AbortController();
    const fetch = (_input: unknown, init: { signal?: AbortSignal | null } | undefined) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
      });
    const session = createSession({ credentials, fetch: fetch as never });
    setImmediate(() => controller.abort(reason));
    const error = await call(session, marketTime, {}, { signal: controller.signal }).catch((thrown: unknown) => thrown);
    expect(error).toSatisfy(TradingError.isInstance);
    expect(error).toMatchObject({ code: "aborted", message: "market.time: The caller aborted the call." });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(HIDDEN);
  });
});

describe("an iteration", () => {
  async function all(result: unknown): Promise<unknown> {
    const { trading } = stubPlatform([ok(result)]);
    const seen: unknown[] = [];
    for await (const item of trading.position.list.iterate(positions)) seen.push(item);
    return seen;
  }

  test.each([
    ["null for a list", { list: null, nextPageCursor: "" }],
    ["an object for a list", { list: {}, nextPageCursor: "" }],
    ["no result", null],
    ["a text for a result", "none"],
    ["a number for a cursor", { list: [], nextPageCursor: 5 }],
    ["an object for a cursor", { list: [], nextPageCursor: {} }],
    ["a bool for a cursor", { list: [], nextPageCursor: true }],
    ["null for a cursor", { list: [], nextPageCursor: null }],
  ])("throws on an unreadable page: %s", async (_, result) => {
    await expect(all(result)).rejects.toMatchObject({ code: "protocol", operation: "position.list" });
  });

  test("ends at a page with an empty cursor", async () => {
    expect(await all({ list: [{ symbol: "A" }], nextPageCursor: "" })).toMatchObject([{ symbol: "A" }]);
  });
});

describe("input that cannot be serialized", () => {
  const circular: Record<string, unknown> = { category: "linear" };
  circular["self"] = circular;
  const skip = { skipValidation: true };

  test.each([
    ["not a number", { symbol: Number.NaN }, "query.symbol"],
    ["an object", { symbol: { secret: HIDDEN } }, "query.symbol"],
    ["a lone surrogate", { symbol: "\ud800" }, "query.symbol"],
    ["a list as a query", [HIDDEN], "query"],
  ])("causes an InputError, and nothing is sent: %s", async (_, query, field) => {
    const { trading, seen } = stubPlatform([ok({ list: [] })]);
    const mistakes = [
      await trading.market.tickers(query as never, skip).catch((error: unknown) => error),
      await trading.market.tickers.withResponse(query as never, skip).catch((error: unknown) => error),
    ];
    for (const mistake of mistakes) {
      expect(mistake).toSatisfy(InputError.isInstance);
      expect(mistake).toMatchObject({ field });
      expect(inspect(mistake, { depth: 9, showHidden: true })).not.toContain(HIDDEN);
    }
    await expect(trading.market.tickers(query as never)).rejects.toSatisfy(InputError.isInstance);
    expect(seen).toHaveLength(0);
  });

  test("causes an InputError if it is circular", async () => {
    const { trading, seen } = stubPlatform([created]);
    const mistake = { code: "invalid-input", field: "input" };
    for (const options of [{}, skip])
      await expect(trading.order.cancel(circular as never, options)).rejects.toMatchObject(mistake);
    expect(seen).toHaveLength(0);
  });
});
