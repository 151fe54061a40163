import { settle, VirtualClock } from "@specwright-tools/testing";
import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import type { TradingOptions } from "../src/index.ts";
import { call, createSession, iterate, marketTime, orderCancel, positionList } from "../src/operations.ts";
import { created, credentials, envelope, json, ok, stubPlatform, type StubResponse } from "./support/stub-platform.ts";

/** Creates a session that never retries, and returns it with the requests that its platform received. */
function session(responses: readonly StubResponse[], options: TradingOptions = {}) {
  const { fetch, seen, clock } = stubPlatform(responses);
  const all = { environment: "testnet", credentials, fetch, clock, retry: false, ...options } as const;
  return { context: createSession(all), seen, clock };
}

const positions = { category: "linear", symbol: "A" } as const;
const cancel = { category: "linear", symbol: "A", orderId: "1" } as const;

describe("one operation in a session", () => {
  test("is signed, checked and classified as in the full client", async () => {
    const { context, seen } = session([ok({ list: [] })]);
    expect(await call(context, positionList, positions)).toMatchObject({ list: [] });
    expect(seen[0]?.headers.get("x-bapi-sign")).toMatch(/^[0-9a-f]{64}$/);
    await expect(call(context, positionList, { category: "linear" } as never)).rejects.toMatchObject({
      code: "invalid-input",
    });
    expect(seen).toHaveLength(1);
  });

  test("iterates over all pages", async () => {
    const { context } = session([
      ok({ list: [{ symbol: "A" }], nextPageCursor: "x" }),
      ok({ list: [{ symbol: "B" }], nextPageCursor: "" }),
    ]);
    const symbols: string[] = [];
    for await (const { symbol } of iterate(context, positionList, { category: "inverse" })) symbols.push(symbol);
    expect(symbols).toEqual(["A", "B"]);
  });

  test("does not print its key", () => {
    const { context } = session([]);
    expect(inspect(context, { depth: 9, showHidden: true })).not.toContain(credentials.secret);
    expect(JSON.stringify(context)).not.toContain(credentials.secret);
  });
});

test("with an already aborted signal, nothing is sent and the outcome is not-sent", async () => {
  const { context, seen } = session([created]);
  const work = call(context, orderCancel, cancel, { signal: AbortSignal.abort() });
  await expect(work).rejects.toMatchObject({ code: "aborted", outcome: "not-sent", attempts: 0 });
  expect(seen).toHaveLength(0);
});

describe("timeouts of a session", () => {
  const never = () => new Promise<Response>(() => {});
  const limits: [TradingOptions, number | undefined, number][] = [
    [{}, undefined, 10_000],
    [{ attemptTimeoutMs: 200 }, undefined, 200],
    [{ timeoutMs: 300 }, undefined, 300],
    [{ timeoutMs: 300 }, 150, 150],
    [{ timeoutMs: 300, attemptTimeoutMs: 0 }, undefined, 300],
    [{ attemptTimeoutMs: 0 }, 250, 250],
    [{ timeoutMs: 300, attemptTimeoutMs: 200 }, 0, 200],
  ];

  test.each(limits)(
    "with the client options %j and the call timeout %s end the call after %s ms",
    async (options, timeoutMs, ms) => {
      const { context, clock } = session([never], options);
      const started = clock.now();
      const work = call(context, marketTime, {}, timeoutMs === undefined ? {} : { timeoutMs });
      await expect(clock.run(work)).rejects.toMatchObject({ code: "timeout", outcome: "unknown" });
      expect(clock.now() - started).toBe(ms);
      expect(clock.pending).toBe(0);
    },
  );

  test("include the retries and waits of a call", async () => {
    const retry = { maxAttempts: 10, backoff: { baseMs: 400, capMs: 400 }, random: () => 1 };
    const { context, clock, seen } = session([new TypeError("down")], { retry });
    const started = clock.now();
    await expect(clock.run(call(context, marketTime, {}, { timeoutMs: 1000 }))).rejects.toMatchObject({
      code: "network",
    });
    expect(clock.now() - started).toBeLessThanOrEqual(1000);
    expect(seen).toHaveLength(3);
  });

  test("can be disabled", async () => {
    const { context, clock } = session([never], { attemptTimeoutMs: 0 });
    void call(context, marketTime, {}).catch(() => {});
    await settle();
    expect(clock.pending).toBe(0);
  });

  test.each([-1, Number.NaN, "5000" as never])("cannot be %s, and nothing is sent", async (timeoutMs) => {
    const { context, seen } = session([created]);
    const mistake = { code: "invalid-input", field: "timeoutMs", value: timeoutMs };
    await expect(call(context, marketTime, {}, { timeoutMs })).rejects.toMatchObject(mistake);
    expect(seen).toHaveLength(0);
  });

  test("leave the outcome of a write unknown", async () => {
    const { context, clock } = session([never]);
    const input = { ...cancel, orderLinkId: "mine" };
    await expect(clock.run(call(context, orderCancel, input))).rejects.toMatchObject({
      code: "unknown-outcome",
      orderLinkId: "mine",
      cause: { code: "attempt-timeout" },
    });
    expect(clock.pending).toBe(0);
  });
});

test("requests are signed with the time of the session's clock", async () => {
  const { context, seen } = session([ok({ list: [] })]);
  await call(context, positionList, positions);
  expect(seen[0]?.headers.get("x-bapi-timestamp")).toBe("1700000000000");
});

