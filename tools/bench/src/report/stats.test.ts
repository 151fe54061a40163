import { expect, test } from "vitest";
import { rotated, spreadOf } from "./stats.ts";

test("the middle value lies between, and so does the middle half", () => {
  expect(spreadOf([5, 1, 3])).toEqual({ median: 3, low: 2, high: 4 });
  expect(spreadOf([1, 2])).toEqual({ median: 1.5, low: 1.25, high: 1.75 });
});

test("taking turns changes the order and loses nobody", () => {
  const items = ["a", "b", "c"];
  for (let round = 0; round < 6; round++) expect(rotated(items, round).toSorted()).toEqual(items);
  expect(rotated(items, 2)).toEqual(["c", "a", "b"]);
  expect(rotated(items, 1)).toEqual(["a", "c", "b"]);
});
