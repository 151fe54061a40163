/**
 * The errors of calls without the client, for code that only tells them apart. A bundle of `@specwright/streams` loads order
 * entry with the first order, and this before.
 */
export { loadError, TradingError, type TradingErrorCode } from "./errors/trading-error.ts";
