import { expect, test, vi } from "vitest";
import { createKnowledgeClient, type KnowledgeClientOptions } from "../src/index.ts";
import { SMALL_LIMITS } from "./support/upload-limits.ts";

/** Returns the headers that a call, an upload and a chat send. */
async function sentWith(options: KnowledgeClientOptions): Promise<Headers[]> {
  const seen: Headers[] = [];
  const knowledge = createKnowledgeClient({
    ...options,
    fetch: async (url, init) => {
      const request = new Request(url, init);
      seen.push(request.headers);
      return request.url.endsWith("/chat")
        ? new Response('data: {"type":"done"}\n\n', { headers: { "content-type": "text/event-stream" } })
        : Response.json({ id: "1" });
    },
  });
  await knowledge.sessions.create();
  await knowledge.submit.files([new File(["x"], "a.md")], { config: SMALL_LIMITS });
  await knowledge.chat.answer({ query: "?" });
  return seen;
}

const valuesOf = (sent: readonly Headers[], name: string) => sent.map((headers) => headers.get(name));

test("header names are compared case-insensitively", async () => {
  const options = { "Content-Type": "text/x-own", Accept: "text/x-own", AUTHORIZATION: "Basic abc", "X-Team": "a" };
  const sent = await sentWith({ headers: options, token: "token-of-the-test" });
  expect(valuesOf(sent, "content-type")).toEqual([
    "application/json",
    expect.stringMatching(/^multipart\/form-data; boundary=\S+$/),
    "application/json",
  ]);
  expect(valuesOf(sent, "accept")).toEqual(["text/x-own", "text/x-own", "text/event-stream, application/json"]);
  expect(valuesOf(sent, "authorization")).toEqual(Array(3).fill("Bearer token-of-the-test"));
  expect(valuesOf(sent, "x-team")).toEqual(["a", "a", "a"]);
});

test.each([
  ["a record", { "X-Team": "a" }],
  ["Headers", new Headers({ "X-Team": "a" })],
  ["a Map", new Map([["X-Team", "a"]])],
])("headers in the form of %s are sent", async (_, headers) => {
  const sent = await sentWith({ headers: headers as Record<string, string> });
  expect(valuesOf(sent, "x-team")).toEqual(["a", "a", "a"]);
});

test.each([
  ["headers", { a: 5 }],
  ["headers", { a: "b\nc" }],
  ["headers", { "a b": "c" }],
  ["headers", [["a", "b"]]],
  ["headers", null],
  ["headers", { "Content-Length": "3" }],
  ["headers", { "transfer-encoding": "chunked" }],
  ["baseUrl", "http://h/?"],
  ["baseUrl", "http://h/#"],
  ["baseUrl", "http://h/a?#"],
  ["baseUrl", "http://u@h/"],
  ["baseUrl", "file:///a"],
  ["baseUrl", null],
  ["baseURL", "http://h/"],
  ["timeout", 5],
  ["fetch", 5],
  ["clock", {}],
  ["clock", null],
  ["clock", { now: () => 0, after: 5 }],
  ["onDebug", "log"],
  ["retry", { maxAttempts: 0 }],
  ["retry", { budget: {} }],
  ["retry", { backoff: { baseMs: null } }],
  ["retry", []],
  ["dangerouslyAllowInsecureHttp", "false"],
  ["maxRetryAfterMs", { maxRetryAfterMs: Number.NaN }],
  ["timeoutMs", 0],
  ["attemptTimeoutMs", "5"],
  ["idleTimeoutMs", -1],
  ["maxResponseBytes", Number.NaN],
  ["chatMaxEventLength", null],
  ["baseUrl", "https://x.example\\@evil.com"],
  ["baseUrl", "https:x"],
  ["baseUrl", "http:///x"],
])("the option %s with the value %j is rejected", (name, value) => {
  const options = (name === "maxRetryAfterMs" ? { retry: value } : { [name]: value }) as KnowledgeClientOptions;
  const because = expect.objectContaining({
    code: "input",
    message: expect.stringMatching(new RegExp(`^createKnowledgeClient: .*${name}`)),
  });
  expect(() => createKnowledgeClient(options)).toThrow(because as Error);
});

