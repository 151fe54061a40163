import { describe, expect, test } from "vitest";
import {
  category,
  closed,
  generated,
  jsonBody,
  query,
  ref,
  responses,
  specification,
  text,
} from "../micro-specification.ts";

const post = (operationId: string, schema: object, more: object = {}) => ({
  post: { operationId, requestBody: jsonBody(schema), responses: responses(ref("Empty")), ...more },
});

const inputOf = async (schema: object, schemas: object = {}, more: object = {}) =>
  (await generated(specification({ "/v5/new/thing": post("newThing", schema, more) }, { Body: schema, ...schemas })))[
    "operations/new.ts"
  ] ?? "";

describe("the compiled schema of an input", () => {
  test("contains its query parameters, with the rules between them", async () => {
    const document = specification({
      "/v5/position/list": {
        get: {
          operationId: "positionList",
          parameters: [
            category("linear", "inverse"),
            query("symbol", text),
            query("limit", { type: "integer", minimum: 1, maximum: 200 }),
          ],
          "x-input-rules": [{ when: { category: ["linear"] }, anyOf: ["symbol"], message: "linear needs a symbol" }],
          responses: responses(ref("Empty")),
        },
      },
    });
    expect((await generated(document))["operations/position.ts"]).toContain(`
  input: {
    type: "object",
    required: ["category"],
    properties: {
      category: { enum: ["linear", "inverse"] },
      symbol: { type: "string" },
      limit: { type: "integer", minimum: 1, maximum: 200 },
    },
    rules: [{ when: { category: ["linear"] }, anyOf: ["symbol"] }],
  },
`);
  });

  test("merges the parts of allOf into one object, and contains one schema for each variant", async () => {
    const parts = {
      allOf: [closed({ a: text }), { anyOf: [{ required: ["a"] }, closed({ b: { type: "boolean" } })] }],
    };
    expect(await inputOf(parts)).toContain(`oneOf: [
      { type: "object", required: ["a"], properties: { a: { type: "string" } } },
      { type: "object", properties: { a: { type: "string" }, b: { type: "boolean" } } },
    ],`);
  });

  test("contains the rules of nested objects", async () => {
    const item = closed(
      { kind: { type: "string", enum: ["Limit"] }, price: text },
      { "x-input-rules": [{ when: { kind: ["Limit"] }, required: ["price"], message: "A limit needs a price." }] },
    );
    expect(
      await inputOf(closed({ request: { type: "array", items: ref("Item"), maxItems: 10 } }), { Item: item }),
    ).toContain('rules: [{ when: { kind: ["Limit"] }, required: ["price"] }],');
  });

  test("contains input rules of every kind, but not their messages", async () => {
    const rules = [
      { when: { a: "present", b: "absent", c: { exclusiveMinimum: 0 } }, oneOf: ["d", "e"] },
      { together: ["d", "e"], values: { a: [1] }, range: { b: { minimum: 0.01, maximum: 10 } } },
      { greaterThan: { a: "b" } },
    ];
    const properties = { a: text, b: text, c: text, d: text, e: text };
    const input = await inputOf(
      closed(properties, { "x-input-rules": rules.map((rule) => ({ ...rule, message: "A sentence." })) }),
    );
    expect(input).toContain(`rules: [
      { when: { a: "present", b: "absent", c: { exclusiveMinimum: 0 } }, oneOf: ["d", "e"] },
      { together: ["d", "e"], values: { a: [1] }, range: { b: { minimum: 0.01, maximum: 10 } } },
      { greaterThan: { a: "b" } },
    ],`);
    expect(input).not.toContain("A sentence.");
  });

  test("contains the error message of a pattern, and describes constants, nullable fields and objects that allow unknown fields", async () => {
    const input = await inputOf(
      closed({
        qty: { ...text, pattern: "^\\d+$", "x-rule": "must be digits" },
        agree: { const: true },
        note: { type: ["string", "null"] },
        anything: { type: "object", additionalProperties: true, properties: { a: text } },
      }),
    );
    expect(input).toContain('qty: { type: "string", pattern: "^\\\\d+$", rule: "must be digits" }');
    expect(input).toContain("agree: { enum: [true] }");
    expect(input).toContain('note: { type: ["string", "null"] }');
    expect(input).toContain("additionalProperties: true");
  });
});

describe("named schemas", () => {
  const coin = { ...text, minLength: 1 };
  const side = { type: "string", enum: ["Buy", "Sell"] };
  const document = specification(
    {
      "/v5/earn/buy": post("earnBuy", ref("EarnBuyRequest")),
      "/v5/order/create": post("orderCreate", closed({ coin: ref("Coin") })),
    },
    {
      EarnBuyRequest: closed({ coin: { ...ref("Coin"), description: "The coin." }, side: ref("Side") }),
      Coin: coin,
      Side: side,
    },
  );

  test("are in the file of their group, or in schemas.ts if several groups use them", async () => {
    const files = await generated(document);
    expect(files["operations/schemas.ts"]).toContain(
      'export const Coin: InputSchema = { type: "string", minLength: 1 };',
    );
    expect(files["operations/schemas.ts"]).not.toContain("Side");
    expect(files["operations/earn.ts"]).toContain('\nconst Side: InputSchema = { enum: ["Buy", "Sell"] };');
    expect(files["operations/earn.ts"]).toContain('import {\n  Coin,\n} from "./schemas.ts";');
    expect(files["operations/earn.ts"]).toContain("properties: { coin: Coin, side: Side }");
  });

  test("are copied into a schema that restricts them further", async () => {
    const narrowed = closed({ coin: { ...ref("Coin"), maxLength: 5 } });
    expect(await inputOf(narrowed, { Coin: coin })).toContain('coin: { type: "string", minLength: 1, maxLength: 5 }');
  });
});
