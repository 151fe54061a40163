import { hasBrand, SpecwrightError } from "@specwright/transport";

/**
 * Why a stream failed. Orders fail with the errors of `@specwright/trading`.
 *
 * - `refused`: the platform refused the topic; the message has its reason
 * - `authentication`: the platform refused the key, or the key could not sign
 * - `network`: a file of the client could not be loaded, such as by a browser that has gone offline; subscribe again
 * - `overflow`: the reader was too slow, and the policy of the subscription is to fail
 * - `callback`: `onEvent` threw an exception, or its promise rejected; see `cause`
 * - `aborted`: the signal of the caller aborted
 * - `closed`: the caller closed the subscription or the client
 */
export type StreamErrorCode = "refused" | "authentication" | "network" | "overflow" | "callback" | "aborted" | "closed";

/** What is known about the failure. */
export interface StreamErrorDetails {
  /** The topic. */
  readonly operation?: string | undefined;
  /** What the platform said about the refusal, without secrets. */
  readonly retMsg?: string | undefined;
  readonly cause?: unknown;
}

const STREAM_ERROR = Symbol.for("@specwright/streams/StreamError");

/** A subscription that failed. The message says what happened and what to do; it never contains a credential. */
export class StreamError extends SpecwrightError implements StreamErrorDetails {
  declare readonly code: StreamErrorCode;
  readonly operation: string | undefined;
  readonly retMsg: string | undefined;

  constructor(code: StreamErrorCode, message: string, details: StreamErrorDetails = {}) {
    super(code, message, details.cause === undefined ? undefined : { cause: details.cause });
    this.operation = details.operation;
    this.retMsg = details.retMsg;
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
