import { sanitizeCause } from "./sanitize-cause.ts";
import type { CallContext } from "./types.ts";

/** Where a call stood when it failed: no byte left, nobody knows, or the server answered. */
export type Outcome = "not-sent" | "unknown" | "answered";

/** Why the transport failed. */
export type TransportErrorCode =
  | "aborted"
  | "connect-timeout"
  | "headers-timeout"
  | "idle-timeout"
  | "total-timeout"
  | "network"
  | "body-interrupted"
  | "redirect"
  | "response-too-large"
  | "content-type"
  | "empty-body"
  | "invalid-utf8"
  | "invalid-json"
  | "too-deep"
  | "not-an-object"
  | "missing-field"
  | "invalid-request"
  | "invalid-url"
  | "insecure-url"
  | "unexpected";

const brand = (name: string) => Symbol.for(`@specwright/${name}`);
const SPECWRIGHT = brand("SpecwrightError");
const TRANSPORT = brand("TransportError");

/** Whether a value carries the brand, also when it comes from another copy of the package. */
export function hasBrand(value: unknown, symbol: symbol): boolean {
  return typeof value === "object" && value !== null && (value as Record<symbol, unknown>)[symbol] === true;
}

/** The base of every error this family of packages throws. */
export class SpecwrightError extends Error {
  /** Stable name of the failure, for programs. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
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

export interface TransportErrorOptions {
  readonly outcome?: Outcome;
  readonly isRetryable?: boolean;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly operation?: string | undefined;
  readonly attempts?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  /** Must be free of secrets already. */
  readonly cause?: unknown;
}

/** A request that could not be sent, or an answer that is none. */
export class TransportError extends SpecwrightError {
  declare readonly code: TransportErrorCode;
  /** "not-sent": the server cannot have seen it. "unknown": it may have acted on it. "answered": it replied. */
  outcome: Outcome;
  /** Whether sending again can help, given that the server may see the request twice. */
  readonly isRetryable: boolean;
  /** How often the request was tried. */
  attempts: number;
  /** HTTP status, where there was one. */
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly operation: string | undefined;
  /** How long the server asked to wait, in milliseconds, unclamped. */
  readonly retryAfterMs: number | undefined;

  constructor(code: TransportErrorCode, message: string, options: TransportErrorOptions = {}) {
    super(code, message, options.cause === undefined ? undefined : { cause: options.cause });
    this.outcome = options.outcome ?? "not-sent";
    this.isRetryable = options.isRetryable ?? false;
    this.attempts = options.attempts ?? 0;
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

  /** Whether the server may have received the request. */
  get mayHaveBeenSent(): boolean {
    return this.outcome !== "not-sent";
  }

  static override isInstance(value: unknown): value is TransportError {
    return hasBrand(value, TRANSPORT);
  }
}

/** Makes an error about the call in `context`. */
export function transportError(
  code: TransportErrorCode,
  message: string,
  context: CallContext | undefined,
  options: TransportErrorOptions = {},
): TransportError {
  return new TransportError(code, message, {
    requestId: context?.requestId,
    operation: context?.operation,
    attempts: context?.state.attempts,
    ...options,
  });
}

/** Whatever was thrown, as an error of this family: ours pass, foreign ones are rewritten without their secrets. */
export function toTransportError(error: unknown, context?: CallContext): SpecwrightError {
  if (SpecwrightError.isInstance(error)) return error;
  const cause = sanitizeCause(error, context?.redact).error;
  const outcome: Outcome = context?.state.sent === false ? "not-sent" : "unknown";
  return transportError("unexpected", "Something beside the transport failed.", context, { outcome, cause });
}

/** What a sender rejects with, as an error that says how far the request came. */
export function networkError(error: unknown, context: CallContext): SpecwrightError {
  if (SpecwrightError.isInstance(error)) return error;
  const { error: cause, beforeSending, permanent } = sanitizeCause(error, context.redact);
  const sent = context.state.sent ?? (beforeSending ? false : undefined);
  const reason = cause.code === undefined ? "" : ` (${cause.code})`;
  return transportError("network", `The request failed${reason}.`, context, {
    outcome: sent === false ? "not-sent" : "unknown",
    isRetryable: !permanent,
    cause,
  });
}

/** A body that failed although the head of the answer was there: how much the server did is unknown. */
export function bodyError(error: unknown, context: CallContext): Error {
  if (context.state.stopped !== undefined) return context.state.stopped;
  if (SpecwrightError.isInstance(error)) return error;
  return transportError("body-interrupted", "The connection ended before the answer was complete.", context, {
    outcome: "unknown",
    isRetryable: true,
    cause: sanitizeCause(error, context.redact).error,
  });
}
