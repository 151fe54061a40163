/**
 * Compares the specifications with the field tables in the platform's documentation, which are an independent source.
 */
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenApiDocument } from "@specwright-tools/toolchain/model/document";
import { describe, expect, it } from "vitest";
import { knowledgeDocument, streamsDocument, tradingDocument } from "../documents/documents.ts";
import { changedFacts, type Difference, differencesOf, goneFrom, lineOf } from "./differences.ts";
import type { Documentation } from "./documentation.ts";
import { factsOf, type FieldTables, type KeptField, tableFacts } from "./facts.ts";
import { readKeptTables } from "./kept-tables.ts";
import { decisions, undecided } from "./known-differences.ts";
import { readSpecified, type Specified, specifiedOperations } from "./specified.ts";

describe("the stored tables of the platform's documentation", () => {
  const specified = readSpecified([tradingDocument, knowledgeDocument], streamsDocument);
  const facts = tableFacts(readKeptTables());

  it("match the specifications in every field, value, type and bound, except for accepted differences", () => {
    expect(undecided(decisions(), differencesOf(specified, facts)).map(lineOf)).toEqual([]);
    expect([...facts.values()].filter(({ kind }) => kind === "field").length).toBeGreaterThan(6000);
    expect([...facts.values()].filter(({ stated }) => stated.required !== undefined).length).toBeGreaterThan(1500);
  });

  it("cause a report if a field is removed from the specifications", () => {
    const name = "GET /v5/order/realtime";
    const owner = specified.owners.get(name);
    if (owner === undefined) throw new Error(`${name} is not specified`);
    const response = new Map([...owner.response].filter(([field]) => field !== "result.list[].cumExecFee"));
    const owners = new Map(specified.owners).set(name, { ...owner, response });
    const [difference, ...others] = undecided(decisions(), differencesOf({ ...specified, owners }, facts));
    expect(difference).toEqual({
      kind: "missing",
      subject: `${name} response result.list[].cumExecFee`,
      page: "docs/v5/order/open-order.mdx",
      file: "specs/trading/components/schemas/order/Order.yaml",
      property: "cumExecFee",
    });
    expect(others).toEqual([]);
  });
});

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
const document = {
  paths: {
    "/v5/thing/list": {
      get: {
        "x-rate-limit": { limits: [{ categories: ["spot"], requests: 20, window: "1s" }] },
        parameters: [
          { name: "side", in: "query", required: true, schema: side },
          { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 50, default: 20 } },
          { name: "size", in: "query", schema: { type: "string", pattern: "^([1-9]|[1-4]\\d|50)$" } },
          { name: "old", in: "query", schema: { ...text, deprecated: true } },
          { name: "coin", in: "query", description: "Coin. Default `BTC`.", schema: text },
        ],
        responses: { "200": { content: { "application/json": { schema } } } },
      },
    },
  },
} as unknown as OpenApiDocument;
const specified: Specified = {
  owners: specifiedOperations(document),
  codes: new Set([10001]),
  days: new Set(["2026-01-05"]),
  schemaFiles: {},
};

const page = (request: readonly KeptField[], response: readonly KeptField[] = []): FieldTables => ({
  method: "GET",
  path: "/v5/thing/list",
  file: "docs/v5/thing/list.mdx",
  request,
  response,
});
const linesOf = (differences: readonly Difference[]) => differences.map(lineOf);
const compare = (...pages: readonly FieldTables[]) => linesOf(differencesOf(specified, tableFacts(pages)));
const name = "GET /v5/thing/list";

