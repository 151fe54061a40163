import { expect, it } from "vitest";
import { readKnownDrift } from "./known-drift.ts";

it("reads place, date and reason of a known difference, and names a missing field", () => {
  expect(readKnownDrift()).toEqual([]);
  expect(() => readKnownDrift("- { operation: marketTime, place: a, found: absent, judged: '2026-11-23' }")).toThrow(
    "specs/known-drift.yaml, entry 1: reason is missing.",
  );
});
