/**
 * The small entries, for a browser bundle of a few kilobytes: one operation alone, and calls by path.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-one-operation.ts
 */
import { call, createLightSession, positionList } from "@specwright/trading/operations";
import { createPathClient } from "@specwright/trading/path";

const options = {
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
};

const session = createLightSession(options);
const { list } = await call(session, positionList, { category: "linear", settleCoin: "USDT" });
console.log(`${list.length} open positions`);

const byPath = createPathClient(options);
const { data, error } = await byPath.GET("/v5/market/time");
console.log(error === undefined ? `the server's clock reads ${data.result.timeSecond}` : error.message);