describe("an attempt that fails before or after it is sent", () => {
  const failing = (cause: unknown) => async () => Promise.reject(new TypeError("fetch failed", { cause }));
  const refused = Object.assign(new Error("x"), { code: "ECONNREFUSED" });

  test.each([
    ["by one address", refused],
    ["by each address of a name", new AggregateError([refused, refused])],
  ])("has the outcome not-sent if the connection was refused: %s", async (_, cause) => {
    const { context } = session([], { fetch: failing(cause) });
    const work = call(context, orderCancel, cancel);
    await expect(work).rejects.toMatchObject({ code: "network", outcome: "not-sent" });
    await expect(work).rejects.toThrow("(ECONNREFUSED)");
  });

  test("is rejected if fetch followed a redirect, and the outcome of a write is unknown", async () => {
    const moved = () => Object.defineProperty(json(envelope({ orderId: "evil" })), "redirected", { value: true });
    const { context } = session([], { fetch: async () => moved() });
    await expect(call(context, marketTime, {})).rejects.toMatchObject({ code: "protocol" });
    await expect(call(context, orderCancel, cancel)).rejects.toMatchObject({ code: "unknown-outcome" });
  });

  test("causes an InputError if its signal is not an AbortSignal", async () => {
    const { context, seen } = session([created]);
    const work = call(context, marketTime, {}, { signal: "hunter2" as never });
    await expect(work).rejects.toMatchObject({ code: "invalid-input", field: "signal", value: "string" });
    expect(seen).toHaveLength(0);
  });
});

describe("a fetch function with unexpected behaviour", () => {
  /** Creates a response whose body is already being read. */
  function used(): Response {
    const response = json(envelope({ orderId: "1" }));
    response.body?.getReader();
    return response;
  }

  function revoked(): object {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  }

  const strange: [string, () => Promise<unknown>][] = [
    ["resolves with nothing", async () => undefined],
    ["resolves with something else", async () => ({ status: 200, headers: {}, data: {} })],
    ["resolves without a status", async () => Response.error()],
    ["resolves with a body that is being read", async () => used()],
    ["rejects with nothing", () => Promise.reject(undefined)],
    ["rejects with a revoked proxy", () => Promise.reject(revoked())],
  ];

  test.each(strange)("leaves the outcome of a write unknown if it %s", async (_, fetch) => {
    const { context } = session([], { fetch: fetch as never });
    const work = call(context, orderCancel, cancel);
    await expect(work).rejects.toMatchObject({ code: "unknown-outcome", attempts: 1 });
  });

  const stalled = () => new ReadableStream({ pull: () => new Promise<void>(() => {}) });
  test.each([
    ["its response", () => new Promise<Response>(() => {})],
    ["a body", async () => new Response(stalled(), { headers: { "content-type": "application/json" } })],
  ])("does not prolong the call if it cannot stop %s", async (_, fetch) => {
    const { context, clock } = session([], { fetch });
    const late = clock.run(call(context, orderCancel, cancel));
    await expect(late).rejects.toMatchObject({ code: "unknown-outcome", cause: { code: "attempt-timeout" } });
    const controller = new AbortController();
    const work = call(context, orderCancel, cancel, { signal: controller.signal });
    await settle();
    controller.abort();
    await expect(work).rejects.toMatchObject({ code: "unknown-outcome", cause: { code: "aborted" } });
    expect(clock.pending).toBe(0);
  });

  test("calls with the same signal share one abort listener", async () => {
    const { context } = session([ok({ list: [] })]);
    const { signal } = new AbortController();
    const listen = vi.spyOn(signal, "addEventListener");
    await Promise.all(Array.from({ length: 20 }, () => call(context, positionList, positions, { signal })));
    expect(listen).toHaveBeenCalledOnce();
  });

  test("causes a protocol error if the body is endless, and the body is cancelled", async () => {
    let chunks = 0;
    const cancelBody = vi.fn(() => Promise.reject(new Error("cannot be cancelled")));
    const pull = (controller: ReadableStreamDefaultController) => {
      chunks++;
      controller.enqueue(new Uint8Array(2 ** 20).fill(32));
    };
    const { context } = session([], {
      fetch: async () => new Response(new ReadableStream({ pull, cancel: cancelBody })),
    });
    await expect(call(context, marketTime, {})).rejects.toMatchObject({ code: "protocol" });
    expect(chunks).toBeLessThan(20);
    expect(cancelBody).toHaveBeenCalledOnce();
  });
});

describe("debug events", () => {
  test("report each request, response and retry with operation, attempt, method and path", async () => {
    const lines: string[] = [];
    const responses: StubResponse[] = [new TypeError("down"), ok({ list: [] })];
    const { context, clock } = session(responses, {
      retry: { random: () => 0.5 },
      onDebug: ({ type, operation, attempt, method, path }) =>
        lines.push([type, operation, attempt, method, path].join(" ")),
    });
    await clock.run(call(context, positionList, positions));
    expect(lines).toEqual([
      "request position.list 1 GET /v5/position/list",
      "retry position.list 1 GET /v5/position/list",
      "request position.list 2 GET /v5/position/list",
      "response position.list 2 GET /v5/position/list",
    ]);
  });
});

test("a write that would wait too long for its rate limit is not sent", async () => {
  const { context, clock, seen } = session([created], { throttle: { maxWriteWaitMs: 500 } });
  const works = Promise.allSettled(Array.from({ length: 12 }, () => call(context, orderCancel, cancel)));
  const results = await clock.run(works);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(results.at(-1)).toMatchObject({ reason: { code: "timeout", outcome: "not-sent", attempts: 0 } });
  expect(seen).toHaveLength(10);
});

test("a clock can be a plain object", async () => {
  const clock = new VirtualClock();
  const plain = { now: () => clock.now(), after: (ms: number, callback: () => void) => clock.after(ms, callback) };
  const { context } = session([ok({ list: [] })], { clock: plain });
  expect(await call(context, positionList, positions)).toMatchObject({ list: [] });
});
