import { expect, test } from "vitest";
import { permissionText } from "./permission.ts";

test("a permission in words", () => {
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

test("says nothing where the platform says nothing", () => {
  expect(permissionText("unstated")).toBeUndefined();
  expect(permissionText()).toBeUndefined();
});
