import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChatEvent } from "../../src/index.ts";
import { bodyOf, drain, encode, streaming } from "../support/chat-stream.ts";
import { inShort, RECORDED } from "../support/streams.ts";

const ask = (chunks: readonly Uint8Array[]) => drain(streaming(() => bodyOf(chunks)).chat({ query: "?" }));

describe.each(RECORDED)("the recorded stream $name", ({ text, events, failure }) => {
  const bytes = encode(text);

  test("has the expected events if it arrives in one piece", async () => {
    expect(await ask([bytes])).toMatchObject({ events, failure });
  });

  test("has the expected events if it arrives in two pieces, split at any position", async () => {
    const results = await Promise.all(Array.from(bytes, (_, at) => ask([bytes.subarray(0, at), bytes.subarray(at)])));
    for (const result of results) expect(result).toMatchObject({ events, failure });
  });

  test("has the expected events if it arrives byte by byte", async () => {
    expect(await ask(Array.from(bytes, (byte) => new Uint8Array([byte])))).toMatchObject({ events, failure });
  });

  test("has the expected events if the caller reads it in batches", async () => {
    const seen: ChatEvent[] = [];
    const read = async () => {
      for await (const batch of streaming(() => bodyOf([bytes]))
        .chat({ query: "?" })
        .batches())
        seen.push(...batch);
    };
    await read().catch((error: unknown) => expect(error).toMatchObject({ code: failure }));
    expect(seen.map(inShort)).toEqual(events);
  });
});

test("a recorded stream yields the same events, however it is split into chunks", async () => {
  const stream = fc.constantFrom(...RECORDED);
  await fc.assert(
    fc.asyncProperty(stream, fc.array(fc.nat(), { maxLength: 12 }), async ({ text, events, failure }, cuts) => {
      const bytes = encode(text);
      const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
      const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
      expect(await ask(chunks)).toMatchObject({ events, failure });
    }),
    { numRuns: 200 },
  );
});
