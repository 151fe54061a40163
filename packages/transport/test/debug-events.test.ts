import { collectUnhandledRejections, stubFetch, systemError, VirtualClock } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import type { DebugEvent } from "../src/index.ts";
import { clientOf, errorOf, read, requestOf } from "./support/requests.ts";

const facts = { operation: "orderCreate", method: "GET", path: "/v5/order/create" };

test("debug events report request, wait, retry and response with their details", async () => {
  const clock = new VirtualClock(0);
  const events: DebugEvent[] = [];
  const slow = async () => {
    await new Promise<void>((resolve) => void clock.after(30, resolve));
    return new Response("ok");
  };
  const fetch = stubFetch(systemError("ECONNRESET", "read"), slow);
  const onDebug = (event: DebugEvent) => void events.push(event);
  const client = clientOf({ fetch, clock, onDebug, retry: { random: () => 0.5 } });
  const rateLimits = [{ key: "order", requests: 1, windowMs: 1000 }];
  await clock.run(client.request(requestOf({ rateLimits })));
  expect(events).toEqual([
    { type: "request", attempt: 1, ...facts },
    { type: "retry", attempt: 1, code: "network", waitMs: 100, ...facts },
    { type: "throttled", attempt: 1, bucket: "order", waitMs: 900, ...facts },
    { type: "request", attempt: 2, ...facts },
    { type: "response", attempt: 2, status: 200, durationMs: 30, ...facts },
  ]);
});

test("debug events report the code of a failed call", async () => {
  const events: DebugEvent[] = [];
  const onDebug = (event: DebugEvent) => void events.push(event);
  const fetch = stubFetch(new Response("", { status: 404 }));
  await errorOf(clientOf({ fetch, onDebug, retry: false }).request(read));
  expect(events.map(({ type }) => type)).toEqual(["request", "response", "failure"]);
  expect(events.at(-1)).toEqual({ type: "failure", attempt: 1, code: "http-404", ...facts });
});

test("debug events contain no query, header or body", async () => {
  const events: DebugEvent[] = [];
  const onDebug = (event: DebugEvent) => void events.push(event);
  const request = requestOf({
    url: "https://api.example.com/v5/order/create?secret-query=1",
    method: "POST",
    body: "secret-body",
    headers: () => ({ "x-key": "secret-key" }),
  });
  const response = new Response("secret-response", { headers: { "x-set": "secret-header" } });
  await clientOf({ fetch: stubFetch(response), onDebug }).request(request);
  expect(events).toHaveLength(2);
  expect(JSON.stringify(events)).not.toContain("secret");
});

test("debug events have no path for an address that isn't a URL", async () => {
  const events: DebugEvent[] = [];
  const onDebug = (event: DebugEvent) => void events.push(event);
  await clientOf({ fetch: stubFetch(new Response("ok")), onDebug }).request(requestOf({ url: "/v5/order/create" }));
  expect(events.map(({ path }) => path)).toEqual(["", ""]);
});

test.each([
  [
    "throws",
    () => {
      throw new Error("listener");
    },
  ],
  ["rejects", () => Promise.reject(new Error("listener"))],
])("an onDebug callback that %s causes an unhandled error without affecting the call", async (_, onDebug) => {
  using rejections = collectUnhandledRejections();
  const client = clientOf({ fetch: stubFetch(new Response("ok")), onDebug });
  expect(await client.request(read)).toMatchObject({ text: "ok" });
  const errors = await rejections.settle();
  expect(errors.length).toBeGreaterThan(0);
  expect(errors).toEqual(errors.map(() => new Error("listener")));
});
