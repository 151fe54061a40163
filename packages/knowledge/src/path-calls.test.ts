import { expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClientOptions } from "./index.ts";
import { FakeClock } from "./testing/fake-clock.ts";

/** A client whose server gives one answer, and what it was sent. */
function answering(answer: () => Response, options: KnowledgeClientOptions = {}) {
  const seen: { url: string; init: RequestInit }[] = [];
  const knowledge = createKnowledgeClient({
    baseUrl: "https://notes.example.org/below",
    ...options,
    fetch: async (url, init) => {
      seen.push({ url: String(url), init: init as RequestInit });
      return answer();
    },
  });
  return { knowledge, seen };
}

const header = (init: RequestInit | undefined, name: string) => new Headers(init?.headers).get(name);

test("an unknown way to read is refused before anything is sent", async () => {
  const { knowledge, seen } = answering(() => Response.json({}));
  const call = knowledge.POST("/api/sessions", { body: {}, parseAs: "xml" as "json" });
  await expect(call).rejects.toMatchObject({ code: "input", message: expect.stringMatching(/^parseAs/) });
  expect(seen).toEqual([]);
});

test("path, query, headers and body are written below the client's address", async () => {
  const options = { token: "token-of-the-test", headers: { "X-Api-Key": "of-the-client" } };
  const { knowledge, seen } = answering(() => Response.json({ id: "a/b" }), options);
  await knowledge.PATCH("/api/sessions/{id}", {
    params: { path: { id: "a/b ?$&" } },
    body: { title: "ä" },
    headers: { "x-api-key": "of-the-call" },
  });
  await knowledge.GET("/api/tasks", { params: { query: { limit: 1, status: "a&b" } } });
  const [changed, listed] = seen;
  expect(changed?.url).toBe("https://notes.example.org/below/api/sessions/a%2Fb%20%3F%24%26");
  expect(changed?.init).toMatchObject({ method: "PATCH", body: '{"title":"ä"}', redirect: "manual" });
  expect(["content-type", "accept", "authorization", "x-api-key"].map((name) => header(changed?.init, name))).toEqual([
    "application/json",
    "application/json",
    "Bearer token-of-the-test",
    "of-the-call",
  ]);
  expect(listed?.url).toBe("https://notes.example.org/below/api/tasks?limit=1&status=a%26b");
  expect([listed?.init.method, listed?.init.body, header(listed?.init, "content-type")]).toEqual(["GET", null, null]);
});

test("a form is sent as it is", async () => {
  const { knowledge, seen } = answering(() => Response.json([]));
  const form = new FormData();
  await knowledge.POST("/api/submit", { body: form as never });
  expect(seen[0]?.init.body).toBe(form);
  expect(header(seen[0]?.init, "content-type")).toBeNull();
});

test.each([
  ["json", { a: 1 }],
  ["text", '{"a":1}'],
  ["arrayBuffer", new TextEncoder().encode('{"a":1}').buffer],
] as const)("the body is given as %s", async (parseAs, expected) => {
  const { knowledge } = answering(() => Response.json({ a: 1 }));
  const { data, response } = await knowledge.GET("/healthz", { parseAs });
  expect(data).toEqual(expected);
  expect(response.headers.get("content-type")).toBe("application/json");
});

test("as a Blob it has its type; as nothing it is undefined", async () => {
  const { knowledge } = answering(() => Response.json({ a: 1 }));
  const { data } = await knowledge.GET("/healthz", { parseAs: "blob" });
  expect(data).toMatchObject({ size: 7, type: "application/json" });
  const empty = await answering(() => new Response(null, { status: 204 })).knowledge.GET("/healthz");
  expect([empty.data, empty.response.status]).toEqual([undefined, 204]);
});

test("as a stream it goes on under the call's signal", async () => {
  const controller = new AbortController();
  let cancelled = false;
  const source = () =>
    new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode("one")),
      cancel: () => void (cancelled = true),
    });
  const { knowledge } = answering(() => new Response(source()));
  const { data } = await knowledge.GET("/healthz", { parseAs: "stream", signal: controller.signal });
  const reader = (data as unknown as ReadableStream<Uint8Array>).getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("one");
  const next = reader.read();
  controller.abort();
  await expect(next).rejects.toMatchObject({ code: "aborted" });
  expect(cancelled).toBe(true);
});

test.each(["json", "stream"] as const)("a failure is given back as JSON or text, also as %s", async (parseAs) => {
  const refuse = (body: string) => answering(() => new Response(body, { status: 400 })).knowledge;
  const json = await refuse('{"error":"no"}').GET("/healthz", { parseAs });
  expect([json.error, json.data, json.response.status]).toEqual([{ error: "no" }, undefined, 400]);
  expect((await refuse("no").GET("/healthz", { parseAs })).error).toBe("no");
});

test("a call takes its own time limit", async () => {
  const clock = new FakeClock();
  const knowledge = createKnowledgeClient({ clock, fetch: () => new Promise(() => {}) });
  const failed = expect(knowledge.GET("/healthz", { timeoutMs: 70 })).rejects.toMatchObject({ code: "timeout" });
  // The first call loads what it needs.
  while (clock.pending === 0) await new Promise(setImmediate);
  expect(clock.next).toBe(70);
  clock.advance(70);
  await failed;
  expect(clock.pending).toBe(0);
});

test("an answer that cannot be read is an error that does not quote it", async () => {
  const { knowledge } = answering(() => new Response("secret {"));
  const error: unknown = await knowledge.GET("/healthz").catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "unexpected-answer", status: 200 });
  expect((error as Error).cause).toBeUndefined();
  expect(String(error)).not.toContain("secret");
});

test.each(["api/tasks", "@evil.example/", "//evil.example", "/api/../secret", "/api/tasks?a=b", ""])(
  "%j is no path, and nothing is sent",
  async (path) => {
    const { knowledge, seen } = answering(() => Response.json({}));
    await expect(knowledge.GET(path as "/healthz")).rejects.toMatchObject({ code: "input" });
    expect(seen).toEqual([]);
  },
);

test.each(["", ".", "..", undefined, 7])("%j is no id, and nothing is sent", async (id) => {
  const { knowledge, seen } = answering(() => Response.json({}));
  const call = knowledge.GET("/api/tasks/{id}", { params: { path: { id: id as string } } });
  await expect(call).rejects.toMatchObject({ code: "input" });
  expect(seen).toEqual([]);
});
