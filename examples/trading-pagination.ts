/**
 * Reads every page of a list. The client handles the cursor, whose name differs between operations.
 *
 *     TRADING_URL=http://127.0.0.1:4400 node trading-pagination.ts
 */
import { createTradingClient } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
});

let count = 0;
for await (const instrument of trading.market.instrumentsInfo.iterate({ category: "linear", limit: 5 })) {
  count += 1;
  if (count <= 3) console.log(instrument.symbol);
}
console.log(`${count} linear instruments, five a page`);

// Leaving the loop stops the iteration: the client fetches no further page.
for await (const { symbol } of trading.market.instrumentsInfo.iterate({ category: "spot", limit: 1 })) {
  console.log(`the first spot pair is ${symbol}`);
  break;
}