describe("field tables of the platform's documentation", () => {
  const agreeing = page([{ path: "$.side", values: ["Buy", "Sell"] }], [{ path: "$.result.list[].symbol" }]);
  const more = page(
    [{ path: "$.side", values: ["Buy", "Sell", "Both"] }],
    [{ path: "$.result.list[].symbol" }, { path: "$.result.list[].fee", values: ["None"] }],
  );
  const value = `${name} request side: Both`;
  const field = `${name} response result.list[].fee`;

  it("cause no finding if they agree with the specification", () => expect(compare(agreeing)).toEqual([]));

  it("report a new operation, field and value once, even if several tables list it", () => {
    expect(compare(more, more, { ...agreeing, path: "/v5/new" })).toEqual([value, field, "GET /v5/new"]);
  });

  it.each([
    ["a tuple", "$.result.candles[0]", 0],
    ["a free name", "$.result.balances.USDT.free", 0],
    ["a new field below a free name", "$.result.balances.USDT.locked", 1],
    ["a field below an open object", "$.result.open.anything", 0],
  ])("are compared for a field with %s", (_, path, count) => {
    expect(compare(page([], [{ path }]))).toHaveLength(count);
  });

  it("are ignored for removed operations", () => {
    expect(compare({ ...agreeing, path: "/v5/gone", file: "docs/v5/abandon/gone.mdx" })).toEqual([]);
  });

  it.each<[string, KeptField, string | undefined]>([
    ["the same type", { path: "$.limit", types: ["integer"] }, undefined],
    ["a number for an integer", { path: "$.limit", types: ["number"] }, undefined],
    ["another type", { path: "$.limit", types: ["string"] }, "types of limit: string, not integer"],
    ["the same bounds", { path: "$.limit", minimum: 1, maximum: 50 }, undefined],
    ["another upper bound", { path: "$.limit", maximum: 100 }, "maximum of limit: 100, not 50"],
    ["another lower bound", { path: "$.limit", minimum: 0 }, "minimum of limit: 0, not 1"],
    ["the same default", { path: "$.limit", default: "20" }, undefined],
    ["another default", { path: "$.limit", default: "10" }, "default of limit: 10, not 20"],
    ["a default that the prose has", { path: "$.coin", default: "BTC" }, undefined],
    ["a default that the prose has not", { path: "$.coin", default: "ETH" }, "default of coin: ETH, not nothing"],
    ["bounds that a pattern has", { path: "$.size", minimum: 1, maximum: 50 }, undefined],
    ["a bound that a pattern has not", { path: "$.size", maximum: 40 }, "maximum of size: 40, not nothing"],
    ["a required field", { path: "$.side", isRequired: true }, undefined],
    ["a required field as optional", { path: "$.side", isRequired: false }, "required of side: false, not true"],
    ["an optional field as required", { path: "$.coin", isRequired: true }, "required of coin: true, not false"],
  ])("are compared for a statement with %s", (_, stated, line) => {
    const subject = `${name} request ${stated.path.replace("$.", "")}`;
    expect(compare(page([stated]))).toEqual(line === undefined ? [] : [`${subject} ${line}`]);
  });

  it("are reported if they list another type for a response field than the specification", () => {
    expect(compare(page([], [{ path: "$.retCode", types: ["string"] }]))).toEqual([
      `${name} response retCode types of retCode: string, not integer`,
    ]);
  });

  it("report what was removed from them but is still specified: single fields, or an operation without its fields", () => {
    const facts = tableFacts([agreeing]);
    const older = tableFacts([
      page([...agreeing.request, { path: "$.coin", values: ["BTC"] }, { path: "$.unknown" }], agreeing.response),
    ]);
    expect(linesOf(goneFrom(specified, older, facts))).toEqual([`${name} request coin`]);
    expect(linesOf(goneFrom(specified, older, tableFacts([])))).toEqual([name]);
    expect(goneFrom(specified, facts, older)).toEqual([]);
  });

  it("do not report that a field was removed if it is deprecated or appears in an example", () => {
    const older = tableFacts([page([{ path: "$.old" }, { path: "$.coin" }])]);
    const isGone = (shown: readonly string[]) =>
      linesOf(goneFrom(specified, older, tableFacts([page([])]), new Set(shown)));
    expect(isGone([])).toEqual([`${name} request coin`]);
    expect(isGone([`${name} request coin`])).toEqual([]);
  });

  it("are merged if several pages describe one operation", () => {
    const other = { ...agreeing, file: "docs/v5/thing/other.mdx", response: [{ path: "$.result.list[].side" }] };
    const both = tableFacts([{ ...agreeing, response: [...agreeing.response, ...other.response] }]);
    expect(goneFrom(specified, tableFacts([agreeing, other]), both)).toEqual([]);
  });

  it("report only what is new or has changed between two versions of the tables", () => {
    const [older, newer] = [
      [{ path: "$.limit", maximum: 50 }, { path: "$.side" }],
      [{ path: "$.limit", maximum: 99 }, { path: "$.side" }, { path: "$.new" }],
    ];
    const changed = changedFacts(tableFacts([page(older)]), tableFacts([page(newer)]));
    expect(linesOf(differencesOf(specified, changed))).toEqual([
      `${name} request limit maximum of limit: 99, not 50`,
      `${name} request new`,
    ]);
  });

  it("cause an error that names their file if it does not contain a list of pages", () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "tables-"));
    const file = join(folder.path, "tables.json");
    writeFileSync(file, JSON.stringify({ pages: [] }));
    expect(() => readKeptTables(file)).toThrow(/tables\.json must be a list of pages/);
  });
});

