import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { operationsOf, type OpenApiDocument } from "./document.ts";
import { knowledgeFiles, tradingFiles } from "./files.ts";
import { ruleType } from "./input-type.ts";
import { readPathFiles } from "./emit-index.ts";
import { emitRetCodes } from "./emit-ret-codes.ts";
import { compile } from "./row.ts";
import { schemaTypes } from "./schema-types.ts";
import { differences, writeAll } from "./write.ts";

const answer = (result: object, retExtInfo: object = {}) => ({
  "200": {
    content: {
      "application/json": {
        schema: {
          allOf: [{ $ref: "#/components/schemas/Envelope" }, { type: "object", properties: { result, retExtInfo } }],
        },
      },
    },
  },
});

const list = (item: object) => ({ type: "object", properties: { list: { type: "array", items: item } } });

const document = {
  openapi: "3.1.0",
  info: { title: "small", version: "1" },
  security: [{ key: [] }],
  paths: {
    "/v5/position/list": {
      get: {
        operationId: "positionList",
        summary: "List positions",
        tags: ["Position"],
        parameters: [
          { name: "category", in: "query", required: true, schema: { type: "string", enum: ["linear", "inverse"] } },
          { name: "symbol", in: "query", schema: { type: "string" } },
          { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 200 } },
        ],
        "x-rate-limit": { scope: "uid", limits: [{ categories: ["linear"], requests: 50, window: "1s" }] },
        "x-pagination": { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
        "x-environment": { available: ["mainnet", "demo"] },
        "x-input-rules": [{ when: { category: ["linear"] }, anyOf: ["symbol"], message: "linear needs a symbol" }],
        responses: answer(list({ type: "object", properties: { seq: { type: "integer", format: "int64" } } })),
      },
    },
    "/v5/earn/auto-savings": {
      get: { operationId: "earnGetAutoSavings", security: [], responses: answer({ type: "object" }) },
      post: { operationId: "earnSetAutoSavings", responses: answer({ type: "object" }) },
    },
    "/v5/order/create-batch": {
      post: {
        operationId: "orderCreateBatch",
        "x-idempotency": { field: "request[].orderLinkId", in: "body", mint: true },
        requestBody: {
          content: {
            "application/json": {
              schema: {
                oneOf: [
                  {
                    type: "object",
                    additionalProperties: false,
                    required: ["category", "request"],
                    properties: {
                      category: { type: "string", enum: ["spot"] },
                      request: { type: "array", maxItems: 10, items: { $ref: "#/components/schemas/Leg" } },
                    },
                  },
                ],
              },
            },
          },
        },
        responses: answer(
          list({ type: "object", properties: { orderId: { type: "string" } } }),
          list({ type: "object", properties: { code: { type: "integer" } } }),
        ),
      },
    },
  },
  components: {
    schemas: {
      Envelope: {
        type: "object",
        properties: {
          retCode: { type: "integer" },
          result: {},
          time: { type: "integer", format: "int64", description: "Milliseconds." },
        },
      },
      Leg: {
        type: "object",
        additionalProperties: false,
        required: ["qty"],
        properties: {
          qty: { type: "string", pattern: "^-?\\d+(\\.\\d+)?$" },
          note: { type: ["string", "null"] },
          agree: { const: true, type: "boolean" },
        },
      },
      Side: { anyOf: [{ type: "string", enum: ["Buy", "Sell"] }, { type: "string" }] },
    },
  },
} as unknown as OpenApiDocument;

const compiled = () =>
  Object.fromEntries(operationsOf(document).map((found) => [found.operation.operationId, compile(document, found)]));
const sources = { document, hosts: { checked: "2026-01-01", environments: [] }, retCodes: [], pathFiles: {} };

