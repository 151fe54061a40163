/**
 * Errors of calls and the connection of a client, without the client itself. A bundle of `@specwright/streams` loads
 * this first, and order entry with the first order.
 */
export { connectionOf, type ClientConnection } from "./connection.ts";
export { loadError, TradingError, type TradingErrorCode } from "./errors/trading-error.ts";
