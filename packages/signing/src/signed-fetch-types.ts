import type { Signer } from "./types.ts";

/** Anything shaped like a request: the platform's `Request`, another package's, or a light object with a ready body. */
export interface RequestLike {
  readonly url: string;
  readonly method?: string | undefined;
  readonly headers?: HeadersInit | undefined;
  /** Anything that `fetch` takes as a body. */
  readonly body?: unknown;
  /** The same where `body` is a stream made on demand; wins over `body`. */
  readonly rawBody?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}

/** The part of `fetch` that is used here. */
export type FetchFunction = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A `fetch` that also takes light requests. */
export type SignedFetch = (input: string | URL | RequestLike, init?: RequestInit) => Promise<Response>;

/** How to make a signing `fetch`. */
export interface SignedFetchOptions {
  readonly signer: Signer;
  /** What sends the signed request, called the way `fetch` is. Default: the platform's `fetch`, looked up at each call. */
  readonly fetch?: FetchFunction | undefined;
  /** Adds a `cdn-request-id` to each request that has none: `true` for a random UUID, or a function that makes one. Default: none. */
  readonly cdnRequestId?: boolean | (() => string) | undefined;
}
