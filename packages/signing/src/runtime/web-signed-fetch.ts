import { headerValue, refuseRedirect, SigningError } from "../errors.ts";
import type { RequestLike, SignedFetch, SignedFetchOptions } from "../types.ts";

/** Creates `signedFetch` for browsers and workers. The runtime's own `Request` interprets all arguments of `fetch`. */
export function webSignedFetch({ signer, fetch: send, cdnRequestId }: SignedFetchOptions): SignedFetch {
  return async (input, init) => {
    const request = toRequest(input, init);
    const { method, url, headers } = request;
    const isRead = method === "GET";
    const body = isRead ? undefined : await request.arrayBuffer();
    // The runtime sets this type by default for a string body, so replace it.
    if (headers.get("content-type") === "text/plain;charset=UTF-8") headers.set("content-type", "application/json");
    if (cdnRequestId && !headers.has("cdn-request-id")) {
      const id = cdnRequestId === true ? crypto.randomUUID() : cdnRequestId();
      headers.set("cdn-request-id", headerValue("cdnRequestId", id));
    }
    const signed = await signer.headers({ method, query: isRead ? new URL(url).search : undefined, body });
    for (const name in signed) headers.set(name, signed[name] as string);
    return refuseRedirect(await (send ?? fetch)(request, { body, redirect: "manual" } as RequestInit));
  };
}

function toRequest(input: string | URL | RequestLike, init: RequestInit | undefined): Request {
  const plain = input as RequestLike;
  const { url, method, headers, signal, rawBody: body = plain.body } = plain;
  // Strings and `URL` objects have no property `url`, so pass them on unchanged.
  try {
    return url && !(input instanceof Request)
      ? new Request(url, { method, headers, signal, body, ...init } as RequestInit)
      : new Request(input as string, init);
  } catch {
    // Drop the runtime's own error, because it quotes URLs and headers.
    throw new SigningError("invalid-input", "the runtime rejects this request: check URL, method, headers and body");
  }
}
