/**
 * Single operations for small bundles: a bundle contains only the imported operations.
 *
 *     import { call, createSession, positionList } from "@specwright/trading/operations";
 *     const session = createSession({ environment: "testnet", credentials });
 *     const { list } = await call(session, positionList, { category: "linear", settleCoin: "USDT" });
 */
// oxlint-disable-next-line oxc/no-barrel-file -- this entry point exports every operation
export * from "./generated/operations.ts";
export { call, type CallResult } from "./call/call.ts";
export { iterate } from "./call/paginate.ts";
export { InputError } from "@specwright/transport";
export { TradingError } from "./errors/trading-error.ts";
export { createSession, type Session } from "./http/session.ts";
