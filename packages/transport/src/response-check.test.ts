import { expect, test } from "vitest";
import {
  expectArray,
  expectBoolean,
  expectId,
  expectNumber,
  expectObject,
  expectOneOf,
  expectPresent,
  expectString,
  expectTuple,
  type ResponseCheck,
} from "./json.ts";

const order: ResponseCheck = (item) =>
  expectObject(
    item,
    "",
    (fields) => expectId(fields["orderId"], ".orderId") ?? expectOneOf(fields["price"], ".price", ["number", "null"]),
  );
const page: ResponseCheck = (result) =>
  expectObject(result, "result", (fields) => expectArray(fields["list"], ".list", order));

test.each([
  [{ list: [] }],
  [{ list: [{ orderId: "1", price: null }] }],
  [{ list: [{ orderId: "1", price: 9007199254740993n, unknown: true }], nextPageCursor: 7 }],
])("the check accepts a value with everything required: %o", (value) => {
  expect(page(value)).toBeUndefined();
});

test.each([
  [undefined, "result is absent"],
  [null, "result must be object, not null"],
  ["OK", "result must be object, not string"],
  [[], "result must be object, not array"],
  [{}, "result.list is absent"],
  [{ list: {} }, "result.list must be array, not object"],
  [{ list: "x" }, "result.list must be array, not string"],
  [{ list: [null] }, "result.list[0] must be object, not null"],
  [{ list: [{ orderId: "1", price: 1 }, { price: 1 }] }, "result.list[1].orderId is absent"],
  [{ list: [{ orderId: "", price: 1 }] }, "result.list[0].orderId must not be empty"],
  [{ list: [{ orderId: true, price: 1 }] }, "result.list[0].orderId must be string, not boolean"],
  [{ list: [{ orderId: "1" }] }, "result.list[0].price is absent"],
  [{ list: [{ orderId: "1", price: "1" }] }, "result.list[0].price must be number or null, not string"],
])("the check reports the invalid value: %o", (value, problem) => {
  expect(page(value)).toBe(problem);
});

test.each([
  [["1", "2"], undefined],
  [["1", "2", 3], undefined],
  [["1"], "level[1] is absent"],
  [["1", 2], "level[1] must be string, not number"],
  [{ 0: "1", 1: "2" }, "level must be array, not object"],
])("the check requires the first items of a tuple: %o", (value, problem) => {
  const level = expectTuple(value, "level", (items) => expectString(items[0], "[0]") ?? expectString(items[1], "[1]"));
  expect(level).toBe(problem);
});

const scalars = ["", "x", 0, 1n, true, null, [], {}];
test.each([
  ["string", expectString, ["", "x"]],
  ["number", expectNumber, [0, 1n]],
  ["boolean", expectBoolean, [true]],
  ["object", expectObject, [{}]],
  ["array", expectArray, [[]]],
] as const)("the check for type %s accepts no other type", (type, check, accepted) => {
  expect(scalars.filter((value) => check(value, "x") === undefined)).toEqual(accepted);
  expect(check(undefined, "x")).toBe("x is absent");
  expect(check(type === "string" ? 1 : "1", "x")).toMatch(`x must be ${type}, not `);
});

test("expectArray without a check for items accepts any items", () => {
  expect(expectArray([1, null], "x")).toBeUndefined();
});

test("expectPresent accepts every value except undefined", () => {
  expect(scalars.map((value) => expectPresent(value, "x")).filter(Boolean)).toEqual([]);
  expect(expectPresent(undefined, "x")).toBe("x is absent");
});
