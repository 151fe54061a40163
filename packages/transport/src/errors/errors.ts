import type { ResponseHeaderFacts } from "../http-response.ts";
import type { Outcome } from "../outcome.ts";

/**
 * Reason for a transport failure.
 *
 * - `aborted`: the caller aborted the call
 * - `total-timeout`: the call took longer than its `timeoutMs`
 * - `attempt-timeout`: one attempt got no complete response within `attemptTimeoutMs` of the client
 * - `idle-timeout`: the server sent nothing for the idle time of a stream
 * - `throttle-timeout`: the rate limits had no room in time. The attempt was not sent
 * - `network`: no response arrived
 * - `proxy`: a proxy refused to connect to the server; nothing was sent
 * - `body-interrupted`: the response broke off after its head
 * - `redirect`: the server responded with a redirect, which is never followed
 * - `response-too-large`: the body is larger than `maxResponseBytes` of the client
 * - `invalid-request`: the runtime rejects URL, method, headers or body. Nothing was sent
 * - `invalid-url`: an unusable base URL. `insecure-url`: a base URL to which everything would be sent unencrypted
 * - `content-type`, `invalid-json`, `too-deep`, `missing-field`: thrown by the clients for a body that isn't JSON by
 *   its media type, is invalid JSON, is nested too deeply, or lacks a required field
 * - `unexpected`: the caller's code threw an exception, see `cause`. Clients also throw it for a response that violates
 *   the specification
 */
export type TransportErrorCode =
  | "aborted"
  | "total-timeout"
  | "attempt-timeout"
  | "idle-timeout"
  | "throttle-timeout"
  | "network"
  | "proxy"
  | "body-interrupted"
  | "redirect"
  | "response-too-large"
  | "content-type"
  | "invalid-json"
  | "too-deep"
  | "missing-field"
  | "invalid-request"
  | "invalid-url"
  | "insecure-url"
  | "unexpected";

const SPECWRIGHT = Symbol.for("@specwright/SpecwrightError");
const TRANSPORT = Symbol.for("@specwright/TransportError");

/**
 * Returns true if `value[symbol]` is `true`. This property marks the errors of a class, even errors that another copy
 * of the package created.
 */
export function hasBrand(value: unknown, symbol: symbol): boolean {
  try {
    return (value as Record<symbol, unknown>)[symbol] === true;
  } catch {
    // The value is null, undefined, or an object that throws when a property is read.
    return false;
  }
}

export interface SpecwrightErrorOptions extends ErrorOptions {
  readonly response?: unknown;
}

/** Base class of every error of the Specwright packages. */
export class SpecwrightError extends Error {
  /** Stable code of the failure, for programs. */
  declare readonly code: string;
  readonly #response: unknown;

  constructor(code: string, message: string, options?: SpecwrightErrorOptions) {
    super(message, options);
    this.code = code;
    this.#response = options?.response;
  }

  /**
   * Body of a successful response that lacks an essential field, as received, but with the caller's key removed.
   * Undefined for other failures. Not printed with the error, because it may contain private data.
   */
  get response(): unknown {
    return this.#response;
  }

  get [SPECWRIGHT](): true {
    return true;
  }

  override get name(): string {
    return "SpecwrightError";
  }

  static isInstance(value: unknown): value is SpecwrightError {
    return hasBrand(value, SPECWRIGHT);
  }
}

/** Facts about the failed request. */
export interface TransportErrorOptions {
  /** Outcome of the request. Default: `not-sent`. */
  readonly outcome?: Outcome;
  /** True if the failure may be temporary. Default: false. */
  readonly isTemporary?: boolean;
  /** True if the request changes something on the server. Default: true. */
  readonly isWrite?: boolean;
  readonly status?: number | undefined;
  /** Request ID of the last attempt. */
  readonly requestId?: string | undefined;
  /** Name of the call, such as `order.create`. */
  readonly operation?: string | undefined;
  readonly attempts?: number | undefined;
  /** Wait that the server requests, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
  readonly response?: unknown;
}

/**
 * Error of a request that couldn't be sent, or of an unusable response. When a call has failed, the request core sets
 * the fields that describe the whole call, such as `outcome` and `attempts`.
 */
export class TransportError extends SpecwrightError {
  declare readonly code: TransportErrorCode;
  /** Outcome of the whole call, considering all attempts. */
  outcome: Outcome;
  /** Number of times the request was sent. */
  attempts: number;
  /**
   * True if the failure may be temporary. Another attempt can then succeed, but is safe only if the request does no
   * harm when it arrives twice.
   */
  readonly isTemporary: boolean;
  /** True if the request changes something on the server. */
  isWrite: boolean;
  /** HTTP status, if there was a response to the last attempt. */
  status: number | undefined;
  /**
   * Diagnostic headers of the response: content type and length, date, server, proxies, trace IDs. No secrets and no
   * other headers.
   */
  responseHeaders: ResponseHeaderFacts | undefined = undefined;
  requestId: string | undefined;
  operation: string | undefined;
  /** Wait that the server requested, in milliseconds, without an upper limit. */
  readonly retryAfterMs: number | undefined;

  constructor(code: TransportErrorCode, message: string, options: TransportErrorOptions = {}) {
    const { cause, response } = options;
    super(code, message, cause === undefined ? { response } : { cause, response });
    this.outcome = options.outcome ?? "not-sent";
    this.attempts = options.attempts ?? 0;
    this.isTemporary = options.isTemporary ?? false;
    this.isWrite = options.isWrite ?? true;
    this.status = options.status;
    this.requestId = options.requestId;
    this.operation = options.operation;
    this.retryAfterMs = options.retryAfterMs;
  }

  get [TRANSPORT](): true {
    return true;
  }

  override get name(): string {
    return "TransportError";
  }

  /** True if the same call may succeed later and is safe to repeat. Always false if a write may have been carried out. */
  get isRetryable(): boolean {
    return this.isTemporary && !(this.isWrite && this.outcome === "unknown");
  }

  /** True if the server may have received the request. */
  get mayHaveBeenSent(): boolean {
    return this.outcome !== "not-sent";
  }

  static override isInstance(value: unknown): value is TransportError {
    return hasBrand(value, TRANSPORT);
  }
}
