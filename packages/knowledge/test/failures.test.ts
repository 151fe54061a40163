import { afterEach, describe, expect, test, vi } from "vitest";
import { ChatError, createKnowledgeClient, toWikiPath, type KnowledgeClient } from "../src/index.ts";
import { bodyOf, delta, encode, streaming } from "./support/chat-stream.ts";
import { fakeService } from "./support/fake-service.ts";
import { instantClock } from "./support/instant-clock.ts";

const responding = (status: number, body: unknown) =>
  createKnowledgeClient({ retry: false, fetch: async () => Response.json(body, { status }) });

type Run = (client: KnowledgeClient) => Promise<unknown>;

describe("the error of a call", () => {
  test.each<[subject: object, run: Run]>([
    [{ id: "t-1" }, ({ tasks }) => tasks.get("t-1")],
    [{ id: "t-1" }, ({ tasks }) => tasks.content("t-1")],
    [{ id: "t-1" }, ({ tasks }) => tasks.delete("t-1")],
    [{ id: "t-1" }, ({ tasks }) => tasks.wait("t-1", { clock: instantClock() })],
    [{ id: "s-1" }, ({ sessions }) => sessions.messages("s-1")],
    [{ id: "s-1" }, ({ chat }) => chat.answer({ query: "?", session_id: "s-1" })],
    [{ id: "j-1" }, ({ derive }) => derive.get("j-1")],
    [{ path: "a.md" }, ({ wiki }) => wiki.file("a.md")],
  ])("names the subject of the call: %j", async (subject, run) => {
    const [[name, value]] = Object.entries(subject) as [[string, string]];
    const message = expect.stringContaining(`not here (${name} "${value}")`);
    await expect(run(responding(404, { error: "not here" }))).rejects.toMatchObject({ ...subject, message });
    await expect(run(responding(500, { error: "disk full" }))).rejects.toMatchObject(subject);
  });

  test("contains the ID of the task, which identifies the call in the results of Promise.allSettled", async () => {
    const { tasks } = responding(404, { error: "task not found" });
    const results = await Promise.allSettled(["a", "b"].map((id) => tasks.get(id)));
    const ids = results.map((result) => (result.status === "rejected" ? (result.reason as { id: string }).id : ""));
    expect(ids).toEqual(["a", "b"]);
  });
});

describe("service errors", () => {
  test.each<[code: string, status: number, error: string, run: Run]>([
    ["session-not-found", 400, "session not found", ({ chat }) => chat.answer({ query: "?", session_id: "s" })],
    ["session-not-found", 404, "session not found", ({ sessions }) => sessions.messages("s")],
    ["session-not-found", 404, "session not found", ({ sessions }) => sessions.rename("s", "a")],
    [
      "derive-exists",
      409,
      "a derived knowledge base named a already exists",
      ({ derive }) => derive.start({ topic: "a" }),
    ],
    ["derive-active", 409, "a derive for a is already queued or running", ({ derive }) => derive.start({ topic: "a" })],
    ["conflict", 409, "not in a terminal status", ({ derive }) => derive.start({ topic: "a" })],
  ])("have the code %s for status %i with %s", async (code, status, error, run) => {
    await expect(run(responding(status, { error }))).rejects.toMatchObject({ code, isTemporary: false });
  });

  test("report a starting AI engine as temporary, in a stream and in a response", async () => {
    const starting = 'data: {"message":"daemon not ready","type":"error"}\n\n';
    const ask = (text: string, more = {}) => streaming(() => text).chat.answer({ query: "?", ...more });
    const code = "engine-starting";
    await expect(ask(starting)).rejects.toMatchObject({
      code,
      isTemporary: true,
      outcome: "answered",
      isRetryable: true,
    });
    // The outcome is unknown if the session already contains the question, or if the answer has already started.
    await expect(ask(starting, { session_id: "s" })).rejects.toMatchObject({
      code,
      outcome: "unknown",
      isRetryable: false,
    });
    await expect(ask(delta("a") + starting)).rejects.toMatchObject({ code, outcome: "unknown", partialText: "a" });
    const refused = responding(400, { error: "fetch url: daemon not ready" });
    const url = { source: "url", url: "https://notes.example.org" } as const;
    await expect(refused.submit.text(url)).rejects.toMatchObject({ code, isTemporary: true, isRetryable: true });
  });

  test("keep the server's message and end with one full stop", async () => {
    const failed = responding(200, { id: "t", status: "failed", error: "Connection error." });
    await expect(failed.tasks.wait("t")).rejects.toThrow("tasks.wait: task t failed: Connection error.");
    await expect(failed.tasks.wait("t")).rejects.not.toThrow(/\.\./);
  });
});

