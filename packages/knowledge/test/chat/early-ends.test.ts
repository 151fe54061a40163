import { VirtualClock } from "@specwright-tools/testing";
import { describe, expect, test } from "vitest";
import { createKnowledgeClient, type ChatEvent } from "../../src/index.ts";
import { bodyOf, delta, DONE, drain, encode, streaming } from "../support/chat-stream.ts";
import { inShort } from "../support/streams.ts";

/** Lets all pending work run until a timer is started on the clock. */
async function waitingOn(clock: VirtualClock): Promise<void> {
  while (clock.pending === 0) await new Promise(setImmediate);
}

describe("the idle timeout", () => {
  test("throws chat-stalled in the middle of a stream, and counts only the time spent waiting", async () => {
    const clock = new VirtualClock(0);
    let cancelled = false;
    const body = () => bodyOf([encode(delta("a"))], "silent", () => (cancelled = true));
    const knowledge = streaming(body, { clock, idleTimeoutMs: 1000 });
    const reader = knowledge.chat({ query: "?" })[Symbol.asyncIterator]();
    expect(inShort((await reader.next()).value as ChatEvent)).toBe("delta:a");
    await clock.advance(100_000);
    const next = reader.next();
    const failed = expect(next).rejects.toMatchObject({ code: "chat-stalled", partialText: "a" });
    await waitingOn(clock);
    expect(clock.next).toBe(1000);
    await clock.advance(1000);
    await failed;
    expect([cancelled, clock.pending]).toEqual([true, 0]);
  });

  test("throws chat-stalled before the first event, and can be set per question", async () => {
    const clock = new VirtualClock(0);
    const knowledge = createKnowledgeClient({ clock, fetch: () => new Promise(() => {}) });
    const call = drain(knowledge.chat({ query: "?" }, { idleTimeoutMs: 70 })).then(({ error }) =>
      Promise.reject(error),
    );
    const failed = expect(call).rejects.toMatchObject({ code: "chat-stalled" });
    await waitingOn(clock);
    expect(clock.next).toBe(70);
    await clock.advance(70);
    await failed;
    expect(clock.pending).toBe(0);
  });

  test("does not replace timeoutMs as the limit of a whole answer", async () => {
    const clock = new VirtualClock(0);
    let pieces = 0;
    const dripping = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await clock.advance(50);
          controller.enqueue(encode(delta(`${++pieces} `)));
        },
      },
      { highWaterMark: 0 },
    );
    const knowledge = streaming(() => dripping, { clock });
    const failed = knowledge.chat.answer({ query: "?" }, { timeoutMs: 300 });
    await expect(failed).rejects.toMatchObject({
      code: "chat-timeout",
      message: "chat.answer: the answer was not complete within 300 ms.",
      partialText: "1 2 3 4 5 ",
    });
    expect(clock.pending).toBe(0);
    for (const timeoutMs of [0, Number.NaN]) {
      await expect(knowledge.chat.answer({ query: "?" }, { timeoutMs })).rejects.toMatchObject({ code: "input" });
    }
    expect(clock.pending).toBe(0);
  });

  test("does not replace timeoutMs as the limit of an event stream", async () => {
    const clock = new VirtualClock(0);
    const dripping = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await clock.advance(50);
          controller.enqueue(encode(delta("a")));
        },
      },
      { highWaterMark: 0 },
    );
    const result = await drain(streaming(() => dripping, { clock }).chat({ query: "?" }, { timeoutMs: 120 }));
    expect(result).toMatchObject({ events: ["delta:a", "delta:a"], failure: "chat-timeout" });
    expect(clock.pending).toBe(0);
  });

  test("is five minutes by default", async () => {
    const clock = new VirtualClock(0);
    const stream = streaming(() => bodyOf([], "silent"), { clock }).chat({ query: "?" });
    const reader = stream[Symbol.asyncIterator]();
    void reader.next().catch(() => {});
    await waitingOn(clock);
    expect(clock.next).toBe(300_000);
  });
});

describe("aborting an answer", () => {
  test("ends the stream with an error and closes the body", async () => {
    const clock = new VirtualClock(0);
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

  test("discards events that the caller has not read, but has no effect after the last event", async () => {
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

  test("before the first read prevents the request", async () => {
    let calls = 0;
    const knowledge = createKnowledgeClient({ fetch: async () => Response.json({}, { status: 200 + calls++ }) });
    const result = await drain(knowledge.chat({ query: "?" }, { signal: AbortSignal.abort() }));
    expect([result.failure, calls]).toEqual(["aborted", 0]);
  });

  test("happens automatically when the caller leaves the loop", async () => {
    let cancelled = false;
    const clock = new VirtualClock(0);
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

describe("the connection of an answer", () => {
  const eventStream = "text/event-stream";
  const error = 'data: {"type":"error","message":"no","code":"x"}\n\n';
  const long = (beginning: string) => encode(beginning + "x".repeat(300));
  const ends: [what: string, type: string, status: number, chunk: Uint8Array, failure: string | undefined][] = [
    ["done", eventStream, 200, encode(delta("a") + DONE), undefined],
    ["an error event", eventStream, 200, encode(error), "chat-failed"],
    ["an event without readable data", eventStream, 200, encode('data: {"type":\n\n'), "chat-malformed"],
    ["an event that is too large", eventStream, 200, encode(delta("x".repeat(200))), "chat-oversized"],
    ["text that is not UTF-8", eventStream, 200, Uint8Array.of(0xff, 0xfe, 10), "chat-malformed"],
    ["JSON in place of a stream", "application/json", 200, long('{"error":"'), "chat-refused"],
    ["JSON of a problem type", "application/problem+json", 200, long('{"title":"'), "chat-refused"],
    ["a web page in place of a stream", "text/html", 200, long("<html>"), "chat-web-page"],
    ["another type", "text/plain", 200, long("hello"), "chat-malformed"],
    ["a refusal that is too large", "application/json", 400, encode("x".repeat(5000)), "response-too-large"],
  ];

  test.each(ends)("is closed after %s, although the body has not ended", async (_, type, status, chunk, failure) => {
    for (const read of ["events", "answer"]) {
      let cancelled = 0;
      const body = () => bodyOf([chunk], "silent", () => (cancelled += 1));
      const clock = new VirtualClock(0);
      const options = { clock, chatMaxEventLength: 100, maxResponseBytes: 4000 };
      const knowledge = streaming(body, options, { status, headers: { "content-type": type } });
      const code =
        read === "events"
          ? (await drain(knowledge.chat({ query: "?" }))).failure
          : await knowledge.chat.answer({ query: "?" }).then(
              () => undefined,
              (thrown: unknown) => (thrown as { code: string }).code,
            );
      expect([read, code, cancelled, clock.pending]).toEqual([read, failure, 1, 0]);
    }
  });
});
