import { expect, test } from "vitest";
import { compose } from "./node/compose.ts";
import { retry } from "./retry.ts";
import { json, stubFetch, systemError } from "./testing/stub-fetch.ts";
import { VirtualClock } from "./testing/virtual-clock.ts";

const URL = "https://api.example.com/v5/order/create";
const reset = systemError("ECONNRESET", "read");
const refused = systemError("ECONNREFUSED", "connect");
const post = { method: "POST", body: "{}" } as const;

test("a read is tried again after a reset, with full jitter", async () => {
  const clock = new VirtualClock();
  const started = clock.now();
  const fetch = stubFetch(reset, reset, json({ retCode: 0 }));
  const response = await clock.run(compose(fetch, retry({ clock, random: () => 0.5 }))(URL));
  expect(await response.json()).toEqual({ retCode: 0 });
  expect(fetch.calls).toHaveLength(3);
  expect(clock.now() - started).toBe(0.5 * 200 + 0.5 * 400);
});

test("a write of unknown result is sent once", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(reset);
  const failure = await clock.run(compose(fetch, retry({ clock }))(URL, post).catch((error: unknown) => error));
  expect(failure).toMatchObject({ code: "network", outcome: "unknown", attempts: 1, mayHaveBeenSent: true });
  expect(fetch.calls).toHaveLength(1);
});

test("a write that surely did not arrive is tried again", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(refused, json({ retCode: 0 }));
  const response = await clock.run(compose(fetch, retry({ clock }))(URL, post));
  expect(response.status).toBe(200);
  expect(fetch.calls).toHaveLength(2);
});

test("a write with an idempotency field is repeated, and stays unknown when an earlier attempt was", async () => {
  const clock = new VirtualClock();
  const fetch = stubFetch(reset, refused);
  const options = { ...post, repeatable: true };
  const failure = await clock.run(compose(fetch, retry({ clock }))(URL, options).catch((error: unknown) => error));
  expect(failure).toMatchObject({ outcome: "unknown", attempts: 3 });
});

test("a status that stays is handed to the caller, after the server's hint, clamped", async () => {
  const clock = new VirtualClock();
  const started = clock.now();
  const fetch = stubFetch(new Response("busy", { status: 429, headers: { "retry-after": "86400" } }));
  const response = await clock.run(compose(fetch, retry({ clock, maxHintMs: 3000, random: () => 0 }))(URL));
  expect([response.status, await response.text()]).toEqual([429, "busy"]);
  expect(clock.now() - started).toBe(6000);
  expect(fetch.calls).toHaveLength(3);
});

test.each([100, 1000])("at total failure %i calls cause at most 1.1 requests each", async (calls) => {
  const clock = new VirtualClock();
  const fetch = stubFetch(reset);
  const send = compose(fetch, retry({ clock, maxAttempts: 10 }));
  await clock.run(Promise.allSettled(Array.from({ length: calls }, () => send(URL))));
  expect(fetch.calls.length).toBeGreaterThan(calls);
  expect(fetch.calls.length).toBeLessThanOrEqual(calls * 1.1);
});
