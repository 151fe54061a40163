import type { RateLimit } from "./throttle/rate-limit.ts";
import type { WebAbortSignal, WebBodyInit } from "./web-types.ts";

/** Request headers by name. */
export type RequestHeaders = Readonly<Record<string, string>>;

/** Request of a client, with its limits. Headers are created for each attempt. */
export interface HttpRequest {
  /** Operation name, for errors and debug events. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly body: WebBodyInit | null;
  /** True if the request changes something on the server. The throttle delays a write only for a limited time. */
  readonly isWrite: boolean;
  /** True if the request may safely arrive twice. */
  readonly isIdempotent: boolean;
  /**
   * True if the request is sent only once, even if the first attempt certainly didn't arrive. Implied by a stream body.
   */
  readonly isSentOnce?: boolean | undefined;
  /** Rate limits that count this request. */
  readonly rateLimits?: readonly RateLimit[] | undefined;
  /** Signal by which the caller aborts the call. */
  readonly signal?: WebAbortSignal | undefined;
  /** Milliseconds for the whole call, including retries and waits; 0 for no limit. */
  readonly timeoutMs: number;
  /**
   * Wall-clock time after which nothing is sent, in milliseconds since the epoch. It ends calls that exceeded their
   * limit while the computer slept. Default: `timeoutMs` after the start of the call.
   */
  readonly expiresAt?: number | undefined;
}