test("fetch is called as a function, as browsers require", async () => {
  async function strict(this: unknown): Promise<Response> {
    if (this !== undefined && this !== globalThis) throw new TypeError("Illegal invocation");
    return Response.json({ status: "ok" });
  }
  expect(await createKnowledgeClient({ fetch: strict }).health()).toEqual({ status: "ok" });
  vi.stubGlobal("fetch", strict);
  expect(await createKnowledgeClient().health()).toEqual({ status: "ok" });
  vi.unstubAllGlobals();
});

test.each([null, 5, "http://h/"])("createKnowledgeClient rejects %j instead of options", (options) => {
  expect(() => createKnowledgeClient(options as KnowledgeClientOptions)).toThrow(
    /^createKnowledgeClient: options must be an object/,
  );
});

test.each(["http://h/a@b", "http://[::1]:80/x", new URL("https://h/a/")])("the base URL %s is accepted", (baseUrl) => {
  expect(createKnowledgeClient({ baseUrl })).toHaveProperty("submit");
});

test.each([
  ["baseURL", "baseUrl"],
  ["timeout", "timeoutMs"],
  ["chatIdleMs", undefined],
  ["maxResponseByte", "maxResponseBytes"],
])("the unknown option %s is rejected with a suggestion (%s)", (name, nearest) => {
  const hint = nearest === undefined ? ". The options are baseUrl, token, " : `. Did you mean "${nearest}"?`;
  expect(() => createKnowledgeClient({ [name]: 5 })).toThrow(
    expect.objectContaining({
      message: expect.stringContaining(`createKnowledgeClient: unknown option "${name}"${hint}`) as string,
    }) as Error,
  );
});

test("an API key that was passed as an option's name or value by mistake is not repeated in the error", () => {
  const key = "a1B2c3D4e5F6a7B8c9D0e1F2a3B4c5D6e7F8";
  for (const options of [{ [key]: 1 }, { timeoutMs: key }, { retry: { [key]: 1 } }, { fetch: key }]) {
    expect(() => createKnowledgeClient(options as KnowledgeClientOptions)).toThrow(
      expect.objectContaining({ code: "input", message: expect.not.stringContaining(key) }) as Error,
    );
  }
});

test("an option whose getter throws is rejected, and the error does not contain the getter's message", () => {
  const options = {
    get token(): string {
      throw new Error("the vault returned s3cret");
    },
  };
  expect(() => createKnowledgeClient(options)).toThrow(
    expect.objectContaining({
      code: "input",
      message: "createKnowledgeClient: token must not throw when it is read.",
    }) as Error,
  );
});

test("onDebug receives request and response events with the name of the call", async () => {
  const events: string[] = [];
  const knowledge = createKnowledgeClient({
    fetch: async () => Response.json({ status: "ok" }),
    onDebug: (event) => void events.push(`${event.type} ${event.operation} ${event.method} ${event.path}`),
  });
  await knowledge.health();
  expect(events).toEqual(["request health GET /healthz", "response health GET /healthz"]);
});

test.each(["maxAttempts", "budget", "shouldRetry", "backoff", "maxRetryAfterMs", "random"])(
  "retry.%s that throws when it is read is rejected without the message of the exception",
  (name) => {
    const retry = Object.defineProperty({}, name, {
      enumerable: true,
      get: () => {
        throw new Error("the vault returned s3cret");
      },
    });
    expect(() => createKnowledgeClient({ retry })).toThrow(
      expect.objectContaining({
        code: "input",
        message: `createKnowledgeClient: retry.${name} must not throw when it is read.`,
      }) as Error,
    );
  },
);
