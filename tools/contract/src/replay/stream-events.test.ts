import { expect, it } from "vitest";
import type { HarEntry } from "../har.ts";
import { chunkFindings } from "./stream-events.ts";

/** Builds a HAR entry of a stream with two chunks. `change` replaces fields of its response. */
const streamed = (change: object, time = 50) =>
  ({
    time,
    timings: { send: 0, wait: 25, receive: 25 },
    response: {
      content: { mimeType: "text/event-stream", text: "ab" },
      _chunks: [
        { at: 25, text: "a" },
        { at: 50, text: "b" },
      ],
      ...change,
    },
  }) as unknown as HarEntry;

it("the check of recordings rejects chunks that do not form a stream, or whose times do not increase", () => {
  expect(chunkFindings(streamed({}))).toEqual([]);
  const at = (first: number, second: number) => ({
    _chunks: [
      { at: first, text: "a" },
      { at: second, text: "b" },
    ],
  });
  expect(chunkFindings(streamed(at(50, 25)))).not.toEqual([]);
  expect(chunkFindings(streamed(at(0, 0), 0))).not.toEqual([]);
  expect(chunkFindings(streamed({ _chunks: [{ at: 50, text: "a" }] }))).not.toEqual([]);
  expect(chunkFindings(streamed({ _chunks: undefined }))).not.toEqual([]);
  expect(chunkFindings(streamed({}, 51))).not.toEqual([]);
});
