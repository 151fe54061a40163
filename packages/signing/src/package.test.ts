import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = () =>
  JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    exports: Record<string, Record<string, string>>;
    dependencies?: object;
  };

test("the build is chosen by export conditions, in an order that every resolver reads alike", () => {
  expect(Object.entries(read().exports["."] ?? {})).toEqual([
    ["types", "./dist/index.d.ts"],
    ["node", "./dist/node.js"],
    ["default", "./dist/index.js"],
  ]);
});

test("there is no dependency", () => {
  expect(read().dependencies).toBeUndefined();
});
