import { checkUrl } from "../checks.ts";
import { SigningError } from "../errors.ts";
import type { SignerOptions, SignInput } from "./types.ts";

/** Every character that the URL parser leaves alone in a query. It rewrites the others after they were signed. */
const wireSafe = /^[!$-&(-;=?-~]*$/;

/**
 * The query of a URL exactly as `fetch` sends it, with its `?`: the same as `new URL(url).search` at a fraction of the cost.
 * `""` if the query is absent or empty.
 *
 * @throws {SigningError} `invalid-input` for an unusable URL
 */
export function wireSearch(url: string): string {
  const search = /\?.+/s.exec(url.split("#", 1)[0] ?? "")?.[0] ?? "";
  if (wireSafe.test(search)) return search;
  checkUrl(url);
  return new URL(url, globalThis.location?.href).search;
}

/** The signed part of a request: the raw query of a GET, the raw body of a POST. */
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

/** How long a request of version v5 stays valid if nothing else is said, in milliseconds. */
export const DEFAULT_RECV_WINDOW_MS = 5000;

/** The receive window as it is signed. Only version v3 may leave it out. */
export function receiveWindowText({
  version = "v5",
  recvWindow = version === "v3" ? null : DEFAULT_RECV_WINDOW_MS,
}: Pick<SignerOptions, "version" | "recvWindow">): string {
  const text = `${recvWindow ?? ""}`;
  if (/^v(3|[35][1-9]\d*)$/.test(version + text)) return text;
  throw new SigningError("invalid-options", "recvWindow must be whole milliseconds, version v5 or v3");
}
