import { describe, expect, test } from "vitest";
import { ok, stubPlatform, type ReceivedRequest } from "./support/stub-platform.ts";

const cancel = { category: "linear", symbol: "BTCUSDT", orderId: "1" } as const;
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
const echo = ({ body }: ReceivedRequest) =>
  ok({ orderId: body?.["orderId"] ?? "9", orderLinkId: body?.["orderLinkId"] ?? "" });

class Record {
  readonly category = cancel.category;
  readonly symbol = cancel.symbol;
  readonly orderId = cancel.orderId;
  toJSON(): object {
    return { ...cancel, symbol: "ETHUSDT", orderId: "999" };
  }
}

/** Adds an accessor that returns a different string each time. */
const counting = <Given extends object>(given: Given, name: string): Given => {
  let count = 0;
  return Object.defineProperty({ ...given }, name, { enumerable: true, get: () => String(++count) });
};

// The first call of an operation in this file loads its rules, unless they are loaded already.
describe.each(["first", "second"])("the input of the %s call", () => {
  test("is sent without calling its toJSON method", async () => {
    const { trading, seen } = stubPlatform([echo]);
    expect(await trading.order.cancel(new Record())).toMatchObject({ orderId: "1" });
    expect(seen.map(({ body }) => body)).toEqual([cancel]);
  });

  test("is sent without calling the toJSON method of a list, so no batch item is lost", async () => {
    const { trading, seen } = stubPlatform([ok({ list: [] })]);
    const request = Object.assign([{ symbol: "BTCUSDT", orderId: "1" }], { toJSON: () => [] });
    expect(await trading.order.cancelBatch({ category: "linear", request })).toHaveLength(1);
    expect(seen[0]?.body).toEqual({ category: "linear", request: [{ symbol: "BTCUSDT", orderId: "1" }] });
  });

  test("may contain a Date only if validation is skipped", async () => {
    const { trading, seen } = stubPlatform([echo]);
    const body = { ...cancel, symbol: new Date(0) as never };
    const mistake = { code: "invalid-input", field: "symbol" };
    await expect(trading.order.cancel(body)).rejects.toMatchObject(mistake);
    await trading.order.cancel(body, { skipValidation: true });
    expect(seen.map((one) => one.body?.["symbol"])).toEqual(["1970-01-01T00:00:00.000Z"]);
  });

  test.each([true, false])(
    "is copied, so one object can be reused for two orders (skipValidation: %s)",
    async (skipValidation) => {
      const { trading, seen } = stubPlatform([echo]);
      const reused = { ...order, orderLinkId: "a" };
      const first = trading.order.create(reused, { skipValidation });
      const second = trading.order.create(Object.assign(reused, { orderLinkId: "b" }), { skipValidation });
      await Promise.all([first, second]);
      expect(seen.map(({ body }) => body?.["orderLinkId"])).toEqual(["a", "b"]);
    },
  );

  test("contains the batch items as they were when the call was made, even if validation is skipped", async () => {
    const { trading, seen } = stubPlatform([ok({ list: [] })]);
    const request = [{ symbol: "BTCUSDT", orderId: "1" }];
    const work = trading.order.cancelBatch({ category: "linear", request }, { skipValidation: true });
    request[0]!.orderId = "99";
    await work.catch(() => {});
    expect(seen[0]?.body).toEqual({ category: "linear", request: [{ symbol: "BTCUSDT", orderId: "1" }] });
  });

  test("is the return value of its toJSON method if validation is skipped", async () => {
    const { trading, seen } = stubPlatform([echo]);
    await trading.order.cancel(new Record(), { skipValidation: true }).catch(() => {});
    expect(seen[0]?.body).toEqual({ ...cancel, symbol: "ETHUSDT", orderId: "999" });
  });

  test("is refused without the message of a throwing getter if validation is skipped", async () => {
    const { trading, seen } = stubPlatform([echo]);
    const input = Object.defineProperty({ ...cancel }, "orderId", {
      enumerable: true,
      get: () => {
        throw new Error("the vault holds s3cret");
      },
    });
    const error: unknown = await trading.order
      .cancel(input, { skipValidation: true })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "invalid-input" });
    expect(String(error)).not.toContain("s3cret");
    expect(seen).toHaveLength(0);
  });

  test("is sent with the options as they were at the time of the call", async () => {
    // A call asks a shared store first, so it sends nothing in the same tick.
    const throttle = { store: { take: async () => 0 } };
    const options = { retry: { backoff: { baseMs: 0 } }, throttle };
    const { trading, clock, seen } = stubPlatform([new TypeError("down")], options);
    const [mine, other] = [new AbortController(), new AbortController()];
    const settings = { signal: mine.signal, autoId: false };
    const work = trading.order.create({ ...order, orderLinkId: "a" }, settings);
    Object.assign(settings, { signal: other.signal, autoId: true });
    await expect(clock.run(work)).rejects.toMatchObject({ code: "unknown-outcome", attempts: 1 });
    const stopped = trading.position.list({ category: "linear", symbol: "A" }, settings);
    settings.signal = mine.signal;
    other.abort();
    await expect(clock.run(stopped)).rejects.toMatchObject({ code: "aborted", outcome: "not-sent" });
    expect(seen).toHaveLength(1);
  });

  test("causes an error without the exception's message if a getter in the options throws", async () => {
    const { trading, seen } = stubPlatform([ok({ list: [] })]);
    const options = Object.defineProperty({}, "timeoutMs", {
      enumerable: true,
      get: () => {
        throw new Error("the vault holds s3cret");
      },
    });
    const called = trading.position.list({ category: "linear", symbol: "A" }, options);
    const rule = { code: "invalid-input", field: "options", rule: "must not throw when it is read" };
    await expect(called).rejects.toMatchObject({ ...rule, message: expect.not.stringContaining("s3cret") });
    expect(seen).toHaveLength(0);
  });

  test("is sent with the headers as they were at the time of the call", async () => {
    const { trading, seen } = stubPlatform([ok({ list: [] })], { throttle: { store: { take: async () => 0 } } });
    const headers = { "x-own": "first" };
    const work = trading.position.list({ category: "linear", symbol: "A" }, { headers });
    headers["x-own"] = "second";
    await work;
    expect(seen.map((one) => one.headers.get("x-own"))).toEqual(["first"]);
  });

  test("is sent with the initial options for all pages of an iteration", async () => {
    const pages = [ok({ list: [{}], nextPageCursor: "2" }), ok({ list: [], nextPageCursor: "" })];
    const { trading, seen } = stubPlatform(pages);
    const options = { headers: { "x-own": "first" } };
    for await (const position of trading.position.list.iterate({ category: "linear", symbol: "A" }, options)) {
      expect(position).toBeDefined();
      options.headers["x-own"] = "second";
    }
    expect(seen.map((one) => one.headers.get("x-own"))).toEqual(["first", "first"]);
  });

  test("is read once if it has a getter", async () => {
    const { trading, seen } = stubPlatform([echo]);
    expect(await trading.order.cancel(counting(cancel, "orderId"))).toMatchObject({ orderId: "1" });
    expect(await trading.order.create(counting({ ...order, orderLinkId: "a" }, "orderLinkId"))).toMatchObject({
      orderLinkId: "1",
    });
    expect(seen.map(({ body }) => body?.["orderId"] ?? body?.["orderLinkId"])).toEqual(["1", "1"]);
  });

  test("must contain its fields itself, because inherited fields are ignored", async () => {
    const { trading, seen } = stubPlatform([echo]);
    const input = Object.assign(
      Object.create({ symbol: "BTCUSDT" }) as { symbol: string },
      {
        category: "linear",
        orderId: "1",
      } as const,
    );
    const error = { code: "invalid-input", field: "symbol", rule: "is required" };
    await expect(trading.order.cancel(input)).rejects.toMatchObject(error);
    expect(seen).toHaveLength(0);
  });

  const throwing = Object.defineProperty({ ...cancel }, "orderId", {
    enumerable: true,
    get() {
      throw new Error("a secret");
    },
  });
  const circle: object = { ...cancel, inner: [] };
  Object.assign(circle, { inner: [circle] });
  const { proxy, revoke } = Proxy.revocable({ ...cancel }, {});
  revoke();
  test.each([
    ["throws when it is read", throwing],
    ["contains itself", circle],
    ["was revoked", proxy],
  ])("is refused without being quoted if it %s", async (_, input) => {
    const { trading, seen } = stubPlatform([echo]);
    const error = await trading.order.cancel(input as typeof cancel).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "invalid-input", field: "input", rule: "must be plain JSON" });
    expect(String(error)).not.toContain("secret");
    expect(seen).toHaveLength(0);
  });
});

test("an iteration uses the input as it was at the start", async () => {
  const { trading, seen } = stubPlatform([
    ok({ list: [{}], nextPageCursor: "a" }),
    ok({ list: [{}], nextPageCursor: "" }),
  ]);
  const input: { category: "linear"; symbol: string } = { category: "linear", symbol: "BTCUSDT" };
  const positions = trading.position.list.iterate(input);
  input.symbol = "ETHUSDT";
  for await (const _ of positions) input.symbol = "SOLUSDT";
  expect(seen.map(({ query }) => query.get("symbol"))).toEqual(["BTCUSDT", "BTCUSDT"]);
});
