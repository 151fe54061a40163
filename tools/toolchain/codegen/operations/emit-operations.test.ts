import { describe, expect, test } from "vitest";
import {
  category,
  closed,
  generated,
  jsonBody,
  listOf,
  query,
  ref,
  responses,
  specification,
  text,
} from "../micro-specification.ts";

const one = async (path: string, method: string, operation: object) => {
  const document = specification({ [path]: { [method]: { responses: responses(ref("Empty")), ...operation } } });
  const [, group = ""] = /^\/v5\/(\w+)/.exec(path) ?? [];
  return (await generated(document))[`operations/${group}.ts`] ?? "";
};

describe("the compiled literal of an operation", () => {
  test("contains its rate limits, pagination and environments", async () => {
    const literal = await one("/v5/position/list", "get", {
      operationId: "positionList",
      summary: "List positions",
      parameters: [category("linear", "inverse")],
      "x-rate-limit": { scope: "uid", limits: [{ categories: ["linear"], requests: 50, window: "1s" }] },
      "x-pagination": { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
      "x-environment": { available: ["mainnet", "demo"] },
      responses: responses(ref("Empty")),
    });
    expect(literal).toContain(`/** List positions. \`GET /v5/position/list\` */
export const positionList: Operation<"positionList"> = {
  id: "positionList",
  name: "position.list",
  method: "GET",
  path: "/v5/position/list",
  input: {
    type: "object",
    required: ["category"],
    properties: { category: { enum: ["linear", "inverse"] } },
  },
  guard: (result) =>
    result === undefined ? undefined : expectObject(result, "result"),
  results,
  rateLimits: [{ categories: ["linear"], requests: 50, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
  environments: ["mainnet", "demo"],
};`);
    expect(literal).toContain('const results = () => import("../results/position.ts").then((file) => file.results);');
  });

  test("contains the cursor that marks the last page, and the fields of numbered pages", async () => {
    const pages = async (pagination: object) =>
      one("/v5/earn/list", "get", { operationId: "earnList", "x-pagination": pagination });
    expect(await pages({ style: "cursor", cursor: "c", next: "n", items: "list", last: "0" })).toContain(
      'pagination: { style: "cursor", cursor: "c", next: "n", items: "list", last: "0" }',
    );
    expect(await pages({ style: "page", page: "current", size: "limit", items: "list", total: "total" })).toContain(
      'pagination: { style: "page", page: "current", size: "limit", items: "list", total: "total" }',
    );
  });

  test("contains isSafe for a POST that changes nothing, and the maximum time window of a history", async () => {
    const literal = await one("/v5/earn/history", "post", {
      operationId: "earnHistory",
      "x-safe": true,
      "x-time-window": { start: "from", end: "to", max: "7d", unit: "s", type: "string" },
    });
    expect(literal).toContain("  isSafe: true,");
    expect(literal).toContain(
      '  timeWindow: { start: "from", end: "to", maxMs: 604_800_000, unit: "s", type: "string" },',
    );
  });

  test.each([
    ["never", [], "  isPublic: true,", ["canBeSigned"]],
    ["optionally", [{}, { Key: [] }], "  isPublic: true,\n  canBeSigned: true,", []],
    ["always", [{ Key: [] }], "id:", ["isPublic", "canBeSigned"]],
  ])("states whether the operation is signed: %s", async (_, security, expected, absent) => {
    const literal = await one("/v5/earn/product", "get", { operationId: "earnProduct", security });
    expect(literal).toContain(expected);
    for (const name of absent) expect(literal).not.toContain(name);
  });

  test("contains the field of the result in which the platform reports a failure", async () => {
    const literal = (failure: object) =>
      one("/v5/grid/close-grid", "post", { operationId: "gridCloseGrid", "x-failure-values": failure });
    expect(await literal({ field: "status", values: ["FAILED"] })).toContain(
      '  failureValues: { field: "status", values: ["FAILED"] },',
    );
    expect(await literal({ field: "status_code", otherThan: [0, 200] })).toContain(
      '  failureValues: { field: "status_code", otherThan: [0, 200] },',
    );
  });

  test("contains the field for which the client generates an ID, and whether the ID is in the body or the query", async () => {
    const batch = {
      operationId: "orderCreateBatch",
      "x-idempotency": { field: "request[].orderLinkId", in: "body", mint: true },
      requestBody: jsonBody(closed({ request: { type: "array", items: text } })),
      responses: responses(
        listOf({ type: "object" }),
        listOf({ type: "object", properties: { code: { type: "integer" } } }),
      ),
    };
    const literal = await one("/v5/order/create-batch", "post", batch);
    expect(literal).toContain('idempotency: { list: "request", field: "orderLinkId", mint: "uuid" }');
    expect(literal).toContain("isBatch: true");
  });

  test("contains the format of a generated ID", async () => {
    const minting = async (field: object) => {
      const operation = {
        operationId: "assetSend",
        "x-idempotency": { field: "sendId", in: "body", mint: true },
        requestBody: jsonBody(ref("Send")),
        responses: responses(ref("Empty")),
      };
      const send = closed({ sendId: { type: "string", ...field } });
      const files = await generated(specification({ "/v5/asset/send": { post: operation } }, { Send: send }));
      return files["operations/asset.ts"];
    };
    expect(await minting({ maxLength: 36 })).toContain('mint: "uuid"');
    expect(await minting({ pattern: "^[a-z0-9]{1,32}$" })).toContain('mint: "hex"');
    await expect(minting({ maxLength: 20 })).rejects.toThrow(
      "assetSend: x-idempotency states that the client generates the ID, but the schema of sendId allows neither a UUID (36 characters) nor its 32 hexadecimal digits.",
    );
  });

  test("contains the replacement of a deprecated operation", async () => {
    const deprecated = { operationId: "earnOld", deprecated: true };
    expect(await one("/v5/earn/old", "get", { ...deprecated, "x-replaced-by": ["earnNew", "earnList"] })).toContain(
      "@deprecated Use `earnNew` or `earnList` instead.",
    );
    expect(await one("/v5/earn/old", "get", { ...deprecated, "x-replaced-by": [] })).toContain(
      "@deprecated The platform names no replacement.",
    );
  });

  test("contains isUpload for an upload", async () => {
    const file = closed({ file: { contentMediaType: "application/octet-stream" } });
    const document = specification({
      "/v5/p2p/upload": {
        post: {
          operationId: "p2pUpload",
          requestBody: { content: { "multipart/form-data": { schema: file } } },
          responses: responses(ref("Empty")),
        },
      },
    });
    const files = await generated(document);
    expect(files["operations/p2p.ts"]).toContain("isUpload: true");
    expect(files["operations/p2p.ts"]).toContain("properties: { file: { isFile: true } }");
    expect(files["types/p2p.ts"]).toContain('file?: import("@specwright/transport").WebBlob | Uint8Array');
  });
});

test.each([
  [{ "x-environment": { available: ["moon"] } }, /earnList: x-environment.*"moon"/],
  [{ "x-rate-limit": { scope: "uid", limits: [{ requests: 1, window: "1w" }] } }, /earnList: x-rate-limit.*"1w"/],
  [{ "x-time-window": { start: "a", end: "b", max: "1y" } }, /earnList: x-time-window.*"1y"/],
])("an unknown keyword in an extension causes an error that names the operation", async (extension, message) => {
  await expect(one("/v5/earn/list", "get", { operationId: "earnList", ...extension })).rejects.toThrow(message);
});

describe("the generated groups of operations", () => {
  const document = specification({
    "/v5/spot-margin-trade/set-leverage": {
      post: { operationId: "spotMarginTradeSetLeverage", responses: responses(ref("Empty")) },
    },
    "/v5/earn/list": {
      get: { operationId: "earnList", parameters: [query("coin", text)], responses: responses(ref("Empty")) },
    },
  });

  test("list their calls in alphabetical order", async () => {
    const files = await generated(document);
    expect(files["groups.ts"]).toContain(`
  spotMarginTrade: {
    operations: () => import("./operations/spot-margin-trade.ts"),
    calls: ["setLeverage"],
    lists: [],
  },`);
    expect(files["groups.ts"]?.indexOf("  earn: {")).toBeLessThan(
      files["groups.ts"]?.indexOf("  spotMarginTrade:") ?? 0,
    );
    expect(files["operations/spot-margin-trade.ts"]).toContain(`export default {
  setLeverage: spotMarginTradeSetLeverage,
};`);
    expect(files["operations.ts"]).toContain(`export * from "./operations/earn.ts";
export * from "./operations/spot-margin-trade.ts";`);
  });
});

test("the operations that reconcile uses are also generated into a second file, without input validation", async () => {
  const operation = {
    operationId: "orderRealtime",
    parameters: [category("linear")],
    responses: responses(ref("Empty")),
  };
  const files = await generated(specification({ "/v5/order/realtime": { get: operation } }));
  expect(files["operations/searches.ts"]).toContain(`export const orderRealtime: Operation = {
  id: "orderRealtime",
  name: "order.realtime",
  method: "GET",
  path: "/v5/order/realtime",
  input: { additionalProperties: true },
`);
  expect(files["operations/searches.ts"]).toContain(
    'const orderResults = () => import("../results/order.ts").then((file) => file.results);',
  );
});
