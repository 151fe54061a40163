import { CallState, type CallSettings } from "./call-state.ts";
import type { SpecwrightError } from "./errors/errors.ts";
import type { RateLimit } from "./throttle/rate-limit.ts";
import type { WebAbortSignal, WebBodyInit } from "./web-types.ts";

/** Names and values of request headers. */
export type RequestHeaders = Readonly<Record<string, string>>;

/** What callers see of a response. It is no `Response`: the client reads the body. */
export interface ResponseHead {
  readonly status: number;
  /** Whether the status is between 200 and 299. */
  readonly ok: boolean;
  readonly url: string;
  readonly headers: ResponseHeaders;
}

/** Headers of a response. Names are found in any letter case; a header that is there twice is joined by ", ". */
export interface ResponseHeaders {
  get(name: string): string | null;
  /** Pairs of a lower-case name and a value. */
  [Symbol.iterator](): Iterator<[string, string]>;
}

/**
 * A request and how its response is handled. Each client implements it. The core calls the methods in the order
 * of this interface.
 */
export interface HttpRequest<Result> {
  /** Name of the operation, for errors and debug events. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly body: WebBodyInit | null;
  /** Whether the request changes something on the server. The throttle lets a write wait for a bounded time only. */
  readonly isWrite: boolean;
  /** Whether the server may receive the request twice. */
  readonly isIdempotent: boolean;
  /** Never sent a second time, even if the first attempt certainly did not arrive. A stream as a body implies it. */
  readonly isSentOnce?: boolean | undefined;
  /** Rate limits that the request counts against. */
  readonly rateLimits?: readonly RateLimit[] | undefined;
  /** Ends the call when the caller aborts it. */
  readonly signal?: WebAbortSignal | undefined;
  /** Limit for the whole call, retries and waits included, in milliseconds; 0 for none. */
  readonly timeoutMs: number;
  /**
   * Wall-clock time after which nothing is sent, in milliseconds since the epoch: a laptop may have slept through the
   * timer. Default: `timeoutMs` after the start of the call.
   */
  readonly expiresAt?: number | undefined;

  /** Headers of one attempt. Called after every wait, because a signature ages. */
  headers(call: HttpCall): RequestHeaders | Promise<RequestHeaders>;

  /**
   * Turns a complete response into a result, or throws. The core reads these members of what it throws:
   *
   * - `outcome`: `"answered"` if the response proves that nothing was carried out. Anything else proves nothing.
   * - `isTransient`: the failure may pass. `wasRateLimited`: the server refused the request for its frequency.
   * - `retryAfterMs`: how long the server asks to wait. The core reads `Retry-After` and the reset header itself.
   */
  decode(response: ResponseHead, body: Uint8Array, call: HttpCall): Result | Promise<Result>;

  /** Asked once per call after a failed attempt. True: send again now, for example after correcting the clock. */
  recover?(error: SpecwrightError, call: HttpCall): Promise<boolean> | false;

  /**
   * Last step of a failed call, still inside its deadline: throws the client's own error, or returns a result after
   * all. `call.outcome` says what is known, all attempts considered.
   */
  settle?(error: SpecwrightError, call: HttpCall): Result | Promise<Result>;
}

/** One call under way: a request and its state. */
export class HttpCall<Result = unknown> extends CallState {
  readonly request: HttpRequest<Result>;
  /** Wall-clock time after which nothing is sent. */
  readonly expiresAt: number;
  /** `recover` was asked: it is asked once. */
  hasRecovered = false;

  constructor(request: HttpRequest<Result>, settings: CallSettings) {
    super(request, settings);
    this.request = request;
    this.expiresAt = request.expiresAt ?? (request.timeoutMs > 0 ? settings.clock.now() + request.timeoutMs : Infinity);
  }
}

/** A response whose head has arrived and whose body is read by the caller. */
export interface OpenResponse {
  readonly response: ResponseHead;
  /** The next bytes of the body; undefined at its end. Waits for `idleTimeoutMs` of the call, or for `limitMs`. */
  read(limitMs?: number): Promise<Uint8Array | undefined>;
  /** All bytes that are left, up to `maxResponseBytes` of the client. */
  readAll(): Promise<Uint8Array>;
  /** Ends the call and frees the connection. Calling it again does nothing. */
  close(): void;
}
