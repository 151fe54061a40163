/**
 * Keeps the account's open orders, positions and balances in sync, and uses them to trade.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-account-state.ts
 */
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: {
    apiKey: process.env["TRADING_API_KEY"] ?? "",
    secret: process.env["TRADING_API_SECRET"] ?? "",
  },
});
// The streams use the REST client's environment and credentials.
await using streams = createTradingStreams({ trading });

const market = { category: "linear", symbol: "BTCUSDT" } as const;
await using account = streams.accountState({ categories: ["linear"], auditMs: 60_000 });
await account.synced;
console.log("in sync", account.balances({ coin: "USDT" }).state);

const positionIdx = await account.positionIdx({ ...market, side: "Buy" });
await trading.order.create({ ...market, side: "Buy", orderType: "Market", qty: "0.01", positionIdx });

for await (const event of account) {
  if (event.type === "stale") console.warn(`${event.part}: ${event.reason}`);
  if (event.type === "audited" && event.repaired > 0) console.warn(`${event.part}: ${event.repaired} repaired`);
  if (event.type !== "position" || event.data.symbol !== market.symbol) continue;
  const held = account.positions(market);
  // Skip stale positions: the update of a position follows a moment after its execution.
  if (held.state !== "synced") continue;
  const [position] = held.positions;
  console.log(`holding ${position?.size ?? "0"} ${market.symbol}, confirmed ${held.auditedMs} ms ago`);
  await account.synced;
  const open = account.orders(market);
  console.log(open.state === "synced" ? `${open.orders.length} open orders` : open.state);
  // Leaving the loop closes the account state.
  break;
}
