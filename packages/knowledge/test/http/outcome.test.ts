import { VirtualClock } from "@specwright-tools/testing";
import { describe, expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClient } from "../../src/index.ts";
import { instantClock } from "../support/instant-clock.ts";
import { SMALL_LIMITS } from "../support/upload-limits.ts";

/** Creates a client whose server responds to reads with success, and to writes with `respond`. */
function writingTo(respond: () => Response) {
  let writes = 0;
  const knowledge = createKnowledgeClient({
    clock: instantClock(),
    timeoutMs: Infinity,
    idleTimeoutMs: Infinity,
    fetch: async (_, init) => {
      if ((init?.method ?? "GET") === "GET") return Response.json({ id: "1", status: "succeeded" });
      writes += 1;
      return respond();
    },
  });
  return { knowledge, writes: () => writes };
}

const WRITES: Record<string, (client: KnowledgeClient) => Promise<unknown>> = {
  "submit.text": (k) => k.submit.text({ content: "a" }),
  "submit.files": (k) => k.submit.files([new File(["a"], "a.md")], { config: SMALL_LIMITS }),
  chat: (k) => k.chat.answer({ query: "?" }),
  "derive.start": (k) => k.derive.start({ topic: "a" }),
  "sessions.create": (k) => k.sessions.create(),
  "sessions.rename": (k) => k.sessions.rename("1", "a"),
  "sessions.delete": (k) => k.sessions.delete("1"),
  "tasks.delete": (k) => k.tasks.delete("1"),
};

describe.each(Object.entries(WRITES))("%s", (name, call) => {
  test.each([
    ["a redirect", 307, ""],
    ["a web page of a proxy", 404, "<html>"],
  ])("has the outcome unknown after %s", async (_, status, body) => {
    const { knowledge } = writingTo(() => new Response(body, { status }));
    await expect(call(knowledge)).rejects.toMatchObject({ code: "wrong-address", status, outcome: "unknown" });
  });

  test("has the outcome unknown after a timeout, and is not retryable", async () => {
    const clock = new VirtualClock(0);
    const sent = { writes: 0 };
    const fetch = (_: unknown, init?: RequestInit) => {
      if ((init?.method ?? "GET") === "GET") return Promise.resolve(Response.json({ id: "1", status: "succeeded" }));
      sent.writes += 1;
      return new Promise<Response>(() => {});
    };
    const knowledge = createKnowledgeClient({ clock, fetch, idleTimeoutMs: 1000 });
    const failed = (
      name === "submit.files"
        ? knowledge.submit.files([new File(["a"], "a.md")], { config: SMALL_LIMITS, timeoutMs: 1000 })
        : call(knowledge)
    ).catch((thrown: unknown) => thrown);
    while (sent.writes === 0) await new Promise(setImmediate);
    await clock.advance(60_000);
    const error = await failed;
    expect(error).toMatchObject({ outcome: "unknown", isRetryable: false });
    expect((error as { code: string }).code).toMatch(/^(timeout|chat-stalled)$/);
  });

  test.each([408, 500, 502, 503, 504, 520])("has the outcome unknown for status %i", async (status) => {
    const { knowledge, writes } = writingTo(() => Response.json({ error: "busy" }, { status }));
    await expect(call(knowledge)).rejects.toMatchObject({ status, outcome: "unknown", isRetryable: false });
    expect(writes()).toBe(1);
  });

  test.each([400, 401, 404, 409, 413, 429])("has the outcome `answered` for status %i", async (status) => {
    const { knowledge } = writingTo(() => new Response('{"error":"no"}', { status }));
    const isRetryable = status === 429;
    await expect(call(knowledge)).rejects.toMatchObject({ status, outcome: "answered", isRetryable });
  });

  test.each([
    ["a web page", "<!doctype html>", "text/html", "wrong-address"],
    ["plain text", "ok", "text/plain", "unexpected-response"],
    ["no body", "", "application/json", "unexpected-response"],
    ["truncated JSON", '{"id":', "application/json", "unexpected-response"],
  ])("has the outcome unknown for a success status with %s", async (_, body, type, code) => {
    const { knowledge, writes } = writingTo(() => new Response(body, { headers: { "content-type": type } }));
    const expected = name === "chat" ? expect.stringMatching(/^chat-/) : code;
    await expect(call(knowledge)).rejects.toMatchObject({ code: expected, status: 200, outcome: "unknown" });
    expect(writes()).toBe(1);
  });
});

test.each(["sessions", "tasks"] as const)("deleting from %s succeeds only with an empty response", async (part) => {
  await expect(writingTo(() => new Response(null, { status: 204 })).knowledge[part].delete("1")).resolves.toBe(
    undefined,
  );
  for (const body of [{}, [], null, "OK"]) {
    await expect(writingTo(() => Response.json(body)).knowledge[part].delete("1")).rejects.toMatchObject({
      code: "unexpected-response",
      outcome: "unknown",
      message: `${part}.delete: the response has status 200 instead of 204.`,
    });
  }
});

test.each([500, 408])("a failed read with status %i has the outcome `answered`", async (status) => {
  const knowledge = createKnowledgeClient({
    retry: false,
    fetch: async () => Response.json({ error: "busy" }, { status }),
  });
  await expect(knowledge.tasks.get("1")).rejects.toMatchObject({ status, outcome: "answered" });
});

test("a transport error reports the number of attempts", async () => {
  const clock = instantClock();
  const fetch = () => Promise.reject(new TypeError("fetch failed"));
  const open = (retry?: false) =>
    createKnowledgeClient({
      clock,
      timeoutMs: Infinity,
      idleTimeoutMs: Infinity,
      fetch,
      ...(retry === false && { retry }),
    });
  await expect(open().health()).rejects.toMatchObject({ code: "network", attempts: 3 });
  await expect(open(false).health()).rejects.toMatchObject({ code: "network", attempts: 1 });
  await expect(open().submit.text({ content: "a" })).rejects.toMatchObject({ code: "network", attempts: 1 });
  await expect(open().chat.answer({ query: "?" })).rejects.toMatchObject({ code: "network", attempts: 1 });
  const signal = AbortSignal.abort();
  await expect(open().health({ signal })).rejects.toMatchObject({ code: "aborted", attempts: 0 });
});

test("tasks.delete sends no DELETE request if reading the status of the task fails", async () => {
  const failures = [
    () => Promise.reject(new TypeError("fetch failed")),
    () => new Promise<Response>(() => {}),
    async () => new Response(null, { status: 307 }),
    async () => new Response("<html>"),
    async () => Response.json({ error: "x" }, { status: 500 }),
  ];
  for (const fetch of failures) {
    const knowledge = createKnowledgeClient({ clock: instantClock(), retry: false, fetch });
    await expect(knowledge.tasks.delete("1")).rejects.toMatchObject({ outcome: "not-sent" });
  }
});
