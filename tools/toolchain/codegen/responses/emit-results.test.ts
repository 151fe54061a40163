import { describe, expect, test } from "vitest";
import { compileResponse } from "./response-schema.ts";
import { generated, ref, responses, specification, text } from "../micro-specification.ts";

const id = text;
const record = (properties: object, more: object = {}) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
  ...more,
});
const compile = (schema: object, schemas: object = {}) => {
  const compiled = compileResponse(specification({}, schemas), schema as never);
  return JSON.parse(JSON.stringify(compiled)) as unknown;
};

describe("the essential parts of a response", () => {
  test.each([
    ["a type", text, { type: "string" }],
    ["an integer is a number", { type: "integer" }, { type: "number" }],
    ["a value that may be null", { type: ["string", "null"] }, { type: ["string", "null"] }],
    ["the type of an enumeration", { enum: ["a", "b"] }, { type: "string" }],
    ["an open enumeration", { anyOf: [{ enum: ["a"] }, text] }, { type: "string" }],
    ["a constant", { const: 1 }, { type: "number" }],
    ["a schema without constraints", {}, {}],
    [
      "a field that may be absent",
      { type: "object", properties: { a: text } },
      { type: "object", optional: { a: { type: "string" } } },
    ],
    [
      "an object that takes any field",
      record({ a: text }, { additionalProperties: true }),
      { type: "object", required: { a: { type: "string" } }, isOpen: true },
    ],
    ["a required field", record({ a: text }), { type: "object", required: { a: { type: "string" } } }],
    [
      "a required field that nothing describes",
      { type: "object", required: ["a"] },
      { type: "object", required: { a: {} } },
    ],
    [
      "a field that one part describes and another requires",
      {
        allOf: [
          { type: "object", properties: { a: text } },
          { type: "object", required: ["a"] },
        ],
      },
      { type: "object", required: { a: { type: "string" } } },
    ],
    ["an array of anything", { type: "array", items: {} }, { type: "array" }],
    [
      "the records of an array",
      { type: "array", items: record({ a: text }) },
      { type: "array", items: { type: "object", required: { a: { type: "string" } } } },
    ],
  ])("include %s", (_, schema, compiled) => {
    expect(compile(schema)).toEqual(compiled);
  });

  test("include a non-empty ID, unless the caller sets it or its schema allows an empty ID", () => {
    const properties = {
      id,
      orderId: id,
      orderLinkId: id,
      txID: { ...text, minLength: 0 },
      seqId: { type: "integer" },
    };
    expect(compile(record(properties))).toEqual({
      type: "object",
      required: {
        id: { type: "string", isId: true },
        orderId: { type: "string", isId: true },
        orderLinkId: { type: "string" },
        txID: { type: "string" },
        seqId: { type: "number" },
      },
    });
  });

  test("include fields that the specification requires only in successful responses", () => {
    const schema = { type: "object", properties: { orderId: id, note: text }, "x-required-on-success": ["orderId"] };
    expect(compile(schema)).toEqual({
      type: "object",
      required: { orderId: { type: "string", isId: true } },
      optional: { note: { type: "string" } },
    });
  });

  test("include what every allOf part requires, and what all alternatives of oneOf require", () => {
    const choices = [record({ a: text, b: text }), record({ a: { type: "integer" }, c: text })];
    expect(compile({ allOf: [record({ d: text })], oneOf: choices })).toEqual({
      type: "object",
      required: { d: { type: "string" }, a: { type: ["string", "number"] } },
      optional: { b: { type: "string" }, c: { type: "string" } },
    });
  });

  test("stop at a field that has the same schema as its parent object", () => {
    const schemas = { Node: record({ name: text, child: ref("Node") }) };
    expect(compile(ref("Node"), schemas)).toEqual({
      type: "object",
      required: { name: { type: "string" }, child: {} },
    });
  });
});

