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

/** A limit above this is no limit of this platform but a mistake. */
const HIGHEST = 1_000_000;

/** Reads the trading platform's headers; what is absent, empty or no plain number is undefined. */
export function readRateLimit(headers: WebHeaders): RateLimitHeaders {
  const read = (name: string, most = Number.MAX_SAFE_INTEGER) => {
    const value = headers.get(`x-bapi-limit${name}`) ?? "";
    return /^\d+$/.test(value) && Number(value) <= most ? Number(value) : undefined;
  };
  return {
    limit: read("", HIGHEST) || undefined,
    remaining: read("-status"),
    resetAt: read("-reset-timestamp"),
  };
}
