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

const SPECWRIGHT = Symbol.for("@specwright/SpecwrightError");
const TRANSPORT = Symbol.for("@specwright/TransportError");

/** Whether a value carries the brand, also when it comes from another copy of the package. */
export const hasBrand = (value: unknown, symbol: symbol): boolean =>
  (value as Record<symbol, unknown> | null | undefined)?.[symbol] === true;

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
  declare outcome: Outcome;
  /** Whether sending again can help, given that the server may see the request twice. */
  declare readonly isRetryable: boolean;
  /** How often the request was tried. */
  declare attempts: number;
  /** HTTP status, where there was one. */
  declare readonly status: number | undefined;
  declare readonly requestId: string | undefined;
  declare readonly operation: string | undefined;
  /** How long the server asked to wait, in milliseconds, unclamped. */
  declare readonly retryAfterMs: number | undefined;

  constructor(code: TransportErrorCode, message: string, options: TransportErrorOptions = {}) {
    super(code, message, options);
    Object.assign(this, { outcome: "not-sent", isRetryable: false }, options);
    this.attempts ??= 0;
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

/** Makes an error about the call in `context`, of which nobody knows more than whether it was sent. */
export function transportError(
  code: TransportErrorCode,
  message: string,
  { requestId, operation, state }: Partial<CallContext> = {},
  options?: TransportErrorOptions,
): TransportError {
  const outcome = state?.mayHaveBeenSent ? "unknown" : "not-sent";
  return new TransportError(code, message, { requestId, operation, attempts: state?.attempts, outcome, ...options });
}

/**
 * Whatever was thrown, as an error of this family without its secrets; what is one passes as it is. The default is for
 * what was thrown outside of a sender: by a layer, a signer, a store.
 */
export function toTransportError(
  error: unknown,
  context: CallContext,
  code: TransportErrorCode = "unexpected",
  message = "The call failed.",
): SpecwrightError {
  if (SpecwrightError.isInstance(error)) return error;
  const { error: cause, beforeSending, permanent } = sanitizeCause(error, context.redact);
  // A sender that cannot know it may have said so by its error.
  context.state.sent ??= !beforeSending;
  const isRetryable = code !== "unexpected" && !permanent;
  return transportError(code, cause.code ? `${message} (${cause.code})` : message, context, { isRetryable, cause });
}

/** A body that failed although the head of the answer was there: how much the server did is unknown. */
export function bodyError(error: unknown, context: CallContext): Error {
  context.state.sent = true;
  return context.state.stopped ?? toTransportError(error, context, "body-interrupted", "The answer ended early.");
}
