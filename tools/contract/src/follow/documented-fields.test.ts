/** The platform's own field tables say what the specification must have: a fact that nobody here wrote. */
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenApiDocument } from "@specwright-tools/toolchain/model/document";
import { describe, expect, it } from "vitest";
import { Contract } from "../documents/contract.ts";
import { contracts } from "../documents/documents.ts";
import {
  type DocumentedOperation,
  goneSince,
  keptTables,
  knownTableErrors,
  lacksOf,
  readFieldTables,
  specifiedFields,
} from "./documented-fields.ts";

const specified = specifiedFields(contracts);
const tables = readFieldTables(keptTables);

it("every documented field and value is specified, but for the mistakes of the tables", () => {
  expect(lacksOf(specified, tables)).toEqual(knownTableErrors().toSorted());
  const fields = tables.reduce((count, { request, response }) => count + request.length + response.length, 0);
  expect(fields).toBeGreaterThan(5000);
});

it("a field that goes from the specification is missed", () => {
  const operation = "GET /v5/order/realtime";
  const { request, response } = specified.get(operation) ?? { request: new Map(), response: new Map() };
  const others = new Map([...response].filter(([name]) => name !== "result.list[].cumExecFee"));
  const changed = new Map(specified).set(operation, { request, response: others });
  expect(lacksOf(changed, tables)).toContain(`${operation} response result.list[].cumExecFee`);
});

describe("field tables", () => {
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
  const schema = { type: "object", properties: { retCode: { type: "integer" }, result } };
  const get = {
    parameters: [{ name: "side", in: "query", schema: side }],
    responses: { "200": { content: { "application/json": { schema } } } },
  };
  const document = { paths: { "/v5/order/list": { get } } } as unknown as OpenApiDocument;
  const small = specifiedFields([new Contract(document)]);
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
    response: [...page.response, { path: "$.result.list[].fee", enumValues: ["None"] }],
  };
  const value = "GET /v5/order/list request side: Both";
  const field = "GET /v5/order/list response result.list[].fee";

  it("lack nothing where they say what the specification says", () => expect(lacksOf(small, [page])).toEqual([]));

  it("show new operations, fields and values once", () => {
    expect(lacksOf(small, [more, more, { ...page, path: "/v5/new" }])).toEqual(["GET /v5/new", value, field]);
  });

  it.each([
    ["a tuple", "$.result.candles[0]", 0],
    ["a free name", "$.result.balances.USDT.free", 0],
    ["a new field below a free name", "$.result.balances.USDT.locked", 1],
    ["a field below an open object", "$.result.open.anything", 0],
  ])("with %s", (_, path, count) => {
    expect(lacksOf(small, [{ ...page, response: [{ path }] }])).toHaveLength(count);
  });

  it("of abandoned operations are left out", () => {
    expect(lacksOf(small, [{ ...page, path: "/v5/gone", file: "docs/v5/abandon/gone.mdx" }])).toEqual([]);
  });

  it("may have quotation marks around a value", () => {
    const quoted = { ...page, request: [{ path: "$.side", enumValues: ['"Buy"', "'Sell'", '""', ","] }] };
    expect(lacksOf(small, [quoted])).toEqual([]);
  });

  it("tell what the documentation no longer has, a whole once", () => {
    expect(goneSince([more], [page])).toEqual([value, field]);
    expect(goneSince([more], [])).toEqual(["GET /v5/order/list"]);
    expect(goneSince([page], [more])).toEqual([]);
  });

  it("of several pages of one operation count together", () => {
    const other = { ...page, file: "docs/v5/order/other.mdx", response: [{ path: "$.result.list[].side" }] };
    expect(goneSince([page, other], [{ ...page, response: [...page.response, ...other.response] }])).toEqual([]);
  });

  it("of another form are refused by name", () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "tables-"));
    const file = join(folder.path, "tables.json");
    writeFileSync(file, JSON.stringify({ pages: [] }));
    expect(() => readFieldTables(file)).toThrow(/tables\.json holds no field tables/);
  });
});
