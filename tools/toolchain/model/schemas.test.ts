import { describe, expect, test } from "vitest";
import type { Operation } from "./document.ts";
import { exampleInput } from "./example-input.ts";
import { variantsOf } from "./fields.ts";
import { merged, objectsOf } from "./schemas.ts";
import { topicPattern, type AsyncApiDocument, type Channel } from "./streams.ts";

const document = {
  components: {
    schemas: {
      Base: { type: "object", properties: { id: { type: "string" }, side: { type: "string" } }, required: ["id"] },
      Order: {
        allOf: [{ $ref: "#/components/schemas/Base" }],
        properties: { side: { enum: ["Buy"] } },
        required: ["side"],
      },
    },
    parameters: { Depth: { enum: ["1", "50"] }, Symbol: {} },
  },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("a schema that is combined from parts", () => {
  test("has the fields and the schema names of all parts, with its own fields first", () => {
    const { properties, required, schemas } = merged(document, ref("Order"));
    expect(properties).toEqual({ id: { type: "string" }, side: { allOf: [{ type: "string" }, { enum: ["Buy"] }] } });
    expect(required).toEqual(["id", "side"]);
    expect(schemas).toEqual(["Base", "Order"]);
  });

  test("combines the definitions of a field in all parts, in any order", () => {
    const result = { type: "object", properties: { id: { type: "string" } } };
    const envelope = { properties: { result: { description: "Result of the operation." } } };
    const { properties } = merged(document, { allOf: [{ properties: { result } }, envelope] });
    expect(merged(document, properties?.["result"] ?? {})).toMatchObject({
      type: "object",
      properties: { id: { type: "string" } },
      description: "Result of the operation.",
    });
  });

  test("has no fields if none of its parts has any", () => {
    expect(merged(document, { allOf: [{ type: "string" }, { minLength: 1 }] })).not.toHaveProperty("properties");
  });

  test("has the types and values of nested alternatives", () => {
    const number = { anyOf: [{ type: "integer", enum: [0, 1] }, { type: "null" }] };
    const [fields] = variantsOf(document, { anyOf: [number, { type: "string" }] }).values();
    expect(fields?.get("")).toMatchObject({
      types: ["integer", "null", "string"],
      values: { list: ["0", "1"], isOpen: true },
    });
  });

  test("has only object schemas as alternatives, each with the required fields of the schemas around it", () => {
    const choice = { oneOf: [{ anyOf: [ref("Base"), { type: "null" }], required: ["side"] }, { type: "string" }] };
    expect(objectsOf(document, choice).map(({ required }) => required)).toEqual([["side", "id"]]);
  });
});

describe("an example input", () => {
  const operation = (more: object) => ({ operationId: "a", responses: {}, ...more }) as Operation;
  const query = (name: string, schema: object, required = false) => ({ name, in: "query", schema, required });

  test("has the required fields, and the fields that the rules require", () => {
    const given = operation({
      parameters: [query("category", { enum: ["spot", "linear"] }, true), query("symbol", {}), query("limit", {})],
      "x-input-rules": [{ when: { category: ["linear"] }, anyOf: ["symbol", "limit"], message: "One of them." }],
    });
    const known = { category: "linear", symbol: "BTCUSDT" };
    expect(exampleInput(document, given, known)).toEqual(known);
    expect(exampleInput(document, given, { category: "spot" })).toEqual({ category: "spot" });
  });

  test("is the specification's example if it has one", () => {
    const content = { "application/json": { schema: ref("Order"), examples: { one: { value: { id: "7" } } } } };
    expect(exampleInput(document, operation({ requestBody: { content } }), {})).toEqual({ id: "7" });
  });

  test("consists of the required fields of a body", () => {
    const content = { "application/json": { schema: ref("Order") } };
    expect(exampleInput(document, operation({ requestBody: { content } }), { id: 7, side: "Buy" })).toEqual({
      id: "7",
      side: "Buy",
    });
  });
});

test("the pattern of a topic matches the listed values of a parameter, or any text without a dot if no values are listed", () => {
  const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  const channel = {
    address: "book.{depth}.{symbol}",
    parameters: { depth: parameter("Depth"), symbol: parameter("Symbol") },
  };
  const pattern = topicPattern(document as unknown as AsyncApiDocument, channel as unknown as Channel);
  const topics = ["book.50.BTCUSDT", "book.2.BTCUSDT", "book.50.BTC.USDT", "xbook.50.BTCUSDT"];
  expect(topics.filter((topic) => pattern.test(topic))).toEqual(["book.50.BTCUSDT"]);
});
