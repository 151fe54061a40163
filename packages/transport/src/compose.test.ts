import { inspect } from "node:util";
import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { TransportError } from "./errors.ts";
import { LightRequest } from "./light-request.ts";
import { compose as composeOnNode } from "./node/compose.ts";
import { retry } from "./retry.ts";
import { json, stubFetch, systemError } from "./testing/stub-fetch.ts";
import { settle, VirtualClock } from "./testing/virtual-clock.ts";
import type { Layer } from "./types.ts";

const URL = "https://api.example.com/v5/market/time";

test("runs the layers from the outside in and hands every layer the same call", async () => {
  const order: string[] = [];
  const note =
    (name: string): Layer =>
    (next) =>
    (request, context) => {
      order.push(`${name} ${context.operation}`);
      return next(request, context);
    };
  const fetch = stubFetch(json({ retCode: 0 }));
  const response = await compose(fetch, note("outer"), note("inner"))(URL, { operation: "marketTime" });
  expect(await response.json()).toEqual({ retCode: 0 });
  expect(order).toEqual(["outer marketTime", "inner marketTime"]);
});

test("rejects with a typed error whatever is thrown inside", async () => {
  const thrown = Object.assign(new Error("header 'top-secret-key' is invalid"), { secret: "top-secret-key" });
  const failure = await compose(stubFetch(thrown))(URL).catch((error: unknown) => error);
  expect(TransportError.isInstance(failure)).toBe(true);
  expect(failure).toMatchObject({ code: "network", outcome: "unknown" });
});

test("an aborted signal sends nothing", async () => {
  const fetch = stubFetch(json({}));
  const failure = await compose(fetch)(URL, { signal: AbortSignal.abort() }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "aborted", outcome: "not-sent", isRetryable: false });
  expect(fetch.calls).toHaveLength(0);
});

test.each([true, false])("a reason nobody may look at still is an abort (before the call: %s)", async (before) => {
  const controller = new AbortController();
  const reason: unknown = new Proxy(
    {},
    {
      get() {
        throw new Error("no look");
      },
    },
  );
  if (before) controller.abort(reason);
  const call = compose(stubFetch(() => new Promise(() => {})))(URL, { signal: controller.signal });
  controller.abort(reason);
  await expect(call).rejects.toMatchObject({ code: "aborted" });
});

test("an abort ends the wait between attempts and leaves no timer or listener", async () => {
  const clock = new VirtualClock();
  const controller = new AbortController();
  const call = compose(stubFetch(systemError("ECONNRESET", "read")), retry({ clock, random: () => 1 }))(URL, {
    signal: controller.signal,
  }).catch((error: unknown) => error);
  await settle();
  expect(clock.pending).toBe(1);
  controller.abort();
  expect(await call).toMatchObject({ code: "aborted", attempts: 1, outcome: "unknown" });
  expect(clock.pending).toBe(0);
});

test.each([
  ["portable", compose, Request],
  ["on Node", composeOnNode, LightRequest],
])("%s: layers get a request with all its members, whatever was given", async (_, make, kind) => {
  const seen: unknown[] = [];
  const look: Layer = (next) => async (request, context) => {
    const { url, method, headers } = request;
    seen.push([request instanceof kind, url, method, headers.get("x-a"), await request.clone().text()]);
    return next(request, context);
  };
  const options = { method: "post", headers: { "x-a": "b" }, body: "c" };
  for (const input of [URL, new globalThis.URL(URL)]) await make(stubFetch(json({})), look)(input, options);
  expect(seen).toEqual([
    [true, URL, "POST", "b", "c"],
    [true, URL, "POST", "b", "c"],
  ]);
});

test.each([
  ["portable", compose],
  ["on Node", composeOnNode],
])("%s: a request that the platform refuses is not sent, and not shown", async (_, make) => {
  const fetch = stubFetch(json({}));
  const headers = { "x-key": "secret\r\nline" };
  const failure = await make(fetch)(URL, { headers }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "invalid-request", outcome: "not-sent" });
  expect(inspect(failure, { depth: Infinity, showHidden: true })).not.toContain("secret");
});
