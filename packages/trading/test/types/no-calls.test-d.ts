/** No call: types.slow.test.ts counts what the compiler does for them. */
import type { TradingClient } from "../../src/index.ts";

declare const trading: TradingClient;

export const none: TradingClient | undefined = trading;
