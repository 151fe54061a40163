import { hasBrand, SpecwrightError, type Outcome } from "@specwright/transport";

/**
 * Why a stream or a request failed.
 *
 * - `refused`: the platform refused the topic or the order; the message has its reason
 * - `authentication`: the platform refused the key
 * - `not-connected`: there is no connection; nothing was sent
 * - `unknown-outcome`: an order was sent and no response arrived; ask the platform before sending it again
 * - `overflow`: the reader was too slow, and the policy of the subscription is to fail
 * - `aborted`, `closed`: the caller ended the call, the subscription or the client
 */
export type StreamErrorCode =
  | "refused"
  | "authentication"
  | "not-connected"
  | "unknown-outcome"
  | "overflow"
  | "aborted"
  | "closed";

/** What is known about the failure. */
export interface StreamErrorDetails {
  /** The topic, or the call, such as `trade.create`. */
  readonly operation?: string | undefined;
  /** Return code of the platform for an order. */
  readonly retCode?: number | undefined;
  readonly retMsg?: string | undefined;
  /** The ID by which the platform knows the order. For a batch, the IDs of all items separated by commas. */
  readonly orderLinkId?: string | undefined;
  /** Whether the platform may have carried an order out. Default `not-sent`. */
  readonly outcome?: Outcome | undefined;
  readonly cause?: unknown;
}

const STREAM_ERROR = Symbol.for("@specwright/streams/StreamError");

/** A subscription or an order that failed. The message says what happened and what to do; it never contains a credential. */
export class StreamError extends SpecwrightError implements StreamErrorDetails {
  declare readonly code: StreamErrorCode;
  readonly operation: string | undefined;
  readonly retCode: number | undefined;
  readonly retMsg: string | undefined;
  readonly orderLinkId: string | undefined;
  readonly outcome: Outcome;

  constructor(code: StreamErrorCode, message: string, details: StreamErrorDetails = {}) {
    super(code, message, details.cause === undefined ? undefined : { cause: details.cause });
    this.operation = details.operation;
    this.retCode = details.retCode;
    this.retMsg = details.retMsg;
    this.orderLinkId = details.orderLinkId;
    this.outcome = details.outcome ?? "not-sent";
  }

  get [STREAM_ERROR](): true {
    return true;
  }

  override get name(): string {
    return "StreamError";
  }

  /** Whether `value` is a `StreamError`, also of another copy of this package. */
  static override isInstance(value: unknown): value is StreamError {
    return hasBrand(value, STREAM_ERROR);
  }
}
