import type { ResponseHeaders } from "../http-response.ts";

/** Rate limit that applies to a call. */
export interface RateLimit {
  /** Key of the bucket. Calls with the same key share the bucket. */
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
  /** Remaining requests in this window. */
  readonly remaining: number | undefined;
  /** End of the window: server time in milliseconds. Approximately the current time unless the limit was exceeded. */
  readonly resetAt: number | undefined;
}

/** Reads the rate limit headers of a response. */
export type ReadRateLimit = (headers: Pick<ResponseHeaders, "get">) => RateLimitStatus;

/** Slot of one request in the window of a rate limit. */
export interface Slot {
  /**
   * Time at which the request ended. The request counts for one more window after this time. Infinity while it is in
   * flight.
   */
  endedAt: number;
}

/**
 * Store of the request counts. The built-in store counts in memory. With a shared store, several processes use the
 * budget of one key together.
 */
export interface ThrottleStore {
  /**
   * Counts `cost` in the bucket and returns 0. Without enough room, counts nothing and returns the milliseconds to wait
   * before the next try. The server counts a request at an unknown time before `slot.endedAt`, so the request must
   * count until one window after `slot.endedAt`.
   */
  take(limit: RateLimit, slot?: Slot): number | Promise<number>;
  /** Corrects the count according to the remaining requests that the server reports for the current window. */
  correct?(limit: RateLimit, remaining: number): void | Promise<void>;
}
