import { expect, test } from "vitest";
import { mayBeFromThisCall, outcomeOfCode, outcomeOfStatus } from "./attempt-outcome.ts";

test.each([
  ["unknown-outcome", true, "unknown"],
  ["unknown-outcome", false, "unknown"],
  ["duplicate", true, "unknown"],
  ["duplicate", false, "answered"],
  ["funds", true, "answered"],
  ["unknown", true, "answered"],
] as const)("the code %s (write: %s) proves %s", (code, isWrite, expected) => {
  expect(outcomeOfCode(code, isWrite)).toBe(expected);
});

test.each([
  [399, "unknown"],
  [400, "answered"],
  [401, "answered"],
  [403, "answered"],
  [404, "unknown"],
  [408, "unknown"],
  [429, "unknown"],
  [499, "answered"],
  [500, "unknown"],
])("the status %s proves %s without a return code, and nothing with a success code", (status, expected) => {
  expect(outcomeOfStatus(status, false)).toBe(expected);
  expect(outcomeOfStatus(status, true)).toBe("unknown");
});

test.each([
  [1, false, false],
  [1, true, true],
  [2, false, true],
  [2, true, true],
])("an ID after %s attempts (generated: %s) may be from this call: %s", (attempts, isGenerated, expected) => {
  expect(mayBeFromThisCall(attempts, isGenerated)).toBe(expected);
});
