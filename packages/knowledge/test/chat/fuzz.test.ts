import fc from "fast-check";
import { expect, test } from "vitest";
import { ChatError, KnowledgeError } from "../../src/index.ts";
import { streaming } from "../support/chat-stream.ts";
import { RECORDED } from "../support/streams.ts";

const RUNS = process.env["SPECWRIGHT_LONG"] === "1" ? 50_000 : 500;

/** Generator of one change to some bytes: replace a byte, cut the rest, remove a byte, or insert one. */
const change = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom("replace", "cut", "remove", "insert"),
  byte: fc.oneof(fc.nat(255), fc.constantFrom(...new TextEncoder().encode('\r\n:{}[]" '))),
});

function changed(bytes: Uint8Array, { at, kind, byte }: { at: number; kind: string; byte: number }): Uint8Array {
  const place = at % (bytes.length + 1);
  if (kind === "cut") return bytes.slice(0, place);
  const inside = kind === "remove" ? [] : [byte];
  return Uint8Array.from([...bytes.slice(0, place), ...inside, ...bytes.slice(kind === "insert" ? place : place + 1)]);
}

test("after random changes to its stream, a chat ends with an answer or with an error that contains the received text", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...RECORDED), fc.array(change, { maxLength: 4 }), async ({ text }, changes) => {
      const sent = changes.reduce(changed, new TextEncoder().encode(text));
      const reported: string[] = [];
      const chat = streaming(() => sent.slice()).chat({ query: "?" });
      const ended = await (async () => {
        for await (const event of chat) if (event.type === "delta") reported.push(event.text);
      })().catch((error: unknown) => error);
      if (ended === undefined) return;
      expect(KnowledgeError.isInstance(ended), String(ended)).toBe(true);
      if (ended instanceof ChatError) expect(ended.partialText).toBe(reported.join(""));
    }),
    { numRuns: RUNS },
  );
});
