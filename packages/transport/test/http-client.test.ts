import { inspect } from "node:util";
import { jsonResponse, stubFetch, systemError, VirtualClock } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { TransportError, type HttpCall } from "../src/index.ts";
import { clientOf, errorOf, idempotentWrite, read, requestOf, StatusError, write } from "./support/requests.ts";

test("the callbacks of a successful request are called once each, in the documented order", async () => {
  const order: string[] = [];
  const fetch = stubFetch(() => {
    order.push("fetch");
    return new Response("fine");
  });
  const request = requestOf({
    headers() {
      order.push("headers");
      return { "x-sign": "abc" };
    },
    decode(head, body) {
      order.push("decode");
      return { head, status: head.status, text: new TextDecoder().decode(body) };
    },
    recover: () => (order.push("recover"), false),
    settle: () => {
      throw new Error("never");
    },
  });
  expect(await clientOf({ fetch }).request(request)).toMatchObject({ status: 200, text: "fine" });
  expect(order).toEqual(["headers", "fetch", "decode"]);
  expect(fetch.calls).toMatchObject([{ url: request.url, init: { headers: { "x-sign": "abc" }, redirect: "manual" } }]);
});

test("each retry creates its headers after the wait, not before", async () => {
  const clock = new VirtualClock(0);
  const signedAt: number[] = [];
  const request = requestOf({
    headers() {
      signedAt.push(clock.now());
      return {};
    },
  });
  const fetch = stubFetch(new Response("", { status: 500 }), new Response("", { status: 500 }), new Response("ok"));
  await clock.run(clientOf({ fetch, clock, retry: { random: () => 1 } }).request(request));
  expect(signedAt).toEqual([0, 200, 600]);
});

test("a promise of headers is awaited", async () => {
  const fetch = stubFetch(new Response("ok"));
  await clientOf({ fetch }).request(requestOf({ headers: async () => ({ "x-late": "1" }) }));
  expect(fetch.calls[0]!.init.headers).toEqual({ "x-late": "1" });
});

test("without the callback `settle`, the client throws the error of the last attempt with the number of attempts", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(systemError("ECONNRESET", "read"));
  const error = await errorOf(clock.run(clientOf({ fetch, clock }).request(read)));
  expect(TransportError.isInstance(error)).toBe(true);
  expect(error).toMatchObject({ code: "network", attempts: 3, operation: "orderCreate" });
  expect(clock.pending).toBe(0);
});

test("`settle` determines the final error or result", async () => {
  const fetch = stubFetch(new Error("broken"));
  const clock = new VirtualClock();
  const mine = new Error("mine");
  const failing = requestOf({
    settle: () => {
      throw mine;
    },
  });
  expect(await errorOf(clock.run(clientOf({ fetch, clock }).request(failing)))).toBe(mine);
  const mending = requestOf({ settle: (error, call) => ({ text: `${error.code} ${call.attempts}` }) as never });
  expect(await clock.run(clientOf({ fetch, clock }).request(mending))).toEqual({ text: "network 3" });
});

test("the callback `settle` receives the error of the last attempt and the outcome of all attempts together", async () => {
  const seen: unknown[] = [];
  const note = (error: unknown, call: HttpCall): never => {
    seen.push((error as TransportError).outcome, call.outcome, call.attempts, call.sentAt);
    throw error;
  };
  const clock = new VirtualClock(5);
  const fetch = stubFetch(systemError("ECONNREFUSED", "connect"));
  await errorOf(clientOf({ fetch, clock, retry: false }).request({ ...write, settle: note }));
  expect(seen).toEqual(["not-sent", "not-sent", 1, 5]);
});

test("`decode` receives the outcome of the earlier attempts", async () => {
  const [refused, reset] = [systemError("ECONNREFUSED", "connect"), systemError("ECONNRESET", "read")];
  for (const [earlier, outcome] of [
    [[], "not-sent"],
    [[refused], "not-sent"],
    [[reset], "unknown"],
    [[reset, refused], "unknown"],
  ] as const) {
    const seen: unknown[] = [];
    const decode = (_head: unknown, _body: unknown, call: HttpCall): never => {
      seen.push(call.earlierOutcome, call.outcome);
      throw new StatusError(400);
    };
    const clock = new VirtualClock();
    const fetch = stubFetch(...earlier, new Response("ok"));
    await errorOf(clock.run(clientOf({ fetch, clock }).request(requestOf({ decode }))));
    // The current attempt has a response, but the attempt's effect on the server is unknown.
    expect(seen).toEqual([outcome, "unknown"]);
  }
});

