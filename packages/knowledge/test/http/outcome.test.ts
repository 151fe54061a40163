import { describe, expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClient } from "../../src/index.ts";
import { instantClock } from "../support/fake-clock.ts";
import { SMALL_LIMITS } from "../support/upload-limits.ts";

/** A client whose server answers reads well and everything else as told. */
function writingTo(answer: () => Response) {
  let writes = 0;
  const knowledge = createKnowledgeClient({
    clock: instantClock(),
    timeoutMs: Infinity,
    idleTimeoutMs: Infinity,
    fetch: async (_, init) => {
      if ((init?.method ?? "GET") === "GET") return Response.json({ id: "1", status: "succeeded" });
      writes += 1;
      return answer();
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
  test.each([408, 500, 502, 503, 504, 520])("may have been carried out when it is answered with %i", async (status) => {
    const { knowledge, writes } = writingTo(() => Response.json({ error: "busy" }, { status }));
    await expect(call(knowledge)).rejects.toMatchObject({ status, outcome: "unknown" });
    expect(writes()).toBe(1);
  });

  test.each([307, 400, 401, 404, 409, 413, 429])("was refused when it is answered with %i", async (status) => {
    const { knowledge } = writingTo(() => new Response('{"error":"no"}', { status }));
    await expect(call(knowledge)).rejects.toMatchObject({ status, outcome: "answered" });
  });

  test.each([
    ["a web page", "<!doctype html>", "text/html", "wrong-address"],
    ["text", "ok", "text/plain", "unexpected-response"],
    ["nothing", "", "application/json", "unexpected-response"],
    ["half of its JSON", '{"id":', "application/json", "unexpected-response"],
  ])("is not known to be carried out when %s comes with success", async (_, body, type, code) => {
    const { knowledge, writes } = writingTo(() => new Response(body, { headers: { "content-type": type } }));
    const expected = name === "chat" ? expect.stringMatching(/^chat-/) : code;
    await expect(call(knowledge)).rejects.toMatchObject({ code: expected, status: 200, outcome: "unknown" });
    expect(writes()).toBe(1);
  });
});

test.each(["sessions", "tasks"] as const)("deleting from %s succeeds with 204, and with JSON", async (part) => {
  await expect(writingTo(() => new Response(null, { status: 204 })).knowledge[part].delete("1")).resolves.toBe(
    undefined,
  );
  await expect(writingTo(() => Response.json({})).knowledge[part].delete("1")).resolves.toBe(undefined);
});

test.each([500, 408])("a read that ends with %i did nothing", async (status) => {
  const knowledge = createKnowledgeClient({
    retry: false,
    fetch: async () => Response.json({ error: "busy" }, { status }),
  });
  await expect(knowledge.tasks.get("1")).rejects.toMatchObject({ status, outcome: "answered" });
});

test("an error of the transport says how often the request was tried", async () => {
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
