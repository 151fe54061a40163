import type { Clock, HttpClient, WebAbortSignal } from "@specwright/transport";
import type { FieldNames } from "./http/fields.ts";
import type { ServerVariant } from "./server-variant.ts";

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

/** What all calls of a client share. */
export interface Config {
  readonly baseUrl: string;
  /** Headers of every request, credentials included. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly attemptTimeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly maxResponseBytes: number;
  readonly chatMaxEventLength: number;
  /** What the responses so far say about the server. */
  readonly server: { variant: ServerVariant | undefined };
  /** The authorization header for a token. Refuses a token that no header can hold, or that others could read. */
  readonly authorize: (call: string, token: string | undefined) => { readonly authorization?: string };
  /** What errors must not contain. A function, so that printing the client does not show it. */
  readonly credentials: () => {
    readonly tokens: ReadonlySet<string>;
    readonly headers: Readonly<Record<string, string>>;
  };
}
