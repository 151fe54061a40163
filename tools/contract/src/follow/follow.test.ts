import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { OpenApiDocument, Sample } from "../conformance/index.ts";
import { lacksOfTables, newerThan, type DocumentedOperation } from "./field-tables.ts";
import { withoutRepetition } from "./lacking.ts";
import { lacksOfSamples, readSamples } from "./samples.ts";
import { readSpecification } from "./specification.ts";

const text = { type: "string" };
const side = { anyOf: [{ type: "string", enum: ["Buy", "Sell"] }, text] };
const result = {
  type: "object",
  properties: {
    list: { type: "array", items: { type: "object", properties: { symbol: text, side } } },
    candles: { type: "array", items: { type: "array", items: text } },
    balances: { type: "object", additionalProperties: { type: "object", properties: { free: text } } },
    open: { type: "object" },
  },
};
const body = { type: "object", properties: { retCode: { type: "integer" }, result } };
const document = {
  paths: {
    "/v5/order/list": {
      get: {
        parameters: [{ name: "side", in: "query", schema: side }],
        responses: { "200": { content: { "application/json": { schema: body } } } },
      },
    },
    "/api/tasks/{id}": {
      get: { responses: { "200": { content: { "application/json": { schema: { properties: { id: text } } } } } } },
    },
  },
} as unknown as OpenApiDocument;
const specification = readSpecification([document]);

const sample = (response: unknown, more: Partial<Sample> = {}): Sample => ({
  id: "sample",
  method: "GET",
  path: "/v5/order/list",
  response,
  ...more,
});
const lacks = (...samples: Sample[]) =>
  withoutRepetition(lacksOfSamples(specification, samples)).map(({ kind, operation, field = "", value = "" }) =>
    [kind, operation, field, value].join(" ").trim(),
  );

const folder = mkdtempSync(join(tmpdir(), "follow-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("samples", () => {
  it.each<[string, Sample, string[]]>([
    ["what is specified", sample({ retCode: 0, result: { list: [{ symbol: "A", side: "Buy" }] } }), []],
    ["a new operation", sample({}, { path: "/v5/order/new" }), ["operation GET /v5/order/new"]],
    [
      "a new field",
      sample({ result: { list: [{ extra: 1 }] } }),
      ["field GET /v5/order/list response result.list[].extra"],
    ],
    [
      "a new value",
      sample({ result: { list: [{ side: "Both" }] } }),
      ["value GET /v5/order/list response result.list[].side Both"],
    ],
    ["an empty value", sample({ result: { list: [{ side: "" }] } }), []],
    [
      "a new parameter",
      sample({}, { request: { query: { symbol: "A" } } }),
      ["field GET /v5/order/list request symbol"],
    ],
    ["a tuple", sample({ result: { candles: [["1", "2"]] } }), []],
    ["a free name", sample({ result: { balances: { USDT: { free: "1" } } } }), []],
    [
      "a new field below a free name",
      sample({ result: { balances: { USDT: { locked: "1" } } } }),
      ["field GET /v5/order/list response result.balances.USDT.locked"],
    ],
    ["a field below an open object", sample({ result: { open: { anything: 1 } } }), []],
    ["a response that tells a failure", sample({ retCode: 10_001, result: { odd: 1 } }), []],
    ["a path with a parameter", sample({ id: "1" }, { path: "/api/tasks/1" }), []],
  ])("%s", (_, given, expected) => {
    expect(lacks(given)).toEqual(expected);
  });

  it("name each lack once", () => {
    const given = sample({ result: { list: [{ extra: 1 }, { extra: 2 }] } });
    expect(lacks(given, given)).toHaveLength(1);
  });

  it("are read from HAR files, too", () => {
    const entry = {
      request: { method: "GET", url: "https://api.example.com/v5/order/list?side=Both" },
      response: { status: 200, content: { text: '{"result":{"odd":true}}' } },
    };
    writeFileSync(join(folder, "a.har"), JSON.stringify({ log: { entries: [entry] } }));
    expect(lacks(...readSamples(folder))).toEqual([
      "field GET /v5/order/list response result.odd",
      "value GET /v5/order/list request side Both",
    ]);
  });
});

describe("documentation tables", () => {
  const page: DocumentedOperation = {
    method: "GET",
    path: "/v5/order/list",
    file: "docs/v5/order/list.mdx",
    request: [{ path: "$.side", enumValues: ["Buy", "Sell"] }],
    response: [{ path: "$.result.list[].symbol" }],
  };
  const more: DocumentedOperation = {
    ...page,
    request: [{ path: "$.side", enumValues: ["Buy", "Sell", "Both"] }],
    response: [...page.response, { path: "$.result.list[].fee" }],
  };

  it("that say what the specification says lack nothing", () => {
    expect(lacksOfTables(specification, [page])).toEqual([]);
  });

  it("show new fields and values with the page that has them", () => {
    const at = { operation: "GET /v5/order/list", source: page.file };
    expect(lacksOfTables(specification, [more])).toEqual([
      { ...at, kind: "value", field: "request side", value: "Both" },
      { ...at, kind: "field", field: "response result.list[].fee" },
    ]);
  });

  it("of abandoned operations are left out", () => {
    expect(lacksOfTables(specification, [{ ...page, path: "/v5/gone", file: "docs/v5/abandon/gone.mdx" }])).toEqual([]);
  });

  it("are compared with an older snapshot, so that only what changed is left", () => {
    expect(newerThan([page], [page])).toEqual([]);
    expect(newerThan([more], [page])).toEqual([{ ...more, response: [{ path: "$.result.list[].fee" }] }]);
    expect(newerThan([page], [])).toEqual([page]);
  });
});
