import { stubFetch, systemError, VirtualClock } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { clientOf, errorOf, idempotentWrite, read, requestOf, StatusError, write } from "./support/requests.ts";

const never = () => new Promise<Response>(() => {});
const stalled = () =>
  new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("{")) }));

test.each([
  ["before the response headers", never],
  ["in the body", stalled],
])("an attempt that hangs %s ends after the attempt timeout, and may be retried", async (_where, respond) => {
  const clock = new VirtualClock(0);
  const fetch = stubFetch(respond);
  const client = clientOf({ fetch, clock, attemptTimeoutMs: 100, retry: { random: () => 0 } });
  const error = await errorOf(clock.run(client.request(idempotentWrite)));
  expect(error).toMatchObject({ code: "attempt-timeout", outcome: "unknown", attempts: 3, isTemporary: true });
  expect([clock.now(), clock.pending, fetch.calls.length]).toEqual([300, 0, 3]);
  for (const { init } of fetch.calls) expect(init.signal?.aborted).toBe(true);
});

test.each([
  ["a read", read, never, true],
  ["a write that the server may have carried out", write, never, false],
  ["a write that did not reach the server", write, systemError("ECONNREFUSED", "connect"), true],
])("the error of %s shows whether the call can be retried", async (_, request, respond, isRetryable) => {
  const clock = new VirtualClock(0);
  const client = clientOf({ fetch: stubFetch(respond), clock, attemptTimeoutMs: 100, retry: false });
  expect(await errorOf(clock.run(client.request(request)))).toMatchObject({ isTemporary: true, isRetryable });
});

test("the timeout of the call includes its attempts and waits", async () => {
  const clock = new VirtualClock(0);
  const client = clientOf({ fetch: stubFetch(never), clock, attemptTimeoutMs: 400, retry: { random: () => 0.25 } });
  const error = await errorOf(clock.run(client.request({ ...read, timeoutMs: 1000 })));
  expect(error).toMatchObject({ code: "total-timeout", attempts: 3 });
  expect([clock.now(), clock.pending]).toEqual([1000, 0]);
});

test("a wait between attempts that would exceed the call's timeout is skipped", async () => {
  const clock = new VirtualClock(0);
  const fetch = stubFetch(systemError("ECONNRESET", "read"));
  const client = clientOf({ fetch, clock, retry: { maxAttempts: 9, random: () => 1 } });
  const error = await errorOf(clock.run(client.request({ ...read, timeoutMs: 1000 })));
  expect(error).toMatchObject({ code: "network", attempts: 3 });
  expect([clock.now(), clock.pending]).toEqual([600, 0]);
});

test("the timeout of a call includes the time to create its headers and to run `settle`", async () => {
  for (const hanging of [
    requestOf({ timeoutMs: 200, headers: () => new Promise(() => {}) }),
    requestOf({ timeoutMs: 200, settle: (_error, call) => call.race(new Promise<never>(() => {})) }),
  ]) {
    const clock = new VirtualClock(0);
    const client = clientOf({ fetch: stubFetch(new Response("", { status: 404 })), clock });
    expect(await errorOf(clock.run(client.request(hanging)))).toMatchObject({ code: "total-timeout" });
    expect([clock.now(), clock.pending]).toEqual([200, 0]);
  }
});

test("without a timeout there is no timer", async () => {
  const clock = new VirtualClock();
  await clientOf({ fetch: stubFetch(new Response("ok")), clock }).request(read);
  expect(clock.waits).toEqual([]);
});

test("the deadlines of many calls share one timer, and each deadline ends only its own call", async () => {
  const clock = new VirtualClock(0);
  const client = clientOf({ fetch: stubFetch(never), clock, retry: false });
  const ends: [string, number][] = [];
  const calls = [300, 100, 200].map(async (timeoutMs) => {
    const error = (await errorOf(client.request({ ...read, timeoutMs }))) as { code: string };
    ends.push([error.code, clock.now()]);
  });
  expect(clock.pending).toBe(1);
  await clock.run(Promise.all(calls));
  expect(ends).toEqual([
    ["total-timeout", 100],
    ["total-timeout", 200],
    ["total-timeout", 300],
  ]);
  expect(clock.pending).toBe(0);
});

