import { expect, test } from "vitest";
import { outcomeOfCall, type Outcome } from "./outcome.ts";

test.each<[readonly Outcome[], Outcome]>([
  [[], "not-sent"],
  [["not-sent"], "not-sent"],
  [["unknown"], "unknown"],
  [["answered"], "answered"],
  [["not-sent", "not-sent"], "not-sent"],
  [["answered", "not-sent"], "answered"],
  [["not-sent", "answered"], "answered"],
  [["answered", "answered"], "answered"],
  [["unknown", "not-sent"], "unknown"],
  [["not-sent", "unknown"], "unknown"],
  [["unknown", "answered"], "unknown"],
  [["answered", "unknown"], "unknown"],
  [["not-sent", "unknown", "answered"], "unknown"],
])("a call with the attempts %j has the outcome %s", (attempts, expected) => {
  expect(outcomeOfCall(attempts)).toBe(expected);
});

test("combining the outcomes of attempts one after another gives the same result as combining all at once", () => {
  const outcomes: readonly Outcome[] = ["not-sent", "answered", "unknown"];
  for (const first of outcomes)
    for (const second of outcomes)
      for (const third of outcomes)
        expect(outcomeOfCall([outcomeOfCall([first, second]), third])).toBe(outcomeOfCall([first, second, third]));
});
