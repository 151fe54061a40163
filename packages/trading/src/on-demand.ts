import { TradingError } from "./errors/errors.ts";

/** Waits for a part that loads on demand, which in a page may fail like any request. Before anything is sent. */
export const loaded = <Part>(operation: string, part: Promise<Part>): Promise<Part> =>
  part.catch((cause: unknown) => {
    const message = `${operation}: nothing was sent, because a part of the client could not be loaded.`;
    throw new TradingError("network", message, { operation, attempts: 0 }, cause);
  });
