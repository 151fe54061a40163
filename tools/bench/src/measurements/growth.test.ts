import { expect, test } from "vitest";
import { bendOf } from "./growth.ts";

const sizes = [1, 10, 50];
const times = (of: (size: number) => number): number[] => sizes.map(of);

test("what grows with the size is a line, whatever a process pays at its start", () => {
  expect(
    bendOf(
      sizes,
      times((size) => 400 + 20 * size),
    ),
  ).toBeCloseTo(1);
});

test("what grows faster than the size bends upwards", () => {
  expect(
    bendOf(
      sizes,
      times((size) => 400 + size ** 2),
    ),
  ).toBeGreaterThan(1.2);
});

test("without three sizes nothing is said", () => {
  expect(bendOf([1], [400])).toBeNaN();
});
