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

const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });

const position = {
  operationId: "positionList",
  summary: "List positions",
  description: "Open positions.",
  tags: ["Position"],
  externalDocs: { url: "https://example.org/position" },
  parameters: [
    { ...category("linear", "inverse", "option"), description: "Product category." },
    query("symbol", text),
    query("settleCoin", text),
    query("baseCoin", text),
  ],
  "x-pagination": { style: "cursor", cursor: "cursor", next: "next", items: "list" },
  "x-input-rules": [
    {
      when: { category: ["linear"] },
      anyOf: ["symbol", "settleCoin"],
      message: "Linear needs a symbol or a settleCoin.",
    },
    { when: { category: ["linear", "inverse"] }, forbidden: ["baseCoin"], message: "baseCoin is for options." },
  ],
  responses: responses(ref("PositionListResult")),
};

const typesOf = async (group: string, paths: object, schemas: object = {}) =>
  (await generated(specification(paths, schemas)))[`types/${group}.ts`] ?? "";

describe("the generated types of a group", () => {
  const types = () =>
    typesOf(
      "position",
      { "/v5/position/list": { get: position } },
      {
        PositionListResult: listOf(ref("Position")),
        Position: object(
          { size: { ...text, description: "Size, never negative." } },
          { description: "One position.", required: ["size"] },
        ),
      },
    );

  test("contain the records, with their docs as plain text", async () => {
    expect(await types()).toContain(`/** One position. */
export interface Position {
  /** Size, never negative. */
  size: string;
}`);
  });

  test("contain one input type for each alternative in the input rules, named after the alternative", async () => {
    expect(await types()).toContain(`export interface PositionListBySettleCoin extends PositionListFields {
  symbol?: undefined;
  settleCoin: NonNullable<PositionListFields["settleCoin"]>;
  baseCoin?: undefined;
}
export interface PositionListBySymbol extends PositionListFields {
  symbol: NonNullable<PositionListFields["symbol"]>;
  baseCoin?: undefined;
}
export interface PositionListInverse extends PositionListFields {
  category: "inverse";
  baseCoin?: undefined;
}
export interface PositionListOption extends PositionListFields {
  category: "option";
}
/** Input of \`trading.position.list\`. */
export type PositionListParams =
  | PositionListBySettleCoin
  | PositionListBySymbol
  | PositionListInverse
  | PositionListOption;`);
  });

  test("end with an interface whose docs contain the group's description, the input rules and links to the platform's pages", async () => {
    expect(await types()).toContain(`/** \`trading.position\`: Open positions. */
export interface PositionApi {
  /**
   * List positions. \`GET /v5/position/list\`
   *
   * Open positions.
   *
   * - Linear needs a symbol or a settleCoin.
   * - baseCoin is for options.
   *
   * @see https://example.org/position
   */
  readonly list: PagedMethod<PositionListParams, PositionListResult, Position>;
}`);
  });
});

