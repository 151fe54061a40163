import { describe, expect, test } from "vitest";
import { ChatError, createKnowledgeClient, type ChatEvent } from "../index.ts";
import { FakeClock } from "../testing/fake-clock.ts";
import { fakeService } from "../testing/fake-service.ts";
import { bodyOf, delta, DONE, drain, encode, EVENT_STREAM, streaming } from "../testing/chat-stream.ts";
import { inShort, RECORDED } from "../testing/streams.ts";

/** Lets everything run that does not wait for time, until a timer is armed. */
async function waitingOn(clock: FakeClock): Promise<void> {
  // Each turn may arm the timer.
  while (clock.pending === 0) await new Promise(setImmediate);
}

test("an answer is its text with sources, cost and tokens", async () => {
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

test("an answer that broke off is an error that holds the text so far", async () => {
  const error = await streaming(() => delta("half"))
    .chat.answer({ query: "?" })
    .catch((thrown: unknown) => thrown);
  expect(ChatError.isInstance(error)).toBe(true);
  expect(error).toMatchObject({ code: "chat-cut", partialText: "half", outcome: "unknown" });
});

test("an error event keeps the service's code and words", async () => {
  const { error } = await drain(
    streaming(() => RECORDED.find(({ name }) => name.startsWith("an error of the engine"))!.text).chat({ query: "?" }),
  );
  expect(error).toMatchObject({ code: "chat-failed", serviceCode: "INTERNAL", detail: "no model", partialText: "par" });
});

describe("an answer that is no stream", () => {
  test.each([
    ["a web page", "<html>", "text/html; charset=utf-8", "chat-web-page"],
    ["JSON with success", '{"error":"x"}', "application/json", "chat-refused"],
    ["another type", "hello", "text/plain", "chat-malformed"],
  ])("%s", async (_, body, type, failure) => {
    const knowledge = streaming(() => body, {}, { headers: { "content-type": type } });
    expect(await drain(knowledge.chat({ query: "?" }))).toMatchObject({ events: [], failure });
  });

  test.each([
    [400, '{"error":"session not found"}', "bad-request"],
    [404, "404 page not found\n", "wrong-address"],
    [500, '{"error":"x"}', "server"],
  ])("status %i", async (status, body, failure) => {
    const knowledge = streaming(() => body, {}, { status, headers: { "content-type": "application/json" } });
    expect(await drain(knowledge.chat({ query: "?" }))).toMatchObject({ events: [], failure });
  });

  test("a stream without a media type is read all the same", async () => {
    const knowledge = streaming(() => bodyOf([encode(DONE)]), {}, {});
    expect(await drain(knowledge.chat({ query: "?" }))).toMatchObject({ failure: undefined });
  });
});

test("a connection that breaks is a cut, with its cause", async () => {
  const knowledge = streaming(() => bodyOf([encode(delta("half"))], new Error("reset")));
  const { events, error } = await drain(knowledge.chat({ query: "?" }));
  expect(events).toEqual(["delta:half"]);
  expect(error).toMatchObject({ code: "chat-cut", partialText: "half" });
  expect((error as Error).cause).toMatchObject({ code: "network" });
});

describe("silence", () => {
  test("within a stream is a stall, after the events before it; time of the reader does not count", async () => {
    const clock = new FakeClock();
    let cancelled = false;
    const body = () => bodyOf([encode(delta("a"))], "silent", () => (cancelled = true));
    const knowledge = streaming(body, { clock, chatIdleMs: 1000 });
    const reader = knowledge.chat({ query: "?" })[Symbol.asyncIterator]();
    expect(inShort((await reader.next()).value as ChatEvent)).toBe("delta:a");
    clock.advance(100_000);
    const next = reader.next();
    const failed = expect(next).rejects.toMatchObject({ code: "chat-stalled", partialText: "a" });
    await waitingOn(clock);
    expect(clock.next).toBe(1000);
    clock.advance(1000);
    await failed;
    expect([cancelled, clock.pending]).toEqual([true, 0]);
  });

  test("before the stream is a stall too; the limit can be set for one question", async () => {
    const clock = new FakeClock();
    const knowledge = createKnowledgeClient({ clock, fetch: () => new Promise(() => {}) });
    const call = drain(knowledge.chat({ query: "?" }, { timeoutMs: 70 })).then(({ error }) => Promise.reject(error));
    const failed = expect(call).rejects.toMatchObject({ code: "chat-stalled" });
    await waitingOn(clock);
    expect(clock.next).toBe(70);
    clock.advance(70);
    await failed;
    expect(clock.pending).toBe(0);
  });

  test("a whole answer has its time, however often something arrives", async () => {
    const clock = new FakeClock();
    let pieces = 0;
    const dripping = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          clock.advance(50);
          controller.enqueue(encode(delta(`${++pieces} `)));
        },
      },
      { highWaterMark: 0 },
    );
    const knowledge = streaming(() => dripping, { clock });
    const failed = knowledge.chat.answer({ query: "?" }, { timeoutMs: 300 });
    await expect(failed).rejects.toMatchObject({
      code: "chat-stalled",
      message: "No complete answer within 300 ms.",
      partialText: "1 2 3 4 5 ",
    });
    expect(clock.pending).toBe(0);
    for (const timeoutMs of [0, Number.NaN]) {
      await expect(knowledge.chat.answer({ query: "?" }, { timeoutMs })).rejects.toMatchObject({ code: "input" });
    }
    expect(clock.pending).toBe(0);
  });

  test("is allowed for five minutes by default", async () => {
    const clock = new FakeClock();
    const stream = streaming(() => bodyOf([], "silent"), { clock }).chat({ query: "?" });
    const reader = stream[Symbol.asyncIterator]();
    void reader.next().catch(() => {});
    await waitingOn(clock);
    expect(clock.next).toBe(300_000);
  });
});

