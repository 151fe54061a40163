import { describe, expect, test } from "vitest";
import { isRetryableStatus, readRetryAfter } from "../src/index.ts";

test.each([
  [408, true],
  [429, true],
  [500, true],
  [502, true],
  [503, true],
  [504, true],
  [200, false],
  [400, false],
  [404, false],
  [501, false],
])("a server that responds with %i may work later: %j", (status, isRetryable) => {
  expect(isRetryableStatus(status)).toBe(isRetryable);
});

const NOW = Date.UTC(2026, 0, 1);

function waitOf(headers: Readonly<Record<string, string>>): number | undefined {
  return readRetryAfter(new Headers(headers), NOW);
}

describe("Retry-After", () => {
  test.each([
    ["10", 10_000],
    ["0.25", 250],
    ["Thu, 01 Jan 2026 00:00:03 GMT", 3000],
    ["2026-01-01T00:00:04Z", 4000],
    // A date whose last characters are digits is no number of seconds.
    ["Thu, 01 Jan 2026 00:00:05 +0000", 5000],
    ["2026-01-02", 86_400_000],
  ])("%s asks to wait %i ms", (value, waitMs) => {
    expect(waitOf({ "retry-after": value })).toBe(waitMs);
  });

  test("may stand between spaces where headers are not trimmed", () => {
    const get = (name: string) => (name === "retry-after" ? "  2  " : null);
    expect(readRetryAfter({ get }, NOW)).toBe(2000);
  });

  test.each(["0", "-1", "soon", "", "Wed, 31 Dec 2025 23:59:59 GMT", "Thu, 01 Jan 2026 00:00:00 GMT"])(
    "%j names no time in the future",
    (value) => {
      expect(waitOf({ "retry-after": value })).toBeUndefined();
    },
  );
});

test("the later of both headers counts, and one in the past does not hide the other", () => {
  const reset = "x-bapi-limit-reset-timestamp";
  expect(waitOf({ "retry-after": "1", [reset]: String(NOW + 2000) })).toBe(2000);
  expect(waitOf({ "retry-after": "3", [reset]: String(NOW + 2000) })).toBe(3000);
  expect(waitOf({ "retry-after": "3", [reset]: String(NOW - 2000) })).toBe(3000);
  expect(waitOf({ "retry-after": "soon", [reset]: String(NOW + 2000) })).toBe(2000);
  expect(waitOf({ [reset]: String(NOW) })).toBeUndefined();
  expect(waitOf({})).toBeUndefined();
});
