import type { LightRequest } from "./light-request.ts";
import type { CallState } from "./call-state.ts";
import type { Redactor } from "./redact.ts";
import type { WebAbortSignal, WebRequest, WebRequestInit, WebResponse, WebUrl } from "./web-types.ts";

/** What a layer receives: the platform's own request, or the light one the clients build. */
export type TransportRequest = WebRequest | LightRequest;

/** One rate limit that a call counts against. */
export interface RateLimit {
  /** Name of the bucket; calls with the same key share it. */
  readonly key: string;
  /** Requests allowed in one window. */
  readonly requests: number;
  /** Length of the rolling window in milliseconds. */
  readonly windowMs: number;
  /** What this call takes from the bucket; default 1. */
  readonly cost?: number;
}

/** What the transport tells while it works. Redacted before it leaves, and never needed to understand an error. */
export interface DebugEvent {
  readonly type: "fast-path-unavailable" | "retry" | "throttled" | "store-failed";
  readonly operation?: string | undefined;
  readonly detail: string;
  readonly attempt?: number;
  readonly waitMs?: number | undefined;
}

/** Facts about one call that travel with it, as the second argument, through every layer. */
export interface CallOptions {
  /** Name of the operation, for errors and debug events. */
  readonly operation?: string | undefined;
  /**
   * Whether the server may receive the request twice: true for a read, and for a write that carries an
   * idempotency field. Absent: true for GET, HEAD and OPTIONS only.
   */
  readonly repeatable?: boolean | undefined;
  /** Rate limits the call counts against. */
  readonly limits?: readonly RateLimit[] | undefined;
  /** The caller's own abort signal. */
  readonly signal?: WebAbortSignal | null | undefined;
  /** Removes this client's secrets from text that others wrote. Without it such text is dropped. */
  readonly redact?: Redactor | undefined;
  /** The id the client gave this request; repeated in errors. */
  readonly requestId?: string | undefined;
  /** Receives debug events. */
  readonly onDebug?: ((event: DebugEvent) => void) | undefined;
}

/** The options of a call together with its state. */
export interface CallContext extends CallOptions {
  readonly state: CallState;
}

/** Sends one request. */
export type Fetch = (request: TransportRequest, context: CallContext) => Promise<WebResponse>;

/** One ring of the onion. */
export type Layer = (next: Fetch) => Fetch;

/** What the platform and callers call `fetch`. */
export type PlatformFetch = (input: string | WebUrl | WebRequest, init?: WebRequestInit) => Promise<WebResponse>;
