/** packages/trading/README.md: requests and responses as they happen. */
import { createTradingClient } from "@specwright/trading";

const credentials = { apiKey: process.env.BYBIT_API_KEY ?? "", secret: process.env.BYBIT_API_SECRET ?? "" };
const trading = createTradingClient({
  environment: "testnet",
  credentials,
  onDebug: ({ type, ...event }) => console.log(type, JSON.stringify(event)),
});

await trading.position.list({ category: "linear", settleCoin: "USDT" });
