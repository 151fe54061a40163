import { expect, test } from "vitest";
import type { OpenApiDocument, Schema } from "./document.ts";
import { wideForms } from "./wide-forms.ts";

const text = { type: "string" };
const one = (category: string, ...names: string[]) => ({
  type: "object",
  required: ["category"],
  properties: {
    category: { type: "string", enum: [category] },
    ...Object.fromEntries(names.map((name) => [name, text])),
  },
});
const document = {
  paths: {},
  components: {
    schemas: {
      Spot: one("spot", "symbol", "filter"),
      Option: one("option", "symbol", "coin"),
      Futures: one("linear", "symbol", "coin"),
    },
  },
} as unknown as OpenApiDocument;

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const asking = (name: string, field: string): Schema => ({ allOf: [ref(name)], required: [field] });
const from = (name: string, field: string) => `NonNullable<components["schemas"]["${name}"]["${field}"]>`;

test("where a category has several forms, what each set of categories shares is written out", () => {
  const anyOf = [ref("Spot"), asking("Futures", "symbol"), asking("Futures", "coin")];
  const symbol = `${from("Spot", "symbol")} & ${from("Futures", "symbol")}`;
  // With a coin alone nothing is right for both: spot has none.
  expect(wideForms(document, { anyOf })).toEqual([`{ category: "spot" | "linear"; symbol: ${symbol} }`]);

  const three = wideForms(document, { anyOf: [...anyOf, ref("Option")] });
  expect(three.map((form) => /category: ([^;]*);/.exec(form)?.[1])).toEqual([
    '"spot" | "linear"',
    '"spot" | "option"',
    '"linear" | "option"',
    '"linear" | "option"',
    '"spot" | "linear" | "option"',
  ]);
  expect(three[3]).toMatch(/; symbol\?: .*; coin: /);
});

test("one form of each category needs no other, and neither do forms that no field tells apart", () => {
  expect(wideForms(document, { oneOf: [ref("Spot"), ref("Option"), ref("Futures")] })).toEqual([]);
  expect(wideForms(document, { anyOf: [asking("Spot", "symbol"), asking("Spot", "filter")] })).toEqual([]);
  expect(wideForms(document, ref("Spot"))).toEqual([]);
  expect(wideForms(document, {})).toEqual([]);
});
