import type { OpenApiDocument } from "@specwright-tools/toolchain/model/document";
import { describe, expect, it, vi } from "vitest";
import { Contract } from "../documents/contract.ts";
import type { JsonObject } from "../json.ts";
import { namedExamples, checkSample, type Sample } from "./samples.ts";

// These tests check both services against the whole specification, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Builds a small document with all features of the real documents: composition, references, open values, variants. */
const document = () => ({
  openapi: "3.1.0",
  paths: {
    "/v5/thing/list": {
      get: {
        parameters: [
          { name: "category", in: "query", required: true, schema: { type: "string", enum: ["linear", "spot"] } },
          { name: "limit", in: "query", schema: { type: "integer", maximum: 50 } },
        ],
        responses: {
          "200": {
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/ThingListResponse" },
                examples: { two: { value: answer() } },
              },
            },
          },
        },
      },
    },
    "/v5/thing/create": {
      post: {
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Create" } } } },
        responses: {
          "200": { content: { "application/json": { schema: { $ref: "#/components/schemas/Envelope" } } } },
        },
      },
    },
    "/api/things/{id}": {
      get: { responses: { "200": { content: { "application/json": { schema: { type: "object" } } } } } },
    },
  },
  components: {
    schemas: {
      Envelope: {
        type: "object",
        required: ["retCode", "result"],
        properties: { retCode: { type: "integer" }, result: {}, anything: { type: "object" } },
      },
      ThingListResponse: {
        allOf: [
          { $ref: "#/components/schemas/Envelope" },
          { type: "object", properties: { result: { $ref: "#/components/schemas/ThingList" } } },
        ],
      },
      ThingList: {
        type: "object",
        required: ["list"],
        properties: { list: { type: "array", items: { $ref: "#/components/schemas/Thing" } } },
      },
      Thing: {
        type: "object",
        required: ["id", "side"],
        properties: {
          id: { type: "string" },
          side: { anyOf: [{ enum: ["Buy", "Sell"] }, { type: "string" }] },
          price: { type: ["string", "null"] },
          inner: { type: "object", properties: { a: { type: "integer" } } },
        },
      },
      Create: {
        oneOf: [
          {
            type: "object",
            required: ["limit"],
            additionalProperties: false,
            properties: { limit: { type: "string" } },
          },
          {
            type: "object",
            required: ["market"],
            additionalProperties: false,
            properties: { market: { const: true } },
          },
        ],
      },
    },
  },
});

const answer = () => ({
  retCode: 0,
  anything: { goes: 1 },
  result: {
    list: [
      { id: "1", side: "Buy", price: "2.5", inner: { a: 1 } },
      { id: "2", side: "Sideways", price: null },
    ],
  },
});

const contractOf = (value: object) => new Contract(value as unknown as OpenApiDocument);
const contract = contractOf(document());
const listing = (response: unknown): Sample => ({ id: "s", method: "GET", path: "/v5/thing/list", response });
const check = (sample: Sample) => checkSample([contract], sample);

