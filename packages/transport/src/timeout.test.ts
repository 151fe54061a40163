import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { retry } from "./retry.ts";
import { stubFetch } from "./testing/stub-fetch.ts";
import { settle, VirtualClock } from "./testing/virtual-clock.ts";
import { timeout } from "./timeout.ts";

const URL = "https://api.example.com/v5/market/time";
const never = () => new Promise<Response>(() => {});
const stalled = () =>
  new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("{")) }));

test("the head of the answer must come in time", async () => {
  const clock = new VirtualClock();
  const call = compose(stubFetch(never), timeout({ headersMs: 100, totalMs: 500, clock }))(URL);
  await expect(clock.run(call)).rejects.toMatchObject({ code: "headers-timeout", isRetryable: true });
  expect(clock.pending).toBe(0);
});

test("a stalled body ends with its own error, but only while somebody reads", async () => {
  const clock = new VirtualClock();
  const response = await compose(stubFetch(stalled), timeout({ idleMs: 100, clock }))(URL);
  await clock.advance(10_000);
  const text = response.text();
  await expect(clock.run(text)).rejects.toMatchObject({ code: "idle-timeout", outcome: "unknown" });
  expect(clock.pending).toBe(0);
});

test("the total bounds the body too", async () => {
  const clock = new VirtualClock();
  const response = await compose(stubFetch(stalled), timeout({ totalMs: 100, clock }))(URL);
  await expect(clock.run(response.text())).rejects.toMatchObject({ code: "total-timeout" });
  expect(clock.pending).toBe(0);
});

test("outside retry the total bounds the whole call with its waits", async () => {
  const clock = new VirtualClock();
  const started = clock.now();
  const layers = [timeout({ totalMs: 1000, clock }), retry({ clock, maxAttempts: 9, random: () => 1 })];
  const fetch = stubFetch(new TypeError("fetch failed"));
  await expect(clock.run(compose(fetch, ...layers)(URL))).rejects.toMatchObject({ code: "total-timeout", attempts: 3 });
  expect(clock.now() - started).toBe(1000);
  expect(clock.pending).toBe(0);
});

test("inside retry every attempt has its own time", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(never);
  const call = compose(fetch, retry({ clock, random: () => 0 }), timeout({ headersMs: 100, clock }))(URL);
  await expect(clock.run(call)).rejects.toMatchObject({ code: "headers-timeout", attempts: 3 });
  expect(fetch.calls).toHaveLength(3);
  expect(clock.pending).toBe(0);
});

test("a fetch that cannot see its connection is not bound by the connect timer", async () => {
  const clock = new VirtualClock();
  const call = compose(stubFetch(never), timeout({ connectMs: 100, headersMs: 200, clock }))(URL);
  await expect(clock.run(call)).rejects.toMatchObject({ code: "headers-timeout" });
});

test("the connect timer stops once a connection is there", async () => {
  const clock = new VirtualClock();
  const connected = compose(
    (_request, context) => {
      context.state.onSent?.();
      return Promise.resolve(new Response("late"));
    },
    timeout({ connectMs: 100, clock }),
  );
  expect(await (await connected(URL)).text()).toBe("late");
  expect(clock.pending).toBe(0);
  const call = compose(never, timeout({ connectMs: 100, clock }))(URL).catch((error: unknown) => error);
  await settle();
  await clock.advance(100);
  expect(await call).toMatchObject({ code: "connect-timeout" });
});
