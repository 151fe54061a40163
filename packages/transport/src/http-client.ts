import { sendRequest, sendWithDispatcher } from "#runtime";
import { abortOn } from "./abort.ts";
import { readBody, StreamedResponse } from "./read-body.ts";
import { systemClock, type Clock } from "./time/clock.ts";
import type { DebugListener } from "./debug.ts";
import { Deadlines, timeoutError } from "./deadlines.ts";
import { HttpCall, type ClientSettings, type Exchange } from "./http-call.ts";
import type { HttpRequest, RequestHeaders } from "./http-request.ts";
import { type SpecwrightError, TransportError } from "./errors/errors.ts";
import type { OpenResponse, ResponseHead } from "./http-response.ts";
import { redirectError } from "./errors/network-error.ts";
import type { RuntimeResponse, RequestDispatcher, Send } from "./runtime/runtime.ts";
import { sendWithFetch } from "./runtime/send-with-fetch.ts";
import type { Redactor } from "./errors/redact.ts";
import { safeRead } from "./errors/safe-error.ts";
import { readRetryAfter, RetryPolicy, type RetryOptions } from "./retry/retry.ts";
import type { ReadRateLimit } from "./throttle/rate-limit.ts";
import { Throttle, type ThrottleOptions } from "./throttle/throttle.ts";
import type { WebFetch } from "./web-types.ts";

export interface HttpClientOptions {
  /** Replacement for the global `fetch`. Default: Node's dispatcher on Node, the global `fetch` elsewhere. */
  readonly fetch?: WebFetch | undefined;
  /** Dispatcher that sends the requests on Node, instead of Node's own dispatcher. Can't be combined with `fetch`. */
  readonly dispatcher?: RequestDispatcher | undefined;
  /**
   * Options for retries of failed attempts, or `false` to send every request only once. Default: 3 attempts, random
   * waits of up to 200 ms, 400 ms and so on to 5 s, and one retry budget per client.
   */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * Options of the throttle, which delays requests to keep them within the rate limits, or `false` for no delays.
   * Default: counts in memory; a write waits at most 10 s, a read until its timeout.
   */
  readonly throttle?: ThrottleOptions | false | undefined;
  /**
   * Reads the rate limit from a response, for the throttle and for the wait before a retry. Default: rate limits of
   * responses are ignored.
   */
  readonly readRateLimit?: ReadRateLimit | undefined;
  /** Clock of the client. Default: the system clock. */
  readonly clock?: Clock | undefined;
  /**
   * Returns the server time in milliseconds since the epoch, to interpret dates in responses. Default: the time of
   * `clock`.
   */
  readonly serverNow?: (() => number) | undefined;
  /** Milliseconds for one attempt; 0 for no limit. */
  readonly attemptTimeoutMs: number;
  /** Maximum response body in bytes, after decompression. */
  readonly maxResponseBytes: number;
  /**
   * Removes the client's secrets from foreign errors. Default: foreign errors keep their name and code, but not their
   * message.
   */
  readonly redact?: Redactor | undefined;
  /** Receives debug events. Exceptions of the callback become unhandled rejections. Default: none. */
  readonly onDebug?: DebugListener | undefined;
}

/**
 * One attempt of a call. The client creates headers, calls `await call.send(headers)`, and converts the response to a
 * result. Headers are created per attempt, because signatures expire. Await other promises with `call.race`, so that
 * they end with the call.
 *
 * The core reads these fields of an error that is thrown after `call.send` has resolved:
 *
 * - `outcome`: `"answered"` if the response proves that the server carried nothing out. Any other value proves nothing.
 * - `isTemporary`: another attempt may succeed. `wasRateLimited`: the server refused the request because of its rate.
 * - `retryAfterMs`: requested wait. The core reads `Retry-After` and the rate limit itself.
 */
export type SendAttempt<Result> = (call: HttpCall) => Promise<Result>;

/** Steps of a client after a failure. They run within the deadline of the call. */
export interface FailureSteps<Result> {
  /**
   * Called after each failed attempt, until the client has started a recovery for this call, such as a correction of
   * the clock. Returns `false` if the client starts no recovery. Otherwise returns a promise, which resolves with
   * `true` if the request must be resent immediately.
   */
  recover?(error: SpecwrightError, call: HttpCall): Promise<boolean> | false;
  /**
   * Last step of a failed call: throws the client's own error, or returns a result after all. `call.outcome` considers all
   * attempts.
   */
  settle?(error: SpecwrightError, call: HttpCall): Result | Promise<Result>;
}

/** Client steps for a response that is read chunk by chunk. */
export interface OpenSteps {
  /** Creates the headers of the request. */
  headers(call: HttpCall): RequestHeaders | Promise<RequestHeaders>;
  /** Maximum milliseconds of silence before the head and between two chunks. */
  readonly idleTimeoutMs: number;
  /** Throws the client's error for a failed call. */
  settle?(error: SpecwrightError, call: HttpCall): never;
}

