import { expect, test } from "vitest";
import { editDistance, nearestName } from "./fields.ts";

test.each([
  ["", "", 0],
  ["a", "", 1],
  ["", "ab", 2],
  ["signal", "sginal", 1],
  ["timeout", "timeoutms", 2],
  ["kitten", "sitting", 3],
])("the distance from %j to %j is %i", (from, to, distance) => {
  expect([editDistance(from, to), editDistance(to, from)]).toEqual([distance, distance]);
});

test.each([
  ["pageSize", "page_size"],
  ["PAGE", "page"],
  ["statuss", "status"],
  ["colour", undefined],
  ["x", undefined],
])("the nearest name to %j is %j", (name, nearest) => {
  expect(nearestName(name, ["page", "page_size", "status", "sort"])).toBe(nearest);
});