test("if several events end a call, the error has the reason of the first", async () => {
  const controller = new AbortController();
  const clock = new VirtualClock();
  const fetch = stubFetch(() => new Promise<Response>(() => {}));
  const settle = (_error: unknown, call: HttpCall) => {
    controller.abort();
    return call.race(new Promise<never>(() => {}));
  };
  const request = requestOf({ timeoutMs: 100, signal: controller.signal, settle });
  expect(await errorOf(clock.run(clientOf({ fetch, clock }).request(request)))).toMatchObject({
    code: "total-timeout",
  });
});

test("the callback `recover` is called at most once in each call, and the retry after it is sent without a wait", async () => {
  const asked: unknown[] = [];
  const fetch = stubFetch(new Response("", { status: 401 }), new Response("ok"), new Response("", { status: 401 }));
  const client = clientOf({ fetch });
  const request = requestOf({
    method: "POST",
    isIdempotent: false,
    recover(error) {
      asked.push(error.code);
      return Promise.resolve(true);
    },
  });
  expect(await client.request(request)).toMatchObject({ text: "ok" });
  expect(await errorOf(client.request(request))).toBeInstanceOf(StatusError);
  expect([asked, fetch.calls.length]).toEqual([["http-401", "http-401"], 4]);
});

test("if `recover` returns false, the call throws the error of its response", async () => {
  const fetch = stubFetch(new Response("", { status: 401 }));
  for (const recover of [() => Promise.resolve(false), () => false as const]) {
    expect(await errorOf(clientOf({ fetch }).request(requestOf({ recover })))).toMatchObject({ code: "http-401" });
  }
  expect(fetch.calls).toHaveLength(2);
});

test("a request that may be sent only once is never retried", async () => {
  const fetch = stubFetch(systemError("ECONNREFUSED", "connect"));
  const error = await errorOf(clientOf({ fetch }).request({ ...read, isSentOnce: true }));
  expect(error).toMatchObject({ outcome: "not-sent", attempts: 1 });
});

test("a request with a stream as the body is sent once, because the stream is consumed", async () => {
  const fetch = stubFetch(systemError("ECONNREFUSED", "connect"));
  const body = new ReadableStream({ start: (controller) => controller.close() });
  expect(await errorOf(clientOf({ fetch }).request({ ...idempotentWrite, body }))).toMatchObject({ attempts: 1 });
});

const ownFetch = (url: string, init?: RequestInit) => globalThis.fetch(url, init);

test.each([
  ["header", { headers: () => ({ "x-key": "secret\r\nline" }) }],
  ["method", { method: "secret method" }],
  ["URL", { url: "https://secret host/" }],
])("a request whose %s the runtime refuses is not sent, retried or printed", async (_name, overrides) => {
  for (const fetch of [undefined, ownFetch]) {
    const error = await errorOf(clientOf({ fetch }).request({ ...read, ...overrides }));
    expect(error).toMatchObject({ code: "invalid-request", outcome: "not-sent", isRetryable: false, attempts: 1 });
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain("secret");
  }
});

test("a write has an unknown outcome if the caller's fetch fails, even with a header that the runtime would refuse", async () => {
  const fetch = async () => {
    throw new Error("the response was lost");
  };
  const request = { ...write, headers: () => ({ "x-key": "line\r\nline" }) };
  expect(await errorOf(clientOf({ fetch }).request(request))).toMatchObject({ code: "network", outcome: "unknown" });
});

test("nothing is sent if the wall clock passes the end of the call while the machine sleeps", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(new Response("ok"));
  const request = requestOf({
    timeoutMs: 1000,
    headers() {
      clock.set(clock.now() + 60_000);
      return {};
    },
  });
  const error = await errorOf(clientOf({ fetch, clock }).request(request));
  expect(error).toMatchObject({ code: "total-timeout", outcome: "not-sent", attempts: 0 });
  expect([fetch.calls.length, clock.pending]).toEqual([0, 0]);
});

test("a call is not sent after its deadline by the wall clock", async () => {
  const clock = new VirtualClock(1000);
  const fetch = stubFetch(new Response("ok"));
  const client = clientOf({ fetch, clock });
  expect(await errorOf(client.request(requestOf({ expiresAt: 999 })))).toMatchObject({ code: "total-timeout" });
  expect(await client.request(requestOf({ expiresAt: 1000 }))).toMatchObject({ text: "ok" });
});

test("`decode` may return a promise, which the timeout of the call includes", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(jsonResponse({}));
  const never = requestOf({ timeoutMs: 500, decode: () => new Promise(() => {}) });
  const error = await errorOf(clock.run(clientOf({ fetch, clock }).request(never)));
  expect(error).toMatchObject({ code: "total-timeout", outcome: "unknown" });
  const late = requestOf({ decode: async () => ({ text: "late" }) as never });
  expect(await clientOf({ fetch }).request(late)).toEqual({ text: "late" });
});
