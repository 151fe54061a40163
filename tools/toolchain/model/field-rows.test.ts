import { expect, test } from "vitest";
import { FieldReader } from "./field-rows.ts";
import type { Schema } from "./document.ts";

const Switch = { type: "integer", enum: [0, 1], description: "A switch: 0 off, 1 on." };
const rows = (schema: Schema) => new FieldReader({ Switch }).below("", schema);
const category = (values: readonly string[]) => ({ type: "object", properties: { category: { enum: values } } });

test("a field that describes its own values omits the description of its type", () => {
  const described = (description: string) =>
    rows({ properties: { force: { $ref: "#/Switch", description } } }).map((row) =>
      "description" in row ? row.description : "",
    );
  expect(described("Whether to force it: 1 yes, 0 no.")).toEqual(["Whether to force it: 1 yes, 0 no."]);
  expect(described("Whether to force it.")).toEqual(["Whether to force it. A switch: 0 off, 1 on."]);
});

test("if a field's description explains the values of its type, the description of the type is left out", () => {
  const Interval = {
    type: "string",
    enum: ["1", "2", "3", "D"],
    description: "A candle: `1` to `3` minutes, `D` a day.",
  };
  const reader = new FieldReader({ Interval });
  const own = "Length of one interval: `1` to `3` minutes, `D` a day.";
  const [row] = reader.below("", { properties: { interval: { $ref: "#/Interval", description: own } } });
  expect(row).toMatchObject({ description: own });
});

test("a bound or default that the description mentions is not repeated after it", () => {
  const field = (schema: Schema) =>
    rows({ properties: { a: schema } }).flatMap((row) => ("rules" in row ? row.rules : []));
  const limit = { type: "integer", minimum: 1, maximum: 100, default: 20 };
  expect(field({ ...limit, description: "Records on one page, 1 to 100. Default 20." })).toEqual([]);
  expect(field({ ...limit, description: "Records on one page, 1 to 1000. Default 200." })).toEqual([
    "1 to 100",
    "Default `20`",
  ]);
  expect(field({ ...limit, description: "Records on one page." })).toEqual(["1 to 100", "Default `20`"]);
});

test("a minimum or maximum of one is described with a singular noun", () => {
  const field = (schema: Schema) =>
    rows({ properties: { a: schema } }).flatMap((row) => ("rules" in row ? row.rules : []));
  expect(field({ type: "string", minLength: 1 })).toEqual(["At least 1 character"]);
  expect(field({ type: "string", minLength: 0 })).toEqual(["May be empty"]);
  expect(field({ type: "array", minItems: 1, maxItems: 1 })).toEqual(["Exactly 1 item"]);
  expect(field({ type: "array", minItems: 1, maxItems: 10 })).toEqual(["1 to 10 items"]);
});

test("a variant is titled by the values that select it, or else by its own title", () => {
  const titles = (...oneOf: Schema[]) => rows({ oneOf }).map((row) => ("variant" in row ? row.variant : row.name));
  expect(titles(category(["spot"]), category(["linear", "inverse"]))).toEqual([
    "When `category` is `spot`",
    "When `category` is `linear` or `inverse`",
  ]);
  expect(titles(category(["spot"]), category([""]))).toEqual(["When `category` is `spot`", "When `category` is empty"]);
  const own = { properties: { a: { type: "string" } } };
  expect(titles({ ...own, description: "A task." }, { ...own, title: "TaskReceipt" })).toEqual([
    "A task.",
    "Task receipt",
  ]);
  // A single variant next to null has no heading.
  expect(titles(own, { type: "null" })).toEqual(["a"]);
});

test("a variant is titled by the fields that it requires rather than by one optional value", () => {
  const futures = (required: string) => ({
    ...category(["linear", "inverse"]),
    properties: { category: { enum: ["linear", "inverse"] }, stop: { enum: ["Stop"] }, [required]: { type: "string" } },
    required: ["category", required],
  });
  const variants = rows({ anyOf: [category(["spot"]), futures("symbol"), futures("coin")] } as Schema);
  expect(variants.map((entry) => ("variant" in entry ? entry.variant : ""))).toEqual([
    "When `category` is `spot`",
    "When `category` is `linear` or `inverse`",
    "When `category` is `linear` or `inverse`",
  ]);
});
