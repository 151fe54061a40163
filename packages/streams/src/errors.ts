import { hasBrand, SpecwrightError } from "@specwright/transport";

/**
 * Reason for the failure of a stream. Orders fail with the errors of `@specwright/trading`.
 *
 * - `refused`: the platform refused the topic. The message contains its reason
 * - `authentication`: the platform refused the key, or the key couldn't sign
 * - `network`: a file of the client couldn't be loaded, for example by a browser that has gone offline. Subscribe again
 * - `overflow`: the reader was too slow, and the policy of the subscription is to fail
 * - `callback`: `onEvent` threw an exception, or its promise rejected. See `cause`
 * - `aborted`: the caller's signal aborted
 * - `closed`: the caller closed the subscription or the client
 */
export type StreamErrorCode = "refused" | "authentication" | "network" | "overflow" | "callback" | "aborted" | "closed";

/** Facts about the failure. */
export interface StreamErrorDetails {
  /** Topic of the subscription. */
  readonly operation?: string | undefined;
  /** Message of the platform's refusal, without secrets. */
  readonly retMsg?: string | undefined;
  readonly cause?: unknown;
}

const STREAM_ERROR = Symbol.for("@specwright/streams/StreamError");

/**
 * Error of a failed subscription. The message describes the failure and the next step. It never contains a credential.
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
