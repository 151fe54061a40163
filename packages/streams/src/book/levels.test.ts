import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalNumber } from "./levels.ts";

const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 20 });
const decimal = fc.tuple(digits, fc.constantFrom("", "."), digits).map((parts) => parts.join(""));
const nearlyDecimal = fc.string({ unit: fc.constantFrom(..."0123456789.-+eE x_,"), maxLength: 18 });

test("a decimal string is parsed as by Number, and any other string as NaN", () => {
  fc.assert(
    fc.property(fc.oneof(decimal, nearlyDecimal), (text) => {
      const isDecimal = /^-?[\d.]+(e[+-]?\d+)?$/i.test(text);
      expect(decimalNumber(text)).toBe(isDecimal ? Number(text) : Number.NaN);
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  ["65000.50", 65_000.5],
  ["0.1", 0.1],
  ["999999999999999", 999_999_999_999_999],
  ["9007199254740993", 9_007_199_254_740_992],
  ["-5", -5],
  ["1e3", 1000],
  ["1.2e-07", 0.000_000_12],
  ["2.829E-05", 0.000_028_29],
  ["1e+2", 100],
  ["1e", Number.NaN],
  ["e5", Number.NaN],
  ["1e1.5", Number.NaN],
  ["1e999", Number.POSITIVE_INFINITY],
  ["0x10", Number.NaN],
  ["+5", Number.NaN],
  ["-", Number.NaN],
  ["Infinity", Number.NaN],
  [" 1", Number.NaN],
  [undefined, Number.NaN],
  [5, Number.NaN],
  [".5", 0.5],
  ["5.", 5],
  [".", Number.NaN],
  ["", Number.NaN],
  [" ", Number.NaN],
  ["1.2.3", Number.NaN],
  ["12a", Number.NaN],
  ["1,000", Number.NaN],
])("%j is parsed as %d", (text, number) => {
  expect(decimalNumber(text)).toBe(number);
});
