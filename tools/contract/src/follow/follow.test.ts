import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenApiDocument } from "@specwright-tools/model/document";
import type { AsyncApiDocument } from "@specwright-tools/model/streams";
import { afterAll, describe, expect, it } from "vitest";
import { readSpecificationIndex } from "../comparison/specification-index.ts";
import { driftLines, driftSources, readDrift } from "./drift.ts";
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

describe("reports of drift", () => {
  const bundle = (name: string): unknown =>
    JSON.parse(readFileSync(join(import.meta.dirname, "../../../../packages/specs/dist", `${name}.json`), "utf8"));
  const sources = driftSources(
    bundle("trading") as OpenApiDocument,
    bundle("knowledge") as OpenApiDocument,
    bundle("streams") as AsyncApiDocument,
    readSpecificationIndex(),
  );
  const orders = { operation: "order.realtime", place: "result.list[].cumExecFee" };
  const gone = { expected: "string", found: "absent", times: 1 };

  it.each([
    [
      { ...orders, ...gone, times: 12 },
      "order.realtime: result.list[].cumExecFee was absent 12 times: specs/trading/components/schemas/order/Order.yaml: take cumExecFee out of required",
    ],
    [
      { operation: "order.create", place: "result.fee", expected: "no field", found: "unknown field", times: 1 },
      "order.create: result.fee was new once: specs/trading/components/schemas/order/OrderCreateResult.yaml: add fee with its type and meaning",
    ],
    [
      { operation: "tasks.get", place: "response.result.cost", expected: "object", found: "null", times: 1 },
      "tasks.get: response.result.cost was null once: specs/knowledge/components/schemas/tasks/TaskResult.yaml: let cost be null beside object",
    ],
    [
      { topic: "orderBook", place: "message.data.b[][1]", expected: "string", found: "number", times: 2 },
      "topic orderBook: message.data.b[][1] was number 2 times: specs/trading/components/schemas/market/OrderbookLevel.yaml: let [1] be number instead of string",
    ],
    [
      { operation: "order.none", place: "result.a", ...gone },
      "order.none: result.a was absent once: no specification describes this place",
    ],
  ])("become places in the specifications: %j", (given, line) => {
    expect(driftLines(sources, [given])).toEqual([`- ${line}`]);
  });

  it("of a method that asks several operations name the files that describe the field", () => {
    const [line] = driftLines(sources, [{ operation: "tasks.wait", place: "response.result", ...gone }]);
    expect(line).toContain("specs/knowledge/components/schemas/tasks/Task.yaml");
    expect(line).not.toContain("Health");
  });

  it("of one place are counted together", () => {
    expect(
      driftLines(sources, [
        { ...orders, ...gone },
        { ...orders, ...gone, times: 2 },
      ]),
    ).toEqual([expect.stringContaining("was absent 3 times")]);
  });

  it.each([
    ["a line that is no JSON", '{"operation":"order.realtime"', /line 1 is no JSON/],
    ["something else", '{"a":1}', /line 1 is no report of onDrift: it must have operation or topic, place/],
  ])("of a file with %s are refused with the line", (_, content, message) => {
    const file = join(folder, "drift.jsonl");
    writeFileSync(file, content);
    expect(() => readDrift(file)).toThrow(message);
  });

  it("may be a JSON list, or a report a line", () => {
    const both = [
      { ...orders, ...gone },
      { ...orders, ...gone, times: 2 },
    ];
    const file = join(folder, "drift.json");
    for (const content of [JSON.stringify(both), both.map((each) => JSON.stringify(each)).join("\n")]) {
      writeFileSync(file, content);
      expect(readDrift(file)).toEqual(both);
    }
  });
});
