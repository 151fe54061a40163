import { headerValue } from "./header-value.ts";
import { wireQuery } from "./payload.ts";
import { type FetchInput, mergeHeaders, openRequest, readBody, type ReadyBody } from "./read-request.ts";
import { refuseRedirect } from "./refuse-redirect.ts";
import type { Signer } from "./types.ts";

/** The part of `fetch` that is used here. */
export type FetchFunction = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A `fetch` that also takes light requests. */
export type SignedFetch = (input: FetchInput, init?: RequestInit) => Promise<Response>;

/** How to make a signing `fetch`. */
export interface SignedFetchOptions {
  readonly signer: Signer;
  /** What sends the signed request. Default: the platform's `fetch`, looked up at each call. */
  readonly fetch?: FetchFunction | undefined;
  /** Adds a `cdn-request-id` to each request that has none: `true` for a random UUID, or a function that makes one. Default: none. */
  readonly cdnRequestId?: boolean | (() => string) | undefined;
}

/**
 * A `fetch` that signs, per call, exactly what it sends: the query as the URL parser writes it, or the bytes of the body,
 * which is read once and sent as read. Redirects are refused. With a synchronous signer and a text body the inner `fetch`
 * is called before this function returns.
 *
 * @throws {SigningError} as `Signer.headers`, and `redirect-refused`; whatever the inner `fetch` throws passes through
 */
export function signedFetch({ signer, fetch: send, cdnRequestId }: SignedFetchOptions): SignedFetch {
  return async (input, init) => {
    const { target, url, method, headers, body, signal } = openRequest(input, init);
    const defaults: Record<string, string> = {};
    let ready: ReadyBody | undefined;
    if (typeof body === "string") {
      ready = body;
      defaults["content-type"] = "application/json";
    } else if (body instanceof Uint8Array) {
      // A copy: the caller may reuse its buffer while the signature is made.
      ready = body.slice();
    } else if (body !== undefined && body !== null) {
      const { bytes, type } = await readBody(body);
      ready = bytes;
      if (type) defaults["content-type"] = type;
    }
    if (cdnRequestId) {
      defaults["cdn-request-id"] =
        cdnRequestId === true ? crypto.randomUUID() : headerValue("cdnRequestId", cdnRequestId());
    }
    const request = method === "GET" ? { method, query: wireQuery(url), body: ready } : { method, body: ready };
    const signed = signer.synchronous ? signer.headersSync(request) : await signer.headers(request);
    const response = await (send ?? fetch)(target, {
      ...init,
      method,
      headers: mergeHeaders(defaults, headers, signed),
      ...(ready === undefined ? undefined : { body: ready }),
      ...(signal ? { signal } : undefined),
      redirect: "manual",
    });
    return refuseRedirect(response);
  };
}