test("an ID that the client generates is optional in the generated type", async () => {
  const types = await typesOf(
    "order",
    {
      "/v5/order/create": {
        post: {
          operationId: "orderCreate",
          "x-idempotency": { field: "orderLinkId", in: "body", mint: true },
          requestBody: jsonBody(ref("OrderCreateRequest")),
          responses: responses(ref("Empty")),
        },
      },
    },
    { OrderCreateRequest: closed({ qty: text, orderLinkId: text }, { required: ["qty", "orderLinkId"] }) },
  );
  expect(types).toMatch(/interface OrderCreateRequest \{\n {2}qty: string;\n {2}orderLinkId\?: string \| undefined;/);
});

test("an input whose list items have rules becomes a union type", async () => {
  const item = closed(
    { kind: { type: "string", enum: ["Limit", "Market"] }, price: text },
    {
      required: ["kind"],
      "x-input-rules": [{ when: { kind: ["Limit"] }, required: ["price"], message: "A limit needs a price." }],
    },
  );
  const types = await typesOf(
    "order",
    {
      "/v5/order/create-batch": {
        post: {
          operationId: "orderCreateBatch",
          requestBody: jsonBody(ref("OrderCreateBatchRequest")),
          responses: responses(ref("Empty")),
        },
      },
    },
    { OrderCreateBatchRequest: closed({ request: { type: "array", items: ref("Item") } }), Item: item },
  );
  expect(types).toContain("request?: Item[] | undefined;");
  expect(types).toContain(
    'export interface ItemByPrice extends ItemFields {\n  price: NonNullable<ItemFields["price"]>;\n}',
  );
  expect(types).toContain('export interface ItemMarket extends ItemFields {\n  kind: "Market";\n}');
  expect(types).toContain("export type Item =\n  | ItemByPrice\n  | ItemMarket;");
});

test("a result that depends on the category has one type for each category", async () => {
  const result = (value: string, item: string) =>
    object(
      { category: { type: "string", enum: [value] }, list: { type: "array", items: ref(item) } },
      { required: ["category", "list"] },
    );
  const types = await typesOf(
    "market",
    {
      "/v5/market/tickers": {
        get: {
          operationId: "marketTickers",
          parameters: [category("spot", "option")],
          responses: responses(ref("MarketTickersResult")),
        },
      },
    },
    {
      MarketTickersResult: { oneOf: [ref("SpotTickersResult"), ref("OptionTickersResult")] },
      SpotTickersResult: result("spot", "Ticker"),
      OptionTickersResult: result("option", "OptionTicker"),
      Ticker: object({ price: text }),
      OptionTicker: { allOf: [ref("Ticker"), object({ delta: text })] },
    },
  );
  expect(types).toContain("export interface OptionTicker extends Ticker {\n  delta?: string;\n}");
  expect(types).toContain(`export interface MarketTickersResults {
  spot: SpotTickersResult;
  option: OptionTickersResult;
}`);
  expect(types).toContain("readonly tickers: MethodByCategory<MarketTickersParams, MarketTickersResults>;");
});

test("the docs of a batch call state that it resolves with one outcome for each item", async () => {
  const types = await typesOf(
    "order",
    {
      "/v5/order/cancel-batch": {
        post: {
          operationId: "orderCancelBatch",
          requestBody: jsonBody(ref("OrderCancelBatchRequest")),
          responses: responses(ref("OrderCancelBatchResult"), listOf(object({ code: { type: "integer" } }))),
        },
      },
    },
    {
      OrderCancelBatchRequest: closed({ a: text }),
      OrderCancelBatchResult: listOf(ref("Ack")),
      Ack: object({ orderId: text }),
    },
  );
  expect(types).toContain("Resolves with one outcome for each item of the request");
  expect(types).toContain("readonly cancelBatch: BatchMethod<OrderCancelBatchParams, OrderCancelBatchResult, Ack>;");
});

test("tuple types have the labels of the specification, and open enumerations keep their known values", async () => {
  const types = await typesOf(
    "market",
    { "/v5/market/kline": { get: { operationId: "marketKline", responses: responses(ref("Kline")) } } },
    {
      Kline: object({ row: ref("Row"), side: ref("Side"), seq: { type: "integer", format: "int64" } }),
      Row: {
        type: "array",
        minItems: 2,
        prefixItems: [
          { ...text, title: "open" },
          { ...text, title: "close" },
        ],
      },
      Side: { anyOf: [{ type: "string", enum: ["Buy", "Sell"] }, { type: "string" }] },
    },
  );
  expect(types).toMatch(/export type Row = \[\n {2}open: string,\n {2}close: string\n\];/);
  expect(types).toContain('export type Side = "Buy" | "Sell" | (string & {});');
  expect(types).toContain("seq?: number | bigint;");
});

test("64-bit integers have the type number or bigint, and times have the type number", async () => {
  const files = await generated(
    specification({ "/v5/earn/list": { get: { operationId: "earnList", responses: responses(ref("Empty")) } } }),
  );
  expect(files["types/earn.ts"] ?? "").toContain("time?: number;");
});

test("two types with the same name cause an error that contains the name", async () => {
  const schemas = { EarnListParams: object({ a: text }), Result: object({ a: ref("EarnListParams") }) };
  const paths = {
    "/v5/earn/list": { get: { operationId: "earnList", parameters: [], responses: responses(ref("Result")) } },
  };
  await expect(typesOf("earn", paths, schemas)).rejects.toThrow("Two types are called EarnListParams.");
});

test("a schema that is named like a global of any Node version gets another name", async () => {
  const schemas = {
    Result: object({ list: ref("Iterator") }),
    Iterator: object({ symbol: ref("Symbol") }),
    Symbol: text,
  };
  const paths = {
    "/v5/earn/list": { get: { operationId: "earnList", parameters: [], responses: responses(ref("Result")) } },
  };
  const types = await typesOf("earn", paths, schemas);
  expect(types).toContain("export interface IteratorName {\n  symbol?: SymbolName;\n}");
});
