import { expect, test } from "vitest";
import { outcomeOfFailedCall, outcomeOfMcpError, outcomeOfStatus } from "./attempt-outcome.ts";

const write = { call: "tasks.delete", operation: { method: "DELETE", path: "/" } };
const read = { call: "tasks.get", operation: { method: "GET", path: "/" } };

test.each([
  [200, "unknown"],
  [302, "unknown"],
  [399, "unknown"],
  [400, "answered"],
  [404, "answered"],
  [408, "unknown"],
  [429, "answered"],
  [499, "answered"],
  [500, "unknown"],
])("status %s gives a write the outcome %s, or unknown if a proxy may have sent the status", (status, expected) => {
  expect(outcomeOfStatus(write, status)).toBe(expected);
  expect(outcomeOfStatus(write, status, true)).toBe("unknown");
});

test("a read has the outcome `answered` for any response, because it changes nothing", () => {
  expect(outcomeOfStatus(read, 500)).toBe("answered");
  expect(outcomeOfStatus(read)).toBe("answered");
});

test("a call that fails while the client prepares its request has the outcome not-sent", () => {
  expect(outcomeOfStatus({ ...write, isPreparation: true }, 500)).toBe("not-sent");
  expect(outcomeOfFailedCall({ ...write, isPreparation: true }, "unknown")).toBe("not-sent");
});

test.each([
  [false, "not-sent", "not-sent"],
  [false, "unknown", "unknown"],
  [true, "not-sent", "answered"],
  [true, "answered", "answered"],
  [true, "unknown", "unknown"],
] as const)(
  "a call (earlier request refused: %s) whose last request ends as %s has the outcome %s",
  (wasRefused, outcome, expected) => {
    expect(outcomeOfFailedCall({ ...write, wasRefused }, outcome)).toBe(expected);
  },
);

test.each([
  [new Error("Not connected"), "not-sent"],
  [{ code: -32700 }, "answered"],
  [{ code: -32602 }, "answered"],
  [{ code: -32603 }, "unknown"],
  [{ code: -32001 }, "unknown"],
  [new Error("broken"), "unknown"],
])("the MCP error %s means the outcome %s", (error, expected) => {
  expect(outcomeOfMcpError(error)).toBe(expected);
});