test("a call that times out after a refusal has the outcome `answered`", async () => {
  const clock = new VirtualClock();
  let attempts = 0;
  const request = requestOf({
    timeoutMs: 500,
    // The second attempt is never sent, because its signature never resolves.
    headers: () => (attempts++ === 0 ? {} : new Promise<never>(() => {})),
    decode: () => {
      throw new StatusError(503, { outcome: "answered" });
    },
  });
  const client = clientOf({ fetch: stubFetch(new Response("no")), clock, retry: { random: () => 0 } });
  const error = await clock.run(errorOf(client.request(request)));
  expect(error).toMatchObject({ code: "total-timeout", outcome: "answered", attempts: 1, mayHaveBeenSent: true });
});

test("the error of a timeout contains the option's name and its duration", async () => {
  const clock = new VirtualClock(0);
  const client = clientOf({ fetch: stubFetch(never), clock, attemptTimeoutMs: 100, retry: false });
  expect(await errorOf(clock.run(client.request(read)))).toMatchObject({
    code: "attempt-timeout",
    message: "No complete response within 100 ms, the timeout of one attempt.",
  });
  expect(await errorOf(clock.run(client.request({ ...read, timeoutMs: 50 })))).toMatchObject({
    code: "total-timeout",
    message: "The call exceeded its timeout of 50 ms.",
    isRetryable: true,
  });
  expect(await errorOf(clock.run(client.open(read as never, 30)))).toMatchObject({
    code: "idle-timeout",
    message: "The server sent nothing for 30 ms.",
  });
});

test("a call that ends in time does not change the deadlines of other calls", async () => {
  for (const ended of [0, 1, 2]) {
    const clock = new VirtualClock(0);
    const ends: [number, string][] = [];
    const responses = [0, 1, 2].map((index) => (index === ended ? new Response("ok") : never));
    const client = clientOf({ fetch: stubFetch(...responses), clock, retry: false });
    const limits = [300, 100, 200];
    const calls = limits.map(async (timeoutMs) => {
      const result = await client.request({ ...read, timeoutMs }).catch((error: { code: string }) => error.code);
      if (typeof result === "string") ends.push([clock.now(), result]);
    });
    await clock.run(Promise.all(calls));
    const others = limits.filter((_, index) => index !== ended).toSorted((one, other) => one - other);
    expect(ends).toEqual(others.map((ms) => [ms, "total-timeout"]));
    expect(clock.pending).toBe(0);
  }
});

test("an infinite timeout counts as no timeout", async () => {
  const clock = new VirtualClock(0);
  const client = clientOf({ fetch: stubFetch(new Response("ok")), clock, attemptTimeoutMs: Infinity });
  await client.request({ ...read, timeoutMs: Infinity });
  expect(clock.waits).toEqual([]);
});

test("calls that end later than a running timer use this timer instead of a new one", async () => {
  const clock = new VirtualClock(0);
  const client = clientOf({ fetch: stubFetch(never), clock, retry: false });
  const call = (timeoutMs: number) => errorOf(client.request({ ...read, timeoutMs }));
  const calls = [call(100), call(100), call(500)];
  await clock.advance(50);
  calls.push(call(100));
  expect(clock.waits).toEqual([100]);
  await clock.run(Promise.all(calls));
  expect(clock.waits).toEqual([100, 400, 50, 350]);
});

test("setting back the wall clock does not extend a timeout", async () => {
  const clock = new VirtualClock(0);
  const elapsed = { now: () => -1e6, elapsed: () => clock.now(), after: clock.after.bind(clock) };
  const client = clientOf({ fetch: stubFetch(never), clock: elapsed });
  expect(await errorOf(clock.run(client.request({ ...read, timeoutMs: 100 })))).toMatchObject({
    code: "total-timeout",
  });
  expect(clock.now()).toBe(100);
});
