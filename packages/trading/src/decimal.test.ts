import { assert, bigInt, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { InputError, toStep, toTick } from "./index.ts";

describe("toTick and toStep", () => {
  test.each([
    ["50000.123", "0.10", "50000.10"],
    ["50000.15", "0.10", "50000.20"],
    ["50000.149", "0.1", "50000.1"],
    ["0.3", "0.1", "0.3"],
    ["1", "0.5", "1.0"],
    ["7", "5", "5"],
    ["8", "5", "10"],
    ["123456789012345678901234567890.15", "0.1", "123456789012345678901234567890.2"],
    ["-1.25", "0.5", "-1.5"],
  ])("toTick(%j, %j) is %j", (price, tick, expected) => expect(toTick(price, tick)).toBe(expected));

  test.each([
    ["0.0199", "0.001", "0.019"],
    ["5", "10", "0"],
    ["0.30000000000000004", "0.1", "0.3"],
  ])("toStep(%j, %j) is %j, rounded down", (quantity, step, expected) => expect(toStep(quantity, step)).toBe(expected));

  test("round in the chosen direction", () => {
    expect(toTick("1.01", "0.1", "up")).toBe("1.1");
    expect(toTick("1.09", "0.1", "down")).toBe("1.0");
    expect(toStep("1.01", "0.1", "up")).toBe("1.1");
  });

  test("round down to a multiple of the step for any amount and step", () => {
    assert(
      property(
        bigInt({ min: 0n, max: 10n ** 24n }),
        bigInt({ min: 1n, max: 10n ** 9n }),
        integer({ min: 1, max: 12 }),
        (amount, step, scale) => {
          const text = (units: bigint) => {
            const digits = String(units).padStart(scale + 1, "0");
            return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
          };
          expect(toStep(text(amount), text(step))).toBe(text((amount / step) * step));
        },
      ),
    );
  });

  test.each([
    ["1e", "0.1"],
    ["1e-7.5", "0.1"],
    ["1e9999", "0.1"],
    ["", "0.1"],
    ["1", "0"],
    ["1", "-0.1"],
    ["Infinity", "0.1"],
  ])("toTick(%j, %j) is rejected with field and rule", (price, tick) => {
    expect(() => toTick(price, tick)).toThrow(InputError);
  });

  test("reject numbers in place of strings", () => {
    // @ts-expect-error a number has already lost its decimals
    expect(() => toTick(0.1 + 0.2, "0.1")).toThrow(/price must be a decimal string/);
  });
});

test("an unknown rounding direction is rejected", () => {
  for (const round of [toTick, toStep])
    expect(() => round("1.25", "0.1", "ceil" as "up")).toThrow('rounding must be down, up or nearest, got "ceil"');
});
