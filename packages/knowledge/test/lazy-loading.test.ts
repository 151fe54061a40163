import { VirtualClock } from "@specwright-tools/testing";
import { afterEach, expect, test, vi } from "vitest";
import { createKnowledgeClient } from "../src/index.ts";
import type * as Knowledge from "../src/index.ts";
import { SMALL_LIMITS } from "./support/upload-limits.ts";

/** Creates a client. `sent` has the bodies that its server received. */
function recording() {
  const sent: unknown[] = [];
  const knowledge = createKnowledgeClient({
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const isForm = request.headers.get("content-type")?.startsWith("multipart/") === true;
      sent.push(
        isForm ? (await request.formData()).getAll("files").map((file) => (file as File).name) : await request.text(),
      );
      return Response.json({ id: "1", slug: "a", job_id: "1", stage: "queued", status: "pending", tasks: [] });
    },
  });
  return { knowledge, sent };
}

test("a call sends its input as it was when the call was made, even if the caller changes it afterwards", async () => {
  const { knowledge, sent } = recording();
  const text = { content: "A" };
  const topic = { topic: "A" };
  const files = [{ name: "a.md", data: new Blob(["A"]) }];
  const calls = [
    knowledge.submit.text(text),
    knowledge.derive.start(topic),
    knowledge.submit.files(files, { config: SMALL_LIMITS }),
  ];
  text.content = "B";
  topic.topic = "B";
  (files[0] as { name: string }).name = "b.md";
  files.push({ name: "c.md", data: new Blob(["C"]) });
  await Promise.all(calls);
  expect(sent.map((body) => (typeof body === "string" ? (JSON.parse(body) as unknown) : body))).toEqual(
    expect.arrayContaining([{ content: "A" }, { topic: "A" }, ["a.md"]]),
  );
});

test("a chat question is sent as it was when the call was made, even if the caller changes it afterwards", async () => {
  const { knowledge, sent } = recording();
  const turn = { role: "user" as const, content: "A" };
  const question = { query: "A", messages: [turn] };
  const answer = knowledge.chat.answer(question).catch(() => {});
  const stream = knowledge.chat(question);
  question.query = "B";
  turn.content = "B";
  await answer;
  await stream[Symbol.asyncIterator]()
    .next()
    .catch(() => {});
  const asked = { query: "A", messages: [{ role: "user", content: "A" }] };
  expect(sent.map((body) => JSON.parse(body as string) as unknown)).toEqual([asked, asked]);
});

test("an MCP question is sent with its lists as they were when the call was made", async () => {
  const { knowledge } = recording();
  const sent: unknown[] = [];
  const client = {
    callTool: async (params: { arguments?: unknown }) => {
      sent.push(params.arguments);
      return { content: [{ type: "text", text: "A" }] };
    },
  };
  const paths = ["a.md"];
  const asked = knowledge.mcp.ask(client as unknown as Knowledge.McpClient, { query: "A", paths });
  paths.push("b.md");
  await asked;
  expect(sent).toEqual([{ query: "A", paths: ["wiki/a.md"] }]);
});

test("tasks.iterate sends its input as it was when the call was made", async () => {
  const urls: string[] = [];
  const knowledge = createKnowledgeClient({
    fetch: async (url) => {
      urls.push(String(url));
      return Response.json({ tasks: [], total: 0 });
    },
  });
  const input = { status: "failed" };
  const tasks = knowledge.tasks.iterate(input);
  input.status = "pending";
  await tasks.next();
  expect(urls.map((url) => new URL(url).searchParams.get("status"))).toEqual(["failed"]);
});

test("submit.files accepts an object with an async iterator as a stream, and any iterable as a list of files", async () => {
  const { knowledge, sent } = recording();
  const data = {
    async *[Symbol.asyncIterator]() {
      yield new TextEncoder().encode("A");
    },
  };
  const files = {
    *[Symbol.iterator]() {
      yield { name: "a.md", data };
    },
  };
  await knowledge.submit.files(files, { config: SMALL_LIMITS });
  expect(sent).toEqual([["a.md"]]);
});

