import { expect, test } from "vitest";
import { createClock } from "./clock.ts";

test("a clock that starts at a number advances only with advance()", () => {
  const clock = createClock(1000);
  expect(clock.now()).toBe(1000);
  clock.advance(250);
  expect(clock.now()).toBe(1250);
});

test("a clock that follows another clock can be advanced ahead of it", () => {
  let real = 10.7;
  const clock = createClock(() => real);
  clock.advance(5);
  real = 20.2;
  expect(clock.now()).toBe(25);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("clock.advance(%d) throws an error", (milliseconds) => {
  expect(() => createClock(0).advance(milliseconds)).toThrow(RangeError);
});
