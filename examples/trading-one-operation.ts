/**
 * Single operations for a small bundle, and openapi-fetch for an operation that the specification doesn't have yet.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-one-operation.ts
 */
import { createOpenApiFetchClient } from "@specwright/trading/openapi-fetch";
import { call, createSession, positionList } from "@specwright/trading/operations";

const options = {
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
};

const session = createSession(options);
const { list } = await call(session, positionList, { category: "linear", settleCoin: "USDT" });
console.log(`${list.length} open positions`);

const client = createOpenApiFetchClient(options);
const { data, error } = await client.GET("/v5/market/time");
console.log(error === undefined ? `the server's clock reads ${data.result.timeSecond}` : "the server is down");