describe("other parts of the platform's documentation", () => {
  const empty: Documentation = {
    operations: [],
    topics: [],
    enumerations: new Map(),
    codes: [],
    limits: [],
    changes: [],
  };
  const withOthers = (stated: Partial<Documentation>) =>
    linesOf(differencesOf(specified, factsOf({ ...empty, ...stated })));
  const limit = {
    method: "GET",
    path: "/v5/thing/list",
    file: "docs/v5/rate-limit/rate-limit.mdx",
    requests: 20,
    window: "1s",
  };

  it("report an error code that the specifications do not list", () => {
    const file = "docs/v5/error.mdx";
    expect(
      withOthers({
        codes: [
          { code: 10001, file },
          { code: 10002, file },
        ],
      }),
    ).toEqual(["code 10002"]);
  });

  it.each([
    [{ ...limit, category: "spot" }, []],
    [{ ...limit, category: "spot", requests: 10 }, [`${name} limit spot x-rate-limit: 10/1s, not 20/1s`]],
    [{ ...limit, category: "linear" }, [`${name} limit linear`]],
  ])("report a limit that differs or is missing", (stated, lines) =>
    expect(withOthers({ limits: [stated] })).toEqual(lines),
  );

  it("report a topic that is not specified", () => {
    const file = "docs/v5/websocket/public/thing.mdx";
    expect(withOthers({ topics: [{ address: "thing.{symbol}", file, response: [] }] })).toEqual([
      "topic thing.{symbol}",
    ]);
  });

  it("report a change log entry that the recorded history lacks, unless the entry is older than the history", () => {
    const file = "docs/changelog/v5.mdx";
    const changes = ["2025-12-31", "2026-01-05", "2026-02-03"].map((date) => ({ date, title: "Things [NEW]", file }));
    expect(withOthers({ changes })).toEqual(["change 2026-02-03: Things [NEW]"]);
  });
});

it("an accepted difference applies to all lines that match its pattern, in which * stands for any text", () => {
  const [value, other] = ["a: Both", "b: Both"].map((subject): Difference => ({
    kind: "missing",
    subject,
    page: "p",
    file: "f",
    property: "enum",
  }));
  if (value === undefined || other === undefined) throw new Error("unreachable");
  expect(undecided([{ line: "a: Both", reason: "" }], [value, other])).toEqual([other]);
  expect(undecided([{ line: "*: Both", reason: "" }], [value, other])).toEqual([]);
  expect(undecided([{ line: "a: B", reason: "" }], [value])).toEqual([value]);
});
