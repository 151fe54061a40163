import { expect, test } from "vitest";
import { createKnowledgeClient } from "../../src/index.ts";
import { delta, DONE, drain, streaming } from "../support/chat-stream.ts";

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

test("a piece that stands alone is text, also where it could be JSON", async () => {
  const pieces = ["42", "true", "null", "[1,2]", "hello", "-1e3", '"quoted"'];
  const named = pieces.map((piece) => `event: delta\ndata: ${piece}\n\n`).join("");
  const knowledge = streaming(() => `${named}event: done\ndata: {}\n\n`);
  const given: string[] = [];
  for await (const event of knowledge.chat({ query: "?" })) given.push("text" in event ? event.text : event.type);
  expect(given).toEqual(["42", "true", "null", "[1,2]", "hello", "-1e3", "quoted", "done"]);
});

test("an event of an unknown name may hold anything", async () => {
  const knowledge = streaming(() => `event: trace\ndata: {oops\n\n${delta("a")}${DONE}`);
  const [first] = (await drain(knowledge.chat({ query: "?" }))).events;
  expect(first).toBe('other:trace:"{oops"');
  for (const name of ["delta", "message"]) {
    const broken = streaming(() => `event: ${name}\ndata: {oops\n\n${DONE}`);
    expect(await drain(broken.chat({ query: "?" }))).toMatchObject({ failure: "chat-malformed" });
  }
});

test.each([
  ['{"error":{"code":"X","message":"deep"}}', "deep", "X"],
  ['{"error":{"code":500}}', "no reason given", "500"],
  ['{"code":500,"message":"flat"}', "flat", "500"],
  ['{"error":"plain","code":null}', "plain", undefined],
  ["7", "7", undefined],
])("the reason of the error %s is told", async (data, detail, serviceCode) => {
  const knowledge = streaming(() => `event: error\ndata: ${data}\n\n`);
  await expect(knowledge.chat.answer({ query: "?" })).rejects.toMatchObject({
    code: "chat-failed",
    message: `The answer failed: ${detail}`,
    serviceCode,
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
