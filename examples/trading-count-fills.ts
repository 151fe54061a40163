import { changesPosition, createTradingClient } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: {
    apiKey: process.env["TRADING_API_KEY"] ?? "",
    secret: process.env["TRADING_API_SECRET"] ?? "",
  },
});
const market = { category: "linear", symbol: "XRPUSDT" } as const;

const bought = await trading.order.create({ ...market, side: "Buy", orderType: "Market", qty: "20" });
console.log(`order ${bought.orderId}`);

let position = 0;
let paid = 0;
for await (const execution of trading.execution.list.iterate(market)) {
  const { execType, side, execQty, execFee } = execution;
  const changes = changesPosition(execution);
  // This execution type is newer than the client. Look it up before you trust the sum.
  if (changes === undefined) console.warn(`unknown type of execution: ${execType}`);
  else if (changes) position += side === "Buy" ? Number(execQty) : -Number(execQty);
  // The fee of a funding payment is the payment. It is negative if you receive it.
  else paid += Number(execFee);
}
console.log(`position ${position}, paid ${paid}`);
