import { expect, test } from "vitest";
import { findMismatch, type ResponseSchema } from "./response-schema.ts";

const order: ResponseSchema = {
  type: "object",
  required: { orderId: { type: "string", minLength: 1 }, price: { type: ["number", "null"] } },
};
const page: ResponseSchema = { type: "object", required: { list: { type: "array", items: order } } };

test.each([
  [{ list: [] }],
  [{ list: [{ orderId: "1", price: null }] }],
  [{ list: [{ orderId: "1", price: 9007199254740993n, unknown: true }], nextPageCursor: 7 }],
])("accepts what has all it must have: %o", (value) => {
  expect(findMismatch(page, value)).toBeUndefined();
});

test.each([
  [undefined, " is absent"],
  [null, " must be object, not null"],
  ["OK", " must be object, not string"],
  [[], " must be object, not array"],
  [{}, ".list is absent"],
  [{ list: {} }, ".list must be array, not object"],
  [{ list: "x" }, ".list must be array, not string"],
  [{ list: [null] }, ".list[0] must be object, not null"],
  [{ list: [{ orderId: "1", price: 1 }, { price: 1 }] }, ".list[1].orderId is absent"],
  [{ list: [{ orderId: "", price: 1 }] }, ".list[0].orderId must not be empty"],
  [{ list: [{ orderId: true, price: 1 }] }, ".list[0].orderId must be string, not boolean"],
  [{ list: [{ orderId: "1", price: "1" }] }, ".list[0].price must be number or null, not string"],
])("names the value that is wrong: %o", (value, mismatch) => {
  expect(findMismatch(page, value)).toBe(mismatch);
});

test("accepts that an optional value is absent, and nothing else in its place", () => {
  const optional: ResponseSchema = { type: "object", isOptional: true };
  expect(findMismatch(optional, undefined)).toBeUndefined();
  expect(findMismatch(optional, null)).toBe(" must be object, not null");
});

test("believes anything where the specification says nothing", () => {
  for (const value of [undefined, null, "OK", 1, [], {}]) expect(findMismatch({}, value)).toBeUndefined();
});
