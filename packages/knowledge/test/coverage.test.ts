import { expect, test } from "vitest";
import { operations } from "../src/generated/operations.ts";
import { createKnowledgeClient } from "../src/index.ts";
import { SMALL_LIMITS } from "./support/upload-limits.ts";

/** Calls of every client method, by operation ID. */
const CALLS = {
  submitText: (k) => k.submit.text({ content: "a" }),
  submitFiles: (k) => k.submit.files([new File(["a"], "a.md")], { config: SMALL_LIMITS }),
  getUploadConfig: (k) => k.uploadConfig(),
  listTasks: (k) => k.tasks.list(),
  getTask: (k) => k.tasks.get("7"),
  getTaskContent: (k) => k.tasks.content("7"),
  deleteTask: (k) => k.tasks.delete("7"),
  getWikiTree: (k) => k.wiki.tree(),
  getWikiFile: (k) => k.wiki.file("a.md"),
  streamChat: (k) => k.chat.answer({ query: "a" }),
  listSessions: (k) => k.sessions.list(),
  createSession: (k) => k.sessions.create(),
  updateSession: (k) => k.sessions.rename("7", "a"),
  deleteSession: (k) => k.sessions.delete("7"),
  listMessages: (k) => k.sessions.messages("7"),
  startDerive: (k) => k.derive.start({ topic: "a" }),
  getDerive: (k) => k.derive.get("7"),
  listDerived: (k) => k.derive.list(),
  getHealth: (k) => k.health(),
  sendMcpMessage: (k) => k.mcp.connect({ timeoutMs: 100 }),
} satisfies Record<string, (client: ReturnType<typeof createKnowledgeClient>) => Promise<unknown>>;

/** Operations that only the official SDK calls. It does so if the server offers a stream or a session. */
const OF_THE_SDK = ["openMcpStream", "closeMcpSession"];

test("every operation of the specification has a method", () => {
  expect(Object.keys(CALLS).concat(OF_THE_SDK).toSorted()).toEqual(Object.keys(operations).toSorted());
});

test.each(Object.entries(CALLS))("%s is sent with the method and path of the specification", async (name, call) => {
  const sent: string[] = [];
  const client = createKnowledgeClient({
    fetch: async (input, init) => {
      sent.push(`${init?.method ?? "GET"} ${new URL(String(input)).pathname}`);
      return Response.json({ id: "7", status: "failed" });
    },
  });
  await call(client).catch(() => {});
  const { method, path } = operations[name as keyof typeof operations];
  expect(sent.at(-1)).toBe(`${method} ${path.replace("{id}", "7")}`);
});
