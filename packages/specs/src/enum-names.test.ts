import { expect, test } from "vitest";
import { withEnumNames } from "./enum-names.ts";

test("the known values of an open enumeration get a title", () => {
  const schema = { title: "SideValue", anyOf: [{ type: "string", enum: ["Buy", "Sell"] }, { type: "string" }] };
  expect(withEnumNames({ schemas: [schema] })).toEqual({
    schemas: [
      { ...schema, anyOf: [{ title: "KnownSideValue", type: "string", enum: ["Buy", "Sell"] }, { type: "string" }] },
    ],
  });
});

test("an empty enumeration value gets a name", () => {
  expect(withEnumNames({ enum: ["iv", ""] })).toEqual({ enum: ["iv", ""], "x-enum-varnames": ["iv", "EMPTY"] });
});

test("a string and a number of the same value get different enumeration names", () => {
  const anyOf = [{ enum: ["2", "UNKNOWN"] }, { enum: [2] }];
  expect(withEnumNames({ title: "Mode", anyOf })).toEqual({
    title: "Mode",
    anyOf: [{ enum: ["2", "UNKNOWN"], "x-enum-varnames": ["TEXT_2", "UNKNOWN"] }, { enum: [2] }],
  });
});

test("a title in the specification is kept, and other schemas are not changed", () => {
  const schema = {
    title: "A",
    anyOf: [{ title: "B", enum: [1] }, { type: "integer" }],
    properties: { enum: { type: "string" } },
  };
  expect(withEnumNames(schema)).toEqual(schema);
});