describe("one operation becomes one row", () => {
  test("facts and rules in the compact grammar", () => {
    const { positionList, earnGetAutoSavings, earnSetAutoSavings, orderCreateBatch } = compiled();
    expect(positionList).toMatchObject({
      group: "position",
      method: "list",
      isPublic: false,
      row: "position/list~Ll50/1~Ccursor,nextPageCursor,list~Emd",
      rules: "Xcategory=linear>symbol~Fcategory!=linear|inverse&symbol&limit:i1,200",
    });
    expect(earnGetAutoSavings?.row).toBe("earn/auto-savings~NearnGetAutoSavings~U");
    expect(earnSetAutoSavings?.row).toBe("earn/auto-savings~NearnSetAutoSavings~P");
    expect(orderCreateBatch).toMatchObject({
      isBatch: true,
      row: "order/create-batch~B~Irequest[].orderLinkId+~P",
      rules: "Fcategory!=spot&request![{qty!:d&note?&agree:t}],10",
    });
  });

  const form = (schema: object, more: object = {}) => {
    const requestBody = { content: { "application/json": { schema } } };
    const operation = { operationId: "newThing", requestBody, responses: answer({ type: "object" }), ...more };
    const small = { ...document, paths: { "/v5/new/thing": { post: operation } } } as unknown as OpenApiDocument;
    return compile(small, operationsOf(small)[0]!).rules;
  };
  const objectOf = (properties: object, more: object = {}) => ({
    type: "object",
    additionalProperties: false,
    properties,
    ...more,
  });

  test("items that are one of several things, types side by side and patterns are written down", () => {
    const text = { type: "string" };
    const either = { anyOf: [objectOf({ a: text }, { required: ["a"] }), objectOf({ b: { type: "boolean" } })] };
    expect(form(objectOf({ list: { type: "array", items: either } }))).toBe("Flist[<{a!};{b:b}>]");
    const parts = { allOf: [objectOf({ a: text }), { anyOf: [{ required: ["a"] }, objectOf({ b: text })] }] };
    expect(form(objectOf({ one: parts }))).toBe("Fone<{a!};{a&b}>");
    expect(form(objectOf({ one: { type: ["string", "integer", "null"], maximum: 5 } }))).toBe("Fone?<;:i,5>");
    expect(form(objectOf({ one: { anyOf: [text, {}] } }))).toBe("Fone:x");
    expect(form(objectOf({ one: { ...text, pattern: "^[a~]{1,2}$" } }))).toBe("Fone/%5E%5Ba%7E%5D%7B1%2C2%7D%24");
    expect(form(objectOf({ one: { ...text, pattern: "a", minLength: 6, "x-rule": "must be a" } }))).toBe(
      "Fone/a:6,:must%20be%20a",
    );
  });

  test("what is open takes any other field", () => {
    const open = { type: "object", additionalProperties: true, properties: { a: { type: "string" } } };
    expect(form(open)).toBe("Fa&*:x");
    expect(form({ type: "object", additionalProperties: true })).toBe("F*:x");
    expect(form(objectOf({ inner: open }))).toBe("Finner{a&*:x}");
    expect(form(objectOf({ inner: { type: "object" } }))).toBe("Finner:x");
    const parameters = [{ name: "a", in: "query", schema: { type: "string" } }];
    expect(form({}, { requestBody: undefined, parameters, "x-open-input": true })).toBe("Fa&*:x");
  });

  test("a value that the grammar cannot hold is refused by name", () => {
    expect(() => form(objectOf({ a: { type: "string", enum: ["b;c"] } }))).toThrow('"b;c"');
  });

  test("the cursor that ends the pages is written down", () => {
    const pagination = { style: "cursor", cursor: "c", next: "n", items: "list", last: "0" };
    const found = operationsOf(document).find(({ operation }) => operation.operationId === "positionList");
    const operation = { ...found!.operation, "x-pagination": pagination } as never;
    expect(compile(document, { ...found!, operation }).row).toContain("~Cc,n,list,0~");
  });

  test("an unknown word in an extension is an error that names the operation", () => {
    const found = operationsOf(document).find(({ operation }) => operation.operationId === "positionList");
    const broken = { ...found!, operation: { ...found!.operation, "x-environment": { available: ["moon"] } } };
    expect(() => compile(document, broken)).toThrow(/positionList: x-environment.*"moon"/);
  });
});

