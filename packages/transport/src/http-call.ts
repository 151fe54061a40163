import type { DebugEvent, DebugListener, DebugStep } from "./debug.ts";
import {
  SpecwrightError,
  TransportError,
  type TransportErrorCode,
  type TransportErrorOptions,
} from "./errors/errors.ts";
import { createRedactor, type Redactor } from "./errors/redact.ts";
import { rootCause, toCallerError, toSafeError } from "./errors/safe-error.ts";
import type { HttpRequest, RequestHeaders } from "./http-request.ts";
import type { CompleteResponse, ResponseHead, ResponseHeaderFacts } from "./http-response.ts";
import { outcomeOfCall, type Outcome } from "./outcome.ts";
import { notify } from "./notify.ts";
import type { Release } from "./throttle/throttle.ts";
import { elapsed, type Clock } from "./time/clock.ts";

/**
 * Headers that show whether a failure is from the service or from a proxy, or that help the operator find the request.
 */
const DIAGNOSTIC_HEADERS = [
  "content-type",
  "content-length",
  "date",
  "retry-after",
  "server",
  "via",
  "traceid",
  "x-request-id",
  "x-cache",
  "cf-ray",
  "x-amz-cf-id",
];
const MAX_HEADER_LENGTH = 200;

/** Settings shared by all calls of a client. */
export interface ClientSettings {
  readonly clock: Clock;
  readonly redact: Redactor | undefined;
  readonly onDebug: DebugListener | undefined;
}

/** Sends the request of a call and reads the response to its end. */
export type Exchange = (call: HttpCall, headers: RequestHeaders) => Promise<CompleteResponse>;

/** Call in progress: its request, the outcomes of its attempts, and methods to wait for it and to end it. */
export class HttpCall {
  readonly request: HttpRequest;
  readonly settings: ClientSettings;
  /** Wall-clock time after which nothing is sent. */
  readonly expiresAt: number;
  /**
   * True once a recovery from a failed attempt was started, such as a correction of the clock. A call starts at most
   * one recovery.
   */
  hasRecovered = false;
  /** ID that the client generated for the last attempt. Errors contain it. */
  requestId: string | undefined = undefined;
  /** Number of times the request was passed to the runtime. */
  attempts = 0;
  /**
   * Outcome of the current attempt: `unknown` as soon as bytes of the request may have reached the server, `answered`
   * once a complete response proves that the server didn't carry out the request.
   */
  attemptOutcome: Outcome = "not-sent";
  /** Outcome of the attempts before the current one. */
  earlierOutcome: Outcome = "not-sent";
  /** Local milliseconds since the epoch when the last attempt was sent, and when its response head arrived. */
  sentAt = 0;
  receivedAt = 0;
  /** Head of the response to the current attempt. Undefined before it arrives. */
  head: ResponseHead | undefined = undefined;
  /** True if the response to the current attempt was read to its end. */
  isComplete = false;
  /** Milliseconds to wait before another attempt, as requested by the last response. */
  retryAfterMs: number | undefined = undefined;
  /** Error with which the whole call was aborted. No further attempt is made. Undefined while the call continues. */
  abortReason: Error | undefined = undefined;
  /** Ends the current wait or exchange of the call. */
  cancel: ((error: Error) => void) | undefined = undefined;
  /** Frees the rate limit slots of the current attempt. */
  release: Release | undefined = undefined;
  readonly #exchange: Exchange;
  /** Time at which the whole call times out, by the clock's `elapsed`. Infinity if the call has no limit. */
  readonly #endsAt: number;
  /** Signature of the current attempt. Private, so that it never ends up in a log. */
  #signature: string | undefined = undefined;

  constructor(request: HttpRequest, settings: ClientSettings, exchange: Exchange) {
    this.#exchange = exchange;
    this.request = request;
    this.settings = settings;
    const { timeoutMs, expiresAt } = request;
    const { clock } = settings;
    this.#endsAt = timeoutMs > 0 ? elapsed(clock) + timeoutMs : Infinity;
    this.expiresAt = expiresAt ?? (timeoutMs > 0 ? clock.now() + timeoutMs : Infinity);
  }

  /** Starts another attempt. */
  startAttempt(): void {
    this.earlierOutcome = this.outcome;
    this.attemptOutcome = "not-sent";
    this.retryAfterMs = undefined;
    this.head = undefined;
    this.isComplete = false;
  }

