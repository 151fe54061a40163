import type { Channel } from "../../model/streams.ts";
import { expect, test } from "vitest";
import { keysOf, mergeOrders } from "./emit-decoders.ts";

const words = (...orders: readonly string[]) => orders.map((order) => order.split(" "));

test("key orders that do not contradict each other are merged", () => {
  expect(mergeOrders(words("a b d", "a b c d e", "a d f"))).toEqual([["a", "b", "c", "d", "f", "e"]]);
});

test("key orders that contradict each other or start with another key are kept separate", () => {
  expect(mergeOrders(words("a b c", "a c b", "b c", "a c"))).toEqual(words("a b c", "a c b", "b c"));
});

test("the key order of x-key-order precedes that of the examples, and each nested object has its own order", () => {
  const channel = {
    messages: { one: { examples: [{ payload: { t: "1", data: [{ x: "1" }, { x: "1", y: { z: 1 } }] } }] } },
    "x-key-order": [{ keys: ["data", "t"] }],
  } as unknown as Channel;
  expect(Object.fromEntries(keysOf(channel))).toEqual({
    "": words("data t", "t data"),
    ".data[]": words("x", "x y"),
    ".data[].y": words("z"),
  });
});
