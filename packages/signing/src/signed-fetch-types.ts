import type { Signer } from "./types.ts";
import type { WebAbortSignal, WebHeadersInit, WebRequest, WebRequestInit, WebResponse, WebUrl } from "./web-types.ts";

/** Anything shaped like a request: the platform's `Request`, another package's, or a light object with a ready body. */
export interface RequestLike {
  readonly url: string;
  readonly method?: string | undefined;
  readonly headers?: WebHeadersInit | undefined;
  /** Anything that `fetch` takes as a body. */
  readonly body?: unknown;
  /** The same where `body` is a stream made on demand; wins over `body`. */
  readonly rawBody?: unknown;
  readonly signal?: WebAbortSignal | null | undefined;
}

/** The part of `fetch` that is used here. */
export type FetchFunction = (input: string | WebUrl | WebRequest, init?: WebRequestInit) => Promise<WebResponse>;

/** A `fetch` that also takes light requests. */
export type SignedFetch = (input: string | WebUrl | RequestLike, init?: WebRequestInit) => Promise<WebResponse>;

/** How to make a signing `fetch`. */
export interface SignedFetchOptions {
  readonly signer: Signer;
  /** What sends the signed request, called the way `fetch` is. Default: the platform's `fetch`, looked up at each call. */
  readonly fetch?: FetchFunction | undefined;
  /** Adds a `cdn-request-id` to each request that has none: `true` for a random UUID, or a function that makes one. Default: none. */
  readonly cdnRequestId?: boolean | (() => string) | undefined;
}
