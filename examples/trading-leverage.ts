/**
 * Sets the leverage of a contract and the margin mode of the account, and restores the earlier values.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-leverage.ts
 */
import { createTradingClient, TradingError } from "@specwright/trading";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
const market = { category: "linear", symbol: "XRPUSDT" } as const;

/**
 * Changes a setting. If the setting already has the new value, the platform returns an error of the class `no-op`,
 * which counts as a success here.
 */
async function ensure(what: string, set: () => Promise<unknown>): Promise<void> {
  try {
    await set();
    console.log(`${what}: set`);
  } catch (error) {
    if (!TradingError.isInstance(error) || error.code !== "no-op") throw error;
    console.log(`${what}: already set`);
  }
}

const { list: instruments } = await trading.market.instrumentsInfo(market);
console.log(`leverage up to ${instruments[0]?.leverageFilter?.maxLeverage}`);
const leverage = (times: string) =>
  trading.position.setLeverage({ ...market, buyLeverage: times, sellLeverage: times });
await ensure("leverage 5", () => leverage("5"));
await ensure("leverage 5", () => leverage("5"));
const { list: positions } = await trading.position.list(market);
console.log(`positions of ${market.symbol} have a leverage of ${positions[0]?.leverage}`);

// The margin mode is one setting of the whole account, not of a symbol.
const { marginMode } = await trading.account.info();
console.log(`the account uses ${marginMode}`);
await ensure("isolated margin", () => trading.account.setMarginMode({ setMarginMode: "ISOLATED_MARGIN" }));
await ensure("cross margin", () => trading.account.setMarginMode({ setMarginMode: "REGULAR_MARGIN" }));
await ensure("leverage 10", () => leverage("10"));
