import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import {
  call,
  createLightSession,
  createSession,
  iterate,
  marketTime,
  orderCancel,
  positionList,
} from "../src/operations.ts";
import { createPathClient, type LightOptions } from "../src/path.ts";
import { VirtualClock } from "./support/virtual-clock.ts";
import { credentials, json, ok, refused, stubPlatform, type StubAnswer } from "./support/stub-platform.ts";

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

test("a signal that was aborted before lets nothing be sent, so that nothing is unknown", async () => {
  const { options, seen } = light([ok()]);
  const work = call(createLightSession(options), orderCancel, cancel, { signal: AbortSignal.abort() });
  await expect(work).rejects.toMatchObject({ kind: "aborted", outcome: "not-sent", attempts: 0 });
  expect(seen).toHaveLength(0);
});

describe("time in a light session", () => {
  const limits: [number | undefined, number | undefined, number[]][] = [
    [undefined, undefined, [10_000]],
    [200, undefined, [200]],
    [200, 300, [300]],
    [0, undefined, []],
    [200, 0, []],
    [200, Infinity, [Infinity]],
  ];

  test.each(limits)("is limited to %s ms, and to %s for a call; 0 is no limit", async (timeoutMs, ofCall, expected) => {
    const started: number[] = [];
    const ended = vi.fn();
    const after = (ms: number) => (started.push(ms), ended);
    const { options } = light([ok({ timeSecond: "1" })], { timeoutMs, clock: { now: () => 1, after } });
    await call(createLightSession(options), marketTime, {}, { timeoutMs: ofCall });
    expect(started).toEqual(expected);
    expect(ended).toHaveBeenCalledTimes(expected.length);
  });

  test("is that of its clock, by which it signs", async () => {
    const { options, seen } = light([ok({ list: [] })], { clock: new VirtualClock() });
    await call(createLightSession(options), positionList, { category: "linear", symbol: "A" });
    expect(seen[0]?.headers.get("x-bapi-timestamp")).toBe("1700000000000");
  });

  test.each([-1, Number.NaN, "5000" as never])("cannot be limited to %s, and nothing is sent", async (timeoutMs) => {
    const { options, seen } = light([ok()]);
    const mistake = { code: "invalid-input", field: "timeoutMs", value: timeoutMs };
    await expect(call(createLightSession(options), marketTime, {}, { timeoutMs })).rejects.toMatchObject(mistake);
    expect((await createPathClient({ ...options, timeoutMs }).GET(time)).error).toMatchObject(mistake);
    expect(seen).toHaveLength(0);
  });

  test("that is up is a timeout, and of a write an unknown outcome", async () => {
    const clock = new VirtualClock();
    const { options } = light([], {
      clock,
      fetch: (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
    });
    const client = createPathClient(options);
    expect((await clock.run(client.GET(time))).error).toMatchObject({ kind: "timeout" });
    const body = { ...cancel, orderLinkId: "mine" };
    const { error } = await clock.run(client.POST("/v5/order/cancel", { body: body as never }));
    expect(error).toMatchObject({ kind: "unknown-outcome", orderLinkId: "mine" });
    expect(clock.pending).toBe(0);
  });
});

describe("what a light session is told about its request", () => {
  const failing = (cause: unknown) => async () => Promise.reject(new TypeError("fetch failed", { cause }));
  const code = Object.assign(new Error("x"), { code: "ECONNREFUSED" });

  test.each([
    ["one address", code],
    ["each address of a name", new AggregateError([code, code])],
  ])("a connection that is refused sent nothing: %s", async (_, cause) => {
    const { options } = light([], { fetch: failing(cause) });
    const { error } = await createPathClient(options).POST("/v5/order/cancel", { body: cancel });
    expect(error).toMatchObject({ kind: "network", outcome: "not-sent" });
    expect(error?.message).toContain("(ECONNREFUSED)");
  });

  test("an answer from where a redirect led does not count, and a write that went there may have been done", async () => {
    const moved = () => Object.defineProperty(ok({ orderId: "evil" }), "redirected", { value: true });
    const { options } = light([], { fetch: async () => moved() });
    expect((await createPathClient(options).GET(time)).error).toMatchObject({ kind: "protocol" });
    const work = call(createLightSession(options), orderCancel, cancel);
    await expect(work).rejects.toMatchObject({ kind: "unknown-outcome" });
  });

  test("something that is no signal is an input error", async () => {
    const { options, seen } = light([ok()]);
    const { error } = await createPathClient(options).GET(time, { signal: "hunter2" as never });
    expect(error).toMatchObject({ code: "invalid-input", field: "signal", value: "string" });
    expect(seen).toHaveLength(0);
  });
});

describe("a light session around a fetch that does what it likes", () => {
  /** An answer whose body somebody reads already. */
  function used(): Response {
    const response = ok({ orderId: "1" });
    response.body?.getReader();
    return response;
  }

  function revoked(): object {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  }

  const strange: [string, () => Promise<unknown>][] = [
    ["answers nothing", async () => undefined],
    ["answers what is no response", async () => ({ status: 200, headers: {}, data: {} })],
    ["answers without a status", async () => Response.error()],
    ["answers with a body that somebody reads", async () => used()],
    ["rejects with nothing", () => Promise.reject(undefined)],
    ["rejects with what nobody may look at", () => Promise.reject(revoked())],
  ];

  test.each(strange)("tells a write as an unknown outcome where it %s", async (_, fetch) => {
    const { options } = light([], { fetch: fetch as never });
    const work = call(createLightSession(options), orderCancel, cancel);
    await expect(work).rejects.toMatchObject({ kind: "unknown-outcome", attempts: 1 });
  });

  const stalled = () => new ReadableStream({ pull: () => new Promise<void>(() => {}) });
  test.each([
    ["the answer", () => new Promise<Response>(() => {})],
    ["the body", async () => new Response(stalled(), { headers: { "content-type": "application/json" } })],
  ])("ends in time and when its caller gives up, where nobody tells %s to stop", async (_, fetch) => {
    const clock = new VirtualClock();
    const session = createLightSession(light([], { fetch, clock }).options);
    const late = clock.run(call(session, orderCancel, cancel));
    await expect(late).rejects.toMatchObject({ kind: "unknown-outcome", cause: { code: "total-timeout" } });
    const controller = new AbortController();
    const work = call(session, orderCancel, cancel, { signal: controller.signal });
    setImmediate(() => controller.abort());
    await expect(work).rejects.toMatchObject({ kind: "unknown-outcome", cause: { code: "aborted" } });
    expect(clock.pending).toBe(0);
  });

  test("asks a signal once, however many calls it is for", async () => {
    const session = createLightSession(light([ok({ list: [] })]).options);
    const { signal } = new AbortController();
    const listen = vi.spyOn(signal, "addEventListener");
    const input = { category: "linear", symbol: "A" } as const;
    await Promise.all(Array.from({ length: 20 }, () => call(session, positionList, input, { signal })));
    expect(listen).toHaveBeenCalledOnce();
  });
});

test("an answer that never ends is left, and does not count", async () => {
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