/**
 * Sends all requests of a client.
 *
 * ```text
 * request(request, attempt, { recover, settle })
 *   deadline of the call     timeoutMs; one timer per client for all deadlines
 *   signal of the caller     one listener per signal for all calls
 *   └─ retries               budget, full jitter, Retry-After; only if idempotent, not sent, or refused for its rate
 *      └─ recover            once per call: true resends immediately
 *         └─ throttle        waits for slots in request.rateLimits; then the deadline attemptTimeoutMs
 *            └─ attempt      sign ─► call.send(headers) ─► read the response
 *                                      dispatcher on Node, fetch elsewhere
 *                                      redirects are refused: fetch would forward key and signature
 *                                      body capped at maxResponseBytes, counted after decompression
 *   settle                   after a failure: the client's own error, or a result after all
 * ```
 */
export class HttpClient {
  readonly #settings: ClientSettings;
  readonly #clock: Clock;
  readonly #serverNow: () => number;
  readonly #readRateLimit: ReadRateLimit | undefined;
  readonly #deadlines: Deadlines;
  /** Throttle that delays requests. Undefined for a client without rate limits. */
  readonly throttle: Throttle | undefined;
  readonly #retry: RetryPolicy;
  readonly #runtimeSend: Send;
  readonly #attemptTimeoutMs: number;
  readonly #maxResponseBytes: number;

