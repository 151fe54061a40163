import { wireSearch } from "./payload.ts";
import { refuseRedirect } from "./refuse-redirect.ts";
import type { Signer } from "./types.ts";
import type { WebRequest, WebResponse } from "./web-types.ts";

/** The part of openapi-fetch's middleware that is used here, so that this package need not depend on it. */
export interface SigningMiddleware {
  onRequest(options: { readonly request: WebRequest }): Promise<WebRequest>;
  onResponse(options: { readonly response: WebResponse }): undefined;
}

/**
 * Signing as openapi-fetch middleware. **Register it last**: whatever changes the request after it, another middleware or a
 * retry inside `fetch`, is sent with a signature of something else, and a retry would reuse a timestamp that has aged. Where
 * you can choose, pass `signedFetch` as `fetch` instead, which has neither problem.
 *
 * @throws {SigningError} as `Signer.headers`, and `redirect-refused`
 */
export function signingMiddleware({ signer }: { readonly signer: Signer }): SigningMiddleware {
  return {
    onRequest: async ({ request }) => {
      const { method, url } = request;
      const isRead = method === "GET";
      const body = isRead ? undefined : await request.clone().arrayBuffer();
      const headers = await signer.headers({ method, query: isRead ? wireSearch(url) : undefined, body });
      const signed = new Request(request, { redirect: "manual" });
      for (const [name, value] of Object.entries(headers)) signed.headers.set(name, value);
      return signed;
    },
    onResponse: ({ response }) => {
      refuseRedirect(response);
      return undefined;
    },
  };
}
