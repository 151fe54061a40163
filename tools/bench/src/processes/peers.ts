/** What the processes of the peers' clients share. */
import type { bybit } from "ccxt";

const silent = (): void => {};
export const silentLogger = { trace: silent, info: silent, error: silent } as never;

/** Gives ccxt its market, so that it loads none, and returns its symbol. */
export async function withMarket(exchange: bybit): Promise<string> {
  const symbol = "BTC/USDT:USDT";
  const kind = { type: "swap", swap: true, contract: true, linear: true, inverse: false, active: true };
  const names = { base: "BTC", quote: "USDT", settle: "USDT", baseId: "BTC", quoteId: "USDT", settleId: "USDT" };
  const precision = { amount: 0.001, price: 0.01 };
  exchange.setMarkets([exchange.safeMarketStructure({ id: "BTCUSDT", symbol, precision, ...names, ...kind })]);
  // It opens sockets without TLS only with the agents that this loads.
  await exchange.loadHttpProxyAgent();
  return symbol;
}
