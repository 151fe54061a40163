/**
 * The parts of this package that `@specwright/streams` needs at the start: errors, and the account and environment of a
 * client. A bundle loads the module for order entry only with the first order.
 */
export { connectionOf, type ClientConnection } from "./connection.ts";
export { loadError, TradingError, type TradingErrorCode } from "./errors/trading-error.ts";
