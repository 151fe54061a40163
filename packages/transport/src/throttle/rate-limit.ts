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
export type ReadRateLimit = (headers: ResponseHeaders) => RateLimitStatus;
