/** packages/trading/README.md: an operation that the specification doesn't have yet. */
const credentials = { apiKey: process.env.BYBIT_API_KEY ?? "", secret: process.env.BYBIT_API_SECRET ?? "" };

import { createOpenApiFetchClient, type paths } from "@specwright/trading/openapi-fetch";

type MorePaths = paths & {
  "/v5/brand/new": {
    get: {
      parameters: { query: { symbol: string } };
      responses: { 200: { content: { "application/json": { retCode: number; result: { price: string } } } } };
    };
  };
};

const client = createOpenApiFetchClient<MorePaths>({ environment: "testnet", credentials });
const { data, error } = await client.GET("/v5/brand/new", { params: { query: { symbol: "BTCUSDT" } } });

console.log(data, error);
