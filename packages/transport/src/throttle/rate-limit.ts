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
