import { TradingError } from "./errors.ts";

/** The error of a call whose code cannot be loaded, such as by a browser that has gone offline. Nothing has been sent. */
export function loadError(operation: string, cause: unknown): TradingError {
  const message = `${operation}: failed to load a file of the client; nothing was sent.`;
  return new TradingError("network", message, { operation, attempts: 0 }, cause);
}
