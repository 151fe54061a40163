import {
  hasBrand,
  SpecwrightError,
  type Outcome,
  type RateLimitStatus,
  type ResponseHeaderFacts,
} from "@specwright/transport";

/**
 * Class of a failure, which decides how to handle it.
 *
 * - `validation`, `auth`, `permission`, `not-found`, `state`, `funds`, `no-op`, `transient`, `duplicate`, `business`: the
 *   platform refused the request. The documented return code decides the class
 * - `failed`: the platform accepted the request, and the result reports a failure
 * - `rate-limit`: too many requests. `ip-ban`: the platform blocks the IP address for some minutes
 * - `geo-blocked`: the platform doesn't serve the region of the IP address
 * - `forbidden`: HTTP status 403 without a known reason, from the platform or from a proxy
 * - `timestamp`: the timestamp was rejected even after the clock was synchronized, or the server time couldn't be read
 * - `server`: the platform failed or is busy, and the request was a read or changed nothing
 * - `unknown-outcome`: a write that may or may not have been carried out. Query the platform before you resend it. Test
 *   for `outcome === "unknown"`, which also covers `duplicate`
 * - `timeout`, `network`, `aborted`: no response arrived
 * - `protocol`: an unreadable response, such as HTML, invalid JSON, a redirect, or a path that doesn't exist
 * - `unknown`: an undocumented return code. Never retried
 */
export type TradingErrorCode =
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
  | "failed"
  | "rate-limit"
  | "ip-ban"
  | "geo-blocked"
  | "forbidden"
  | "timestamp"
  | "server"
  | "unknown-outcome"
  | "timeout"
  | "network"
  | "aborted"
  | "protocol"
  | "unknown";

/** An order with the fields that `order.realtime` lists. */
export interface FoundOrder {
  readonly orderId: string;
  readonly orderLinkId: string;
  readonly [field: string]: unknown;
}

/** Facts about the failed call. */
export interface TradingErrorDetails {
  /** The platform's return code; undefined when the response had no envelope. */
  readonly retCode?: number | undefined;
  /** Message of the platform, without secrets. Free text that changes without notice. */
  readonly retMsg?: string | undefined;
  /** Return codes of the items of a batch. Otherwise mostly empty. */
  readonly retExtInfo?: unknown;
  /** Server time of the response, in milliseconds since the epoch. */
  readonly time?: number | undefined;
  /** Name of the call, such as `order.create`, or the method and path of a call through openapi-fetch. */
  readonly operation?: string | undefined;
  /** Path of the request, such as `/v5/order/create`. */
  readonly path?: string | undefined;
  /** HTTP status. Undefined when no response arrived. */
  readonly status?: number | undefined;
  /** Identifying headers of the last response: content type, date, server, proxies, trace IDs. No secrets. */
  readonly responseHeaders?: ResponseHeaderFacts | undefined;
  /** The `cdn-request-id` of the last attempt, for the platform's support. */
  readonly requestId?: string | undefined;
  /** Number of times the request was sent. */
  readonly attempts?: number | undefined;
  /** Rate limit status of the operation, from the last response. */
  readonly rateLimit?: RateLimitStatus | undefined;
  /**
   * ID by which the server recognizes the write: orderLinkId, transferId or requestId. For a change to an order, your
   * orderLinkId if you passed one. For a batch, the IDs of all items separated by commas.
   */
  readonly orderLinkId?: string | undefined;
  /** The platform's ID of the order that the request changes. Pass it to `order.reconcile(id, { by: "orderId" })`. */
  readonly orderId?: string | undefined;
  /** Wait that the server requests, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** Existing order with the new order's ID. Set if the platform returned it and the call may have created it. */
  readonly order?: FoundOrder | undefined;
  /**
   * Outcome of the failed call, considering all attempts. `not-sent` and `answered` both mean that the platform did not
   * carry it out. Default `not-sent`.
   */
  readonly outcome?: Outcome | undefined;
  /** True if the failure may be temporary, so another attempt can help. Default: depends on the code. */
  readonly isTemporary?: boolean | undefined;
  /**
   * Envelope of a successful response that lacks an essential field, as received, but with your key removed, such as
   * `{ retCode: 0, result: { list: [] } }`. Not printed with the error, because it may contain private data.
   */
  readonly response?: unknown;
}

