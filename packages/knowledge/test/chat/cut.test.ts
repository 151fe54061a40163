import { expect, test } from "vitest";
import { streaming } from "../support/chat-stream.ts";
import { RECORDED } from "../support/streams.ts";

/** Spellings of the `done` event that ends a stream: the data on one or several lines, after or before the type. */
const ENDS = [
  'event: done\ndata: {"sources":["a.md"],"cost":0.5}\n\n',
  'event: done\ndata: {\ndata: "sources":["a.md"],\ndata: "cost":0.5}\n\n',
  'event: done\ndata:\ndata: {"sources":["a.md"],"cost":0.5}\n\n',
  'event:done\ndata:{"sources":["a.md"],"cost":0.5}\n\n',
  'data: {"sources":["a.md"],"cost":0.5}\nevent: done\n\n',
];

const COMPLETE = [
  ...RECORDED.filter(({ failure, events }) => failure === undefined && !events.at(-1)!.endsWith(":undefined")),
  ...ENDS.flatMap((end) =>
    ["\n", "\r", "\r\n"].map((lineEnd) => ({
      name: JSON.stringify(end.replaceAll("\n", lineEnd)),
      text: `event: delta\ndata: Hi\n\n${end}`.replaceAll("\n", lineEnd),
      events: ["delta:Hi", "done:a.md:0.5"],
    })),
  ),
];

/**
 * Maximum number of bytes that the test cuts off the end of a stream. The last event of each stream is at most this
 * long.
 */
const TAIL = 220;

test.each(COMPLETE)(
  "the stream $name fails with chat-cut if any part of its last event is missing",
  async ({ text, events }) => {
    const bytes = new TextEncoder().encode(text);
    const complete: number[] = [];
    for (let length = Math.max(0, bytes.length - TAIL); length <= bytes.length; length += 1) {
      const ended = await streaming(() => bytes.slice(0, length))
        .chat.answer({ query: "?" })
        .then(
          ({ sources, cost }) => `done:${sources.map(({ path }) => path).join()}:${cost}`,
          ({ code }: { code: string }) => code,
        );
      if (ended === "chat-cut") continue;
      expect([length, ended]).toEqual([length, events.at(-1)]);
      complete.push(bytes.length - length);
    }
    // The answer is complete if only white space is missing: the line ends of the last event and the empty line after it.
    const missing = text.length - text.trimEnd().length;
    expect(complete).toEqual(Array.from({ length: missing + 1 }, (_, index) => missing - index));
  },
);

test.each(["", "\n", "\r\n", "\r"])(
  "complete JSON in the last event ends the answer, even if only %j follows instead of a blank line",
  async (end) => {
    const { text } = await streaming(
      () => `data: {"type":"delta","content":"Hi"}\n\ndata: {"type":"done"}${end}`,
    ).chat.answer({
      query: "?",
    });
    expect(text).toBe("Hi");
    const failed = streaming(() => `data: {"type":"error","message":"no model"}${end}`).chat.answer({ query: "?" });
    await expect(failed).rejects.toMatchObject({ code: "chat-failed", detail: "no model" });
  },
);

test.each(['{"type":"delta","content":"x"}', '{"type":"done"', "done", '{"type":"error","message":"x"', "[]"])(
  "incomplete data in a last event without a blank line, %s, fails with chat-cut",
  async (data) => {
    const cut = streaming(() => `data: ${data}`).chat.answer({ query: "?" });
    await expect(cut).rejects.toMatchObject({ code: "chat-cut", partialText: "" });
  },
);
