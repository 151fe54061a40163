/** Client without a call. types.slow.test.ts counts the types that the compiler creates for it. */
import type { TradingClient } from "../../src/index.ts";

declare const trading: TradingClient;

export const none: TradingClient | undefined = trading;