/** Codes of failures that another attempt may soon resolve. */
const TEMPORARY: ReadonlySet<TradingErrorCode> = new Set([
  "rate-limit",
  "server",
  "timeout",
  "network",
  "unknown-outcome",
]);

const TRADING_ERROR = Symbol.for("@specwright/trading/TradingError");

/** Error of a failed call. The message describes the failure and the next step. It never contains a credential. */
export class TradingError extends SpecwrightError implements TradingErrorDetails {
  declare readonly code: TradingErrorCode;
  readonly retCode: number | undefined;
  readonly retMsg: string | undefined;
  readonly retExtInfo: unknown;
  readonly time: number | undefined;
  readonly operation: string | undefined;
  readonly path: string | undefined;
  readonly status: number | undefined;
  readonly responseHeaders: ResponseHeaderFacts | undefined;
  readonly requestId: string | undefined;
  readonly attempts: number | undefined;
  readonly rateLimit: RateLimitStatus | undefined;
  readonly orderLinkId: string | undefined;
  readonly orderId: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly order: FoundOrder | undefined;
  /**
   * True if the failure may be temporary. Another attempt can then succeed, but is safe only if the request may arrive
   * twice.
   */
  readonly isTemporary: boolean;
  /** Outcome of the call. Updated when the call ends, because only then the outcomes of all attempts are known. */
  outcome: Outcome;

  constructor(code: TradingErrorCode, message: string, details: TradingErrorDetails = {}, cause?: unknown) {
    const { response } = details;
    super(code, message, cause ? { cause, response } : { response });
    this.retCode = details.retCode;
    this.retMsg = details.retMsg;
    this.retExtInfo = details.retExtInfo;
    this.time = details.time;
    this.operation = details.operation;
    this.path = details.path;
    this.status = details.status;
    this.responseHeaders = details.responseHeaders;
    this.requestId = details.requestId;
    this.attempts = details.attempts;
    this.rateLimit = details.rateLimit;
    this.orderLinkId = details.orderLinkId;
    this.orderId = details.orderId;
    this.retryAfterMs = details.retryAfterMs;
    this.order = details.order;
    // Status 404 isn't temporary, because a missing path doesn't appear by itself.
    this.isTemporary = details.isTemporary ?? (TEMPORARY.has(code) && details.status !== 404);
    this.outcome = details.outcome ?? "not-sent";
  }

  get [TRADING_ERROR](): true {
    return true;
  }

  override get name(): string {
    return "TradingError";
  }

  /** True if the same call may succeed later and is safe to repeat. Always false if a write may have been carried out. */
  get isRetryable(): boolean {
    return this.isTemporary && this.code !== "unknown-outcome";
  }

  /**
   * True if the platform refused the request because of too many requests. Even a write may then be resent. Only a
   * return code proves that; a bare HTTP status 429 doesn't.
   */
  get wasRateLimited(): boolean {
    return this.code === "rate-limit" && this.retCode !== undefined;
  }

  /** Returns true if `value` is a `TradingError`, even from another copy of this package. */
  static override isInstance(value: unknown): value is TradingError {
    return hasBrand(value, TRADING_ERROR);
  }
}

/**
 * Creates the error for a call whose code can't be loaded, such as in a browser that has gone offline. Nothing has been
 * sent.
 */
export function loadError(operation: string, cause: unknown): TradingError {
  const message = `${operation}: a file of the client could not be loaded, so nothing was sent. Check the network, then call again.`;
  return new TradingError("network", message, { operation, attempts: 0 }, cause);
}
