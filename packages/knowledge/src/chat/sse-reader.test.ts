import { createParser } from "eventsource-parser";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createEventReader } from "./sse-reader.ts";

type Read = [name: string | undefined, data: string];

const encode = (text: string) => new TextEncoder().encode(text);

/** Reads the events of these chunks with the reader under test. */
function read(chunks: readonly Uint8Array[], maxLength = 1e6, tail: Read[] = []): Read[] {
  const events: Read[] = [];
  const reader = createEventReader({
    maxLength,
    onEvent: (name, data) => events.push([name, data]),
    onTail: (name, data) => tail.push([name, data]),
    onFailure: (reason) => events.push([reason, ""]),
  });
  for (const chunk of chunks) reader.feed(chunk);
  reader.end();
  return events;
}

/** Parses a whole text at once, for comparison with a text that arrives in chunks. */
function expected(text: string): Read[] {
  const events: Read[] = [];
  const parser = createParser({ onEvent: ({ event, data }) => events.push([event, data]) });
  parser.feed(text);
  return events;
}

/** Generator of lines with many special characters of the event format. */
const line = fc.oneof(
  fc.constantFrom("", "data", "data:", "data: ", "data:  a", "event:", "event: b", "id: 1", "retry: 1", ":", ": c"),
  fc
    .array(fc.constantFrom("data", "event", ":", " ", "ä", "🦜", "\u2028", "\0", "x"), { maxLength: 5 })
    .map((parts) => parts.join("")),
);
const stream = fc
  .array(fc.tuple(line, fc.constantFrom("\n", "\r", "\r\n", "\n\n", "\r\r", "\r\n\r\n")), { maxLength: 12 })
  // The comment line `:end` shows whether the parser counts a CR before it as a line end.
  .map((lines) => `${lines.flat().join("")}:end\n`);

test("an event stream yields the same events, however it is split into chunks", () => {
  const property = fc.property(stream, fc.array(fc.nat(), { maxLength: 6 }), (text, cuts) => {
    const bytes = encode(text);
    const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
    expect(read(places.slice(1).map((end, index) => bytes.subarray(places[index], end)))).toEqual(expected(text));
  });
  fc.assert(property, { numRuns: 500 });
});

test.each([
  ["one line", ["data: xxxxxxxxxxxx"]],
  ["a comment", [": xxxxxxxxxxxxxxx"]],
  ["several lines", ["data: xxxxx\n", "data: xxxxx\n"]],
  ["a complete event", ["data: xxxxxxxxxxxx\n\ndata: a\n\n"]],
])("%s above the size limit ends the event stream with one report", (_, chunks) => {
  expect(read([...chunks, "\n\ndata: b\n\n"].map(encode), 10)).toEqual([["oversized", ""]]);
});

test("an event with exactly the maximum length is read", () => {
  expect(read([encode("data: 0123456789\n\n")], 16)).toEqual([[undefined, "0123456789"]]);
});

test.each<[end: string, name: string | undefined, data: string]>([
  ["data: a", undefined, "a"],
  ["data: a\n", undefined, "a"],
  ["data: a\r", undefined, "a"],
  ["data: a\r\n", undefined, "a"],
  ["data", undefined, ""],
  ["event: done\ndata: {}\n", "done", "{}"],
  ["event: done\ndata: {", "done", "{"],
])("the unfinished event at the end of a stream, %j, is returned as the tail", (end, name, data) => {
  const tail: Read[] = [];
  expect(read([encode(`data: first\n\n${end}`)], 1e6, tail)).toEqual([[undefined, "first"]]);
  expect(tail).toEqual([[name, data]]);
});

test.each(["data: a\n\n", "data: a\r\r", "data: a\r\n\r\n", "data: a\r\n\r"])(
  "an event that ends with a blank line, %j, is complete",
  (text) => {
    expect(read([encode(text)])).toEqual([[undefined, "a"]]);
  },
);

test("invalid UTF-8 within an event is reported once, and ends the event stream", () => {
  const invalid = new Uint8Array([0xc3, 0x28]);
  expect(read([encode("data: a\n\ndata: "), invalid, encode("\n\ndata: b\n\n")])).toEqual([
    [undefined, "a"],
    ["invalid-utf8", ""],
  ]);
});

test.each([
  ["a lone first byte", [0xf3]],
  ["a first byte with one of three others", [0xf3, 0x9f]],
  ["a first byte after whole characters", [0xc3, 0xa4, 0xe2, 0x82]],
  ["a byte that begins nothing", [0xff]],
])("bytes that are not valid UTF-8 are detected wherever the stream is split: %s", (_, invalid) => {
  const whole = [...encode("data: a\n\ndata: b"), ...invalid, ...encode('"}\n\ndata: c\n\n')];
  for (let at = 0; at <= whole.length; at++) {
    const pieces = [whole.slice(0, at), whole.slice(at)].map((bytes) => new Uint8Array(bytes));
    expect(read(pieces)).toEqual([
      [undefined, "a"],
      ["invalid-utf8", ""],
    ]);
  }
  expect(read(whole.map((byte) => new Uint8Array([byte])))).toHaveLength(2);
});

test("a stream that ends within a character is not reported as invalid UTF-8", () => {
  expect(read([encode("data: a\n\ndata: "), new Uint8Array([0xf0, 0x9f])])).toEqual([[undefined, "a"]]);
});

test("an event whose data is exactly as long as the maximum is read", () => {
  expect(read([encode("data: xxxxxxxxxx\n\n")], 10)).toEqual([[undefined, "xxxxxxxxxx"]]);
});

test("invalid UTF-8 in several chunks is reported once", () => {
  const invalid = new Uint8Array([0xff]);
  expect(read([encode("data: a\n\n"), invalid, invalid])).toEqual([
    [undefined, "a"],
    ["invalid-utf8", ""],
  ]);
});

test("4,000 events with CR line endings in one chunk are each read once", () => {
  expect(read([encode("data: a\r\r".repeat(4000))])).toEqual(Array.from({ length: 4000 }, () => [undefined, "a"]));
});
