import { hasBrand, SpecwrightError } from "@specwright/transport";

/**
 * Reason for the failure of a stream. Orders fail with the errors of `@specwright/trading`.
 *
 * - `refused`: the platform refused the topic. The message contains the platform's reason
 * - `authentication`: the platform refused the key, or the key couldn't sign
 * - `network`: a file of the client couldn't be loaded, for example because the browser is offline. Subscribe again
 * - `overflow`: the reader was too slow, and the subscription's policy is to fail
 * - `callback`: `onEvent` threw an exception, or its promise rejected. See `cause`
 * - `aborted`: the caller's signal aborted
 * - `closed`: the caller closed the subscription or the client
 */
export type StreamErrorCode = "refused" | "authentication" | "network" | "overflow" | "callback" | "aborted" | "closed";

/** Details of the failure. */
export interface StreamErrorDetails {
  /** Topic of the subscription. */
  readonly operation?: string | undefined;
  /** The platform's refusal message, without secrets. */
  readonly retMsg?: string | undefined;
  readonly cause?: unknown;
}

const STREAM_ERROR = Symbol.for("@specwright/streams/StreamError");

/**
 * Error of a failed subscription. Its message describes the failure and the next step, and never contains a credential.
 */
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

  /** Returns true if `value` is a `StreamError`, even from another copy of this package. */
  static override isInstance(value: unknown): value is StreamError {
    return hasBrand(value, STREAM_ERROR);
  }
}
