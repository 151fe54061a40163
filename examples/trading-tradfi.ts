/**
 * Stocks, funds, commodities and currencies: the instruments, the agreement to sign before the first order, and the
 * price of an order.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-tradfi.ts
 */
import { createTradingClient } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});

// Each request accepts one group, spelled exactly. A group of the wrong category does not compile.
for (const symbolType of ["stock", "ETF", "commodity", "forex"] as const) {
  const { list } = await trading.market.instrumentsInfo({ category: "linear", symbolType });
  console.log(`${symbolType}: ${list.map(({ symbol }) => symbol).join(", ")}`);
}
const tokens = await trading.market.instrumentsInfo({ category: "spot", symbolType: "xstocks" });
console.log(`xstocks: ${tokens.list.map(({ symbol }) => symbol).join(", ")}`);

// Contracts before their launch are listed only with the status `PreLaunch`. Some can already be traded.
const early = await trading.market.instrumentsInfo({ category: "linear", symbolType: "stock", status: "PreLaunch" });
for (const { symbol, preListingInfo } of early.list)
  console.log(`${symbol} is in phase ${preListingInfo?.curAuctionPhase}`);

// Options are listed by base coin, so list the base coins first. The symbol of an option also contains expiry, strike
// and type.
const { list: coins = [] } = await trading.market.optionBaseCoins();
console.log(`options exist on ${coins.map(({ baseCoin }) => baseCoin).join(", ")}`);

// Metals, stocks and crude oil need an agreement, signed once by the master account.
await trading.user.agreement({ categoryV2: 1, agree: true });
console.log("signed the agreement for metals and stocks");
