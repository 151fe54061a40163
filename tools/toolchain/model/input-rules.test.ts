import { expect, test } from "vitest";
import type { OpenApiDocument, Schema } from "./document.ts";
import { inputRules, ruleRows } from "./input-rules.ts";
import { operationsOf, type FoundOperation } from "./operations.ts";
import { readDocument } from "./published.ts";

const category = (...values: string[]): Schema => ({ type: "string", enum: values });

/** Returns the rules of a body as sentences. */
function rulesOf(schema: Schema, chosen?: string): string[] {
  const operation = {
    operationId: "thingCreate",
    requestBody: { content: { "application/json": { schema } } },
    responses: {},
  };
  const document = { paths: { "/thing": { post: operation } } } as unknown as OpenApiDocument;
  return operationsOf(document).flatMap((found) => inputRules(document, found, chosen));
}

const spot: Schema = {
  properties: { category: category("spot") },
  "x-input-rules": [{ when: { takeProfit: { exclusiveMinimum: 0 } }, message: "Only a limit order takes it." }],
};
const futures: Schema = {
  properties: { category: category("linear", "inverse") },
  "x-input-rules": [{ when: { orderType: ["Limit"], bboSideType: "absent" }, message: "The price is above 0." }],
};

test("an input rule of a variant names the values that select the variant", () => {
  expect(rulesOf({ oneOf: [spot, futures] })).toEqual([
    "When `category` is `spot` and `takeProfit` is above 0: Only a limit order takes it.",
    "When `category` is `linear` or `inverse`, `orderType` is `Limit` and `bboSideType` is not given: The price is above 0.",
  ]);
});

test("the input rules of one category leave out those of other categories and do not repeat the category's name", () => {
  expect(rulesOf({ oneOf: [spot, futures] }, "spot")).toEqual([
    "When `takeProfit` is above 0: Only a limit order takes it.",
  ]);
});

test("an input rule that applies to all categories does not mention a category", () => {
  const shared: Schema = { "x-input-rules": [{ together: ["a", "b"], message: "a and b go together." }] };
  const variants = [spot, futures].map((variant) => ({ ...variant, "x-input-rules": shared["x-input-rules"] ?? [] }));
  expect(rulesOf({ oneOf: variants })).toEqual(["a and b go together."]);
});

test("an input rule of list items refers to an item's field by its path, such as request[].side", () => {
  const items: Schema = { "x-input-rules": [{ when: { side: ["Buy"] }, message: "It needs a price." }] };
  expect(rulesOf({ properties: { request: { type: "array", items } } })).toEqual([
    "When `request[].side` is `Buy`: It needs a price.",
  ]);
});

test("if variants have no category, a rule names the field whose value selects the variant", () => {
  const kind = (value: string): Schema => ({
    properties: { kind: { const: value } },
    required: ["kind"],
    "x-input-rules": [{ required: ["size"], message: `${value} needs a size.` }],
  });
  expect(rulesOf({ oneOf: [kind("twap"), kind("pov")] })).toEqual([
    "When `kind` is `twap`: twap needs a size.",
    "When `kind` is `pov`: pov needs a size.",
  ]);
});

test("if two input rules of an operation have the same message, each of them states its condition", () => {
  const document = readDocument("trading");
  const repeated = (found: FoundOperation) =>
    [...Map.groupBy(ruleRows(document, found), ({ message }) => message).values()]
      .filter((same) => same.length > 1)
      .flat()
      .filter(({ categories, conditions }) => categories === undefined && conditions.length === 0);
  expect(operationsOf(document).flatMap(repeated)).toEqual([]);
});
