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
/** One brand for all packages: an order over the socket is checked by the REST client. */
const INPUT_ERROR = Symbol.for("@specwright/InputError");

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

/** An option or a parameter that breaks a rule. Nothing was sent. */
export class InputError extends SpecwrightError {
  declare readonly code: "invalid-input";
  /** The call, such as `orderBook`; `options` for an option of the client. */
  readonly operation: string;
  readonly field: string;
  /** What the field must be. */
  readonly rule: string;

  /** `given` is shown in the message; leave it out where it may be secret. */
  constructor(operation: string, field: string, rule: string, given?: string | number) {
    const got = given === undefined ? "" : `, got ${JSON.stringify(given)}`;
    super("invalid-input", `${operation}: ${field} ${rule}${got}.`);
    this.operation = operation;
    this.field = field;
    this.rule = rule;
  }

  get [INPUT_ERROR](): true {
    return true;
  }

  override get name(): string {
    return "InputError";
  }

  /** Whether `value` is an `InputError`, also of another copy of this package. */
  static override isInstance(value: unknown): value is InputError {
    return hasBrand(value, INPUT_ERROR);
  }
}
