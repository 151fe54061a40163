import { VirtualClock } from "@specwright-tools/testing";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { SMALL_LIMITS } from "../support/upload-limits.ts";
import { createKnowledgeClient, KnowledgeError, type KnowledgeClientOptions } from "../../src/index.ts";

/** Creates a client whose server always sends this response. `seen` has the requests. */
function clientFor(body: BodyInit | null, init: ResponseInit, options: KnowledgeClientOptions = {}) {
  const seen: { url: string; init: RequestInit | undefined }[] = [];
  const knowledge = createKnowledgeClient({
    ...options,
    fetch: async (url, request) => {
      seen.push({ url: String(url), init: request });
      return new Response(body, init);
    },
  });
  return { knowledge, seen };
}

const json = { headers: { "content-type": "application/json" } };
const html = { headers: { "content-type": "text/html; charset=utf-8" } };

test("the default base URL is http://localhost:8080", async () => {
  const { knowledge, seen } = clientFor('{"status":"ok"}', json);
  await knowledge.health();
  expect(seen[0]?.url).toBe("http://localhost:8080/healthz");
});

test("the path of the base URL is kept without doubled slashes", async () => {
  const { knowledge, seen } = clientFor('{"id":"a b/c"}', json, { baseUrl: "https://kb.example.org/team/" });
  await knowledge.tasks.get("a b/c");
  expect(seen[0]?.url).toBe("https://kb.example.org/team/api/tasks/a%20b%2Fc");
});

test.each(["ftp://a", "kb", "https://u:p@a", "https://a/?b", "https://a/#b"])(
  "the base URL %s is refused",
  (baseUrl) => {
    expect(() => createKnowledgeClient({ baseUrl })).toThrow(/^createKnowledgeClient: baseUrl must be/);
  },
);

test.each(["", ".", ".."])("the id %j is refused before anything is sent", async (id) => {
  const { knowledge, seen } = clientFor("{}", json);
  await expect(knowledge.tasks.get(id)).rejects.toMatchObject({ code: "input", outcome: "not-sent" });
  expect(seen).toEqual([]);
});

test("a configured token is sent as a bearer token, and without one no Authorization header is sent", async () => {
  const open = clientFor('{"status":"ok"}', json);
  await open.knowledge.health();
  expect(new Headers(open.seen[0]?.init?.headers).has("authorization")).toBe(false);
  const closed = clientFor('{"status":"ok"}', json, { token: "s3cret-token", headers: { "x-team": "a" } });
  await closed.knowledge.health();
  const headers = new Headers(closed.seen[0]?.init?.headers);
  expect([headers.get("authorization"), headers.get("x-team")]).toEqual(["Bearer s3cret-token", "a"]);
});

test.each(["http://kb.example.org", "http://localhost.example.org", "http://127.0.0.1.example.org"])(
  "a client with a token rejects the unencrypted base URL %s",
  async (baseUrl) => {
    expect(() => createKnowledgeClient({ baseUrl, token: "s3cret-token" })).toThrow(
      /^createKnowledgeClient: baseUrl must begin with https:/,
    );
    await expect(createKnowledgeClient({ baseUrl }).mcp.connect({ token: "s3cret-token" })).rejects.toMatchObject({
      code: "input",
    });
    expect(() => createKnowledgeClient({ baseUrl, token: "x", dangerouslyAllowInsecureHttp: true })).not.toThrow();
  },
);

test.each([
  "http://localhost:8080",
  "http://127.0.0.1",
  "http://[::1]:1/a",
  "https://kb.example.org",
  "http://a.localhost",
])("a token is sent to %s", (baseUrl) => {
  expect(() => createKnowledgeClient({ baseUrl, token: "x" })).not.toThrow();
});

test("printing a client shows no token", () => {
  const knowledge = createKnowledgeClient({ token: "s3cret-token" });
  expect(inspect(knowledge, { depth: 9, showHidden: true }) + JSON.stringify(knowledge)).not.toContain("s3cret");
});

test("a token that the server echoes does not appear in the error", async () => {
  const { knowledge } = clientFor(
    '{"error":"bad token s3cret-token"}',
    { ...json, status: 401 },
    { token: "s3cret-token" },
  );
  const error = await knowledge.health().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "unauthorized", status: 401, detail: "bad token [redacted]" });
  expect(JSON.stringify([error, (error as Error).message, (error as Error).stack])).not.toContain("s3cret");
});