describe("large events", () => {
  test("over the limit are an error after the events before", async () => {
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

  test("over the limit by many data lines are an error too", async () => {
    const chunks = Array.from({ length: 30 }, () => encode(`data: ${"x".repeat(50)}\n`));
    const knowledge = streaming(() => bodyOf(chunks), { chatMaxEventLength: 1000 });
    expect(await drain(knowledge.chat({ query: "?" }))).toMatchObject({ failure: "chat-oversized" });
  });

  test("of 8 MiB pass by default", async () => {
    const line = encode(delta("x".repeat(8 * 1024 * 1024)));
    const chunks = Array.from({ length: Math.ceil(line.length / 65_536) }, (_, index) =>
      line.subarray(index * 65_536, (index + 1) * 65_536),
    );
    const { text } = await streaming(() => bodyOf([...chunks, encode(DONE)])).chat.answer({ query: "?" });
    expect(text.length).toBe(8 * 1024 * 1024);
  });
});

describe("aborting", () => {
  test("ends the stream with its own error and closes the body", async () => {
    const clock = new FakeClock();
    const controller = new AbortController();
    let cancelled = false;
    const knowledge = streaming(() => bodyOf([encode(delta("a"))], "silent", () => (cancelled = true)), { clock });
    const stream = knowledge.chat({ query: "?" }, { signal: controller.signal });
    const events: string[] = [];
    const read = async () => {
      for await (const event of stream) {
        events.push(inShort(event));
        setImmediate(() => controller.abort(new Error("enough")));
      }
    };
    await expect(read()).rejects.toMatchObject({ code: "aborted" });
    expect([events, cancelled, clock.pending]).toEqual([["delta:a"], true, 0]);
  });

  test("ends it also where the rest has arrived already; after the last event there is nothing to end", async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const knowledge = streaming(() => delta("a") + delta("b") + DONE);
    const reader = knowledge.chat({ query: "?" }, { signal })[Symbol.asyncIterator]();
    await reader.next();
    controller.abort();
    await expect(reader.next()).rejects.toMatchObject({ code: "aborted" });
    expect(await reader.next()).toMatchObject({ done: true });
    const late = new AbortController();
    for await (const event of knowledge.chat({ query: "?" }, { signal: late.signal })) {
      if (event.type === "done") late.abort();
    }
    expect(late.signal.aborted).toBe(true);
  });

  test("before asking sends nothing", async () => {
    let calls = 0;
    const knowledge = createKnowledgeClient({ fetch: async () => Response.json({}, { status: 200 + calls++ }) });
    const result = await drain(knowledge.chat({ query: "?" }, { signal: AbortSignal.abort() }));
    expect([result.failure, calls]).toEqual(["aborted", 0]);
  });

  test("is done by leaving the loop", async () => {
    let cancelled = false;
    const clock = new FakeClock();
    const knowledge = streaming(() => bodyOf([encode(delta("a") + delta("b"))], "silent", () => (cancelled = true)), {
      clock,
    });
    for await (const event of knowledge.chat({ query: "?" })) {
      expect(inShort(event)).toBe("delta:a");
      break;
    }
    for await (const batch of knowledge.chat({ query: "?" }).batches()) {
      expect(batch.length).toBe(2);
      break;
    }
    expect([cancelled, clock.pending]).toEqual([true, 0]);
  });
});

test("events that are asked for at the same time come in their order, from one question", async () => {
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

test("an endless body that is no stream is not read to its end", async () => {
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

describe("asking", () => {
  test("happens when reading begins, once", async () => {
    const service = fakeService("reference");
    const stream = createKnowledgeClient({ fetch: service.fetch }).chat({ query: "?" });
    expect(service.received.length).toBe(0);
    await drain(stream);
    expect(await drain(stream)).toMatchObject({ failure: "input" });
    expect(service.received.length).toBe(1);
  });

  test.each(["", " "])("with the query %j is refused", async (query) => {
    const service = fakeService("reference");
    expect(await drain(createKnowledgeClient({ fetch: service.fetch }).chat({ query }))).toMatchObject({
      failure: "input",
    });
    expect(service.received.length).toBe(0);
  });

  test.each([
    ["a broken connection", () => Promise.reject(new TypeError("fetch failed")), "network"],
    ["a failure", async () => Response.json({ error: "x" }, { status: 503 }), "server"],
    ["a cut", async () => new Response(delta("a"), EVENT_STREAM), "chat-cut"],
    [
      "a refusal of something else",
      async () => Response.json({ error: "unknown session" }, { status: 400 }),
      "bad-request",
    ],
  ])("is not repeated after %s", async (_, fetch, failure) => {
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

  test("a model that the server does not know is left out once and then from the start", async () => {
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
