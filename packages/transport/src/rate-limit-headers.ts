import type { WebHeaders } from "./web-types.ts";

/** What an answer says about its bucket. */
export interface RateLimitHeaders {
  /** Requests allowed in one window. */
  readonly limit: number | undefined;
  /** Requests left in it. */
  readonly remaining: number | undefined;
  /** When the window ends, by the server's clock, in milliseconds since the epoch. */
  readonly resetAt: number | undefined;
}

/** Reads the trading platform's headers; what is absent, empty or no plain number is undefined. */
export function readRateLimit(headers: WebHeaders): RateLimitHeaders {
  const read = (name: string) => {
    const value = headers.get(`x-bapi-limit${name}`) ?? "";
    // More digits would not fit a number exactly.
    return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
  };
  return {
    limit: read(""),
    remaining: read("-status"),
    resetAt: read("-reset-timestamp"),
  };
}
