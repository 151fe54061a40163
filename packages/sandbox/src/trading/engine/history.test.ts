import { expect, test } from "vitest";
import { History } from "./history.ts";

test("items come newest first, all of them or those of one key", () => {
  const history = new History<number>({ keysOf: (item) => [item % 2 === 0 ? "even" : "odd"] });
  for (const item of [1, 2, 3, 4]) history.push(item);
  expect([...history.newestFirst()]).toEqual([4, 3, 2, 1]);
  expect([...history.newestFirst("even")]).toEqual([4, 2]);
  expect([...history.newestFirst("none")]).toEqual([]);
});

test("the oldest items are forgotten, except those that must stay", () => {
  const forgotten: number[] = [];
  const history = new History<number>({
    keysOf: (item) => [String(item)],
    mustStay: (item) => item === 5,
    onForget: (item) => forgotten.push(item),
  });
  for (let item = 0; item < 100_000; item++) history.push(item);
  expect(history.length).toBeLessThanOrEqual(12_501);
  expect([...history.newestFirst("5")]).toEqual([5]);
  expect([...history.newestFirst("6")]).toEqual([]);
  expect(forgotten.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 6]);
  expect(forgotten.length + history.length).toBe(100_000);
});
