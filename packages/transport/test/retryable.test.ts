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
])("HTTP status %i counts as temporary: %j", (status, isRetryable) => {
  expect(isRetryableStatus(status)).toBe(isRetryable);
});

const NOW = Date.UTC(2026, 0, 1);

const waitOf = (retryAfter: string, resetAt?: number): number | undefined =>
  readRetryAfter(new Headers({ "retry-after": retryAfter }), NOW, resetAt);

describe("Retry-After", () => {
  test.each([
    ["10", 10_000],
    ["0.25", 250],
    ["Thu, 01 Jan 2026 00:00:03 GMT", 3000],
    ["2026-01-01T00:00:04Z", 4000],
    // A date whose last characters are digits isn't a number of seconds.
    ["Thu, 01 Jan 2026 00:00:05 +0000", 5000],
    ["2026-01-02", 86_400_000],
  ])("%s means a wait of %i ms", (value, waitMs) => {
    expect(waitOf(value)).toBe(waitMs);
  });

  test("accepts spaces around the value if headers are not trimmed", () => {
    const get = (name: string) => (name === "retry-after" ? "  2  " : null);
    expect(readRetryAfter({ get }, NOW)).toBe(2000);
  });

  test.each(["0", "-1", "soon", "", "Wed, 31 Dec 2025 23:59:59 GMT", "Thu, 01 Jan 2026 00:00:00 GMT"])(
    "%j means no wait",
    (value) => {
      expect(waitOf(value)).toBeUndefined();
    },
  );
});

test("the later of Retry-After and the reset time applies, even if the earlier time is in the past", () => {
  expect(waitOf("1", NOW + 2000)).toBe(2000);
  expect(waitOf("3", NOW + 2000)).toBe(3000);
  expect(waitOf("3", NOW - 2000)).toBe(3000);
  expect(waitOf("soon", NOW + 2000)).toBe(2000);
  expect(waitOf("", NOW)).toBeUndefined();
  expect(waitOf("")).toBeUndefined();
});
