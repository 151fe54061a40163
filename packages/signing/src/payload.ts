import { checkAddress } from "./check-address.ts";
import { SigningError } from "./signing-error.ts";
import type { SignInput } from "./types.ts";

/** Every character that the URL parser leaves alone in a query: anything else would be signed in one form and sent in another. */
const wireSafe = /^[!$-&(-;=?-~]*$/;

/**
 * The query of a URL exactly as `fetch` sends it, with its `?`: the same as `new URL(url).search` at a fraction of the cost.
 * `""` where the query is absent or empty.
 *
 * @throws {SigningError} `invalid-input` for an address that is none
 */
export function wireSearch(url: string): string {
  const search = /\?.+/s.exec(url.split("#", 1)[0] ?? "")?.[0] ?? "";
  if (wireSafe.test(search)) return search;
  checkAddress(url);
  return new URL(url, globalThis.location?.href).search;
}

/** What is signed of a request: the raw query of a GET, the raw body of a POST. */
export function payloadOf({ method, query, body }: SignInput): string | Uint8Array {
  if (/^get$/i.test(method) && body === undefined) {
    let text = query ?? "";
    // One `?` only: a second one is part of the query.
    if (text[0] === "?") text = text.slice(1);
    if (typeof text === "string" && wireSafe.test(text)) return text;
    throw new SigningError("invalid-input", "query must be percent-encoded text");
  }
  if (/^post$/i.test(method) && query === undefined) {
    const payload = body instanceof ArrayBuffer ? new Uint8Array(body) : (body ?? "");
    if (typeof payload === "string" || payload instanceof Uint8Array) return payload;
  }
  throw new SigningError("invalid-input", "method must be GET (query only) or POST (body only, text or bytes)");
}
