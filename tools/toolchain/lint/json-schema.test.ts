import { expect, it } from "vitest";
import { problemsOf } from "./json-schema.ts";

const names = { type: "array", items: { enum: ["Order", "Earn"] } };
const exact = { type: "object", properties: { master: names, sub: names }, additionalProperties: false };
const permission = { anyOf: [{ anyOf: [names, { enum: ["any"] }] }, exact] };

it.each([
  ["a value of a list", ["Ordr"], [{ path: ["0"], message: 'is "Ordr", which is none of Order, Earn' }]],
  [
    "a value of a list in an object",
    { sub: ["Order", "Ear"] },
    [{ path: ["sub", "1"], message: 'is "Ear", which is none of Order, Earn' }],
  ],
  ["a key", { mastr: [] }, [{ path: ["mastr"], message: "is not a known key; there are master, sub" }]],
])("lint does not report the alternatives that a value does not select for %s", (_what, value, expected) => {
  expect(problemsOf(permission, value)).toEqual(expected);
});

it("lint checks each item of a list against the schema, at any depth", () => {
  const list = { type: "array", items: permission };
  expect(problemsOf(list, [["Ordr"], { sub: ["Ear"] }, 1]).map(({ path }) => path)).toEqual([
    ["0", "0"],
    ["1", "sub", "0"],
    ["2"],
    ["2"],
    ["2"],
  ]);
});

it("if a value matches none of several alternatives, lint reports why each of them rejects it", () => {
  expect(problemsOf(permission, 1).map(({ message }) => message)).toEqual([
    "is 1, not array",
    "is 1, which is none of any",
    "is 1, not object",
  ]);
});
