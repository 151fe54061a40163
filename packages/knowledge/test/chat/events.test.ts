import { describe, expect, test } from "vitest";
import type { ChatEvent } from "../../src/index.ts";
import { DONE, streaming } from "../support/chat-stream.ts";

/** Returns the events that the client reads from a stream. */
async function read(...events: readonly string[]): Promise<ChatEvent[]> {
  const given: ChatEvent[] = [];
  for await (const event of streaming(() => events.join("")).chat({ query: "?" })) given.push(event);
  return given;
}

const data = (fields: object) => `data: ${JSON.stringify(fields)}\n\n`;
const named = (name: string, text: string) => `event: ${name}\ndata: ${text}\n\n`;

describe("the done event of an answer", () => {
  test("has sources, cost, tokens and the original fields of the server", async () => {
    const raw = {
      type: "done",
      cited_sources: [{ path: "a.md", title: "A" }],
      sources: ["b.md"],
      retrieved_sources: ["c.md"],
      cost_usd: 0.5,
      tokens_prompt: 1,
      tokens_completion: 2,
      cached_tokens: 3,
    };
    expect(await read(data(raw))).toEqual([
      {
        type: "done",
        sources: [{ path: "a.md", title: "A" }],
        retrieved: [{ path: "c.md", title: undefined }],
        cost: 0.5,
        tokens: { prompt: 1, completion: 2, cached: 3 },
        ignored: [],
        raw,
      },
    ]);
  });

  test.each([
    [{ cost_usd: 1, cost: 2 }, 1],
    [{ cost: 2 }, 2],
    [{ cost: { cost: 3, usd: 4, total: 5 } }, 3],
    [{ cost: { usd: 4, total: 5 } }, 4],
    [{ cost: { total: 5 } }, 5],
    [{ cost: {} }, undefined],
    [{ cost: "6" }, undefined],
    [{ cost: null }, undefined],
    [{}, undefined],
  ])("with %j has the cost %j", async (fields, cost) => {
    expect(await read(data({ type: "done", ...fields }))).toMatchObject([{ cost }]);
  });

  test("omits token counts that are not numbers, and sources that are not a list", async () => {
    const fields = { tokens_prompt: "9", tokens_completion: null, cached_tokens: 0, sources: "a.md" };
    const [done] = await read(data({ type: "done", ...fields }));
    expect(done).toMatchObject({ sources: [], retrieved: [] });
    expect(done?.type === "done" && done.tokens).toStrictEqual({ cached: 0 });
  });
});

describe("a status event of an answer", () => {
  test.each([
    [{ stage: "a", status: "b", message: "c", content: "d" }, "a"],
    [{ status: "b", message: "c", content: "d" }, "b"],
    [{ message: "c", content: "d" }, "c"],
    [{ content: "d" }, "d"],
    [{ stage: 5, text: "e" }, "e"],
    [{}, undefined],
  ])("with %j has the stage %j", async (fields, stage) => {
    const raw = { type: "status", ...fields };
    expect((await read(data(raw), DONE))[0]).toEqual({ type: "status", stage, sources: [], raw });
  });

  test("can be plain text or contain the sources found so far", async () => {
    const [plain, full] = await read(named("status", "thinking"), named("status", '{"sources":["a.md"]}'), DONE);
    expect(plain).toEqual({ type: "status", stage: "thinking", sources: [], raw: { content: "thinking" } });
    expect(full).toMatchObject({ type: "status", sources: [{ path: "a.md" }] });
  });
});

test.each([
  [{ content: "a", text: "b" }, "a"],
  [{ content: null, text: "b", delta: "c" }, "b"],
  [{ delta: "c", chunk: "d" }, "c"],
  [{ chunk: "d" }, "d"],
  [{ content: "" }, ""],
])("a delta event with %j has the text %j", async (fields, text) => {
  for (const type of ["delta", "reasoning"] as const) {
    const raw = { type, ...fields };
    expect((await read(data(raw), DONE))[0]).toEqual({ type, text, raw });
    expect((await read(named(type, JSON.stringify(fields)), DONE))[0]).toEqual({ type, text, raw: fields });
  }
});

test("a delta event can be plain text with braces", async () => {
  expect((await read(named("delta", "a {b}"), DONE))[0]).toMatchObject({ type: "delta", text: "a {b}" });
});

test("a delta event whose text is not a string is rejected, regardless of its other fields", async () => {
  for (const fields of [
    { content: 5, text: null },
    { content: null, text: 5 },
  ])
    await expect(read(data({ type: "delta", ...fields }), DONE)).rejects.toMatchObject({ code: "chat-malformed" });
});

test("the type in an event's JSON data takes precedence over its event field", async () => {
  expect((await read(named("status", '{"type":"delta","content":"a"}'), DONE))[0]).toMatchObject({ type: "delta" });
  // A type that isn't a string counts as missing.
  expect((await read(named("delta", '{"type":5,"content":"a"}'), DONE))[0]).toMatchObject({ type: "delta", text: "a" });
});

describe("an event of an unknown type", () => {
  test.each([
    ["message", "[1]", [1]],
    ["deltas", "[1]", [1]],
    ["my-delta", "[1]", [1]],
    ["deltas", "{oops", "{oops"],
    ["my-delta", "{oops", "{oops"],
    ["trace", " {oops", " {oops"],
    ["trace", "5", 5],
    ["trace", '{"a":1}', { a: 1 }],
  ])("is returned to the caller: %s with the data %s", async (name, text, value) => {
    expect((await read(named(name, text), DONE))[0]).toEqual({ type: "other", event: name, data: value });
  });

  test("is also returned to the caller if it has no type at all", async () => {
    expect((await read("data: hello\n\n", DONE))[0]).toEqual({ type: "other", event: "", data: "hello" });
  });
});

test.each([
  ["", "{oops"],
  ["", "  {oops"],
  ["done", "{oops"],
  ["error", "{oops"],
  ["reasoning", "[1]"],
  ["error", "[1]"],
])("the event %j with the data %j fails with chat-malformed", async (name, text) => {
  const field = name === "" ? "" : `event: ${name}\n`;
  await expect(read(`${field}data: ${text}\n\n`, DONE)).rejects.toMatchObject({ code: "chat-malformed" });
});

test.each([
  [{ message: "a", error: "b", content: "c" }, "a"],
  [{ message: 1, error: "b", content: "c" }, "b"],
  [{ content: "c" }, "c"],
  [{}, "no reason given"],
])("the error event %j has the detail %j", async (fields, detail) => {
  await expect(read(data({ type: "error", ...fields }))).rejects.toMatchObject({ code: "chat-failed", detail });
});

test("an error from a gateway, which has no event name, is returned with its reason", async () => {
  const { decodeEvent } = await import("../../src/chat/events.ts");
  expect(decodeEvent(undefined, '{"error":{"message":"upstream quota exceeded","code":"429"}}', [])).toEqual({
    type: "error",
    message: "upstream quota exceeded",
    code: "429",
  });
  expect(decodeEvent(undefined, '{"error":"busy"}', [])).toMatchObject({ type: "error", message: "busy" });
  expect(decodeEvent(undefined, '{"content":"a","error":null}', [])).toMatchObject({ type: "other" });
});
