import { expect, test } from "vitest";
import { createKnowledgeClient } from "../../src/index.ts";
import { delta, DONE, drain, streaming } from "../support/chat-stream.ts";

test.each(["content", "text", "delta", "chunk"])(
  "a delta event whose %s is null adds no text to the answer",
  async (field) => {
    const empty = (type: string) => `data: ${JSON.stringify({ type, [field]: null })}\n\n`;
    const knowledge = streaming(() => delta("a") + empty("delta") + empty("reasoning") + delta("b") + DONE);
    expect(await knowledge.chat.answer({ query: "?" })).toMatchObject({ text: "ab" });
    const given: string[] = [];
    for await (const event of knowledge.chat({ query: "?" })) given.push("text" in event ? event.text : event.type);
    expect(given).toEqual(["a", "", "", "b", "done"]);
  },
);

test.each([{}, { content: 5 }, { content: {} }])(
  "a delta event with neither text nor null fails with chat-malformed: %j",
  async (facts) => {
    const lost = `data: ${JSON.stringify({ type: "delta", ...facts })}\n\n`;
    const knowledge = streaming(() => delta("a") + lost + DONE);
    await expect(knowledge.chat.answer({ query: "?" })).rejects.toMatchObject({
      code: "chat-malformed",
      partialText: "a",
    });
  },
);

test("delta data that is not a JSON object is added to the answer as text", async () => {
  const pieces = ["42", "true", "null", "[1] and", "hello", "-1e3", '"quoted"'];
  const named = pieces.map((piece) => `event: delta\ndata: ${piece}\n\n`).join("");
  const knowledge = streaming(() => `${named}event: done\ndata: {}\n\n`);
  const given: string[] = [];
  for await (const event of knowledge.chat({ query: "?" })) given.push("text" in event ? event.text : event.type);
  expect(given).toEqual(["42", "true", "null", "[1] and", "hello", "-1e3", "quoted", "done"]);
});

test.each([
  ["done", "null"],
  ["done", "7"],
  ["done", "[]"],
  ["done", "finished"],
  ["done", ""],
  ["delta", "[1,2]"],
  ["delta", '["a"]'],
  ["status", "[]"],
])("a %s event with the data %j fails with chat-malformed", async (name, data) => {
  const knowledge = streaming(() => `${delta("a")}event: ${name}\ndata: ${data}\n\n${DONE}`);
  const { events, failure } = await drain(knowledge.chat({ query: "?" }));
  expect([events, failure]).toEqual([["delta:a"], "chat-malformed"]);
});

test.each(["event: done\ndata: {\n", "event: done\ndata", "data:", "event: done"])(
  "a stream that ends within an event, %j, fails with chat-cut and without that event",
  async (end) => {
    const knowledge = streaming(() => delta("a") + end);
    expect(await drain(knowledge.chat({ query: "?" }))).toMatchObject({ events: ["delta:a"], failure: "chat-cut" });
  },
);

test("a stream with invalid UTF-8 fails with chat-malformed after its valid events", async () => {
  const bytes = [...new TextEncoder().encode(`${delta("a")}data: {"type":"delta","content":"`), 0xf3, 0x22];
  const knowledge = streaming(() => new Uint8Array([...bytes, ...new TextEncoder().encode(`}\n\n${DONE}`)]));
  const { events, failure, error } = await drain(knowledge.chat({ query: "?" }));
  expect([events, failure]).toEqual([["delta:a"], "chat-malformed"]);
  expect((error as Error).message).toBe("chat: the stream is not valid UTF-8.");
});

test.each([
  ["plain", "x".repeat(63 * 1024 + 1)],
  ["escaped in the server's log", `a${"\n".repeat(32 * 1024)}`],
  ["in bytes", "ä".repeat(32 * 1024)],
])("a question of more than 63 KiB (%s) is rejected before it is sent", async (_, query) => {
  let calls = 0;
  const knowledge = createKnowledgeClient({ fetch: async () => new Response(`${++calls}`) });
  await expect(knowledge.chat.answer({ query })).rejects.toMatchObject({
    code: "input",
    outcome: "not-sent",
    message: expect.stringMatching(/^chat\.answer: query takes \d+ bytes .* stop the AI engine/),
  });
  expect(calls).toBe(0);
});

test("a question of 63 KiB is sent", async () => {
  const knowledge = streaming(() => DONE);
  await expect(knowledge.chat.answer({ query: "x".repeat(63 * 1024) })).resolves.toMatchObject({ text: "" });
});

test("an event of an unknown type may have any data", async () => {
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
])("the error event %s keeps its reason", async (data, detail, serviceCode) => {
  const knowledge = streaming(() => `event: error\ndata: ${data}\n\n`);
  await expect(knowledge.chat.answer({ query: "?" })).rejects.toMatchObject({
    code: "chat-failed",
    message: `chat.answer: the service could not answer: ${detail}.`,
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
