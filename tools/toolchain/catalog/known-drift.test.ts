import { expect, it } from "vitest";
import { readKnownDrift } from "./known-drift.ts";

it("reads what, when and why of a known difference, and names what is missing", () => {
  expect(readKnownDrift()).toEqual([]);
  expect(() => readKnownDrift("- { operation: marketTime, place: a, found: absent, judged: '2026-11-23' }")).toThrow(
    "specs/known-drift.yaml, entry 1: reason is missing.",
  );
});
