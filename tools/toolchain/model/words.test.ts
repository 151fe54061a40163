import { expect, test } from "vitest";
import { durationMs, permissionText } from "./words.ts";

test("permissionText describes the permissions of an API key in a sentence", () => {
  expect(permissionText(["Earn"])).toBe("The API key needs the permission `Earn`.");
  expect(permissionText("any")).toBe("An API key with any permission may call it.");
  expect(permissionText({ master: ["A", "B", "C"] })).toBe(
    "Only an API key of the master account may call it, with the permission `A`, `B` or `C`.",
  );
  expect(permissionText({ master: ["A"], sub: ["B"] })).toBe(
    "An API key of the master account needs the permission `A`. An API key of a sub-account needs the permission `B`.",
  );
  expect(permissionText({ master: "unstated", sub: ["B"] })).toBe(
    "An API key of a sub-account needs the permission `B`.",
  );
});

test("the description of a permission is empty if the platform documents none", () => {
  expect(permissionText("unstated")).toBeUndefined();
  expect(permissionText()).toBeUndefined();
});

test.each([
  ["500ms", 500],
  ["20s", 20_000],
  ["1m", 60_000],
  ["24h", 86_400_000],
  ["7d", 604_800_000],
])("the duration %s is %i milliseconds", (text, ms) => {
  expect(durationMs("orderList", text)).toBe(ms);
});

test.each(["5", "s", "1.5s", "2w", ""])("the duration %j is rejected with its location", (text) => {
  expect(() => durationMs("orderList", text)).toThrow(`orderList: the duration "${text}" must be a whole number`);
});
