import type { ResponseHeaders } from "../http-response.ts";

/** What a response says about its rate limit. */
export interface RateLimitHeaders {
  /** Requests allowed in one window. */
  readonly limit: number | undefined;
  /** Requests left in it. */
  readonly remaining: number | undefined;
  /** When the window ends, by the server's clock, in milliseconds since the epoch. */
  readonly resetAt: number | undefined;
}

/** Reads the trading platform's headers. A header that is absent, empty or no plain number is undefined. */
export function readRateLimit(headers: Pick<ResponseHeaders, "get">): RateLimitHeaders {
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
