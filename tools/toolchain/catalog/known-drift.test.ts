import { expect, it } from "vitest";
import { readKnownDrift } from "./known-drift.ts";

it("a known difference without a reason is rejected with its position", () => {
  expect(readKnownDrift()).toEqual([]);
  expect(() => readKnownDrift("- { operation: marketTime, place: a, found: absent, judged: '2026-11-23' }")).toThrow(
    "specs/known-drift.yaml, entry 1: reason is missing.",
  );
});
