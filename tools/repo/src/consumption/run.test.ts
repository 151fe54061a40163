import { expect, it } from "vitest";
import { inParallel } from "./run.ts";

it("the task runner returns results in the order of the tasks, and never runs more than two tasks at once", async () => {
  let working = 0;
  let most = 0;
  const task = (turns: number) => async () => {
    working += 1;
    most = Math.max(most, working);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    working -= 1;
    return turns;
  };
  expect(await inParallel([task(9), task(1), task(5), task(3)])).toEqual([9, 1, 5, 3]);
  expect(most).toBe(2);
});

it("the task runner fails if a task fails", async () => {
  await expect(inParallel([() => Promise.reject(new Error("no"))])).rejects.toThrow("no");
});
