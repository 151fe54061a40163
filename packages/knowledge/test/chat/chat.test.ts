import { describe, expect, test } from "vitest";
import { ChatError, createKnowledgeClient } from "../../src/index.ts";
import { fakeService } from "../support/fake-service.ts";
import { bodyOf, delta, DONE, drain, encode, EVENT_STREAM, streaming } from "../support/chat-stream.ts";
import { inShort, RECORDED } from "../support/streams.ts";

test("an answer has text, sources, cost and tokens", async () => {
  const text = RECORDED[0]!.text;
  const source = { path: "concept/ä.md", title: "Ä" };
  expect(await streaming(() => text).chat.answer({ query: "?" })).toMatchObject({
    text: "Grüße \u2028 an 🦜!",
    sources: [source],
    retrieved: [],
    cost: 0.25,
    tokens: { prompt: 9 },
    ignored: [],
  });
});

test("chat.answer fails with chat-cut and the partial text if the stream ends early", async () => {
  const error = await streaming(() => delta("half"))
    .chat.answer({ query: "?" })
    .catch((thrown: unknown) => thrown);
  expect(ChatError.isInstance(error)).toBe(true);
  expect(error).toMatchObject({ code: "chat-cut", partialText: "half", outcome: "unknown" });
});

test("an error event keeps the code and the message of the service", async () => {
  const { error } = await drain(
    streaming(() => RECORDED.find(({ name }) => name.startsWith("an error of the engine"))!.text).chat({ query: "?" }),
  );
  expect(error).toMatchObject({ code: "chat-failed", serviceCode: "INTERNAL", detail: "no model", partialText: "par" });
});

describe("a chat response that does not declare a stream", () => {
  test.each([
    ["a web page", "<html>", "text/html; charset=utf-8", "chat-web-page"],
    ["JSON with success", '{"error":"x"}', "application/json", "chat-refused"],
    ["another type", "hello", "text/plain", "chat-malformed"],
  ])("is reported with a code for its kind: %s", async (_, body, type, failure) => {
    const knowledge = streaming(() => body, {}, { headers: { "content-type": type } });
    expect(await drain(knowledge.chat({ query: "?" }))).toMatchObject({ events: [], failure });
  });

  test.each([
    [400, '{"error":"session not found"}', "session-not-found"],
    [400, '{"error":"query is required"}', "bad-request"],
    [404, "404 page not found\n", "wrong-address"],
    [500, '{"error":"x"}', "server"],
  ])("is reported as a refusal: status %i", async (status, body, failure) => {
    const knowledge = streaming(() => body, {}, { status, headers: { "content-type": "application/json" } });
    expect(await drain(knowledge.chat({ query: "?" }))).toMatchObject({ events: [], failure });
  });

  test("is read as a stream if it declares no media type", async () => {
    const knowledge = streaming(() => bodyOf([encode(DONE)]), {}, {});
    expect(await drain(knowledge.chat({ query: "?" }))).toMatchObject({ failure: undefined });
  });
});

test("a lost connection is reported as chat-cut with the cause", async () => {
  const knowledge = streaming(() => bodyOf([encode(delta("half"))], new Error("reset")));
  const { events, error } = await drain(knowledge.chat({ query: "?" }));
  expect(events).toEqual(["delta:half"]);
  expect(error).toMatchObject({ code: "chat-cut", partialText: "half" });
  expect((error as Error).cause).toMatchObject({ code: "body-interrupted" });
});

