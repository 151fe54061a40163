import { expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClientOptions } from "../../src/index.ts";
import { FakeClock, instantClock } from "../support/fake-clock.ts";

type Step = Response | Error;

const ok = () => Response.json({ status: "ok", id: "1" });
const failing = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: "busy" }, { status, headers });
const reset = () => Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNRESET" } });
/** An answer whose body breaks off. */
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

/** A client whose server takes one step for each request and then stays well. */
function stepping(steps: Step[], options: KnowledgeClientOptions = {}) {
  const clock = instantClock();
  const sent: string[] = [];
  const knowledge = createKnowledgeClient({
    clock,
    // Its waits are over at once, and so would be the time limit.
    timeoutMs: Infinity,
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

test.each([408, 429, 500, 502, 503, 504])("a read that was answered with %i is repeated", async (status) => {
  const { knowledge, sent, clock } = stepping([failing(status), failing(status)]);
  expect(await knowledge.health()).toMatchObject({ status: "ok" });
  expect(sent).toEqual(["GET /healthz", "GET /healthz", "GET /healthz"]);
  // Half of what the back-off allows: 200 ms, then 400 ms.
  expect(clock.waits).toEqual([100, 200]);
});

test.each([
  ["a broken connection", reset],
  ["a body that broke off", cut],
])("a read is repeated after %s", async (_, failure) => {
  const { knowledge, sent } = stepping([failure()]);
  expect(await knowledge.health()).toMatchObject({ status: "ok" });
  expect(sent.length).toBe(2);
});

test.each([400, 401, 404, 409, 413, 501])("a read that was answered with %i is not", async (status) => {
  const { knowledge, sent } = stepping([failing(status)]);
  await expect(knowledge.health()).rejects.toMatchObject({ status, isRetryable: false });
  expect(sent.length).toBe(1);
});

test("a wrong certificate is not tried again", async () => {
  const expired = Object.assign(new TypeError("fetch failed"), { cause: { code: "CERT_HAS_EXPIRED" } });
  const { knowledge, sent } = stepping([expired]);
  await expect(knowledge.health()).rejects.toMatchObject({ code: "network", outcome: "not-sent" });
  expect(sent.length).toBe(1);
});

test.each([
  ["3", [3000]],
  ["0", [100]],
  // The clock stands at the beginning of 1970.
  ["Thu, 01 Jan 1970 00:00:04 GMT", [4000]],
  // A server that wants minutes is not waited for so long.
  ["600", [10_000]],
  ["soon", [100]],
])("Retry-After: %s is honoured", async (value, waits) => {
  const { knowledge, clock } = stepping([failing(503, { "retry-after": value })]);
  await knowledge.tasks.get("1");
  expect(clock.waits).toEqual(waits);
});

test("what stays is told after three attempts, with the wait the server asked for", async () => {
  const { knowledge, sent } = stepping(Array.from({ length: 4 }, () => failing(429, { "retry-after": "7" })));
  await expect(knowledge.health()).rejects.toMatchObject({ code: "http", status: 429, retryAfterMs: 7000 });
  expect(sent.length).toBe(3);
});

test("all reads of a client share a budget: ten repetitions, then none while nothing succeeds", async () => {
  const { knowledge, sent } = stepping(Array.from({ length: 200 }, () => failing(503)));
  // One after the other, so that the order is certain.
  for (let call = 0; call < 50; call++) await knowledge.health().catch(() => {});
  expect(sent.length).toBe(60);
});

test("attempts can be set, and repeating turned off", async () => {
  const twice = stepping([failing(503), failing(503)], { retry: { maxAttempts: 2 } });
  await expect(twice.knowledge.health()).rejects.toMatchObject({ status: 503 });
  expect(twice.sent.length).toBe(2);
  const once = stepping([failing(503)], { retry: false });
  await expect(once.knowledge.health()).rejects.toMatchObject({ status: 503 });
  expect([once.sent.length, once.clock.waits]).toEqual([1, []]);
});

test.each([
  ["submitting", "POST /api/submit", (client) => client.submit.text({ content: "a" })],
  ["asking", "POST /api/chat", (client) => client.chat.answer({ query: "?" })],
  ["creating a session", "POST /api/sessions", (client) => client.sessions.create()],
  ["renaming a session", "PATCH /api/sessions/1", (client) => client.sessions.rename("1", "a")],
  ["deleting a session", "DELETE /api/sessions/1", (client) => client.sessions.delete("1")],
  ["deriving", "POST /api/derive", (client) => client.derive.start({ topic: "a" })],
] as [string, string, (client: ReturnType<typeof createKnowledgeClient>) => Promise<unknown>][])(
  "%s is never sent twice, whatever came of it",
  async (_, request, run) => {
    for (const failure of [reset(), failing(503, { "retry-after": "0" }), failing(429)]) {
      const { knowledge, sent } = stepping([failure]);
      // Three clients, one after the other.
      await run(knowledge).catch(() => {});
      expect(sent).toEqual([request]);
    }
  },
);

test("the time limit holds for all attempts and waits together", async () => {
  const clock = new FakeClock();
  const knowledge = createKnowledgeClient({
    clock,
    timeoutMs: 1000,
    retry: { random: () => 1 },
    fetch: async () => failing(503, { "retry-after": "60" }),
  });
  const call = knowledge.health();
  const failed = expect(call).rejects.toMatchObject({ code: "timeout" });
  // Until the wait before the second attempt has begun: the limit, and the wait.
  while (clock.pending < 2) await new Promise(setImmediate);
  clock.advance(1000);
  await failed;
  expect(clock.pending).toBe(0);
});

test("abort ends the wait before the next attempt", async () => {
  const clock = new FakeClock();
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
