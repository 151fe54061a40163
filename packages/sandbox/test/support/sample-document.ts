/** A small specification whose operations the sandbox doesn't simulate, so that it responds with their examples. */

const at = 1_700_000_000_000;
const text = { type: "string" };
const success = (result: unknown, extra: object = {}) => ({
  responses: {
    200: {
      content: {
        "application/json": {
          examples: { usual: { value: { retCode: 0, retMsg: "OK", result, retExtInfo: {}, time: at, ...extra } } },
        },
      },
    },
  },
});
const json = (properties: object, required: string[] = []) => ({
  requestBody: { content: { "application/json": { schema: { type: "object", properties, required } } } },
});
const query = (...names: string[]) => ({ parameters: names.map((name) => ({ name, in: "query", schema: text })) });
const operation = (operationId: string, ...parts: object[]) =>
  Object.assign({ operationId, security: [] }, ...parts) as object;

const orders = [
  {
    orderId: "a-1",
    kind: "buy",
    symbol: "BTCUSDT",
    coin: "BTC",
    createdTime: String(at - 3000),
    fills: [{ coin: "BTC" }, { coin: "USDT" }],
  },
  { orderId: "a-2", kind: "buy", symbol: "ETHUSDT", coin: "ETH", createdTime: String(at - 2000), fills: [] },
  {
    orderId: "a-3",
    kind: "buy",
    symbol: "ETHUSDC",
    coin: "ETH",
    createdTime: String(at - 1000),
    fills: [{ coin: "ETH" }],
  },
];
const paged = { "x-pagination": { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" } };

export const sampleDocument = {
  paths: {
    "/v5/sample/list": {
      get: operation(
        "sampleList",
        query("orderId", "symbol", "currency", "baseCoin", "startTime", "endTime", "limit", "cursor", "type", "kind"),
        paged,
        success({ list: orders, nextPageCursor: "page%3D1" }),
      ),
    },
    "/v5/sample/search": {
      post: operation(
        "sampleSearch",
        json({ coin: text, orderIds: { type: "array", items: text }, limit: { type: "integer" } }),
        { "x-safe": true, deprecated: true, "x-replaced-by": [] },
        success({ list: orders, nextPageCursor: "" }),
      ),
    },
    "/v5/sample/quote": {
      get: operation(
        "sampleQuote",
        query("coin", "accountType"),
        success({
          coin: "BTC",
          accountType: "UNIFIED",
          rate: "0.01",
          expireTime: at + 15_000,
          wallets: { FUND: { coin: "BTC", amount: "5" } },
        }),
      ),
    },
    "/v5/sample/create": {
      post: operation(
        "sampleCreate",
        json({ orderLinkId: text, coin: text, amount: text }, ["coin"]),
        success({
          orderId: "77",
          orderLinkId: "mine",
          coin: "USDT",
          detail: { coin: "USDT", amount: "3" },
          createdAt: "2023-11-14T22:13:20Z",
        }),
      ),
    },
    "/v5/sample/create-batch": {
      post: operation(
        "sampleCreateBatch",
        json({
          category: text,
          request: { type: "array", items: { type: "object", properties: { symbol: text, orderLinkId: text } } },
        }),
        success(
          { list: [{ orderId: "5", symbol: "BTCUSDT", orderLinkId: "one" }] },
          { retExtInfo: { list: [{ code: 0, msg: "OK" }] } },
        ),
      ),
    },
    "/v5/sample/upload": {
      post: operation(
        "sampleUpload",
        {
          requestBody: {
            content: {
              "multipart/form-data": {
                schema: {
                  type: "object",
                  required: ["file", "orderId"],
                  properties: { file: { type: "string", format: "binary" }, orderId: text, size: { type: "integer" } },
                },
              },
            },
          },
        },
        success({ orderId: "1", url: "/files/1" }),
      ),
    },
  },
};
