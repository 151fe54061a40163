import { expect, test } from "vitest";
import { Random } from "../random.ts";
import { ChatModel } from "./service.ts";

/**
 * Returns the part of a damaged answer that a client can read: up to the cut or the first byte that is not UTF-8,
 * whichever comes first.
 */
function readable(seed: number): string {
  const { body, cut } = new ChatModel(new Random(seed)).damagedReply();
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return new TextDecoder().decode(bytes.subarray(0, cut)).replace(/\uFFFD[^]*/, "");
}

// The client accepts a last event without its blank line as the end of the answer if its JSON is complete, so damage
// must never leave the JSON complete.
test("a damaged chat answer never contains the complete JSON of its last event", () => {
  const texts = Array.from({ length: 5000 }, (_, seed) => readable(seed));
  expect(texts.filter((text) => text.includes('"title":"Alpha"}]}'))).toEqual([]);
  expect(texts.some((text) => text.includes('"title":"Alpha"}]'))).toBe(true);
});
