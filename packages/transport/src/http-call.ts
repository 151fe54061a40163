import type { DebugEvent, DebugListener, DebugStep } from "./debug.ts";
import {
  SpecwrightError,
  TransportError,
  type Outcome,
  type TransportErrorCode,
  type TransportErrorOptions,
} from "./errors/errors.ts";
import { createRedactor, type Redactor } from "./errors/redact.ts";
import { rootCause, toCallerError, toSafeError } from "./errors/safe-error.ts";
import type { ResponseHead, ResponseHeaderFacts } from "./http-response.ts";
import { newAttempt, outcomeOf, type Attempt } from "./outcome.ts";
import { notify } from "./notify.ts";
import type { RateLimit } from "./throttle/rate-limit.ts";
import { elapsed, type Clock } from "./time/clock.ts";
import type { WebAbortSignal, WebBodyInit } from "./web-types.ts";

/** Names and values of request headers. */
export type RequestHeaders = Readonly<Record<string, string>>;

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
   * - `isTemporary`: the failure may pass. `wasRateLimited`: the server refused the request for its frequency.
   * - `retryAfterMs`: how long the server asks to wait. The core reads `Retry-After` and the rate limit itself.
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

/** Headers that tell a failure of the service from one of a proxy, and by which its operator finds the request. */
const TELLING_HEADERS = [
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

/** What all calls of a client share. */
export interface ClientSettings {
  readonly clock: Clock;
  readonly redact: Redactor | undefined;
  readonly onDebug: DebugListener | undefined;
}

/** One call under way: its request, its attempts, what is known of each, and how to end it. */
export class HttpCall<Result = unknown> {
  readonly request: HttpRequest<Result>;
  readonly settings: ClientSettings;
  /** Wall-clock time after which nothing is sent. */
  readonly expiresAt: number;
  /** `recover` was asked: it is asked once. */
  hasRecovered = false;
  /** The ID that the client gave to the last attempt; repeated in errors. */
  requestId: string | undefined = undefined;
  /** How often the request was handed to the platform. */
  attempts = 0;
  /** Local milliseconds since the epoch when the last attempt was sent, and when its response head arrived. */
  sentAt = 0;
  receivedAt = 0;
  /** The head of the response to the current attempt, once it has arrived. */
  head: ResponseHead | undefined = undefined;
  /** How long the last response asked to wait before another attempt, in milliseconds. */
  retryAfterMs: number | undefined = undefined;
  /** Why the whole call was given up; no further attempt is made. */
  abortReason: Error | undefined = undefined;
  /** Ends whatever the call is doing at the moment: a wait or an exchange. */
  cancel: ((error: Error) => void) | undefined = undefined;
  /** Evidence about each attempt, the current one last. */
  readonly #attempts: Attempt[] = [];
  /** When the time of the whole call is over, by `elapsed` of the clock. */
  readonly #endsAt: number;
  /** Private, so that a printed call does not show it. */
  #signature: string | undefined = undefined;

  constructor(request: HttpRequest<Result>, settings: ClientSettings) {
    this.request = request;
    this.settings = settings;
    const { timeoutMs, expiresAt } = request;
    const { clock } = settings;
    this.#endsAt = timeoutMs > 0 ? elapsed(clock) + timeoutMs : Infinity;
    this.expiresAt = expiresAt ?? (timeoutMs > 0 ? clock.now() + timeoutMs : Infinity);
  }

  /** Starts another attempt. */
  startAttempt(): void {
    this.#attempts.push(newAttempt());
    this.retryAfterMs = undefined;
    this.head = undefined;
  }

  /** Keeps the signature of the current attempt. The caller's code and the server may quote it. */
  keepSignature(signature: string | undefined): void {
    this.#signature = signature;
  }

  /** Removes the client's secrets and the signature of the last attempt from a text; undefined without a redactor. */
  get redact(): Redactor | undefined {
    const { redact } = this.settings;
    const signature = this.#signature;
    if (redact === undefined || signature === undefined) return redact;
    return (text) => createRedactor([signature])(redact(text));
  }

  /** Evidence about the current attempt, or about the last one. There is one from `startAttempt` on. */
  get attempt(): Attempt {
    return this.#attempts.at(-1) as Attempt;
  }

  /** Outcome of the whole call if it fails now. */
  get outcome(): Outcome {
    return outcomeOf(this.#attempts);
  }

  /** Outcome of the attempts before the current one. */
  get earlierOutcome(): Outcome {
    return outcomeOf(this.#attempts.slice(0, -1));
  }

  /** Milliseconds until the time of the whole call is over; Infinity without a limit. */
  get remainingMs(): number {
    return this.#endsAt - elapsed(this.settings.clock);
  }

  /**
   * The headers of the last response that say who sent it and by which name its sender knows it, without secrets. Undefined
   * without a response, and without a redactor.
   */
  get responseHeaders(): ResponseHeaderFacts | undefined {
    const { head, redact } = this;
    if (head === undefined || redact === undefined) return undefined;
    const found: Record<string, string> = {};
    for (const name of TELLING_HEADERS) {
      const value = head.headers.get(name);
      if (value !== null) found[name] = redact(value).slice(0, MAX_HEADER_LENGTH);
    }
    return found;
  }

  /** Gives up the whole call. */
  abort(error: Error): void {
    if (this.abortReason !== undefined) return;
    this.abortReason = error;
    this.cancel?.(error);
  }

  throwIfAborted(): void {
    if (this.abortReason !== undefined) throw this.abortReason;
  }

  /** Waits for `work`. Rejects early when the call or the attempt is ended, and then calls `cancel`. */
  race<Value>(work: Value | Promise<Value>, cancel: (error: Error) => void = () => {}): Promise<Value> {
    return new Promise((resolve, reject) => {
      // V8 allocates closures that are assigned directly to a property in old space, which would keep the finished
      // call alive until a full GC. Hence the local variable.
      const stop = (error: Error) => {
        reject(error);
        cancel(error);
      };
      this.cancel = stop;
      if (this.abortReason !== undefined) stop(this.abortReason);
      Promise.resolve(work).then(resolve, reject);
    });
  }

  /** Waits `ms` milliseconds. Rejects early when the call is ended. */
  wait(ms: number): Promise<void> {
    let cancel = () => {};
    const time = new Promise<void>((resolve) => (cancel = this.settings.clock.after(ms, resolve)));
    return this.race(time, cancel);
  }

  /** An error about this call, with what is known of its outcome at this moment. */
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

  /** Turns whatever the caller's code threw into an error of this package. Errors of the packages pass as they are. */
  toError(thrown: unknown): SpecwrightError {
    if (SpecwrightError.isInstance(thrown)) return thrown;
    return this.error("unexpected", "The code of the caller threw; see cause.", { cause: this.callerError(thrown) });
  }

  /** The error that the caller's own code threw, without secrets. Without a redactor its text is withheld. */
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

/** What a deadline limits: the whole call, one attempt, or the silence while a stream is read. */
export type DeadlineKind = "total" | "attempt" | "idle";

export interface Deadline {
  readonly call: HttpCall;
  readonly ms: number;
  readonly kind: DeadlineKind;
  readonly at: number;
  /** Position in the list of pending deadlines; -1 once it has ended. */
  index: number;
}

const MESSAGES: Readonly<Record<DeadlineKind, (ms: number) => string>> = {
  total: (ms) => `The call took longer than its ${ms} ms.`,
  attempt: (ms) => `No complete response within the ${ms} ms of one attempt.`,
  idle: (ms) => `The server sent nothing for ${ms} ms.`,
};

/** The error of a call or an attempt whose time is over. */
export const timeoutError = (call: HttpCall, ms: number, kind: DeadlineKind): TransportError =>
  call.error(`${kind}-timeout`, MESSAGES[kind](ms), { isTemporary: true });

/**
 * The pending deadlines of one client, all on a single timer. An array rather than a `Set`: under load a `Set` keeps
 * rehashing, and every discarded table keeps its finished calls alive until the next full collection.
 */
export class Deadlines {
  readonly #clock: Clock;
  readonly #pending: Deadline[] = [];
  #firesAt = Infinity;
  #cancelTimer: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Starts a deadline; undefined when there is no limit. A deadline of an attempt leaves the call alive. */
  start(call: HttpCall, ms: number, kind: DeadlineKind): Deadline | undefined {
    if (ms === 0 || ms === Infinity) return undefined;
    const now = elapsed(this.#clock);
    const deadline = { call, ms, kind, at: now + ms, index: this.#pending.length };
    this.#pending.push(deadline);
    this.#schedule(deadline.at, now);
    return deadline;
  }

  end(deadline: Deadline | undefined): void {
    if (deadline === undefined || deadline.index < 0) return;
    const pending = this.#pending;
    const last = pending.pop() as Deadline;
    // The last one takes the place of the one that ends.
    if (last !== deadline) {
      last.index = deadline.index;
      pending[deadline.index] = last;
    }
    deadline.index = -1;
    if (pending.length > 0) return;
    this.#cancelTimer?.();
    this.#firesAt = Infinity;
  }

  #schedule(at: number, now: number): void {
    if (at >= this.#firesAt) return;
    this.#cancelTimer?.();
    this.#firesAt = at;
    this.#cancelTimer = this.#clock.after(at - now, () => this.#fire());
  }

  #fire(): void {
    this.#firesAt = Infinity;
    const now = elapsed(this.#clock);
    for (const { call, ms, kind, at } of this.#pending) {
      if (at > now) {
        this.#schedule(at, now);
        continue;
      }
      const error = timeoutError(call, ms, kind);
      if (kind === "attempt") call.cancel?.(error);
      else call.abort(error);
    }
  }
}