describe("the generated guard function of a result", () => {
  const emitted = async (result: object, envelope: object = {}, schemas: object = {}, more: object = {}) => {
    const responding = responses(result);
    Object.assign(responding["200"].content["application/json"].schema, envelope);
    const operation = { operationId: "orderList", responses: responding, ...more };
    const document = specification({ "/v5/order/list": { get: operation } }, schemas);
    return generated(document);
  };
  const required = { required: ["result"] };
  const guardOf = async (...given: Parameters<typeof emitted>) =>
    (await emitted(...given))["operations/order.ts"] ?? "";
  const order = (more: object) => record({ orderId: id, side: text, price: text, isOpen: { type: "boolean" } }, more);
  const listed = (items: object) => record({ list: { type: "array", items }, total: { type: "integer" } });

  test("checks objects and lists, and only the ID of each record, if the schema has no x-essential", async () => {
    expect(await guardOf(listed(order({})), required)).toContain(`  guard: (result) =>
    expectObject(result, "result", (fields) =>
      (fields["list"] === null ? undefined : expectArray(fields["list"], ".list", (item) =>
        expectObject(item, "", (fields) =>
          expectId(fields["orderId"], ".orderId"))))),
  lists: ["list"],`);
  });

  test("checks exactly the record fields that x-essential lists", async () => {
    const guard = await guardOf(listed(order({ "x-essential": ["side", "price"] })), required);
    expect(guard).toContain(`          expectString(fields["side"], ".side") ??
          expectString(fields["price"], ".price"))`);
    expect(guard).not.toContain("orderId");
  });

  test("accepts a response without a result if the specification does not require the result", async () => {
    expect(await guardOf({ type: "object" })).toContain(
      '(result) =>\n    result === undefined ? undefined : expectObject(result, "result"),',
    );
  });

  test("requires a cursor, so a list without a cursor never counts as complete", async () => {
    const pages = { "x-pagination": { style: "cursor", cursor: "cursor", next: "next", items: "list" } };
    const page = record({ list: { type: "array", items: text }, next: text });
    expect(await guardOf(page, required, {}, pages)).toMatch(/next: "next",\s+isNextRequired: true/);
  });

  test("checks the ID that all variants of a record share if the record has no x-essential", async () => {
    const variants = { oneOf: [record({ id, a: text }), record({ id, b: text })] };
    expect(await guardOf(listed(variants), required)).toContain('expectId(fields["id"], ".id")');
  });

  test("still checks the records of a list if a variant of the schema, for refusals, allows only an empty list", async () => {
    const refusedPage = record({ list: { type: "array", maxItems: 0 } });
    const pages = { oneOf: [record({ list: { type: "array", items: order({}) } }), refusedPage] };
    expect(await guardOf(pages, required)).toContain('expectId(fields["orderId"], ".orderId")');
  });

  test.each([
    ["variants that name different fields", { oneOf: [order({ "x-essential": ["side"] }), order({})] }, "side | none"],
    [
      "a field that is not required",
      order({ "x-essential": ["qty"] }),
      "names qty, which is not one of its required fields",
    ],
  ])("refuses %s", async (_, items, problem) => {
    await expect(guardOf(listed(items), required)).rejects.toThrow(problem);
  });

  test("checks the list of a batch, but no item, because each item has its own return code", async () => {
    const list = { type: "object", properties: { list: { type: "array", items: record({ orderId: id }) } } };
    const codes = {
      type: "object",
      properties: { list: { type: "array", items: record({ code: { type: "integer" } }) } },
    };
    const operation = { operationId: "orderCreateBatch", responses: responses(list, codes) };
    const document = specification({ "/v5/order/create-batch": { post: operation } });
    expect((await generated(document))["operations/order.ts"]).toContain(`(result) =>
    expectObject(result, "result", (fields) =>
      expectArray(fields["list"], ".list")),`);
  });

  test("does not check the other fields, which only the schemas for drift reports contain", async () => {
    expect((await emitted(listed(order({})), required))["results/order.ts"]).toContain(`  orderList: {
    type: "object",
    required: {`);
  });
});
