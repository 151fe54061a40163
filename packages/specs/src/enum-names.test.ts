import { expect, test } from "vitest";
import { withEnumNames } from "./enum-names.ts";

test("the list of known values in an open enumeration gets a title of its own", () => {
  const schema = { title: "SideValue", anyOf: [{ type: "string", enum: ["Buy", "Sell"] }, { type: "string" }] };
  expect(withEnumNames({ schemas: [schema] })).toEqual({
    schemas: [
      { ...schema, anyOf: [{ title: "KnownSideValue", type: "string", enum: ["Buy", "Sell"] }, { type: "string" }] },
    ],
  });
});

test("an empty enumeration value gets the name EMPTY", () => {
  expect(withEnumNames({ enum: ["iv", ""] })).toEqual({ enum: ["iv", ""], "x-enum-varnames": ["iv", "EMPTY"] });
});

test("a string and a number of the same value get different enumeration names", () => {
  const anyOf = [{ enum: ["2", "UNKNOWN"] }, { enum: [2] }];
  expect(withEnumNames({ title: "Mode", anyOf })).toEqual({
    title: "Mode",
    anyOf: [{ enum: ["2", "UNKNOWN"], "x-enum-varnames": ["TEXT_2", "UNKNOWN"] }, { enum: [2] }],
  });
});

test("an existing title is kept, and schemas without an enumeration are not changed", () => {
  const schema = {
    title: "A",
    anyOf: [{ title: "B", enum: [1] }, { type: "integer" }],
    properties: { enum: { type: "string" } },
  };
  expect(withEnumNames(schema)).toEqual(schema);
});
