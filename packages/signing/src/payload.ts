import { serializeQuery } from "./serialize-query.ts";
import { SigningError } from "./signing-error.ts";
import type { SignInput } from "./types.ts";

/** Every character that the URL parser leaves alone in a query: anything else would be signed in one form and sent in another. */
const wireSafe = /^[!$-&(-;=?-~]*$/;

/** The query of a URL, as it travels: without `?`, without fragment, as the URL parser writes it. */
export function wireQuery(url: string): string {
  const [beforeFragment = ""] = url.split("#", 1);
  const start = beforeFragment.indexOf("?");
  if (start < 0) return "";
  const query = beforeFragment.slice(start + 1);
  return wireSafe.test(query) ? query : new URL(url, globalThis.location?.href).search.slice(1);
}

/** What is signed of a request: the raw query of a GET, the raw body of a POST. */
export function payloadOf({ method, query, body }: SignInput): string | Uint8Array {
  const verb = String(method).toUpperCase();
  if (verb === "GET") return queryPayload(query, body);
  if (verb !== "POST") throw new SigningError("invalid-input", "method must be GET or POST");
  if (query !== undefined) {
    throw new SigningError("invalid-input", "query is not part of a POST signature: leave it out");
  }
  if (body === undefined) return "";
  if (typeof body === "string" || body instanceof Uint8Array) return body;
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  throw new SigningError("invalid-input", "body must be text, Uint8Array or ArrayBuffer");
}

function queryPayload(query: SignInput["query"], body: unknown): string {
  if (body !== undefined) throw new SigningError("invalid-input", "body is not allowed with GET");
  if (query === undefined) return "";
  if (typeof query !== "string") return serializeQuery(query);
  const text = query.startsWith("?") ? query.slice(1) : query;
  if (!wireSafe.test(text)) {
    throw new SigningError("invalid-input", "query holds a character that a URL parser rewrites: percent-encode it");
  }
  return text;
}