describe("types", () => {
  test("a condition becomes a union, which what it asks for fulfils in any case", () => {
    const found = operationsOf(document).find(({ operation }) => operation.operationId === "positionList");
    const rule = found!.operation["x-input-rules"]![0]!;
    expect(ruleType(document, found!, rule, "Base")).toBe(
      '{ category: "inverse" } | { symbol: NonNullable<Base["symbol"]> }',
    );
  });

  test("open enumerations keep their known values, 64-bit integers say so, moments stay numbers", async () => {
    const text = await schemaTypes(document);
    expect(text).toContain('Side: "Buy" | "Sell" | (string & {});');
    expect(text).toMatch(/seq\?: number \| bigint;/);
    expect(text).toMatch(/time\?: number;/);
  });
});

test("return codes are written by class and path, without statuses of HTTP and success", () => {
  const meaning = "";
  const text = emitRetCodes([
    { code: 0, group: "common", class: "success", meaning },
    { code: 403, group: "http", class: "rate-limit", meaning },
    { code: -1, group: "common", class: "timestamp", meaning },
    { code: 10002, group: "common", class: "timestamp", meaning },
    { code: 10002, group: "asset", class: "business", meaning, paths: ["/v5/asset"] },
  ]);
  expect(text).toContain("` timestamp -1 7pv\n/v5/asset business 7pu`");
  expect(text).toContain('RetCodeClass = "business" | "timestamp"');
});

describe("files", () => {
  test("the same specification gives the same bytes, whatever the order of its paths", async () => {
    const paths = Object.fromEntries(Object.entries(document.paths).toReversed());
    const [first, again, turned] = [
      await tradingFiles(sources),
      await tradingFiles(sources),
      await tradingFiles({ ...sources, document: { ...document, paths } }),
    ];
    expect(again).toEqual(first);
    const table = (files: typeof first) =>
      files.find(({ path }) => path.endsWith("table.ts"))?.text.replace(/Hash: .*/, "");
    expect(table(turned)).toBe(table(first));
  });

  test("every header names specification, hash, generator and command", async () => {
    for (const { path, text } of [...(await tradingFiles(sources)), ...(await knowledgeFiles(document))]) {
      if (path.endsWith(".ts"))
        expect(text).toMatch(
          /Specification: specs\/.+\n \* Hash: [0-9a-f]{16}\n \* Generator: .+ 7\.13\.0\n \* Command: pnpm generate/,
        );
    }
  });

  test("the list of operations leads to the file of each path", async () => {
    const pathFiles = readPathFiles(
      "paths:\n  /v5/position/list:\n    $ref: paths/position/list.yaml\ncomponents: {}\n",
    );
    const files = await tradingFiles({ ...sources, pathFiles });
    const text = files.find(({ path }) => path === "docs/operations.md")?.text;
    expect(text).toContain("[`/v5/position/list`](../specs/trading/paths/position/list.yaml)");
    expect(text).toContain("[`/v5/order/create-batch`](../specs/trading/openapi.yaml)");
  });

  test("what is stale is named with what changed, and writing mends it", () => {
    const root = mkdtempSync(join(tmpdir(), "codegen-"));
    const file = { path: "a/b.ts", text: "one\ntwo\n" };
    expect(differences(root, [file])).toMatchObject([{ what: "new" }]);
    writeAll(root, differences(root, [file]));
    expect(differences(root, [file])).toEqual([]);
    expect(differences(root, [{ ...file, text: "one\nthree\nfour\n" }])).toMatchObject([
      { what: "2 lines added, 1 removed" },
    ]);
    expect(readFileSync(join(root, "a/b.ts"), "utf8")).toBe("one\ntwo\n");
    rmSync(root, { recursive: true });
  });

  test("an operation that is added to the specification needs nothing else to become callable", async () => {
    const added = {
      ...document,
      paths: {
        ...document.paths,
        "/v5/new/thing": { get: { operationId: "newThing", responses: answer({ type: "object" }) } },
      },
    };
    const files = await tradingFiles({ ...sources, document: added as unknown as OpenApiDocument });
    const text = (name: string) => files.find(({ path }) => path.endsWith(name))?.text ?? "";
    expect(text("calls.ts")).toMatch(
      /readonly thing: OptionalCall<OperationInputs\["newThing"\], OperationResults\["newThing"\]>/,
    );
    expect(text("table.ts")).toContain("new/thing");
    expect(text("operations.ts")).toContain('export const newThing: Row<"newThing"> = "new/thing~~"');
    expect(text("operations.md")).toContain("`trading.new.thing`");
  });
});
