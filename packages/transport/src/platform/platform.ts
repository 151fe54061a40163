import type { HttpCall } from "../http-call.ts";
import type { RequestHeaders } from "../http-request.ts";
import type { ResponseHead } from "../http-response.ts";

/** Source of the bytes of a body. */
export interface BodySource {
  /** Content-Length is the number of bytes that `readAll` gives. */
  readonly hasKnownLength?: boolean;
  /** All chunks, if the whole body has arrived already. */
  drain?(): readonly Uint8Array[] | undefined;
  /** All bytes in one step. */
  readAll?(): Promise<Uint8Array>;
  /** The next chunk; undefined at the end. */
  read(): Promise<Uint8Array | undefined>;
  /** Drops what is left and frees the connection. */
  cancel(reason: Error): void;
}

/** A response whose body has not been read. */
export interface PlatformResponse {
  readonly head: ResponseHead;
  /** Undefined where there is none. */
  readonly body: BodySource | undefined;
  /** A `fetch` followed a redirect, or hides one. */
  readonly isRedirected: boolean;
}

/**
 * A dispatcher of the package `undici` (version 6 or later), such as a `ProxyAgent` or an `Agent` with TLS options. Works on
 * Node only.
 */
export interface RequestDispatcher {
  dispatch(options: object, handler: object): boolean;
}

/**
 * Sends one attempt of a call. Nothing changes its headers any more: they may be signed. It sets
 * `call.attempt.mayHaveArrived` unless it is certain that no byte has reached the server, sets `call.cancel`, and rejects
 * with errors of this package.
 */
export type Send = (call: HttpCall, headers: RequestHeaders) => Promise<PlatformResponse>;