test.each<[call: string, start: (knowledge: Knowledge.KnowledgeClient, input: never) => Promise<unknown>]>([
  ["submit.text", (knowledge, input) => knowledge.submit.text(input)],
  ["derive.start", (knowledge, input) => knowledge.derive.start(input)],
  ["chat.answer", (knowledge, input) => knowledge.chat.answer(input)],
])("an input that throws when it is read is refused: %s", async (call, start) => {
  const { knowledge, sent } = recording();
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const message = `${call}: input must not throw when it is read.`;
  await expect(start(knowledge, proxy as never)).rejects.toMatchObject({ code: "input", message });
  expect(sent).toEqual([]);
});

test("a signal that throws when it is read is refused", async () => {
  const { knowledge, sent } = recording();
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const message = "tasks.get: signal must be an AbortSignal; got an object.";
  await expect(knowledge.tasks.get("1", { signal: proxy as never })).rejects.toMatchObject({ code: "input", message });
  expect(sent).toEqual([]);
});

test("a file whose data throws when it is read is refused, and the other files are submitted", async () => {
  const { knowledge, sent } = recording();
  const throwing = () => {
    throw new Error("the disk is gone");
  };
  const file = Object.defineProperty({ name: "a.md" }, "data", { enumerable: true, get: throwing }) as never;
  const submitted = knowledge.submit.files([file], { config: SMALL_LIMITS });
  await expect(submitted).rejects.toMatchObject({ code: "input", message: expect.stringMatching(/^submit\.files: /) });
  expect(sent).toEqual([]);
});

test("a circular input is refused", async () => {
  const { knowledge } = recording();
  const input: Record<string, unknown> = { topic: "A" };
  input["select_from"] = input;
  const started = knowledge.derive.start(input as unknown as { topic: string });
  await expect(started).rejects.toMatchObject({ code: "input", message: expect.stringMatching(/^derive\.start: /) });
});

const MODULES = { sessions: "../src/sessions.ts", tasks: "../src/tasks/tasks.ts" };

/** Imports the package so that loading one of its modules takes a number of milliseconds on the virtual clock. */
async function loadingSlowly(module: keyof typeof MODULES, clock: VirtualClock, ms: number): Promise<typeof Knowledge> {
  vi.resetModules();
  vi.doMock(MODULES[module], async (importOriginal) => {
    await clock.advance(ms);
    return importOriginal();
  });
  return import("../src/index.ts");
}

afterEach(() => {
  for (const module of Object.values(MODULES)) vi.doUnmock(module);
  vi.resetModules();
});

/** Returns a `fetch` function that never responds, and rejects when it is aborted. */
const silence = (sent: string[]) => (url: unknown, init?: { signal?: unknown }) => {
  sent.push(String(url));
  const signal = init?.signal as AbortSignal;
  return new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
};

test("timeoutMs includes the time to load the code of a call", async () => {
  const clock = new VirtualClock();
  const sent: string[] = [];
  const slow = await loadingSlowly("sessions", clock, 60);
  const knowledge = slow.createKnowledgeClient({ clock, retry: false, fetch: silence(sent) as typeof fetch });
  const start = clock.now();
  const listed = knowledge.sessions.list({ timeoutMs: 100 });
  await expect(clock.run(listed)).rejects.toMatchObject({
    code: "timeout",
    message: expect.stringContaining("within 100 ms"),
  });
  expect([clock.now() - start, sent.length]).toEqual([100, 1]);
});

test("a call that times out while its code loads is not sent", async () => {
  const clock = new VirtualClock();
  const sent: string[] = [];
  const slow = await loadingSlowly("sessions", clock, 200);
  const knowledge = slow.createKnowledgeClient({ clock, fetch: silence(sent) as typeof fetch });
  await expect(clock.run(knowledge.sessions.create({}, { timeoutMs: 100 }))).rejects.toMatchObject({
    code: "timeout",
    outcome: "not-sent",
  });
  expect(sent).toEqual([]);
});

test("the timeout of tasks.wait includes the time to load its code", async () => {
  const clock = new VirtualClock();
  const slow = await loadingSlowly("tasks", clock, 700);
  const knowledge = slow.createKnowledgeClient({
    clock,
    fetch: async () => Response.json({ id: "1", status: "running" }),
  });
  const start = clock.now();
  await expect(clock.run(knowledge.tasks.wait("1", { timeoutMs: 1000, intervalMs: 100 }))).rejects.toMatchObject({
    code: "task-timeout",
    message: expect.stringContaining("after 1000 ms"),
  });
  expect(clock.now() - start).toBe(1000);
});