test.each([
  [400, '{"error":"x"}', "bad-request"],
  [400, '{"error":"invalid request body: http: request body too large"}', "too-large"],
  [401, '{"error":"x"}', "unauthorized"],
  [404, '{"error":"task not found"}', "not-found"],
  [409, '{"error":"not in a terminal status"}', "conflict"],
  [413, '{"error":"x"}', "too-large"],
  [418, "short and stout", "http"],
  [500, '{"error":"x"}', "server"],
  [503, "{not json", "server"],
  [502, "<html>", "server"],
])("a response with status %i and the body %s has the error code %s", async (status, body, code) => {
  const { knowledge } = clientFor(body, { ...json, status });
  const error = await knowledge.tasks.get("1").catch((thrown: unknown) => thrown);
  expect(KnowledgeError.isInstance(error)).toBe(true);
  expect(error).toMatchObject({ code, status, outcome: "answered", isRetryable: status >= 500 });
});

test.each([
  [408, "http", true, "unknown"],
  [413, "too-large", false, "answered"],
  [429, "http", true, "unknown"],
])("a proxy page with status %i is not reported as a wrong base URL", async (status, code, isTemporary, outcome) => {
  const { knowledge } = clientFor("<html><title>Sorry</title></html>", { ...html, status });
  await expect(knowledge.tasks.get("1")).rejects.toMatchObject({ code, isTemporary, outcome: "answered" });
  await expect(knowledge.submit.text({ content: "a" })).rejects.toMatchObject({ code, outcome, isRetryable: false });
});

test.each([401, 407])("a proxy page with status %i is reported as a refused login", async (status) => {
  const { knowledge } = clientFor("<html><title>Sign in</title></html>", { ...html, status });
  const expected = {
    code: "unauthorized",
    outcome: "answered",
    isRetryable: false,
    message: expect.stringMatching(/a web page.*Check the token\. The page comes from a proxy/) as string,
  };
  await expect(knowledge.tasks.get("1")).rejects.toMatchObject(expected);
  await expect(knowledge.submit.text({ content: "a" })).rejects.toMatchObject(expected);
  await expect(knowledge.chat.answer({ query: "a" })).rejects.toMatchObject(expected);
});

test("a web page with status 413 is reported with the file and the remedy", async () => {
  const { knowledge } = clientFor("<html>413</html>", { ...html, status: 413 });
  const remedy = "The server stored nothing. Send less at once, or raise the limit of the server or of a proxy";
  const config = { ...SMALL_LIMITS, max_file_size: 10 };
  await expect(knowledge.submit.text({ content: "a" })).rejects.toThrow(remedy);
  const failure: unknown = await knowledge.submit
    .files([new File(["a"], "a.md")], { config })
    .catch((thrown) => thrown);
  expect(failure).toMatchObject({ code: "too-large", path: "a.md", outcome: "answered" });
  expect((failure as Error).message).toContain(`(path "a.md"). ${remedy}`);
});

test("status 409 means a duplicate only for a submission", async () => {
  const { knowledge } = clientFor('{"error":"a derive for duplicate is already queued or running"}', {
    ...json,
    status: 409,
  });
  await expect(knowledge.derive.start({ topic: "duplicate" })).rejects.toMatchObject({ code: "derive-active" });
  await expect(knowledge.submit.text({ content: "duplicate" })).rejects.toMatchObject({ code: "duplicate" });
});

test.each([
  ["a web page with success", "<!doctype html>", html],
  ["a web page labelled as JSON", " <html>", json],
  ["a web page with an error status", "<html>", { ...html, status: 403 }],
  ["a router's 404", "404 page not found\n", { status: 404, headers: { "content-type": "text/plain" } }],
  ["a router's 405", "Method Not Allowed\n", { status: 405, headers: { "content-type": "text/plain", allow: "GET" } }],
  ["a redirect", null, { status: 307, headers: { location: "https://other.example.org" } }],
])("%s is reported as a wrong base URL", async (_, body, init) => {
  const { knowledge } = clientFor(body, init);
  await expect(knowledge.health()).rejects.toMatchObject({ code: "wrong-address" });
  await expect(knowledge.tasks.list()).rejects.toMatchObject({ code: "wrong-address" });
  await expect(knowledge.wiki.file("a.md")).rejects.toMatchObject({ code: "wrong-address" });
  await expect(knowledge.tasks.content("1")).rejects.toMatchObject({ code: "wrong-address" });
});

