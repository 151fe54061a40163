import { VirtualClock } from "@specwright-tools/testing";
import { createRetryBudget } from "@specwright/transport";
import { expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClientOptions } from "../../src/index.ts";
import { instantClock } from "../support/instant-clock.ts";

type Step = Response | Error;

const ok = () => Response.json({ status: "ok", id: "1" });
const failing = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: "busy" }, { status, headers });
const reset = () => Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNRESET" } });
/** Returns a response whose body breaks off. */
const cut = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"status":'));
        controller.error(reset());
      },
    }),
    { headers: { "content-type": "application/json" } },
  );

/**
 * Creates a client whose server handles each request with the next item of `steps`: a response, or a connection error.
 * Later requests succeed.
 */
function stepping(steps: Step[], options: KnowledgeClientOptions = {}) {
  const clock = instantClock();
  const sent: string[] = [];
  const knowledge = createKnowledgeClient({
    clock,
    // Set no time limits: on this clock every wait ends immediately, so every limit would expire immediately.
    timeoutMs: Infinity,
    idleTimeoutMs: Infinity,
    retry: { random: () => 0.5 },
    ...options,
    fetch: async (url, init) => {
      sent.push(`${init?.method} ${new URL(String(url)).pathname}`);
      const step = steps[sent.length - 1] ?? ok();
      if (step instanceof Error) throw step;
      return step;
    },
  });
  return { knowledge, sent, clock };
}

test.each([408, 429, 500, 502, 503, 504])("a read with status %i is retried", async (status) => {
  const { knowledge, sent, clock } = stepping([failing(status), failing(status)]);
  expect(await knowledge.health()).toMatchObject({ status: "ok" });
  expect(sent).toEqual(["GET /healthz", "GET /healthz", "GET /healthz"]);
  // The client waits half of the back-off of 200 ms and 400 ms.
  expect(clock.waits).toEqual([100, 200]);
});

test.each([
  ["a broken connection", reset],
  ["a truncated body", cut],
])("a read is retried after %s", async (_, failure) => {
  const { knowledge, sent } = stepping([failure()]);
  expect(await knowledge.health()).toMatchObject({ status: "ok" });
  expect(sent.length).toBe(2);
});

test.each([400, 401, 404, 409, 413, 501])("a read with status %i is not retried", async (status) => {
  const { knowledge, sent } = stepping([failing(status)]);
  await expect(knowledge.health()).rejects.toMatchObject({ status, isRetryable: false });
  expect(sent.length).toBe(1);
});

test("a read with a wrong certificate is not retried", async () => {
  const expired = Object.assign(new TypeError("fetch failed"), { cause: { code: "CERT_HAS_EXPIRED" } });
  const { knowledge, sent } = stepping([expired]);
  await expect(knowledge.health()).rejects.toMatchObject({ code: "network", outcome: "not-sent" });
  expect(sent.length).toBe(1);
});

test.each([
  ["3", [3000]],
  ["0", [100]],
  // The clock starts on 1970-01-01 at 00:00.
  ["Thu, 01 Jan 1970 00:00:04 GMT", [4000]],
  // The client waits at most ten seconds.
  ["600", [10_000]],
  ["soon", [100]],
])("Retry-After: %s is honoured", async (value, waits) => {
  const { knowledge, clock } = stepping([failing(503, { "retry-after": value })]);
  await knowledge.tasks.get("1");
  expect(clock.waits).toEqual(waits);
});

test("a read that keeps failing throws after three attempts, and the error contains the wait that the server requested", async () => {
  const { knowledge, sent } = stepping(Array.from({ length: 4 }, () => failing(429, { "retry-after": "7" })));
  await expect(knowledge.health()).rejects.toMatchObject({ code: "http", status: 429, retryAfterMs: 7000 });
  expect(sent.length).toBe(3);
});

test("all failing reads of a client share a budget of ten retries", async () => {
  const retry = { budget: createRetryBudget({ minPerSecond: 0 }) };
  const { knowledge, sent } = stepping(
    Array.from({ length: 200 }, () => failing(503)),
    { retry },
  );
  for (let call = 0; call < 50; call++) await knowledge.health().catch(() => {});
  expect(sent.length).toBe(60);
});

