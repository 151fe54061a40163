/**
 * Errors and connections of clients, without the client itself. A bundle of `@specwright/streams` loads this file at
 * the start, and order entry only with the first order.
 */
export { connectionOf, type ClientConnection } from "./connection.ts";
export { loadError, TradingError, type TradingErrorCode } from "./errors/trading-error.ts";
