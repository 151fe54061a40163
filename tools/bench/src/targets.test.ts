import { expect, test } from "vitest";
import { isMet } from "./targets.ts";

const target = { what: "", limit: 2, why: "" };

test("a limit holds in its own direction", () => {
  expect(isMet({ ...target, measured: 2, sense: "at most" })).toBe(true);
  expect(isMet({ ...target, measured: 2.01, sense: "at most" })).toBe(false);
  expect(isMet({ ...target, measured: 1.99, sense: "at least" })).toBe(false);
});

test("what was not measured is not reached", () => {
  expect(isMet({ ...target, measured: Number.NaN, sense: "at most" })).toBe(false);
});
