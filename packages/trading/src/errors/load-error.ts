import { TradingError } from "./trading-error.ts";

/** The error of a call whose code cannot be loaded, such as by a browser that has gone offline. Nothing has been sent. */
export function loadError(operation: string, cause: unknown): TradingError {
  const message = `${operation}: a file of the client could not be loaded, so nothing was sent. Check the network, then call again.`;
  return new TradingError("network", message, { operation, attempts: 0 }, cause);
}
