import { expect, test } from "vitest";
import { jsonText } from "./examples.ts";

test("short lists of strings and numbers in samples are printed on one line", () => {
  const value = { b: [["86716.30", "1.204"]], n: [1, -2.5], list: [{ a: "x, [y]" }], empty: [] };
  expect(jsonText(value)).toBe(
    '{\n  "b": [\n    ["86716.30", "1.204"]\n  ],\n  "n": [1, -2.5],\n  "list": [\n    {\n      "a": "x, [y]"\n    }\n  ],\n  "empty": []\n}',
  );
  expect(JSON.parse(jsonText(value))).toEqual(value);
});

test("long lists in samples are printed with one item per line", () => {
  const value = Array.from({ length: 40 }, (_, index) => `item ${index}`);
  expect(jsonText(value).split("\n")).toHaveLength(42);
});
