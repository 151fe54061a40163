import type { OpenApiDocument } from "@specwright-tools/model/document";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { AsyncApiDocument } from "@specwright-tools/model/streams";
import type { Sample } from "../conformance/index.ts";
import { readSpecificationIndex } from "../comparison/specification-index.ts";
import { driftLines, driftSources, readDrift } from "./drift.ts";
import { goneSince, lacksOfTables, newerThan, readFieldTables, type DocumentedOperation } from "./field-tables.ts";
import { withoutRepetition } from "./lacking.ts";
import { report } from "./report.ts";
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
    ["a response in the older envelope that tells a failure", sample({ ret_code: 10_001, odd: 1 }), []],
    ["a second status of success", sample({ state: "new" }, { path: "/api/tasks/1", status: 202 }), []],
    ["a path with a parameter", sample({ id: "1" }, { path: "/api/tasks/1" }), []],
  ])("%s", (_, given, expected) => {
    expect(lacks(given)).toEqual(expected);
  });

  it("name each lack once", () => {
    const given = sample({ result: { list: [{ extra: 1 }, { extra: 2 }] } });
    expect(lacks(given, given)).toHaveLength(1);
  });

  const har = (...entries: object[]) => {
    const place = mkdtempSync(join(folder, "har-"));
    writeFileSync(join(place, "a.har"), JSON.stringify({ log: { entries } }));
    return readSamples(place);
  };
  const call = (content: object, method = "GET", path = "/v5/order/list?side=Both") => ({
    request: { method, url: `https://api.example.com${path}` },
    response: { status: 200, content },
  });
  const odd = ["field GET /v5/order/list response result.odd", "value GET /v5/order/list request side Both"];

  it("are read from HAR files, too", () => {
    expect(lacks(...har(call({ text: '{"result":{"odd":true}}' })))).toEqual(odd);
  });

  it("are read from the bodies that a browser saved in base64", () => {
    const body64 = Buffer.from('{"result":{"odd":true}}').toString("base64");
    expect(lacks(...har(call({ text: body64, encoding: "base64" })))).toEqual(odd);
  });

  it("are not the pages, images and preflight requests that a browser saved beside them", () => {
    const page = call({ text: "<html></html>" }, "GET", "/index.html");
    const image = call({ text: "aGk=", encoding: "base64" }, "GET", "/logo.png");
    expect(har(page, image, call({}, "GET", "/gone.js"), call({ text: "{}" }, "OPTIONS"))).toEqual([]);
  });

  it("are not the recordings whose responses are broken on purpose", () => {
    const place = mkdtempSync(join(folder, "har-"));
    const entry = { pageref: "odd", ...call({ text: '{"result":{"odd":true}}' }) };
    writeFileSync(
      join(place, "a.har"),
      JSON.stringify({ log: { pages: [{ id: "odd", _broken: true }], entries: [entry] } }),
    );
    expect(readSamples(place)).toEqual([]);
  });

  it.each([
    ["a folder that does not exist", "nowhere", /nowhere does not exist/],
    ["a folder without samples", "empty", /empty has no samples/],
    ["a file that is no JSON", "broken", /broken\/a\.json is no JSON/],
  ])("in %s are told by name", (_, name, message) => {
    const place = join(folder, name);
    if (name !== "nowhere") mkdirSync(place);
    if (name === "broken") writeFileSync(join(place, "a.json"), "{");
    expect(() => readSamples(place)).toThrow(message);
  });
});

it("a report has one line for the new values of a field", () => {
  const given = sample({ result: { list: [{ side: "Both" }, { side: "None" }, { extra: 1 }] } });
  expect(report(withoutRepetition(lacksOfSamples(specification, [given])))).toBe(
    [
      "",
      "New fields (1)",
      "",
      "- GET /v5/order/list: response result.list[].extra (sample)",
      "",
      "New values (2)",
      "",
      "- GET /v5/order/list: response result.list[].side: Both, None (sample)",
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
