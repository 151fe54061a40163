import { expect, test } from "vitest";
import { race, rotated, spreadOf, spreadsAtEvenSpeed } from "./race.ts";
import { isMet } from "./report/aims.ts";

test("the spread of an even number of values has interpolated median and quartiles", () => {
  expect(spreadOf([5, 1, 3])).toEqual({ median: 3, low: 2, high: 4 });
  expect(spreadOf([1, 2])).toEqual({ median: 1.5, low: 1.25, high: 1.75 });
});

test("the order of benchmark contenders rotates by round and includes every contender", () => {
  const items = ["a", "b", "c"];
  for (let round = 0; round < 6; round++) expect(rotated(items, round).toSorted()).toEqual(items);
  expect(rotated(items, 2)).toEqual(["c", "a", "b"]);
  expect(rotated(items, 1)).toEqual(["a", "c", "b"]);
});

test("a benchmark race reports the median and the spread of the rounds of each contender", async () => {
  const contenders = [
    { label: "a", isOurs: true, next: 1 },
    { label: "b", next: 10 },
  ];
  const rows = await race("counting", contenders, 3, (one) => Promise.resolve({ time: one.next++ }));
  expect(rows.map(({ label, isOurs, values }) => [label, isOurs, values])).toEqual([
    ["a", true, { time: { median: 2, low: 1.5, high: 2.5 } }],
    ["b", false, { time: { median: 11, low: 10.5, high: 11.5 } }],
  ]);
});

test("a round in which the machine was slower for every contender changes no contender's numbers", () => {
  const samplesOf = (times: readonly number[]) => times.map((time) => ({ time }));
  const even = [
    [1, 3, 2],
    [10, 10, 10],
    [20, 20, 20],
  ].map(samplesOf);
  const slowed = [
    [1, 6, 2],
    [10, 20, 10],
    [20, 40, 20],
  ].map(samplesOf);
  expect(spreadsAtEvenSpeed(slowed)).toEqual(spreadsAtEvenSpeed(even));
  expect(spreadsAtEvenSpeed(even)[0]).toEqual({ time: { median: 2, low: 1.5, high: 2.5 } });
});

test("a performance target is met up to its maximum, and a missing measurement fails it", () => {
  const aim = { what: "", limit: 2 };
  expect(isMet({ ...aim, measured: 2 })).toBe(true);
  expect(isMet({ ...aim, measured: 2.01 })).toBe(false);
  expect(isMet({ ...aim, measured: Number.NaN })).toBe(false);
});
