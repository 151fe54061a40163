import type { WebAbortSignal } from "@specwright/transport";
import type { FieldNames } from "../http/fields.ts";

/** What every call takes besides its input. */
export interface CallOptions {
  /** Aborts the call and closes its connection. */
  readonly signal?: WebAbortSignal | undefined;
  /** Limit for the whole call with its retries and waits, in milliseconds. Default: that of the client. */
  readonly timeoutMs?: number | undefined;
}

/** What calls take that read a stream. */
export interface StreamOptions extends CallOptions {
  /** Longest silence in the stream in milliseconds. Default: that of the client. */
  readonly idleTimeoutMs?: number | undefined;
}

export const CALL_OPTIONS: FieldNames<CallOptions> = { signal: true, timeoutMs: true };
export const STREAM_OPTIONS: FieldNames<StreamOptions> = { ...CALL_OPTIONS, idleTimeoutMs: true };
