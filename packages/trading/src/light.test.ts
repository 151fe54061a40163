import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { call, createLightSession, createSession, iterate, marketTime, positionList } from "./operations.ts";
import { createPathClient, type LightOptions } from "./path.ts";
import { credentials, json, ok, refused, stubPlatform, type StubAnswer } from "./testing/stub-platform.ts";

/** The light form sends a URL and settings; the stub takes a request. */
function light(answers: StubAnswer[], options: LightOptions = {}) {
  const { fetch, seen } = stubPlatform(answers);
  const send: NonNullable<LightOptions["fetch"]> = (input, init) => fetch(new Request(input, init));
  return { seen, options: { environment: "testnet", credentials, fetch: send, ...options } as const };
}

const time = "/v5/market/time";
const cancel = { category: "linear", symbol: "A", orderId: "1" } as const;

describe("one operation alone", () => {
  test("is signed, checked and judged like in the whole client", async () => {
    const { seen, options } = light([ok({ list: [] })]);
    const session = createLightSession(options);
    expect(await call(session, positionList, { category: "linear", symbol: "A" })).toEqual({ list: [] });
    expect(seen[0]?.headers.get("x-bapi-sign")).toMatch(/^[0-9a-f]{64}$/);
    await expect(call(session, positionList, { category: "linear" } as never)).rejects.toMatchObject({
      code: "invalid-input",
    });
    expect(seen).toHaveLength(1);
  });

  test("turns pages", async () => {
    const { options } = light([ok({ list: [{ symbol: "A" }], nextPageCursor: "x" }), ok({ list: [{ symbol: "B" }] })]);
    const symbols: string[] = [];
    for await (const { symbol } of iterate(createLightSession(options), positionList, { category: "inverse" }))
      symbols.push(symbol);
    expect(symbols).toEqual(["A", "B"]);
  });
});

describe("what a light session does not do is refused, and not passed over", () => {
  const full = {
    retry: { maxAttempts: 5 },
    throttle: true,
    clock: { now: () => 1, after: () => () => {} },
    onDebug: () => {},
  };

  test.each([
    ["createLightSession", createLightSession],
    ["createPathClient", createPathClient],
  ])("%s", (_, make) => {
    for (const [name, value] of Object.entries(full)) {
      const rule = expect.stringContaining("createSession") as string;
      expect(() => make({ [name]: value } as LightOptions)).toThrow(
        expect.objectContaining({ code: "invalid-input", field: name, rule }) as Error,
      );
      expect(createSession({ [name]: value } as object)).toBeTypeOf("object");
    }
    // @ts-expect-error the type does not have it either
    expect(() => make({ retry: false })).toThrow("retry");
  });
});

describe("the time limit of a light session", () => {
  const limits: [number | undefined, number | undefined, number][] = [
    [undefined, undefined, 10_000],
    [200, undefined, 200],
    [200, 300, 300],
    [0, undefined, 1e9],
    [200, 0, 1e9],
    [200, Infinity, 1e9],
  ];

  test.each(limits)("of %s, and %s for a call, is %s ms; 0 is none", async (timeoutMs, ofCall, expected) => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const { options } = light([ok({ timeSecond: "1" })], { timeoutMs });
    await call(createLightSession(options), marketTime, {}, { timeoutMs: ofCall });
    expect(timeout.mock.calls).toEqual([[expected]]);
    timeout.mockRestore();
  });

  test.each([-1, Number.NaN, "5000" as never])("%s is none, and nothing is sent", async (timeoutMs) => {
    const { options, seen } = light([ok()]);
    const mistake = { code: "invalid-input", field: "timeoutMs", value: timeoutMs };
    await expect(call(createLightSession(options), marketTime, {}, { timeoutMs })).rejects.toMatchObject(mistake);
    expect((await createPathClient({ ...options, timeoutMs }).GET(time)).error).toMatchObject(mistake);
    expect(seen).toHaveLength(0);
  });

  test("that passes is a timeout, and of a write an unknown outcome", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort("late"));
    const { options } = light([], { fetch: async (_, init) => init?.signal?.throwIfAborted() as never });
    const client = createPathClient(options);
    expect((await client.GET(time)).error).toMatchObject({ kind: "timeout" });
    expect((await client.POST("/v5/order/cancel", { body: cancel })).error).toMatchObject({ kind: "unknown-outcome" });
    timeout.mockRestore();
  });
});

test("an answer that never ends is left, and is none", async () => {
  let chunks = 0;
  const isLeft = vi.fn(() => Promise.reject(new Error("cannot be left")));
  const body = new ReadableStream({
    pull: (controller) => {
      chunks++;
      controller.enqueue(new Uint8Array(2 ** 20).fill(32));
    },
    cancel: isLeft,
  });
  const { options } = light([], { fetch: async () => new Response(body) });
  expect((await createPathClient(options).GET(time)).error).toMatchObject({ kind: "protocol" });
  expect(chunks).toBeLessThan(20);
  expect(isLeft).toHaveBeenCalledOnce();
});

describe("calls by path alone", () => {
  test.each([
    ["a refusal", refused(10003), "auth"],
    [
      "a blocked region",
      new Response("<html>", { status: 403, headers: { "content-type": "text/html" } }),
      "geo-blocked",
    ],
    ["HTML as success", new Response("<html>", { headers: { "content-type": "text/html" } }), "protocol"],
    ["a redirect", new Response(null, { status: 307, headers: { location: "https://evil.example" } }), "protocol"],
    ["no connection", new TypeError(`connect ${credentials.secret}`), "network"],
    ["a gateway that failed", json("", { status: 502 }), "server"],
  ])("%s is %s", async (_, answer, kind) => {
    const { options, seen } = light([answer]);
    const { data, error } = await createPathClient(options).GET(time);
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ kind, operation: `GET ${time}`, attempts: 1 });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(credentials.secret);
    expect(seen).toHaveLength(1);
  });

  test.each([
    ["ECONNREFUSED", "There was no usable answer (ECONNREFUSED)."],
    [credentials.secret, "There was no usable answer."],
    [undefined, "There was no usable answer."],
  ])("a lost answer is told by the name of its failure, and by nothing else: %s", async (code, message) => {
    const lost = new TypeError("fetch failed", { cause: Object.assign(new Error(credentials.secret), { code }) });
    const { error } = await createPathClient(light([lost]).options).GET(time);
    expect(error?.message).toBe(`GET ${time}: ${message}`);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(credentials.secret);
  });

  test("a key that cannot sign sends nothing", async () => {
    const { options, seen } = light([ok()], {
      credentials: { apiKey: "k", sign: () => Promise.reject(new Error("x")) },
    });
    const { error } = await createPathClient(options).POST("/v5/order/cancel", { body: cancel });
    expect(error).toMatchObject({ kind: "auth", outcome: "not-sent" });
    expect(seen).toHaveLength(0);
  });

  test("a write without an answer has an unknown outcome", async () => {
    for (const answer of [new TypeError("down"), json('{"retCode":')]) {
      const { options } = light([answer]);
      const { error } = await createPathClient(options).POST("/v5/order/cancel", { body: cancel });
      expect(error).toMatchObject({ kind: "unknown-outcome" });
    }
  });

  test("its caller can give up", async () => {
    const controller = new AbortController();
    const { options } = light([() => new Promise<Response>(() => {})], {
      fetch: (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
    });
    const work = createPathClient(options).GET(time, { signal: controller.signal });
    setImmediate(() => controller.abort());
    expect((await work).error).toMatchObject({ kind: "aborted" });
  });
});
