import type { HttpCall } from "../http-call.ts";
import type { RequestHeaders } from "../http-request.ts";
import type { ResponseHead } from "../http-response.ts";

/** Source of the bytes of a body. */
export interface BodySource {
  /** True if Content-Length is the length of the bytes from `readAll`. */
  readonly hasKnownLength?: boolean;
  /** Returns all chunks. Returns undefined unless the whole body has arrived. */
  drain?(): readonly Uint8Array[] | undefined;
  /** Reads all bytes at once. */
  readAll?(): Promise<Uint8Array>;
  /** Resolves with the next chunk, or with undefined at the end. */
  read(): Promise<Uint8Array | undefined>;
  /** Drops the rest of the body and frees the connection. */
  cancel(reason: Error): void;
}

/** Response with an unread body. */
export interface RuntimeResponse {
  readonly head: ResponseHead;
  /** Unread body. Undefined for a response without a body. */
  readonly body: BodySource | undefined;
  /** True if a `fetch` followed or hid a redirect. */
  readonly isRedirected: boolean;
}

/**
 * Dispatcher of the `undici` package (version 6 or later), such as a `ProxyAgent` or an `Agent` with TLS options. Node
 * only.
 */
export interface RequestDispatcher {
  dispatch(options: object, handler: object): boolean;
}

/**
 * Sends one attempt of a call. Its headers are final, because they may be signed. Sets `call.attemptOutcome`
 * to `unknown` unless it is certain that no byte has reached the server, sets `call.cancel`, and rejects with errors of
 * this package.
 */
export type Send = (call: HttpCall, headers: RequestHeaders) => Promise<RuntimeResponse>;