test("chat.answer throws an error with the partial text when the caller aborts", async () => {
  const controller = new AbortController();
  const knowledge = createKnowledgeClient({
    fetch: async () => {
      setTimeout(() => controller.abort(new Error("enough")));
      return new Response(bodyOf([encode(delta("Alpha ") + delta("ships"))], "silent"), {
        headers: { "content-type": "text/event-stream" },
      });
    },
  });
  const error: unknown = await knowledge.chat
    .answer({ query: "?" }, { signal: controller.signal })
    .catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ChatError);
  expect(error).toMatchObject({
    code: "aborted",
    partialText: "Alpha ships",
    outcome: "unknown",
    cause: { message: "enough" },
  });
  const early = knowledge.chat.answer({ query: "?" }, { signal: AbortSignal.abort() });
  await expect(early).rejects.toMatchObject({ code: "aborted", partialText: "", outcome: "not-sent" });
});

test.each<[rule: string, input: object]>([
  ['messages[0]: unknown field "text"', { messages: [{ role: "user", text: "x" }] }],
  [
    "messages[1].content must be a string; got undefined",
    { messages: [{ role: "user", content: "a" }, { role: "user" }] },
  ],
  ['messages[0].role must be "user" or "assistant"; got "system"', { messages: [{ role: "system", content: "x" }] }],
  ["messages[0] must be an object; got a string", { messages: ["hi"] }],
  ["messages must be an array of turns; got a string", { messages: "hi" }],
  ["session_id must be a non-empty string; got 5", { session_id: 5 }],
  ["model must be a non-empty string; got 7", { model: 7 }],
  ['temperature must be a number; got "0"', { temperature: "0" }],
  ["temperature must be a number; got NaN", { temperature: Number.NaN }],
  ['include_sources must be true or false; got "yes"', { include_sources: "yes" }],
])("a chat question is refused before it is sent: %s", async (rule, input) => {
  let sent = 0;
  const { chat } = createKnowledgeClient({ fetch: async () => Response.json({ sent: (sent += 1) }) });
  const asked = chat.answer({ query: "?", ...input } as never);
  await expect(asked).rejects.toMatchObject({ code: "input", outcome: "not-sent" });
  await expect(asked).rejects.toThrow(`chat.answer: ${rule}`);
  expect(sent).toBe(0);
});

test.each<[rule: string, call: (knowledge: KnowledgeClient) => Promise<unknown>]>([
  [
    "derive.start: slug must be a non-empty string; got 5",
    ({ derive }) => derive.start({ topic: "a", slug: 5 as never }),
  ],
  [
    "derive.start: model must be a non-empty string; got {}",
    ({ derive }) => derive.start({ topic: "a", model: {} as never }),
  ],
  ["submit.text: title must be a string; got 5", ({ submit }) => submit.text({ content: "a", title: 5 as never })],
  [
    "submit.text: source_url must be a string; got []",
    ({ submit }) => submit.text({ content: "a", source_url: [] as never }),
  ],
])("a value of another type is refused before it is sent: %s", async (rule, call) => {
  let sent = 0;
  const knowledge = createKnowledgeClient({ fetch: async () => Response.json({ sent: (sent += 1) }) });
  await expect(call(knowledge)).rejects.toThrow(rule);
  expect(sent).toBe(0);
});

describe("a citation in an answer", () => {
  const CITED = [
    "concept/alpha.md",
    "wiki/concept/alpha.md",
    "/wiki/concept/alpha.md",
    "./wiki/concept/alpha.md",
    "/wiki/concept/alpha",
    "/wiki/concept/alpha.md#plan",
    "wiki/concept/alpha#plan",
  ];

  test.each(CITED)("opens its article: %s", async (path) => {
    expect(toWikiPath(path)).toBe("concept/alpha.md");
    for (const variant of ["reference", "released"] as const) {
      const service = fakeService(variant);
      const { wiki } = createKnowledgeClient({ fetch: service.fetch });
      expect(await wiki.file(path)).toMatchObject({
        path: "concept/alpha.md",
        content: expect.stringContaining("Alpha"),
      });
    }
  });
});

