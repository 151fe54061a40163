import type { Signer } from "../sign/types.ts";
import type { WebAbortSignal, WebHeadersInit, WebRequest, WebRequestInit, WebResponse, WebUrl } from "../web-types.ts";

/** Anything shaped like a request: the platform's `Request`, that of another package, or a plain object with a ready body. */
export interface RequestLike {
  readonly url: string;
  readonly method?: string | undefined;
  readonly headers?: WebHeadersInit | undefined;
  /** Anything that `fetch` takes as a body. */
  readonly body?: unknown;
  /** Takes precedence over `body`, for objects whose `body` makes a stream when it is read. */
  readonly rawBody?: unknown;
  readonly signal?: WebAbortSignal | null | undefined;
}

/** The part of `fetch` that is used here. */
export type FetchFunction = (input: string | WebUrl | WebRequest, init?: WebRequestInit) => Promise<WebResponse>;

/** A `fetch` that also takes plain objects. */
export type SignedFetch = (input: string | WebUrl | RequestLike, init?: WebRequestInit) => Promise<WebResponse>;

/** Options of `signedFetch`. */
export interface SignedFetchOptions {
  readonly signer: Signer;
  /** Sends the signed request; called like `fetch`. Default: the platform's `fetch`, looked up at each call. */
  readonly fetch?: FetchFunction | undefined;
  /** Adds a `cdn-request-id` to requests without one: `true` for a random UUID, or a function that makes one. Default: none. */
  readonly cdnRequestId?: boolean | (() => string) | undefined;
}
