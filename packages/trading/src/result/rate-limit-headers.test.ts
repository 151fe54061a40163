import { expect, test } from "vitest";
import { readRateLimit } from "./rate-limit-headers.ts";

test("the rate limit, the remaining requests and the reset time are read from the headers", () => {
  const headers = new Headers({
    "X-Bapi-Limit": "50",
    "X-Bapi-Limit-Status": "49",
    "X-Bapi-Limit-Reset-Timestamp": "1700000000000",
  });
  expect(readRateLimit(headers)).toEqual({ limit: 50, remaining: 49, resetAt: 1_700_000_000_000 });
  expect(readRateLimit(new Headers())).toEqual({ limit: undefined, remaining: undefined, resetAt: undefined });
});

test("a rate limit header is used only if it is an integer of at most 15 digits", () => {
  const read = (value: string) => readRateLimit({ get: (name) => (name === "x-bapi-limit" ? value : null) }).limit;
  expect(["0", "50", "9".repeat(15)].map(read)).toEqual([0, 50, 999_999_999_999_999]);
  for (const value of ["", "-1", "1.5", " 5", "5 ", "1e3", "x5", "5x", "9".repeat(16)])
    expect(read(value)).toBeUndefined();
});
