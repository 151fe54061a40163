import type { RateLimit } from "./throttle/rate-limit.ts";
import type { WebAbortSignal, WebBodyInit } from "./web-types.ts";

/** Names and values of request headers. */
export type RequestHeaders = Readonly<Record<string, string>>;

/** One request of a client, with its limits. Headers are created for each attempt. */
export interface HttpRequest {
  /** Operation name, for errors and debug events. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly body: WebBodyInit | null;
  /** The request changes something on the server. The throttle delays a write for a limited time only. */
  readonly isWrite: boolean;
  /** The server may receive the request twice. */
  readonly isIdempotent: boolean;
  /** Sent once, even if the first attempt certainly didn't arrive. A stream as the body implies it. */
  readonly isSentOnce?: boolean | undefined;
  /** Rate limits that the request counts against. */
  readonly rateLimits?: readonly RateLimit[] | undefined;
  /** Signal by which the caller aborts the call. */
  readonly signal?: WebAbortSignal | undefined;
  /** Limit for the whole call in milliseconds, retries and waits included. 0 for none. */
  readonly timeoutMs: number;
  /**
   * Wall-clock time after which nothing is sent, in milliseconds since the epoch. It ends the call of a laptop that slept
   * through the timer. Default: `timeoutMs` after the start of the call.
   */
  readonly expiresAt?: number | undefined;
}
