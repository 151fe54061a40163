import { sendRequest } from "#platform";
import { abortOn } from "./abort.ts";
import { readBody, StreamedResponse } from "./read-body.ts";
import { systemClock, type Clock } from "./time/clock.ts";
import type { DebugListener } from "./debug.ts";
import {
  Deadlines,
  HttpCall,
  timeoutError,
  type ClientSettings,
  type HttpRequest,
  type RequestHeaders,
} from "./http-call.ts";
import { type SpecwrightError, TransportError } from "./errors/errors.ts";
import type { OpenResponse } from "./http-response.ts";
import { redirectError } from "./errors/network-error.ts";
import type { PlatformResponse, Send } from "./platform/platform.ts";
import { sendWithFetch } from "./platform/send-with-fetch.ts";
import type { Redactor } from "./errors/redact.ts";
import { safeRead } from "./errors/safe-error.ts";
import { readRetryAfter, RetryPolicy, type RetryOptions } from "./retry/retry.ts";
import type { ReadRateLimit } from "./throttle/rate-limit.ts";
import { Throttle, type Release, type ThrottleOptions } from "./throttle/throttle.ts";
import type { PlatformFetch } from "./web-types.ts";

export interface HttpClientOptions {
  /** Sends the requests. Default: the platform's dispatcher on Node, its `fetch` elsewhere. */
  readonly fetch?: PlatformFetch | undefined;
  /**
   * How failed attempts are repeated. Default: 3 attempts, random waits of up to 200 ms, 400 ms and so on to 5 s, and one
   * retry budget for each client. `false` sends once.
   */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * How requests are delayed to keep the rate limits. Default: counted in memory; a write waits at most 10 s, a read until
   * its timeout. `false` delays none.
   */
  readonly throttle?: ThrottleOptions | false | undefined;
  /** Reads what a response says about its rate limit, for the throttle and for the wait before a retry. Default: nothing. */
  readonly readRateLimit?: ReadRateLimit | undefined;
  /** Default: the clock of the system. */
  readonly clock?: Clock | undefined;
  /** The server's time in milliseconds since the epoch, for the dates that it sends. Default: the time of `clock`. */
  readonly serverNow?: (() => number) | undefined;
  /** Limit for one attempt in milliseconds; 0 for none. */
  readonly attemptTimeoutMs: number;
  /** The largest response body that is read, in bytes after decompression. */
  readonly maxResponseBytes: number;
  /** Removes the client's secrets from foreign errors. Default: such errors keep their name and code, not their message. */
  readonly redact?: Redactor | undefined;
  /** Receives debug events. Its exceptions become unhandled rejections. Default: none. */
  readonly onDebug?: DebugListener | undefined;
}

/**
 * Sends the requests of a client. It is the only code that does.
 *
 * ```text
 * request()
 *   deadline of the call ◄─ timeoutMs          one timer per client for all deadlines
 *   caller's signal      ◄─ abortOn            one listener per signal for all calls
 *   └─ retry loop        ◄─ budget, full jitter, Retry-After; only if idempotent, not sent, or refused for its rate
 *      └─ exchange ─ on failure, once: request.recover() ─ true ─► exchange again
 *              throttle      waits for room in the buckets of request.rateLimits
 *              deadline      attemptTimeoutMs
 *              headers()     signs; nothing touches the request afterwards
 *              send          dispatcher on Node, fetch elsewhere
 *              redirects     refused: fetch would forward key and signature
 *              read body     capped at maxResponseBytes, counted after decompression
 *              decode()      result, or an error that says isTemporary, outcome, retryAfterMs
 *   on failure: request.settle()               the client's own error, or a result after all
 * ```
 */
export class HttpClient {
  readonly #settings: ClientSettings;
  readonly #clock: Clock;
  readonly #serverNow: () => number;
  readonly #readRateLimit: ReadRateLimit | undefined;
  readonly #deadlines: Deadlines;
  /** Delays requests. Undefined for a client without rate limits. */
  readonly throttle: Throttle | undefined;
  readonly #retry: RetryPolicy;
  readonly #platformSend: Send;
  readonly #attemptTimeoutMs: number;
  readonly #maxResponseBytes: number;

