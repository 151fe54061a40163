/**
 * A bot that trades on its executions and detects when one may be missing.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-bot-on-private-events.ts
 */
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient } from "@specwright/trading";

const environment = { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" };
const credentials = {
  apiKey: process.env["TRADING_API_KEY"] ?? "",
  secret: process.env["TRADING_API_SECRET"] ?? "",
};
const trading = createTradingClient({ environment, credentials });
const streams = createTradingStreams({
  environment,
  credentials,
  // The streams use this client to read the events that they missed while the connection was lost.
  trading,
});

const market = { category: "linear", symbol: "BTCUSDT" } as const;
const executions = streams.executionByCategory({ category: "linear" });
await executions.ready;
const entry = await trading.order.create({ ...market, side: "Buy", orderType: "Market", qty: "0.01" });

/** Quantity that the entry order has bought, in thousandths of a BTC. */
let open = 0;
let sold = 0;
/** False after a gap in the stream, until the missed executions have been delivered. */
let isComplete = true;
let exitId: string | undefined;

for await (const event of executions) {
  if (event.type === "gap") isComplete = false;
  else if (event.type === "reconciled") isComplete = true;
  else if (event.type === "unreconciled") console.warn(`still blind: ${event.why}`);
  else if (event.type === "update") {
    const { orderId, execQty, execPrice } = event.data;
    const quantity = Math.round(Number(execQty) * 1000);
    if (orderId === entry.orderId) {
      open += quantity;
      console.log(`bought ${execQty} at ${execPrice}, reported by ${event.source}`);
    } else if (orderId === exitId) {
      sold += quantity;
      console.log(`sold ${execQty} at ${execPrice}, reported by ${event.source}`);
    }
  }
  // Places one exit order for the whole position, and only if no execution is missing.
  if (isComplete && open === 10 && exitId === undefined) {
    const exit = { ...market, side: "Sell", orderType: "Market", qty: "0.01", reduceOnly: true } as const;
    exitId = (await trading.order.create(exit)).orderId;
  }
  if (sold === 10) break;
}

streams.close();
