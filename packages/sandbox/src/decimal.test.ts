import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  decimal,
  divide,
  floorToStep,
  formatDecimal,
  formatRounded,
  multiply,
  parseDecimal,
  proportion,
} from "./decimal.ts";

const amount = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const positive = fc.bigInt({ min: 1n, max: 10n ** 30n });

test("parsing a formatted decimal returns the same decimal", () => {
  fc.assert(
    fc.property(amount, (value) => {
      expect(parseDecimal(formatDecimal(value))).toBe(value);
    }),
  );
});

test.each([
  ["1", "1"],
  ["0.10", "0.1"],
  ["-0.000000000000000001", "-0.000000000000000001"],
  ["007", "7"],
  ["-0", "0"],
])("the decimal %s is formatted as %s", (text, shown) => {
  expect(formatDecimal(decimal(text))).toBe(shown);
});

test.each(["", " ", "1e3", "1,5", ".5", "5.", "0x1", "NaN", "1.0000000000000000001", "--1"])(
  "the decimal parser rejects %s",
  (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  },
);

test("decimals are added exactly where floating-point numbers are not", () => {
  expect(formatDecimal(decimal("0.1") + decimal("0.2"))).toBe("0.3");
  expect(formatDecimal(multiply(decimal("96123.45"), decimal("0.001")))).toBe("96.12345");
  expect(formatDecimal(divide(decimal("1"), decimal("3")))).toBe("0.333333333333333333");
});

test("a proportional share of an amount and the rest add up to the amount", () => {
  fc.assert(
    fc.property(amount, positive, positive, (total, left, right) => {
      const whole = left + right;
      const share = proportion(total, left, whole);
      expect(share + (total - share)).toBe(total);
      const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
      expect(magnitude(share)).toBeLessThanOrEqual(magnitude(total));
    }),
  );
});

test("rounding a decimal down to a step never exceeds the value", () => {
  fc.assert(
    fc.property(amount, positive, (value, step) => {
      const floor = floorToStep(value, step);
      expect(floor % step).toBe(0n);
      expect(floor <= value && value < floor + step).toBe(true);
    }),
  );
  expect(formatRounded(decimal("2.34567"), 2)).toBe("2.35");
});
