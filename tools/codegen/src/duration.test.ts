import { expect, test } from "vitest";
import { durationMs } from "./duration.ts";

test.each([
  ["500ms", 500],
  ["20s", 20_000],
  ["1m", 60_000],
  ["24h", 86_400_000],
  ["7d", 604_800_000],
])("%s are %i milliseconds", (text, ms) => {
  expect(durationMs("orderList", text)).toBe(ms);
});

test.each(["5", "s", "1.5s", "2w", ""])("the duration %j is refused with its place", (text) => {
  expect(() => durationMs("orderList", text)).toThrow(`orderList: the duration "${text}" must be a whole number`);
});