describe("a response with status 404", () => {
  const foreign = '{"retCode":10017,"retMsg":"no such route","result":{}}';

  test.each([foreign, '{"message":"Not Found"}', '"no"', ""])(
    "means a wrong base URL if the call's input contains no ID: %j",
    async (body) => {
      const { knowledge } = clientFor(body, { ...json, status: 404 });
      await expect(knowledge.tasks.list()).rejects.toMatchObject({ code: "wrong-address", status: 404 });
      await expect(knowledge.chat.answer({ query: "q" })).rejects.toMatchObject({
        code: "wrong-address",
        message:
          "chat.answer: a router's error (HTTP 404) was received instead of a response from the service. Check baseUrl (http://localhost:8080).",
      });
    },
  );

  test.each(['{"message":"submissions are disabled"}', "submissions are disabled"])(
    "from another server is reported with the message of that server: %s",
    async (body) => {
      const { knowledge } = clientFor(body, { ...json, status: 404 });
      const submitting = knowledge.submit.text({ content: "a" });
      const detail = "submissions are disabled";
      await expect(submitting).rejects.toMatchObject({ code: "wrong-address", outcome: "answered", detail });
    },
  );

  test("with the service's error message has the code not-found and the message", async () => {
    const { knowledge } = clientFor('{"error":"no wiki yet"}', { ...json, status: 404 });
    await expect(knowledge.tasks.list()).rejects.toMatchObject({
      code: "not-found",
      message: expect.stringContaining("no wiki yet"),
    });
  });

  test.each(['{"message":"Session not found"}', "session not found"])(
    "means that the session does not exist if the question names a session: %s",
    async (body) => {
      const { knowledge } = clientFor(body, { ...json, status: 404 });
      const asking = knowledge.chat.answer({ query: "q", session_id: "s" });
      await expect(asking).rejects.toMatchObject({ code: "session-not-found", outcome: "answered" });
    },
  );

  test("with JSON but no reason is reported with the requested path and baseUrl", async () => {
    const { knowledge } = clientFor(foreign, { ...json, status: 404 });
    await expect(knowledge.wiki.file("a.md")).rejects.toMatchObject({
      code: "not-found",
      detail: foreign,
      message:
        'wiki.file: HTTP 404: JSON without a reason (path "a.md"). If it should exist, check baseUrl (http://localhost:8080).',
    });
  });
});

test.each(["", "{", "null", "[]", '{"state":"ok"}', '{"status":1}'])(
  "the body %j is rejected as a health response",
  async (body) => {
    await expect(clientFor(body, json).knowledge.health()).rejects.toMatchObject({ code: "unexpected-response" });
  },
);

test.each(["{}", '{"error":"x"}', "[]", '{"content":1}'])(
  "wiki.file rejects a JSON response without the content of an article: %s",
  async (body) => {
    await expect(clientFor(body, json).knowledge.wiki.file("a.md")).rejects.toMatchObject({
      code: "unexpected-response",
    });
  },
);

test("redirects are never followed", async () => {
  const { knowledge, seen } = clientFor('{"status":"ok"}', json);
  await knowledge.health();
  expect(seen[0]?.init?.redirect).toBe("manual");
});

test("a network error does not contain the token, even if fetch quotes it", async () => {
  const knowledge = createKnowledgeClient({
    token: "s3cret-token",
    fetch: () => Promise.reject(new TypeError("Bearer s3cret-token is not a legal HTTP header value")),
  });
  const error = await knowledge.health().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "network", isRetryable: true });
  expect(String((error as Error).cause) + String(error)).not.toContain("s3cret");
});

/** Returns a response that never arrives. Rejects when the request is aborted. */
const silent = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
  });

test("a call that takes too long ends with a timeout and leaves no timer", async () => {
  const clock = new VirtualClock(0);
  const knowledge = createKnowledgeClient({ fetch: silent, clock, timeoutMs: 1000 });
  const failed = expect(knowledge.health()).rejects.toMatchObject({ code: "timeout", outcome: "unknown" });
  await clock.advance(999);
  expect(clock.pending).toBe(1);
  await clock.advance(1);
  await failed;
  expect(clock.pending).toBe(0);
});

test("abort ends a call, and an already aborted call is not sent", async () => {
  const clock = new VirtualClock(0);
  const knowledge = createKnowledgeClient({ fetch: silent, clock });
  const controller = new AbortController();
  const call = knowledge.tasks.list({}, { signal: controller.signal });
  setImmediate(() => controller.abort());
  await expect(call).rejects.toMatchObject({ code: "aborted" });
  await expect(knowledge.health({ signal: controller.signal })).rejects.toMatchObject({
    code: "aborted",
    outcome: "not-sent",
  });
  expect(clock.pending).toBe(0);
});

test("a response body that ends early is reported as an error", async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"status":'));
      controller.error(new Error("reset"));
    },
  });
  await expect(clientFor(body, json, { retry: false }).knowledge.health()).rejects.toMatchObject({
    code: "body-interrupted",
  });
});