  /**
   * Sends the request of the current attempt with these headers, and reads the response to its end.
   *
   * @throws {TransportError} if the exchange fails, the response is a redirect, or the call has ended
   */
  send(headers: RequestHeaders): Promise<CompleteResponse> {
    return this.#exchange(this, headers);
  }

  /**
   * Stores the signature of the current attempt for redaction, because the caller's code and the server may echo it.
   */
  keepSignature(signature: string | undefined): void {
    this.#signature = signature;
  }

  /**
   * Redactor for the client's secrets and the signature of the last attempt. Undefined if the client's settings have no
   * redactor.
   */
  get redact(): Redactor | undefined {
    const { redact } = this.settings;
    const signature = this.#signature;
    if (redact === undefined || signature === undefined) return redact;
    return (text) => createRedactor([signature])(redact(text));
  }

  /** Outcome of the whole call if it failed now. */
  get outcome(): Outcome {
    return outcomeOfCall([this.earlierOutcome, this.attemptOutcome]);
  }

  /** Milliseconds until the end of the whole call. Infinity if the call has no limit. */
  get remainingMs(): number {
    return this.#endsAt - elapsed(this.settings.clock);
  }

  /**
   * Diagnostic headers of the last response, which identify its sender and the sender's request ID. They contain no
   * secrets. Undefined before a response, or if the client's settings have no redactor.
   */
  get responseHeaders(): ResponseHeaderFacts | undefined {
    const { head, redact } = this;
    if (head === undefined || redact === undefined) return undefined;
    const found: Record<string, string> = {};
    for (const name of DIAGNOSTIC_HEADERS) {
      const value = head.headers.get(name);
      if (value !== null) found[name] = redact(value).slice(0, MAX_HEADER_LENGTH);
    }
    return found;
  }

  /** Ends the whole call with an error. */
  abort(error: Error): void {
    if (this.abortReason !== undefined) return;
    this.abortReason = error;
    this.cancel?.(error);
  }

  throwIfAborted(): void {
    if (this.abortReason !== undefined) throw this.abortReason;
  }

  /** Resolves with the result of `work`. If the call or the attempt ends first, rejects and calls `cancel`. */
  race<Value>(work: Value | Promise<Value>, cancel: (error: Error) => void = () => {}): Promise<Value> {
    return new Promise((resolve, reject) => {
      // Use a local variable: V8 allocates a closure in old space if it is assigned directly to a property, and it
      // would then keep the finished call alive until a full GC.
      const stop = (error: Error) => {
        reject(error);
        cancel(error);
      };
      this.cancel = stop;
      if (this.abortReason !== undefined) stop(this.abortReason);
      Promise.resolve(work).then(resolve, reject);
    });
  }

  /** Waits `ms` milliseconds. Rejects if the call ends first. */
  wait(ms: number): Promise<void> {
    let cancel = () => {};
    const time = new Promise<void>((resolve) => (cancel = this.settings.clock.after(ms, resolve)));
    return this.race(time, cancel);
  }

  /** Creates an error about this call, with its current outcome. */
  error(code: TransportErrorCode, message: string, options?: TransportErrorOptions): TransportError {
    const { outcome, attempts, requestId, request } = this;
    return new TransportError(code, message, {
      outcome,
      attempts,
      requestId,
      operation: request.operation,
      ...options,
    });
  }

  /** Wraps an exception of the caller's code in a `TransportError`. Errors of the packages are returned unchanged. */
  toError(thrown: unknown): SpecwrightError {
    if (SpecwrightError.isInstance(thrown)) return thrown;
    return this.error("unexpected", "The caller's code threw an exception. See cause.", {
      cause: this.callerError(thrown),
    });
  }

  /**
   * Returns a copy of an exception from the caller's code, with all secrets removed. Without a redactor, the message is
   * withheld completely.
   */
  callerError(thrown: unknown): Error {
    const { redact } = this;
    return redact === undefined ? toSafeError(rootCause(thrown)) : toCallerError(thrown, redact);
  }

  /** Reports a step to the debug listener. */
  debug(step: DebugStep): void {
    const { onDebug } = this.settings;
    if (onDebug === undefined) return;
    const { operation, method, url } = this.request;
    const path = URL.canParse(url) ? new URL(url).pathname : "";
    const event: DebugEvent = { operation, attempt: this.attempts, method, path, ...step };
    notify(onDebug, event);
  }
}
