import type { ResponseHeaders } from "../http-response.ts";

/** One rate limit that a call counts against. */
export interface RateLimit {
  /** Name of the bucket; calls with the same key share it. */
  readonly key: string;
  /** Requests allowed in one window. */
  readonly requests: number;
  /** Length of the rolling window in milliseconds. */
  readonly windowMs: number;
  /** Cost of this call. Default 1. */
  readonly cost?: number;
}

/** Rate limit status in the response to a request. */
export interface RateLimitStatus {
  /** Requests allowed in one window. */
  readonly limit: number | undefined;
  /** Requests left in this window. */
  readonly remaining: number | undefined;
  /** When the window ends: server time in milliseconds. About now unless the limit was exceeded. */
  readonly resetAt: number | undefined;
}

/** Reads the rate limit headers of a response. */
export type ReadRateLimit = (headers: Pick<ResponseHeaders, "get">) => RateLimitStatus;

/** A place in the window of a rate limit that one request occupies. */
export interface Slot {
  /** When the request ended: it counts for one more window from then on. Infinity while it is in flight. */
  endedAt: number;
}

/**
 * Store that counts the requests of a window. The built-in one counts in memory. A shared one lets several processes use
 * the budget of one key together.
 */
export interface ThrottleStore {
  /**
   * Takes `cost` from the bucket and returns 0, or takes nothing and returns how many milliseconds to wait
   * before asking again. A server counts a request when it arrives, at some time before `slot.endedAt`.
   */
  take(limit: RateLimit, slot?: Slot): number | Promise<number>;
  /** Corrects the count by the number of requests that the server reports as left in the current window. */
  correct?(limit: RateLimit, remaining: number): void;
}
