import { headerValue } from "./header-value.ts";
import { refuseRedirect } from "./refuse-redirect.ts";
import { SigningError } from "./signing-error.ts";
import type { RequestLike, SignedFetch, SignedFetchOptions } from "./signed-fetch-types.ts";

/** `signedFetch` in the fewest bytes: the platform's own `Request` sorts out everything that `fetch` may be given. */
export function webSignedFetch({ signer, fetch: send, cdnRequestId }: SignedFetchOptions): SignedFetch {
  return async (input, init) => {
    const request = toRequest(input, init);
    const { method, url, headers } = request;
    const isRead = method === "GET";
    const body = isRead ? undefined : await request.arrayBuffer();
    // What the platform writes for a body of text.
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
  const light = input as RequestLike;
  const { url, method, headers, signal, rawBody: body = light.body } = light;
  // Neither a text nor a `URL` has an address of this name.
  try {
    return url && !(input instanceof Request)
      ? new Request(url, { method, headers, signal, body, ...init } as RequestInit)
      : new Request(input as string, init);
  } catch {
    // The platform's own error quotes addresses and headers.
    throw new SigningError("invalid-input", "the platform refuses this request");
  }
}
