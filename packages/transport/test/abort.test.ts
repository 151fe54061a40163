import { getEventListeners } from "node:events";
import { settle, stubFetch, systemError, VirtualClock } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { TransportError } from "../src/index.ts";
import { clientOf, errorOf, read, requestOf, write } from "./support/requests.ts";

const never = () => new Promise<Response>(() => {});
const listeners = ({ signal }: AbortController) => getEventListeners(signal, "abort").length;

test("an already aborted signal prevents the request", async () => {
  const fetch = stubFetch(new Response("ok"));
  const error = await errorOf(clientOf({ fetch }).request({ ...read, signal: AbortSignal.abort() }));
  expect(error).toMatchObject({ code: "aborted", outcome: "not-sent", isRetryable: false, attempts: 0 });
  expect(fetch.calls).toHaveLength(0);
});

test("an abort ends an exchange even if fetch ignores the signal", async () => {
  const controller = new AbortController();
  const fetch = stubFetch(never);
  const work = errorOf(clientOf({ fetch, redact: (text) => text }).request({ ...write, signal: controller.signal }));
  await settle();
  controller.abort(new Error("enough"));
  expect(await work).toMatchObject({ code: "aborted", outcome: "unknown", cause: { message: "enough" } });
  expect(fetch.calls[0]!.init.signal?.aborted).toBe(true);
});

test("an abort ends the wait between attempts and leaves no timer or listener", async () => {
  const clock = new VirtualClock();
  const controller = new AbortController();
  const client = clientOf({ fetch: stubFetch(systemError("ECONNRESET", "read")), clock, retry: { random: () => 1 } });
  const work = errorOf(client.request({ ...read, signal: controller.signal }));
  await settle();
  expect(clock.pending).toBe(1);
  controller.abort();
  expect(await work).toMatchObject({ code: "aborted", attempts: 1, outcome: "unknown" });
  expect([clock.pending, listeners(controller)]).toEqual([0, 0]);
});

test("a call that is aborted after a refusal has the outcome `answered`", async () => {
  const clock = new VirtualClock();
  const controller = new AbortController();
  const refused = Object.assign(new TransportError("unexpected", "no", { isTemporary: true, outcome: "answered" }));
  const request = requestOf({
    signal: controller.signal,
    decode: () => {
      throw refused;
    },
  });
  const client = clientOf({ fetch: stubFetch(new Response("no")), clock, retry: { random: () => 1 } });
  const work = errorOf(client.request(request));
  await settle();
  controller.abort();
  expect(await work).toMatchObject({ code: "aborted", outcome: "answered", mayHaveBeenSent: true });
});

test.each([true, false])(
  "a call is aborted even if reading the abort reason throws (aborted before the call: %s)",
  async (before) => {
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
    const work = errorOf(clientOf({ fetch: stubFetch(never) }).request({ ...read, signal: controller.signal }));
    controller.abort(reason);
    expect(await work).toMatchObject({ code: "aborted" });
  },
);

test.each([true, false])(
  "a call is aborted even if reading the signal's reason throws (aborted before the call: %s)",
  async (before) => {
    const controller = new AbortController();
    Object.defineProperty(controller.signal, "reason", {
      get() {
        throw new Error("no look");
      },
    });
    if (before) controller.abort();
    const work = errorOf(clientOf({ fetch: stubFetch(never) }).request({ ...read, signal: controller.signal }));
    controller.abort();
    expect(await work).toMatchObject({ code: "aborted" });
  },
);

test("a signal without removeEventListener does not make a successful call fail", async () => {
  const { signal } = new AbortController();
  Object.defineProperty(signal, "removeEventListener", { value: undefined });
  const response = clientOf({ fetch: stubFetch(new Response("ok")) }).request({ ...write, signal });
  expect(await response).toMatchObject({ text: "ok" });
});

test("fifty calls on one signal share a listener, which the last call removes", async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on("warning", note);
  const controller = new AbortController();
  const responses: ((response: Response) => void)[] = [];
  const fetch = stubFetch(() => new Promise<Response>((resolve) => void responses.push(resolve)));
  const client = clientOf({ fetch });
  const calls = Array.from({ length: 50 }, () => client.request({ ...read, signal: controller.signal }));
  await settle();
  expect(listeners(controller)).toBe(1);
  for (const respond of responses.slice(1)) respond(new Response("ok"));
  await Promise.all(calls.slice(1));
  expect(listeners(controller)).toBe(1);
  responses[0]?.(new Response("ok"));
  await calls[0];
  await settle();
  process.off("warning", note);
  expect([warnings, listeners(controller)]).toEqual([[], 0]);
});

test("an abort ends every pending call with this signal, and does not change calls that have ended", async () => {
  const controller = new AbortController();
  let count = 0;
  const fetch = stubFetch(() => (count++ === 0 ? new Response("ok") : never()));
  const client = clientOf({ fetch });
  const request = { ...read, signal: controller.signal };
  const first = client.request(request);
  const others = [client.request(request), client.request(request)].map(errorOf);
  expect(await first).toMatchObject({ text: "ok" });
  controller.abort();
  for (const error of await Promise.all(others)) expect(error).toMatchObject({ code: "aborted" });
  expect(listeners(controller)).toBe(0);
});
