import { expect, test } from "vitest";
import { ClockDrift } from "./authenticate.ts";

test("the clock drift is counted from the first response with the server time", () => {
  let real = 100;
  const drift = new ClockDrift(() => real);
  real = 5000;
  expect(drift.milliseconds).toBe(0);
  drift.responded();
  real = 7500;
  drift.responded();
  expect(drift.milliseconds).toBe(2500);
});

test("the clock drift is zero for a running clock", () => {
  const drift = new ClockDrift();
  drift.responded();
  expect(drift.milliseconds).toBe(0);
});