describe("a large event", () => {
  test("above the limit throws an error after the earlier events", async () => {
    const chunks = [
      encode(delta("a")),
      encode(`data: {"type":"delta","content":"${"x".repeat(600)}`),
      encode("x".repeat(600)),
    ];
    let cancelled = false;
    const knowledge = streaming(() => bodyOf(chunks, "silent", () => (cancelled = true)), { chatMaxEventLength: 1000 });
    expect(await drain(knowledge.chat({ query: "?" }))).toMatchObject({
      events: ["delta:a"],
      failure: "chat-oversized",
    });
    expect(cancelled).toBe(true);
  });

  test("is measured by the total length of its lines", async () => {
    const chunks = Array.from({ length: 30 }, () => encode(`data: ${"x".repeat(50)}\n`));
    const knowledge = streaming(() => bodyOf(chunks), { chatMaxEventLength: 1000 });
    expect(await drain(knowledge.chat({ query: "?" }))).toMatchObject({ failure: "chat-oversized" });
  });

  test("is read by default up to 8 MiB", async () => {
    const line = encode(delta("x".repeat(8 * 1024 * 1024)));
    const chunks = Array.from({ length: Math.ceil(line.length / 65_536) }, (_, index) =>
      line.subarray(index * 65_536, (index + 1) * 65_536),
    );
    const { text } = await streaming(() => bodyOf([...chunks, encode(DONE)])).chat.answer({ query: "?" });
    expect(text.length).toBe(8 * 1024 * 1024);
  });
});

test("concurrent reads of a chat return its events in order from one request", async () => {
  const service = fakeService("reference");
  const knowledge = createKnowledgeClient({ fetch: service.fetch });
  const reader = knowledge.chat({ query: "?" })[Symbol.asyncIterator]();
  const results = await Promise.all(Array.from({ length: 6 }, () => reader.next()));
  expect(results.map(({ value, done }) => (done === true ? "end" : inShort(value)))).toEqual([
    "status:retrieved",
    "delta:Alpha ",
    "delta:ships.",
    "done:concept/alpha.md:0.5",
    "end",
    "end",
  ]);
  const batches = knowledge.chat({ query: "?" }).batches()[Symbol.asyncIterator]();
  await Promise.all([batches.next(), batches.next()]);
  expect(service.received.length).toBe(2);
});

test("an endless body that is not an event stream is not read completely", async () => {
  const endless = () => {
    let chunks = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        if (chunks > 50) throw new Error("read too far");
        controller.enqueue(encode("x".repeat(100)));
      },
    });
  };
  const knowledge = streaming(endless, {}, { headers: { "content-type": "text/plain" } });
  expect(await drain(knowledge.chat({ query: "?" }))).toMatchObject({ events: [], failure: "chat-malformed" });
});

describe("a chat request", () => {
  test("is sent only once, when the caller begins to read the stream", async () => {
    const service = fakeService("reference");
    const stream = createKnowledgeClient({ fetch: service.fetch }).chat({ query: "?" });
    expect(service.received.length).toBe(0);
    await drain(stream);
    expect(await drain(stream)).toMatchObject({ failure: "input" });
    expect(service.received.length).toBe(1);
  });

  test.each(["", " "])("is refused for the input %j", async (query) => {
    const service = fakeService("reference");
    expect(await drain(createKnowledgeClient({ fetch: service.fetch }).chat({ query }))).toMatchObject({
      failure: "input",
    });
    expect(service.received.length).toBe(0);
  });

  test.each([
    ["a broken connection", () => Promise.reject(new TypeError("fetch failed")), "network"],
    ["an error response", async () => Response.json({ error: "x" }, { status: 503 }), "server"],
    ["a cut stream", async () => new Response(delta("a"), EVENT_STREAM), "chat-cut"],
    [
      "a refusal for another reason",
      async () => Response.json({ error: "unknown session" }, { status: 400 }),
      "bad-request",
    ],
  ])("is not resent after %s", async (_, fetch, failure) => {
    let calls = 0;
    const knowledge = createKnowledgeClient({
      fetch: () => {
        calls += 1;
        return fetch();
      },
    });
    expect(await drain(knowledge.chat({ query: "?", model: "m" }))).toMatchObject({ failure });
    expect(calls).toBe(1);
  });

  test("is resent without an unsupported model, and later requests omit the model", async () => {
    const service = fakeService("released");
    const knowledge = createKnowledgeClient({ fetch: service.fetch });
    expect((await knowledge.chat.answer({ query: "?", model: "m" })).ignored).toEqual(["model"]);
    expect((await knowledge.chat.answer({ query: "?", model: "m" })).ignored).toEqual(["model"]);
    expect(service.received.map(({ json }) => json)).toEqual([
      { query: "?", model: "m" },
      { query: "?" },
      { query: "?" },
    ]);
  });
});