test("the number of attempts is configurable, and retries can be disabled", async () => {
  const twice = stepping([failing(503), failing(503)], { retry: { maxAttempts: 2 } });
  await expect(twice.knowledge.health()).rejects.toMatchObject({ status: 503 });
  expect(twice.sent.length).toBe(2);
  const once = stepping([failing(503)], { retry: false });
  await expect(once.knowledge.health()).rejects.toMatchObject({ status: 503 });
  expect([once.sent.length, once.clock.waits]).toEqual([1, []]);
});

test.each([
  ["submit.text", "POST /api/submit", (client) => client.submit.text({ content: "a" })],
  ["chat.answer", "POST /api/chat", (client) => client.chat.answer({ query: "?" })],
  ["sessions.create", "POST /api/sessions", (client) => client.sessions.create()],
  ["sessions.rename", "PATCH /api/sessions/1", (client) => client.sessions.rename("1", "a")],
  ["sessions.delete", "DELETE /api/sessions/1", (client) => client.sessions.delete("1")],
  ["derive.start", "POST /api/derive", (client) => client.derive.start({ topic: "a" })],
] as [string, string, (client: ReturnType<typeof createKnowledgeClient>) => Promise<unknown>][])(
  "%s is never sent twice, regardless of the response",
  async (_, request, run) => {
    for (const failure of [reset(), failing(503, { "retry-after": "0" }), failing(429)]) {
      const { knowledge, sent } = stepping([failure]);
      await run(knowledge).catch(() => {});
      expect(sent).toEqual([request]);
    }
  },
);

test("a read throws its last failure immediately if the wait before the next attempt would exceed timeoutMs", async () => {
  const clock = new VirtualClock(0);
  const knowledge = createKnowledgeClient({
    clock,
    timeoutMs: 1000,
    retry: { random: () => 1 },
    fetch: async () => failing(503, { "retry-after": "60" }),
  });
  await expect(knowledge.health()).rejects.toMatchObject({ code: "server", status: 503, retryAfterMs: 60_000 });
  expect(clock.pending).toBe(0);
});

test("a read is sent again after an attempt that takes longer than attemptTimeoutMs", async () => {
  const clock = new VirtualClock(0);
  const sent = { calls: 0 };
  const knowledge = createKnowledgeClient({
    clock,
    attemptTimeoutMs: 100,
    retry: { random: () => 0 },
    fetch: () => (++sent.calls === 1 ? new Promise(() => {}) : Promise.resolve(ok())),
  });
  const call = knowledge.health();
  while (clock.pending === 0) await new Promise(setImmediate);
  await clock.advance(100);
  while (sent.calls < 2) {
    await new Promise(setImmediate);
    await clock.advance(0);
  }
  expect(await call).toMatchObject({ status: "ok" });
  expect([sent.calls, clock.pending]).toEqual([2, 0]);
});

test("a read whose attempts all time out fails with an error that names attemptTimeoutMs", async () => {
  const knowledge = createKnowledgeClient({
    clock: instantClock(),
    timeoutMs: Infinity,
    attemptTimeoutMs: 100,
    retry: false,
    fetch: () => new Promise(() => {}),
  });
  await expect(knowledge.health()).rejects.toMatchObject({
    code: "timeout",
    message: "health: no complete response within 100 ms. Try again, or raise attemptTimeoutMs.",
  });
});

test("abort ends the wait before the next attempt", async () => {
  const clock = new VirtualClock(0);
  const controller = new AbortController();
  let calls = 0;
  const knowledge = createKnowledgeClient({
    clock,
    fetch: async () => failing(503, { "retry-after": `${++calls}` }),
  });
  const failed = expect(knowledge.health({ signal: controller.signal })).rejects.toMatchObject({ code: "aborted" });
  while (clock.pending < 2) await new Promise(setImmediate);
  controller.abort();
  await failed;
  expect([calls, clock.pending]).toEqual([1, 0]);
});