  constructor(options: HttpClientOptions) {
    const { fetch, retry = {}, throttle = {}, clock = systemClock, readRateLimit, redact, onDebug } = options;
    this.#settings = { clock, redact, onDebug };
    this.#clock = clock;
    this.#serverNow = options.serverNow ?? (() => clock.now());
    this.#readRateLimit = readRateLimit;
    this.#deadlines = new Deadlines(clock);
    const context = { clock, serverNow: this.#serverNow, readRateLimit };
    this.throttle = throttle === false ? undefined : new Throttle(throttle, context);
    this.#retry = new RetryPolicy(retry === false ? { maxAttempts: 1 } : retry, clock);
    this.#platformSend = fetch === undefined ? sendRequest : sendWithFetch(fetch, { isCallers: true });
    this.#attemptTimeoutMs = options.attemptTimeoutMs;
    this.#maxResponseBytes = options.maxResponseBytes;
  }

  /** Sends until it succeeds, must not be repeated, or the retry budget is spent. */
  async request<Result>(request: HttpRequest<Result>): Promise<Result> {
    const call = new HttpCall(request, this.#settings);
    const deadline = this.#deadlines.start(call, request.timeoutMs, "total");
    let disconnect: (() => void) | undefined;
    try {
      disconnect = request.signal && abortOn(request.signal, call);
      call.throwIfAborted();
      // A stream is used up once it was sent.
      const isSentOnce = request.isSentOnce === true || request.body instanceof ReadableStream;
      return await (isSentOnce ? this.#exchange(call) : this.#sendUntilDone(call));
    } catch (error) {
      return await settle(error, call);
    } finally {
      this.#deadlines.end(deadline);
      disconnect?.();
    }
  }

  /** Sends once and resolves with the head. The caller reads the body, each chunk within `idleTimeoutMs`. */
  async open(request: HttpRequest<never>, idleTimeoutMs: number): Promise<OpenResponse> {
    const call = new HttpCall(request, this.#settings);
    const total = this.#deadlines.start(call, request.timeoutMs, "total");
    const idle = this.#deadlines.start(call, idleTimeoutMs, "idle");
    let disconnect: (() => void) | undefined;
    let release: Release | undefined;
    const end = () => {
      this.#deadlines.end(total);
      disconnect?.();
    };
    try {
      disconnect = request.signal && abortOn(request.signal, call);
      call.throwIfAborted();
      call.startAttempt();
      release = await this.throttle?.acquire(call);
      const headers = await call.race(call.request.headers(call));
      const response = this.#receive(call, await this.#send(call, headers));
      release?.(response.head.headers);
      return new StreamedResponse(call, response, this.#deadlines, {
        idleTimeoutMs,
        maxBytes: this.#maxResponseBytes,
        onEnd: end,
        fail: (error) => settle(error, call),
      });
    } catch (error) {
      end();
      return await settle(error, call);
    } finally {
      this.#deadlines.end(idle);
      release?.();
    }
  }

  /** Repeats the exchange until it succeeds, must not be repeated, or the retry budget is spent. */
  async #sendUntilDone<Result>(call: HttpCall<Result>): Promise<Result> {
    this.#retry.start();
    for (let tries = 1; ;) {
      try {
        const result = await this.#exchange(call);
        this.#retry.succeed();
        return result;
      } catch (thrown) {
        const error = await recover(call.toError(thrown), call);
        // An exchange after a recovery belongs to the same attempt.
        if (error === undefined) continue;
        const waitMs = this.#retry.waitAfter(call, error, tries++);
        if (waitMs === undefined) throw error;
        call.debug({ type: "retry", code: error.code, waitMs });
        await call.wait(waitMs);
      }
    }
  }

  async #exchange<Result>(call: HttpCall<Result>): Promise<Result> {
    let deadline;
    let release: Release | undefined;
    call.startAttempt();
    try {
      const room = this.throttle?.acquire(call);
      // A call with room goes on at once.
      release = room instanceof Promise ? await room : room;
      deadline = this.#deadlines.start(call, this.#attemptTimeoutMs, "attempt");
      const signing = call.request.headers(call);
      // A synchronous signature costs no microtask either.
      const headers = signing instanceof Promise ? await call.race(signing) : signing;
      const response = this.#receive(call, await this.#send(call, headers));
      release?.(response.head.headers);
      const reading = readBody(response, this.#maxResponseBytes, call);
      // Only a promise is awaited: a body that has arrived already costs no microtask.
      const body = reading instanceof Promise ? await reading : reading;
      const decoding = this.#decode(call, response, body);
      return decoding instanceof Promise ? await decoding : decoding;
    } finally {
      this.#deadlines.end(deadline);
      release?.();
    }
  }

  /** Hands the request to the platform; throws if the call ended during a wait. */
  #send(call: HttpCall, headers: RequestHeaders): Promise<PlatformResponse> {
    call.sentAt = this.#clock.now();
    if (call.sentAt > call.expiresAt) call.abort(timeoutError(call, call.request.timeoutMs, "total"));
    call.throwIfAborted();
    call.attempts += 1;
    call.debug({ type: "request" });
    return this.#platformSend(call, headers);
  }

  /** Notes that the head of the response has arrived, and refuses redirects. */
  #receive(call: HttpCall, response: PlatformResponse): PlatformResponse {
    const { status } = response.head;
    call.head = response.head;
    call.receivedAt = this.#clock.now();
    call.debug({ type: "response", status, durationMs: Math.max(0, call.receivedAt - call.sentAt) });
    if (!response.isRedirected && !isRedirect(status)) return response;
    const error = redirectError(call);
    response.body?.cancel(error);
    throw error;
  }

  #decode<Result>(call: HttpCall<Result>, { head }: PlatformResponse, body: Uint8Array): Result | Promise<Result> {
    const fail = (error: unknown): never => {
      if (safeRead(error, "outcome") === "answered") call.attempt.isRefused = true;
      const { resetAt } = this.#readRateLimit?.(head.headers) ?? {};
      call.retryAfterMs = readRetryAfter(head.headers, this.#serverNow(), resetAt);
      throw error;
    };
    try {
      const result = call.request.decode(head, body, call);
      return result instanceof Promise ? call.race(result).catch(fail) : result;
    } catch (error) {
      return fail(error);
    }
  }
}

/** A status that redirects. 304 does not, and no client follows 300 by itself. */
const isRedirect = (status: number): boolean => status > 300 && status < 309 && status !== 304;

/** Asks the client, once per call, to recover from a failure. Returns the failure that is left; undefined for none. */
async function recover(error: SpecwrightError, call: HttpCall): Promise<SpecwrightError | undefined> {
  try {
    const recovering = !call.hasRecovered && call.request.recover?.(error, call);
    if (!recovering) return error;
    call.hasRecovered = true;
    return (await call.race(recovering)) ? undefined : error;
  } catch (other) {
    return call.toError(other);
  }
}

/** Ends a failed call: its outcome is derived from all attempts, and the client has the last word. */
async function settle<Result>(thrown: unknown, call: HttpCall<Result>): Promise<Result> {
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
  if (call.request.settle === undefined) throw error;
  return call.request.settle(error, call);
}
