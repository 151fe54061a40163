import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenApiDocument } from "@specwright-tools/model/document";
import { afterAll, describe, expect, it } from "vitest";
import { goneSince, lacksOfTables, newerThan, readFieldTables, type DocumentedOperation } from "./field-tables.ts";
import { report, withoutRepetition, readSpecification } from "./lacking.ts";

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
      get: {
        responses: {
          "200": { content: { "application/json": { schema: { properties: { id: text } } } } },
          "202": { content: { "application/json": { schema: { properties: { state: text } } } } },
        },
      },
    },
  },
} as unknown as OpenApiDocument;
const specification = readSpecification([document]);

const folder = mkdtempSync(join(tmpdir(), "follow-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a report has one line for the new values of a field, and names each lack once", () => {
  const at = { operation: "GET /v5/order/list", source: "page" };
  const value = (name: string) => ({
    ...at,
    kind: "value" as const,
    field: "response result.list[].side",
    value: name,
  });
  const extra = { ...at, kind: "field" as const, field: "response result.list[].extra" };
  expect(report(withoutRepetition([value("Both"), extra, value("None"), extra]))).toBe(
    [
      "",
      "New fields (1)",
      "",
      "- GET /v5/order/list: response result.list[].extra (page)",
      "",
      "New values (2)",
      "",
      "- GET /v5/order/list: response result.list[].side: Both, None (page)",
    ].join("\n"),
  );
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

  it.each([
    ["a tuple", "$.result.candles[0]", 0],
    ["a free name", "$.result.balances.USDT.free", 0],
    ["a new field below a free name", "$.result.balances.USDT.locked", 1],
    ["a field below an open object", "$.result.open.anything", 0],
  ])("with %s", (_, path, count) => {
    expect(lacksOfTables(specification, [{ ...page, response: [{ path }] }])).toHaveLength(count);
  });

  it("of abandoned operations are left out", () => {
    expect(lacksOfTables(specification, [{ ...page, path: "/v5/gone", file: "docs/v5/abandon/gone.mdx" }])).toEqual([]);
  });

  it("are compared with an older snapshot, so that only what changed is left", () => {
    expect(newerThan([page], [page])).toEqual([]);
    expect(newerThan([more], [page])).toEqual([
      {
        ...more,
        request: [{ path: "$.side", enumValues: ["Both"] }],
        response: [{ path: "$.result.list[].fee" }],
      },
    ]);
    expect(newerThan([page], [])).toEqual([page]);
  });

  it("of several pages of one operation count together", () => {
    const other = { ...page, file: "docs/v5/order/other.mdx", response: [{ path: "$.result.list[].side" }] };
    expect(newerThan([page, other], [page, other])).toEqual([]);
    expect(goneSince([page, other], [page, other])).toEqual([]);
  });

  it("tell only the values that are new, not others of the same field", () => {
    const older = { ...page, request: [{ path: "$.side", enumValues: ["Odd"] }] };
    const newer = { ...page, request: [{ path: "$.side", enumValues: ["Odd", "Both"] }] };
    expect(lacksOfTables(specification, newerThan([newer], [older])).map(({ value }) => value)).toEqual(["Both"]);
  });

  it("may have quotation marks around a value", () => {
    const quoted = { ...page, request: [{ path: "$.side", enumValues: ['"Buy"', "'Sell'", '""', ","] }] };
    expect(lacksOfTables(specification, [quoted])).toEqual([]);
  });

  it("tell what the documentation no longer has", () => {
    const at = { operation: "GET /v5/order/list", source: page.file };
    expect(goneSince([more], [page])).toEqual([
      { ...at, kind: "gone", field: "request side", value: "Both" },
      { ...at, kind: "gone", field: "response result.list[].fee" },
    ]);
    expect(goneSince([page], [])).toEqual([{ ...at, kind: "gone" }]);
    expect(goneSince([page], [more])).toEqual([]);
  });

  it("of another form are refused by name", () => {
    const file = join(folder, "tables.json");
    writeFileSync(file, JSON.stringify({ pages: [] }));
    expect(() => readFieldTables(file)).toThrow(/tables\.json holds no field tables/);
  });
});
