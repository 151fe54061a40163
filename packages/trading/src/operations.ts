/**
 * Operations one by one, for bundles that must stay small: each operation is one text, and only those that are
 * imported are carried along.
 *
 *     import { call, createLightSession, positionList } from "@specwright/trading/operations";
 *     const session = createLightSession({ environment: "testnet", credentials });
 *     const { list } = await call(session, positionList, { category: "linear", settleCoin: "USDT" });
 *
 * A light session signs, sends once and judges. `createSession` adds retries, a synchronised clock and a throttle.
 */
// oxlint-disable-next-line oxc/no-barrel-file -- it is an entry of the package
export * from "./generated/operations.ts";
export { call, type Outcome } from "./call/call.ts";
export { InputError, TradingError } from "./errors/errors.ts";
export { iterate } from "./call/iterate.ts";
export { createLightSession, type LightOptions } from "./light-session.ts";
export type { Session } from "./client-context.ts";
export { createSession } from "./throttled-session.ts";