describe("ten concurrent first submissions", () => {
  const texts = Array.from({ length: 10 }, (_, index) => ({ content: `# ${index}` }));

  test.each(["reference", "released"] as const)("detect the variant of the server once: %s", async (variant) => {
    const service = fakeService(variant);
    const { submit } = createKnowledgeClient({ fetch: service.fetch });
    await Promise.all(texts.map((text) => submit.text(text)));
    expect(service.tasks).toHaveLength(10);
    expect(service.received).toHaveLength(variant === "reference" ? 10 : 11);
  });

  test("succeed except for the one whose own request fails, and each obeys its own signal and timeout", async () => {
    let calls = 0;
    const service = fakeService("released");
    const failing = createKnowledgeClient({
      fetch: async (url, init) => {
        if ((calls += 1) === 1) throw new TypeError("fetch failed");
        return service.fetch(url, init);
      },
    });
    const results = await Promise.allSettled(texts.map((text) => failing.submit.text(text)));
    expect(results.map(({ status }) => status)).toEqual(["rejected", ...Array<string>(9).fill("fulfilled")]);

    const silent = createKnowledgeClient({ fetch: () => new Promise(() => {}) });
    const controller = new AbortController();
    const first = silent.submit.text({ content: "a" }, { signal: controller.signal, timeoutMs: Infinity });
    const second = silent.submit.text({ content: "b" }, { signal: AbortSignal.timeout(1), timeoutMs: Infinity });
    await expect(second).rejects.toMatchObject({ code: "aborted", outcome: "not-sent" });
    const third = silent.submit.text({ content: "c" }, { timeoutMs: 1 });
    await expect(third).rejects.toMatchObject({ code: "timeout", outcome: "not-sent" });
    controller.abort();
    await expect(first).rejects.toMatchObject({ code: "aborted" });
  });
});

describe("a base URL", () => {
  afterEach(() => void vi.unstubAllGlobals());
  const failing = (baseUrl: string) =>
    createKnowledgeClient({ baseUrl, retry: false, fetch: () => Promise.reject(new TypeError("Failed to fetch")) });

  test("with another origin than the page is reported with a CORS hint in a browser", async () => {
    vi.stubGlobal("location", { origin: "https://notes.example.org" });
    await expect(failing("https://kb.example.org").health()).rejects.toThrow(
      /Check baseUrl .* This page comes from https:\/\/notes\.example\.org\. .*CORS.* proxy of https:\/\/notes\.example\.org\.$/,
    );
    await expect(failing("https://notes.example.org/kb").health()).rejects.not.toThrow(/CORS/);
    vi.unstubAllGlobals();
    await expect(failing("https://kb.example.org").health()).rejects.not.toThrow(/CORS/);
  });

  test("is rejected with a hint if it is only a path", () => {
    expect(() => createKnowledgeClient({ baseUrl: "/kb" })).toThrow(
      /for a path of the server of a page, pass location\.origin/,
    );
    expect(() => createKnowledgeClient({ baseUrl: "kb" })).toThrow(/without credentials, query and fragment\.$/);
  });

  test.each(["Authorization", "Cookie", "X-Api-Key"])(
    "with http and a remote host is rejected together with the header %s",
    async (name) => {
      const options = { baseUrl: "http://kb.example.org", headers: { [name]: "secret-value" } };
      expect(() => createKnowledgeClient(options)).toThrow(
        `createKnowledgeClient: baseUrl must begin with https: to send the header ${name.toLowerCase()}, unless dangerouslyAllowInsecureHttp is true.`,
      );
      for (const more of [
        { dangerouslyAllowInsecureHttp: true },
        { baseUrl: "https://kb.example.org" },
        { baseUrl: "http://127.0.0.1" },
      ])
        expect(() => createKnowledgeClient({ ...options, ...more })).not.toThrow();
      expect(() => createKnowledgeClient({ ...options, headers: { "x-team": "a" } })).not.toThrow();
    },
  );
});
