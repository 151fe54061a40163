import { expect, test } from "vitest";
import { createKnowledgeClient } from "../index.ts";
import { delta, DONE, drain, streaming } from "../testing/chat-stream.ts";

test.each(["content", "text", "delta", "chunk"])(
  "a delta whose %s is null says nothing, and the answer goes on",
  async (field) => {
    const empty = (type: string) => `data: ${JSON.stringify({ type, [field]: null })}\n\n`;
    const knowledge = streaming(() => delta("a") + empty("delta") + empty("reasoning") + delta("b") + DONE);
    expect(await knowledge.chat.answer({ query: "?" })).toMatchObject({ text: "ab" });
    const given: string[] = [];
    for await (const event of knowledge.chat({ query: "?" })) given.push("text" in event ? event.text : event.type);
    expect(given).toEqual(["a", "", "", "b", "done"]);
  },
);

test.each([{}, { content: 5 }, { content: {} }])("a delta without a text is still lost content: %j", async (facts) => {
  const lost = `data: ${JSON.stringify({ type: "delta", ...facts })}\n\n`;
  const knowledge = streaming(() => delta("a") + lost + DONE);
  await expect(knowledge.chat.answer({ query: "?" })).rejects.toMatchObject({
    code: "chat-malformed",
    partialText: "a",
  });
});

test("a chat without a question is an input error, and nothing is sent", async () => {
  let calls = 0;
  const knowledge = createKnowledgeClient({ fetch: async () => new Response(`${++calls}`) });
  for (const input of [undefined, null, 7, {}, { query: " " }]) {
    const { error } = await drain(knowledge.chat(input as never));
    expect(error).toMatchObject({ code: "input", outcome: "not-sent" });
  }
  expect(calls).toBe(0);
});
