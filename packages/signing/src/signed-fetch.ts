import { wrapFetch } from "#runtime";
import { refuseRedirect } from "./errors.ts";
import { wireSearch } from "./payload.ts";
import type { SignedFetch, SignedFetchOptions, Signer } from "./types.ts";
import type { WebRequest, WebResponse } from "./web-types.ts";

/**
 * A `fetch` that signs exactly the bytes that it sends: the query as the URL parser writes it, or the body, which is
 * read once and sent unchanged. Redirects are refused. String bodies are sent as JSON unless a header declares another
 * type.
 *
 * @throws {SigningError} like `Signer.headers`, and `redirect-refused`. Errors of the inner `fetch` are passed through
 */
export const signedFetch = (options: SignedFetchOptions): SignedFetch => wrapFetch(options);

/**
 * The part of openapi-fetch's middleware type that this package needs. Declared here to avoid a dependency on
 * openapi-fetch.
 */
export interface SigningMiddleware {
  onRequest(options: { readonly request: WebRequest }): Promise<WebRequest>;
  onResponse(options: { readonly response: WebResponse }): undefined;
}

/**
 * Creates openapi-fetch middleware that signs requests. **Register it last**: a middleware or a `fetch` that changes
 * the request afterwards breaks the signature, and a retry inside `fetch` reuses an expired timestamp. If you can
 * choose, pass `signedFetch` as `fetch` instead, which has neither problem.
 *
 * @throws {SigningError} like `Signer.headers`, and `redirect-refused`
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
