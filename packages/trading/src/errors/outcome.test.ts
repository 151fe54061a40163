import { expect, test } from "vitest";
import { mayBeFromThisCall, outcomeOfCode, outcomeOfFailedCall, outcomeOfStatus, type FailedCall } from "./outcome.ts";

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

const write: FailedCall = {
  isWrite: true,
  attemptsOutcome: "answered",
  attempts: 1,
  isDuplicate: false,
  isGenerated: false,
  isOlder: false,
};
const duplicate: FailedCall = { ...write, isDuplicate: true, attemptsOutcome: "unknown" };

test.each<[string, FailedCall, string, boolean]>([
  ["a refused write", write, "answered", false],
  ["a write that was not sent", { ...write, attemptsOutcome: "not-sent", attempts: 0 }, "not-sent", false],
  ["a write that may have arrived", { ...write, attemptsOutcome: "unknown" }, "unknown", true],
  ["a lost read", { ...write, isWrite: false, attemptsOutcome: "unknown" }, "unknown", false],
  ["a duplicate ID of the caller", duplicate, "unknown", false],
  ["a duplicate ID of the caller with an older order", { ...duplicate, isOlder: true }, "answered", false],
  ["a duplicate generated ID", { ...duplicate, isGenerated: true }, "unknown", true],
  [
    "a duplicate generated ID with an older order",
    { ...duplicate, isGenerated: true, isOlder: true },
    "answered",
    false,
  ],
  ["a duplicate ID after two attempts", { ...duplicate, attempts: 2 }, "unknown", true],
  [
    "a duplicate ID after two attempts with an older order",
    { ...duplicate, attempts: 2, isOlder: true },
    "unknown",
    true,
  ],
])("%s is %3$s", (_, call, outcome, isUnsettled) => {
  expect(outcomeOfFailedCall(call)).toEqual({ outcome, isUnsettled });
});
