import { expect, test } from "vitest";
import { ClockDrift } from "./authenticate.ts";

test("counts the drift from the first response with the time", () => {
  let real = 100;
  const drift = new ClockDrift(() => real);
  real = 5000;
  expect(drift.milliseconds).toBe(0);
  drift.told();
  real = 7500;
  drift.told();
  expect(drift.milliseconds).toBe(2500);
});

test("a running clock has no drift", () => {
  const drift = new ClockDrift();
  drift.told();
  expect(drift.milliseconds).toBe(0);
});
