/**
 * The errors of calls and the connection of a client, without the client itself. A bundle of `@specwright/streams` loads
 * order entry with the first order, and this before.
 */
export { connectionOf, type ClientConnection } from "./connection.ts";
export { loadError, TradingError, type TradingErrorCode } from "./errors/trading-error.ts";
