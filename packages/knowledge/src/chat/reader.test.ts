import { createParser } from "eventsource-parser";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createEventReader } from "./reader.ts";

type Read = [name: string | undefined, data: string];

/** The events of these chunks, as they come out of the reader. */
function read(chunks: readonly Uint8Array[]): Read[] {
  const events: Read[] = [];
  const reader = createEventReader(
    1e6,
    (name, data) => events.push([name, data]),
    () => events.push(["oversized", ""]),
  );
  for (const chunk of chunks) reader.feed(chunk);
  return events;
}

/** What the parser behind it reads from the whole text at once. */
function expected(text: string): Read[] {
  const events: Read[] = [];
  const parser = createParser({ onEvent: ({ event, data }) => events.push([event, data]) });
  parser.feed(text);
  return events;
}

/** Text in which everything that means something to a reader is frequent. */
const line = fc.oneof(
  fc.constantFrom("", "data", "data:", "data: ", "data:  a", "event:", "event: b", "id: 1", "retry: 1", ":", ": c"),
  fc
    .array(fc.constantFrom("data", "event", ":", " ", "ä", "🦜", "\u2028", "\0", "x"), { maxLength: 5 })
    .map((parts) => parts.join("")),
);
const stream = fc
  .array(fc.tuple(line, fc.constantFrom("\n", "\r", "\r\n", "\n\n", "\r\r", "\r\n\r\n")), { maxLength: 12 })
  // A closing comment decides whether a CR at the end stands alone.
  .map((lines) => `${lines.flat().join("")}:end\n`);

test("any stream, cut anywhere, gives the events that the parser reads from it in one piece", () => {
  const property = fc.property(stream, fc.array(fc.nat(), { maxLength: 6 }), (text, cuts) => {
    const bytes = new TextEncoder().encode(text);
    const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
    expect(read(places.slice(1).map((end, index) => bytes.subarray(places[index], end)))).toEqual(expected(text));
  });
  fc.assert(property, { numRuns: 500 });
});

test.each([
  ["one line", ["data: xxxxxxxxxxxx"]],
  ["a comment", [": xxxxxxxxxxxxxxx"]],
  ["several lines", ["data: xxxxx\n", "data: xxxxx\n"]],
  ["an event that is complete", ["data: xxxxxxxxxxxx\n\ndata: a\n\n"]],
])("%s of more than the limit is told once, and nothing after it", (_, chunks) => {
  const seen: string[] = [];
  const reader = createEventReader(
    10,
    (_name, data) => seen.push(data),
    () => seen.push("oversized"),
  );
  for (const chunk of [...chunks, "\n\ndata: b\n\n"]) reader.feed(new TextEncoder().encode(chunk));
  expect(seen).toEqual(["oversized"]);
});

test("one of exactly the limit passes", () => {
  const seen: string[] = [];
  const reader = createEventReader(
    16,
    (_, data) => seen.push(data),
    () => seen.push("oversized"),
  );
  reader.feed(new TextEncoder().encode("data: 0123456789"));
  reader.flush();
  expect(seen).toEqual(["0123456789"]);
});
