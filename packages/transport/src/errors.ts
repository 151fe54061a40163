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
export function hasBrand(value: unknown, symbol: symbol): boolean {
  try {
    return (value as Record<symbol, unknown>)[symbol] === true;
  } catch {
    // Nothing has none, and nobody may look at some things.
    return false;
  }
}

/** The base of every error this family of packages throws. */
export class SpecwrightError extends Error {
  /** Stable name of the failure, for programs. */
  declare readonly code: string;

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

  /** Of an error about the call in `context`, nobody knows more than whether it was sent, unless `options` do. */
  constructor(
    code: TransportErrorCode,
    message: string,
    options?: TransportErrorOptions,
    { requestId, operation, state }: Partial<CallContext> = {},
  ) {
    super(code, message, options);
    const outcome = state?.mayHaveBeenSent ? "unknown" : "not-sent";
    const facts = { outcome, isRetryable: false, attempts: state?.attempts ?? 0, requestId, operation };
    Object.assign(this, facts, options);
    // The error speaks for the whole call: an earlier attempt of unknown result stays unknown.
    if (state?.uncertain) this.outcome = "unknown";
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
  const cause = sanitizeCause(error, context.redact);
  context.state.sent ??= true;
  if (cause.code) message += ` (${cause.code})`;
  return new TransportError(code, message, { isRetryable: code !== "unexpected", cause }, context);
}

/**
 * An exchange that failed before its answer was there. Whether anything was sent is known where the sender has said so;
 * the package's entry for Node has a function of the same name that reads it from the codes of the system's errors too.
 */
export const networkError = (error: unknown, context: CallContext): SpecwrightError =>
  toTransportError(error, context, "network", "The request failed.");

/** A body that failed although the head of the answer was there: how much the server did is unknown. */
export function bodyError(error: unknown, context: CallContext): Error {
  context.state.sent = true;
  return toTransportError(error, context, "body-interrupted", "The answer ended early.");
}
