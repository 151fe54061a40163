import { VirtualClock } from "@specwright-tools/testing";
import { describe, expect, test } from "vitest";
import { createRetryBudget, type RetryBudget } from "../src/index.ts";

const times = (count: number, work: () => void): void => {
  for (let done = 0; done < count; done++) work();
};

/** Returns the number of retries that a budget allows at once, up to 100. */
function allowed(budget: RetryBudget): number {
  let count = 0;
  while (count < 100 && budget.withdraw()) count += 1;
  return count;
}

describe("the reserve of the retry budget", () => {
  const clock = new VirtualClock();
  const busy = { minPerSecond: 0, clock };

  test("is ten retries by default, and every tenth call adds one", () => {
    const budget = createRetryBudget(busy);
    expect(allowed(budget)).toBe(10);
    times(100, () => budget.deposit());
    expect(allowed(budget)).toBe(0);
    times(20, () => budget.deposit());
    expect(allowed(budget)).toBe(2);
  });

  test("grows with each call by the configured ratio", () => {
    const budget = createRetryBudget({ ...busy, reserve: 2, ratio: 0.5 });
    expect(allowed(budget)).toBe(2);
    times(6, () => budget.deposit());
    expect(allowed(budget)).toBe(1);
  });

  test("limits how many retries calls can accumulate", () => {
    const budget = createRetryBudget({ ...busy, reserve: 2 });
    times(1000, () => budget.deposit());
    expect(allowed(budget)).toBe(2);
    times(10, () => budget.deposit());
    expect(allowed(budget)).toBe(1);
  });
});

describe("a client with few calls", () => {
  const quiet = (options: object = {}) => {
    const clock = new VirtualClock();
    return { clock, budget: createRetryBudget({ ratio: 0, reserve: 0, clock, ...options }) };
  };

  test("may retry four times a second by default, and cannot save up unused retries", async () => {
    const { budget, clock } = quiet();
    expect(allowed(budget)).toBe(4);
    budget.success?.();
    await clock.advance(249);
    expect(allowed(budget)).toBe(0);
    await clock.advance(1);
    expect(allowed(budget)).toBe(1);
    budget.success?.();
    await clock.advance(60_000);
    expect(allowed(budget)).toBe(4);
  });

  test("may retry at the configured rate", async () => {
    const { budget, clock } = quiet({ minPerSecond: 2 });
    expect(allowed(budget)).toBe(2);
    await clock.advance(500);
    expect(allowed(budget)).toBe(1);
  });

  test("may retry once every two seconds, or never", async () => {
    const half = quiet({ minPerSecond: 0.5 });
    expect(allowed(half.budget)).toBe(1);
    half.budget.success?.();
    await half.clock.advance(1999);
    expect(allowed(half.budget)).toBe(0);
    await half.clock.advance(1);
    expect(allowed(half.budget)).toBe(1);
    const none = quiet({ minPerSecond: 0 });
    await none.clock.advance(60_000);
    expect(allowed(none.budget)).toBe(0);
  });

  test("has no guaranteed retry if it makes five or more calls a second", async () => {
    const { budget, clock } = quiet();
    times(4, () => budget.deposit());
    expect(budget.withdraw()).toBe(true);
    await clock.advance(100);
    budget.deposit();
    expect(budget.withdraw()).toBe(false);
    await clock.advance(899);
    expect(budget.withdraw()).toBe(false);
    await clock.advance(1);
    expect(budget.withdraw()).toBe(true);
    times(4, () => budget.deposit());
    expect(budget.withdraw()).toBe(false);
  });

  test("stops retrying after eight consecutive failures, because the server is probably down", async () => {
    const { budget, clock } = quiet();
    const next = async () => {
      await clock.advance(1000);
      return budget.withdraw();
    };
    for (let failures = 1; failures <= 8; failures++) expect(await next()).toBe(true);
    expect(await next()).toBe(false);
    budget.success?.();
    expect(await next()).toBe(true);
  });
});

test.each([
  ["ratio", { ratio: Number.NaN }],
  ["reserve", { reserve: -1 }],
  ["minPerSecond", { minPerSecond: "4" }],
  ["clock", { clock: {} }],
  ["perSecond", { perSecond: 4 }],
])("a malformed %s of the retry budget is refused", (field, options) => {
  const refusal = expect.objectContaining({ code: "invalid-input", field }) as Error;
  expect(() => createRetryBudget(options as never)).toThrow(refusal);
});

test.each([
  [[], "Array"],
  [new URL("http://localhost"), "URL"],
  [null, "Null"],
  ["10", "string"],
])("the error for options that aren't an object contains their type", (options, kind) => {
  const message = `options: options must be an object, got "${kind}".`;
  expect(() => createRetryBudget(options as never)).toThrow(message);
});
