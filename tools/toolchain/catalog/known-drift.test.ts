import { expect, it } from "vitest";
import { readKnownDrift } from "./known-drift.ts";

it("a known difference is read with place, date and reason, and a missing field is reported", () => {
  expect(readKnownDrift()).toEqual([]);
  expect(() => readKnownDrift("- { operation: marketTime, place: a, found: absent, judged: '2026-11-23' }")).toThrow(
    "specs/known-drift.yaml, entry 1: reason is missing.",
  );
});