  constructor(options: HttpClientOptions) {
    const { retry = {}, throttle = {}, clock = systemClock, readRateLimit, redact, onDebug } = options;
    this.#settings = { clock, redact, onDebug };
    this.#clock = clock;
    this.#serverNow = options.serverNow ?? (() => clock.now());
    this.#readRateLimit = readRateLimit;
    this.#deadlines = new Deadlines(clock);
    const context = { clock, serverNow: this.#serverNow, readRateLimit };
    this.throttle = throttle === false ? undefined : new Throttle(throttle, context);
    this.#retry = new RetryPolicy(retry === false ? { maxAttempts: 1 } : retry, clock);
    this.#runtimeSend = chooseSend(options);
    this.#attemptTimeoutMs = options.attemptTimeoutMs;
    this.#maxResponseBytes = options.maxResponseBytes;
  }

  /** Sends a request until an attempt succeeds, can't be repeated safely, or the retry budget is spent. */
  async request<Result>(
    request: HttpRequest,
    attempt: SendAttempt<Result>,
    steps: FailureSteps<Result> = {},
  ): Promise<Result> {
    const call = new HttpCall(request, this.#settings, this.#exchange);
    const deadline = this.#deadlines.start(call, request.timeoutMs, "total");
    let disconnect: (() => void) | undefined;
    try {
      disconnect = request.signal && abortOn(request.signal, call);
      call.throwIfAborted();
      // A stream can be sent only once, because the first attempt uses it up.
      const isSentOnce = request.isSentOnce === true || request.body instanceof ReadableStream;
      return await (isSentOnce ? this.#throttled(call, attempt) : this.#retried(call, attempt, steps));
    } catch (thrown) {
      const error = completeError(thrown, call);
      if (steps.settle === undefined) throw error;
      return await steps.settle(error, call);
    } finally {
      this.#deadlines.end(deadline);
      disconnect?.();
    }
  }

  /** Sends a request once and resolves with the head of the response. The caller reads the body. */
  async open(request: HttpRequest, steps: OpenSteps): Promise<OpenResponse> {
    const { idleTimeoutMs } = steps;
    const call = new HttpCall(request, this.#settings, this.#exchange);
    const total = this.#deadlines.start(call, request.timeoutMs, "total");
    const idle = this.#deadlines.start(call, idleTimeoutMs, "idle");
    let disconnect: (() => void) | undefined;
    const end = () => {
      this.#deadlines.end(total);
      disconnect?.();
    };
    const fail = (thrown: unknown): never => {
      const error = completeError(thrown, call);
      if (steps.settle === undefined) throw error;
      return steps.settle(error, call);
    };
    try {
      disconnect = request.signal && abortOn(request.signal, call);
      call.throwIfAborted();
      call.startAttempt();
      call.release = await this.throttle?.acquire(call);
      const response = this.#receive(call, await this.#dispatch(call, await call.race(steps.headers(call))));
      const limits = { idleTimeoutMs, maxBytes: this.#maxResponseBytes, onEnd: end, fail };
      return new StreamedResponse(call, response, this.#deadlines, limits);
    } catch (error) {
      end();
      return fail(error);
    } finally {
      this.#deadlines.end(idle);
      call.release?.();
    }
  }

  /** Repeats an attempt until it succeeds, can't be repeated safely, or the retry budget is spent. */
  async #retried<Result>(call: HttpCall, attempt: SendAttempt<Result>, steps: FailureSteps<Result>): Promise<Result> {
    this.#retry.start();
    for (let tries = 1; ;) {
      try {
        const result = await this.#throttled(call, attempt);
        this.#retry.succeed();
        return result;
      } catch (thrown) {
        const error = await recover(call.toError(thrown), call, steps);
        // Resend after a recovery without a wait, because this isn't a retry.
        if (error === undefined) continue;
        const waitMs = this.#retry.waitAfter(call, error, tries++);
        if (waitMs === undefined) throw error;
        call.debug({ type: "retry", code: error.code, waitMs });
        await call.wait(waitMs);
      }
    }
  }

  /** Waits until the rate limits have room, then runs one attempt with its time limit. */
  async #throttled<Result>(call: HttpCall, attempt: SendAttempt<Result>): Promise<Result> {
    let deadline;
    call.startAttempt();
    try {
      const room = this.throttle?.acquire(call);
      // Await only if the call has to wait for room, because `await` costs a microtask.
      const release = room instanceof Promise ? await room : room;
      call.release = release;
      const result = attempt(call);
      // Start the deadline after the request was sent if possible, so that its timer doesn't delay the request.
      deadline = this.#deadlines.start(call, this.#attemptTimeoutMs, "attempt");
      return await result;
    } catch (error) {
      if (call.isComplete) this.#readFailure(call, error);
      throw error;
    } finally {
      this.#deadlines.end(deadline);
      call.release?.();
    }
  }

  /** Sends one attempt and reads its response to the end. Implements `call.send`. */
  readonly #exchange: Exchange = async (call, headers) => {
    const response = this.#receive(call, await this.#dispatch(call, headers));
    const reading = readBody(response, this.#maxResponseBytes, call);
    // Await only an incomplete body, because `await` costs a microtask.
    const body = reading instanceof Promise ? await reading : reading;
    call.isComplete = true;
    return { head: response.head, body };
  };

  /** Passes an attempt to the runtime. Throws if the call ended during a wait. */
  #dispatch(call: HttpCall, headers: RequestHeaders): Promise<RuntimeResponse> {
    call.sentAt = this.#clock.now();
    if (call.sentAt > call.expiresAt) call.abort(timeoutError(call, call.request.timeoutMs, "total"));
    call.throwIfAborted();
    call.attempts += 1;
    call.debug({ type: "request" });
    return this.#runtimeSend(call, headers);
  }

  /** Records the head of a received response, and rejects a redirect. */
  #receive(call: HttpCall, response: RuntimeResponse): RuntimeResponse {
    const { head } = response;
    call.head = head;
    call.receivedAt = this.#clock.now();
    call.debug({ type: "response", status: head.status, durationMs: Math.max(0, call.receivedAt - call.sentAt) });
    if (response.isRedirected || isRedirect(head.status)) {
      const error = redirectError(call);
      response.body?.cancel(error);
      throw error;
    }
    call.release?.(head.headers);
    return response;
  }

  /**
   * Sets the outcome of the attempt to `answered` if the client's error proves that the server refused the request.
   * Reads the wait that the response requests.
   */
  #readFailure(call: HttpCall, error: unknown): void {
    if (safeRead(error, "outcome") === "answered") call.attemptOutcome = "answered";
    const { headers } = call.head as ResponseHead;
    const { resetAt } = this.#readRateLimit?.(headers) ?? {};
    call.retryAfterMs = readRetryAfter(headers, this.#serverNow(), resetAt);
  }
}

/**
 * Selects the function that sends requests. The `dispatcher` option was already checked when the client's options were
 * read.
 */
function chooseSend({ fetch, dispatcher }: HttpClientOptions): Send {
  if (fetch !== undefined) return sendWithFetch(fetch, { isCallers: true });
  return (dispatcher && sendWithDispatcher?.(dispatcher)) ?? sendRequest;
}

/** Returns true for a redirect status. 304 isn't a redirect, and no client follows 300 automatically. */
const isRedirect = (status: number): boolean => status > 300 && status < 309 && status !== 304;

/**
 * Lets the client recover from a failure, once per call. Resolves with the remaining failure, or with undefined if the
 * request must be resent.
 */
async function recover(
  error: SpecwrightError,
  call: HttpCall,
  steps: FailureSteps<unknown>,
): Promise<SpecwrightError | undefined> {
  try {
    const recovering = !call.hasRecovered && steps.recover?.(error, call);
    if (!recovering) return error;
    call.hasRecovered = true;
    return (await call.race(recovering)) ? undefined : error;
  } catch (other) {
    return call.toError(other);
  }
}

/** Completes the error of a failed call with the outcome of all attempts, and reports it. */
function completeError(thrown: unknown, call: HttpCall): SpecwrightError {
  const error = call.toError(thrown);
  if (TransportError.isInstance(error)) {
    error.outcome = call.outcome;
    error.attempts = call.attempts;
    error.isWrite = call.request.isWrite;
    error.operation ??= call.request.operation;
    error.requestId ??= call.requestId;
    error.status ??= call.head?.status;
    error.responseHeaders ??= call.responseHeaders;
  }
  call.debug({ type: "failure", code: error.code });
  return error;
}
