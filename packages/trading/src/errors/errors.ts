import { SpecwrightError, hasBrand } from "@specwright/transport";
import type { RateLimitStatus } from "../call/types.ts";

/**
 * What kind of failure a call ended with, and so what to do next.
 *
 * - `validation`, `auth`, `permission`, `not-found`, `state`, `funds`, `no-op`, `transient`, `duplicate`, `business`:
 *   what the platform says about the request, by the documented class of its code
 * - `rate-limit`: refused for its frequency; `ip-ban`: the address is shut out for some minutes
 * - `geo-blocked`: the platform does not serve the region of the address
 * - `timestamp`: refused for its time, also after the clock was synchronised, or where it could not be
 * - `server`: the platform failed or is busy, and the request changed nothing or only read
 * - `unknown-outcome`: a write that may or may not have been carried out; ask before sending it again
 * - `timeout`, `network`, `aborted`: no answer; nothing was changed
 * - `protocol`: an answer that cannot be read, such as HTML, broken JSON, a redirect, or a path that is not there
 * - `unknown`: a code nobody documents; never retried
 */
export type TradingErrorKind =
  | "validation"
  | "auth"
  | "permission"
  | "not-found"
  | "state"
  | "funds"
  | "no-op"
  | "transient"
  | "duplicate"
  | "business"
  | "rate-limit"
  | "ip-ban"
  | "geo-blocked"
  | "timestamp"
  | "server"
  | "unknown-outcome"
  | "timeout"
  | "network"
  | "aborted"
  | "protocol"
  | "unknown";

/** Facts about the failed call. */
export interface TradingErrorFacts {
  /** The platform's code; undefined where no envelope came. */
  readonly retCode?: number | undefined;
  readonly retMsg?: string | undefined;
  readonly retExtInfo?: unknown;
  /** Server clock of the answer, in milliseconds. */
  readonly time?: number | undefined;
  /** operationId, or method and path of a call by path. */
  readonly operation?: string | undefined;
  /** HTTP status; undefined where no answer came. */
  readonly status?: number | undefined;
  /** The `cdn-request-id` of the last attempt, for the platform's support. */
  readonly requestId?: string | undefined;
  /** How often the request was sent. */
  readonly attempts?: number | undefined;
  readonly rateLimit?: RateLimitStatus | undefined;
  /**
   * The id by which the server recognises the write: orderLinkId, transferId or requestId; of a change, that of the order if
   * it was given. Of a batch those of all items, with commas.
   */
  readonly orderLinkId?: string | undefined;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

const TRADING = Symbol.for("@specwright/trading/TradingError");
const INPUT = Symbol.for("@specwright/trading/InputError");

/** A call that failed. The message says what happened and what to do next; it never holds a credential. */
export class TradingError extends SpecwrightError implements TradingErrorFacts {
  declare readonly code: TradingErrorKind;
  declare readonly retCode: TradingErrorFacts["retCode"];
  declare readonly retMsg: TradingErrorFacts["retMsg"];
  declare readonly retExtInfo: unknown;
  declare readonly time: TradingErrorFacts["time"];
  declare readonly operation: TradingErrorFacts["operation"];
  declare readonly status: TradingErrorFacts["status"];
  declare readonly requestId: TradingErrorFacts["requestId"];
  declare readonly attempts: TradingErrorFacts["attempts"];
  declare readonly rateLimit: TradingErrorFacts["rateLimit"];
  declare readonly orderLinkId: TradingErrorFacts["orderLinkId"];
  declare readonly retryAfterMs: TradingErrorFacts["retryAfterMs"];
  declare readonly kind: TradingErrorKind;

  constructor(kind: TradingErrorKind, message: string, facts: TradingErrorFacts = {}, cause?: unknown) {
    super(kind, message, cause ? { cause } : undefined);
    Object.assign(this, { kind, ...facts });
  }

  get [TRADING](): true {
    return true;
  }

  override get name(): string {
    return "TradingError";
  }

  /** Whether sending the same request again can help. */
  get isRetryable(): boolean {
    return /^(rate-limit|server|unknown-outcome)$/.test(this.kind);
  }

  /**
   * The server refused the request before doing anything, so that even a write may be sent again. Its code says so; the
   * bare HTTP status 429 does not.
   */
  get wasRefused(): boolean {
    return this.kind === "rate-limit" && this.retCode !== undefined;
  }

  /** Whether the server may have acted on the request. */
  get outcome(): "not-sent" | "unknown" | "answered" {
    if (this.kind === "unknown-outcome") return "unknown";
    return this.status === undefined
      ? ((this.cause as Partial<TradingError> | undefined)?.outcome ?? "not-sent")
      : "answered";
  }

  static override isInstance(value: unknown): value is TradingError {
    return hasBrand(value, TRADING);
  }
}

/** Input that breaks a rule of the operation. Nothing was sent. */
export class InputError extends SpecwrightError {
  declare readonly code: "invalid-input";
  /** operationId. */
  declare readonly operation: string;
  /** The field, with its place inside lists and objects: `request[1].qty`. */
  declare readonly field: string;
  /** What the field must be. */
  declare readonly rule: string;
  /** What it was. */
  declare readonly value: unknown;

  constructor(operation: string, field: string, rule: string, value: unknown) {
    super("invalid-input", `${operation}: ${field} ${rule}, got ${show(value)}.`);
    Object.assign(this, { operation, field, rule, value });
  }

  get [INPUT](): true {
    return true;
  }

  override get name(): string {
    return "InputError";
  }

  static override isInstance(value: unknown): value is InputError {
    return hasBrand(value, INPUT);
  }
}

/** An address, a text as long as a key, or anything else that may hold a password, is not repeated. */
export const plain = (value: unknown): unknown => (/[^\w/.-]|\w{18}/.test(String(value)) ? "[withheld]" : value);

function show(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (value && typeof value === "object") return "an object";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