describe("a sample", () => {
  it("may have unlisted values of an open enumeration and unknown fields in an object whose fields are not declared", () => {
    expect(check(listing(answer()))).toEqual({ id: "s", outcome: "conforms", findings: [] });
  });

  it.each<[string, (value: ReturnType<typeof answer>) => void]>([
    ["a retyped field", (value) => Object.assign(value.result.list[0]!, { id: 1 })],
    ["a retyped nullable field", (value) => Object.assign(value.result.list[0]!, { price: 1 })],
    ["a retyped field of an inner object", (value) => Object.assign(value.result.list[0]!, { inner: { a: "1" } })],
    ["a field that is not declared", (value) => Object.assign(value.result.list[0]!, { surprise: 1 })],
    ["an undeclared field of an inner object", (value) => Object.assign(value.result.list[0]!, { inner: { b: 1 } })],
    ["an undeclared field beside the list", (value) => Object.assign(value.result, { cursor: "" })],
    ["an undeclared field of the envelope", (value) => Object.assign(value, { extra: 1 })],
    ["a required field that is missing", (value) => Reflect.deleteProperty(value.result.list[1]!, "side")],
    ["a list that is an object", (value) => Object.assign(value.result, { list: {} })],
  ])("with %s differs", (_, spoil) => {
    const value = answer();
    spoil(value);
    expect(check(listing(value)).outcome).toBe("differs");
  });

  it("of a refused call needs only the fields that all responses share, and must not have other fields", () => {
    expect(check(listing({ retCode: 10001, result: {} })).outcome).toBe("conforms");
    expect(check(listing({ retCode: 10001, result: {}, extra: 1 })).outcome).toBe("differs");
  });

  it("is reported with path and field if it differs from the specification", () => {
    const value = answer();
    Object.assign(value.result.list[1]!, { surprise: 1 });
    expect(check(listing(value)).findings).toContainEqual({
      side: "response",
      at: "/result/list/1",
      rule: "unevaluatedProperties",
      message: 'has the undeclared field "surprise"',
    });
  });

  it("is not checked if its operation is unknown", () => {
    expect(check({ id: "s", method: "GET", path: "/v5/none" }).outcome).toBe("unknown-operation");
  });

  it("is assigned to an operation whose path has parameters", () => {
    expect(check({ id: "s", method: "get", path: "/api/things/7", response: {} }).outcome).toBe("conforms");
  });

  it.each<[string, Record<string, string>, string]>([
    ["valid numbers and values", { category: "linear", limit: "20" }, "conforms"],
    ["a missing required parameter", { limit: "20" }, "differs"],
    ["a value outside the enumeration", { category: "future" }, "differs"],
    ["a number out of bounds", { category: "spot", limit: "51" }, "differs"],
    ["an undeclared parameter", { category: "spot", size: "1" }, "differs"],
  ])("is checked in its query: %s", (_, query, outcome) => {
    expect(check({ id: "s", method: "GET", path: "/v5/thing/list", request: { query } }).outcome).toBe(outcome);
  });

  it.each<[object, string]>([
    [{ limit: "1" }, "conforms"],
    [{ market: true }, "conforms"],
    [{ market: false }, "differs"],
    [{ limit: "1", market: true }, "differs"],
    [{ limit: "1", more: 1 }, "differs"],
  ])("is checked in its body %j: %s", (body, outcome) => {
    expect(check({ id: "s", method: "POST", path: "/v5/thing/create", request: { body } }).outcome).toBe(outcome);
  });
});

describe("named examples of the documents", () => {
  it("are checked as sample responses", () => {
    const samples = namedExamples(contract);
    expect(samples.map(({ id }) => id)).toEqual(['GET /v5/thing/list 200 example "two"']);
    expect(samples.map((sample) => check(sample).outcome)).toEqual(["conforms"]);
  });
});

describe("the check of a sample against a changed document", () => {
  /** Every property in the sample, as a pair of schema and property. */
  const used = [
    ["Thing", "id"],
    ["Thing", "side"],
    ["Thing", "price"],
    ["Thing", "inner"],
    ["ThingList", "list"],
    ["Envelope", "retCode"],
  ] as const;
  const wrongType: Record<string, object> = { retCode: { type: "string" }, list: { type: "object" } };

  function outcomeWith(change: (schemas: Record<string, JsonObject>) => void): string {
    const spoilt = document();
    change(spoilt.components.schemas as unknown as Record<string, JsonObject>);
    return checkSample([contractOf(spoilt)], listing(answer())).outcome;
  }

  type Properties = Record<string, object>;
  const properties = (schemas: Record<string, JsonObject>, schema: string) =>
    schemas[schema]!["properties"] as unknown as Properties;

  it.each(used)("detects that %s.%s is renamed", (schema, name) => {
    expect(
      outcomeWith((schemas) => {
        const all = properties(schemas, schema);
        all[`${name}Renamed`] = all[name]!;
        Reflect.deleteProperty(all, name);
      }),
    ).toBe("differs");
  });

  it.each(used)("detects that %s.%s has another type", (schema, name) => {
    expect(
      outcomeWith((schemas) =>
        Object.assign(properties(schemas, schema), { [name]: wrongType[name] ?? { type: "boolean" } }),
      ),
    ).toBe("differs");
  });

  it.each(["Thing", "ThingList", "Envelope"])("detects that %s requires a field that the sample lacks", (schema) => {
    expect(outcomeWith((schemas) => void (schemas[schema]!["required"] as unknown as string[]).push("absent"))).toBe(
      "differs",
    );
  });
});
