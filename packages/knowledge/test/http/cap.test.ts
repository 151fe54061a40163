import { expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClient } from "../../src/index.ts";

/** Creates a body of this size. `state` shows whether its reader cancelled it. */
function large(bytes: number) {
  const step = bytes / 1000;
  const state = { given: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (state.given >= bytes) return controller.close();
      state.given += step;
      controller.enqueue(new Uint8Array(step).fill(120));
    },
    cancel: () => void (state.cancelled = true),
  });
  return { state, body };
}

const CALLS: [string, string, (client: KnowledgeClient) => Promise<unknown>][] = [
  ["a record", "health", (client) => client.health()],
  ["a list", "sessions.list", (client) => client.sessions.list()],
  ["a page of tasks", "tasks.list", (client) => client.tasks.list()],
  ["the content of a task", "tasks.content", (client) => client.tasks.content("1")],
  ["the wiki's tree", "wiki.tree", (client) => client.wiki.tree()],
  ["a wiki file", "wiki.file", (client) => client.wiki.file("a.md")],
  ["a response to a submission", "submit.text", (client) => client.submit.text({ content: "a" })],
];

test.each(CALLS)(
  "%s above the size limit fails with response-too-large before it is read completely",
  async (_, operation, run) => {
    const { state, body } = large(1_000_000);
    let calls = 0;
    const knowledge = createKnowledgeClient({
      maxResponseBytes: 10_000,
      fetch: async () => {
        calls += 1;
        return new Response(body);
      },
    });
    const error = await run(knowledge).catch((thrown: unknown) => thrown);
    // A submission may have been executed, because the client didn't read the response.
    const outcome = operation === "submit.text" ? "unknown" : "answered";
    expect(error).toMatchObject({ code: "response-too-large", status: 200, outcome });
    expect((error as Error).message).toBe(
      `${operation}: the response is larger than 10000 bytes. Raise maxResponseBytes if that is expected.`,
    );
    expect(state.given).toBeLessThan(20_000);
    expect([state.cancelled, calls]).toEqual([true, 1]);
  },
);

test("error responses have the same size limit", async () => {
  const { state, body } = large(1_000_000);
  const knowledge = createKnowledgeClient({
    maxResponseBytes: 10_000,
    fetch: async () => new Response(body, { status: 400 }),
  });
  await expect(knowledge.chat.answer({ query: "?" })).rejects.toMatchObject({ code: "response-too-large" });
  expect(state.cancelled).toBe(true);
});

test("a response of exactly the size limit, 16 MiB by default, is accepted", async () => {
  const file = (bytes: number, options = {}) =>
    createKnowledgeClient({ ...options, fetch: async () => new Response(large(bytes).body) }).wiki.file("a.md");
  expect((await file(10_000, { maxResponseBytes: 10_000 })).content.length).toBe(10_000);
  expect((await file(16_777_000)).content.length).toBe(16_777_000);
  await expect(file(16_778_000)).rejects.toMatchObject({ code: "response-too-large" });
});
