import { expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClient } from "../src/index.ts";

type Run = (client: KnowledgeClient) => Promise<unknown>;

/** Calls with an unknown field or a wrong type in their input or options, by the expected message. */
const CALLS: Record<string, Run> = {
  'submit.text: unknown field "contents". Did you mean "content"?': (k) =>
    k.submit.text({ content: "a", contents: "b" } as never),
  'submit.text: unknown field "sourceUrl". Did you mean "source_url"?': (k) =>
    k.submit.text({ content: "a", sourceUrl: "b" } as never),
  'submit.files: unknown field "mimeType". Did you mean "type"?': (k) =>
    k.submit.files([{ name: "a.md", data: new Uint8Array(1), mimeType: "text/plain" } as never]),
  'submit.files: unknown option "onprogress". Did you mean "onProgress"?': (k) =>
    k.submit.files([new File(["a"], "a.md")], { onprogress: () => {} } as never),
  'tasks.list: unknown field "pageSize". Did you mean "page_size"?': (k) => k.tasks.list({ pageSize: 3 } as never),
  'tasks.iterate: unknown field "state". The fields are page, page_size, status, q, sort, order.': (k) =>
    k.tasks.iterate({ state: "failed" } as never).next(),
  'tasks.get: unknown option "timeout". Did you mean "timeoutMs"?': (k) => k.tasks.get("1", { timeout: 5 } as never),
  'tasks.delete: unknown option "sginal". Did you mean "signal"?': (k) => k.tasks.delete("1", { sginal: 5 } as never),
  'tasks.wait: unknown option "interval". Did you mean "intervalMs"?': (k) =>
    k.tasks.wait("1", { interval: 5 } as never),
  'wiki.tree: unknown option "kbs". Did you mean "kb"?': (k) => k.wiki.tree({ kbs: "a" } as never),
  'wiki.file: unknown option "slug". The options are signal, timeoutMs, kb.': (k) =>
    k.wiki.file("a.md", { slug: "a" } as never),
  'chat.answer: unknown field "sessionId". Did you mean "session_id"?': (k) =>
    k.chat.answer({ query: "?", sessionId: "1" } as never),
  'chat.answer: unknown option "idleTimeout". Did you mean "idleTimeoutMs"?': (k) =>
    k.chat.answer({ query: "?" }, { idleTimeout: 1 } as never),
  'sessions.create: unknown field "name". The only field is title.': (k) => k.sessions.create({ name: "a" } as never),
  'derive.start: unknown field "topics". Did you mean "topic"?': (k) =>
    k.derive.start({ topic: "a", topics: "b" } as never),
  'derive.wait: unknown option "maxInterval". Did you mean "maxIntervalMs"?': (k) =>
    k.derive.wait("1", { maxInterval: 5 } as never),
  'health: unknown option "verbose". The options are signal, timeoutMs.': (k) => k.health({ verbose: true } as never),
  "health: options must be an object, got 5.": (k) => k.health(5 as never),
  'submit.files: options must be an object, got "[withheld]".': (k) => k.submit.files([], [] as never),
  'mcp.connect: unknown option "tokens". Did you mean "token"?': (k) => k.mcp.connect({ tokens: "a" } as never),
  'mcp.ask: unknown field "path". Did you mean "paths"?': (k) =>
    k.mcp.ask({ callTool: async () => ({}) } as never, { query: "?", path: "a.md" } as never),
};

test.each(Object.entries(CALLS))(
  "an unknown input field is rejected before anything is sent: %s",
  async (message, run) => {
    let sent = 0;
    const client = createKnowledgeClient({ fetch: async () => Response.json({ id: "1", n: (sent += 1) }) });
    await expect(run(client)).rejects.toMatchObject({ code: "input", outcome: "not-sent", message });
    expect(sent).toBe(0);
  },
);
