import { SigningError } from "./signing-error.ts";
import type { SignInput } from "./types.ts";

/** Every character that the URL parser leaves alone in a query: anything else would be signed in one form and sent in another. */
const wireSafe = /^[!$-&(-;=?-~]*$/;

/**
 * The query of a URL exactly as `fetch` sends it, which is what a GET signs: without `?` and fragment, rewritten by the URL
 * parser where that is needed. `""` without a query.
 */
export function wireQuery(url: string): string {
  const query = /\?([^#]*)/.exec(url.split("#", 1)[0] ?? "")?.[1] ?? "";
  return wireSafe.test(query) ? query : new URL(url, globalThis.location?.href).search.slice(1);
}

/** What is signed of a request: the raw query of a GET, the raw body of a POST. `query` is text by now. */
export function payloadOf({ method, body }: SignInput, query: unknown): string | Uint8Array {
  if (/^get$/i.test(method) && body === undefined) {
    let text = `${query ?? ""}`;
    if (text[0] === "?") text = text.slice(1);
    if (wireSafe.test(text)) return text;
    throw new SigningError("invalid-input", "query must be percent-encoded");
  }
  if (/^post$/i.test(method) && query === undefined) {
    const payload = body instanceof ArrayBuffer ? new Uint8Array(body) : (body ?? "");
    if (typeof payload === "string" || payload instanceof Uint8Array) return payload;
  }
  throw new SigningError(
    "invalid-input",
    "method must be GET (query, no body) or POST (body as text or bytes, no query)",
  );
}
