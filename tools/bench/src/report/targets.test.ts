import { expect, test } from "vitest";
import { isMet, verdictOf } from "./targets.ts";

const target = { what: "", limit: 2, why: "" };

test("a limit holds in its own direction", () => {
  expect(isMet({ ...target, measured: 2, sense: "at most" })).toBe(true);
  expect(isMet({ ...target, measured: 2.01, sense: "at most" })).toBe(false);
  expect(isMet({ ...target, measured: 1.99, sense: "at least" })).toBe(false);
});

test("what was not measured is not reached", () => {
  expect(isMet({ ...target, measured: Number.NaN, sense: "at most" })).toBe(false);
});

test("a number that says nothing is neither reached nor missed", () => {
  const open = { ...target, sense: "at most", isUndecided: true } as const;
  expect([1, 3].map((measured) => verdictOf({ ...open, measured }))).toEqual(["undecided", "undecided"]);
  expect(verdictOf({ ...open, measured: 3, isUndecided: false })).toBe("no");
});
