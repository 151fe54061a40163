import type { ResponseHeaders } from "../http-response.ts";

/** One rate limit that a call counts against. */
export interface RateLimit {
  /** Name of the bucket; calls with the same key share it. */
  readonly key: string;
  /** Requests allowed in one window. */
  readonly requests: number;
  /** Length of the rolling window in milliseconds. */
  readonly windowMs: number;
  /** What this call takes from the bucket; default 1. */
  readonly cost?: number;
}

/** What a response says about the rate limit of its request. */
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
 * Where the requests of a window are counted. The built-in one counts in memory; one that many processes share
 * lets them use one key's budget together.
 */
export interface ThrottleStore {
  /**
   * Takes `cost` from the bucket and returns 0, or takes nothing and returns how many milliseconds to wait
   * before asking again. A server counts a request when it arrives, at some time before `slot.endedAt`.
   */
  take(limit: RateLimit, slot?: Slot): number | Promise<number>;
  /** The server says how many requests are left in the current window. */
  correct?(limit: RateLimit, remaining: number): void;
}
