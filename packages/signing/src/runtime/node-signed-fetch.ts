import { checkUrl, headerValue, refuseRedirect, SigningError } from "../errors.ts";
import { wireSearch } from "../payload.ts";
import type { RequestLike, SignedFetch, SignedFetchOptions } from "../types.ts";

/**
 * Creates `signedFetch` for a hot path: it creates no `Request` and no `Headers`. With a synchronous signer and a
 * string body, it calls the inner `fetch` before it returns. The first argument of the inner `fetch` is a URL, or the
 * runtime's `Request` if the caller passed one: some of its settings can't be read, so the object is passed on
 * unchanged. The second argument has `method`, `headers`, `body` and `redirect`.
 */
export function nodeSignedFetch({ signer, fetch: send, cdnRequestId }: SignedFetchOptions): SignedFetch {
  return async (input, init) => {
    const request: RequestLike = typeof input === "string" || input instanceof URL ? { url: `${input}` } : input;
    checkUrl(request.url);
    const method = (init?.method ?? request.method ?? "GET").toUpperCase();
    const isRead = method === "GET";
    const defaults: Record<string, string> = {};

    let body = init?.body ?? ownBody(request, isRead) ?? undefined;
    if (typeof body === "string") defaults["content-type"] = "application/json";
    else if (body !== undefined) {
      const source = body instanceof Request ? body : new Response(body as BodyInit);
      const type = source.headers.get("content-type");
      if (type) defaults["content-type"] = type;
      body = new Uint8Array(await source.arrayBuffer());
    }
    if (cdnRequestId) {
      const id = cdnRequestId === true ? crypto.randomUUID() : cdnRequestId();
      defaults["cdn-request-id"] = headerValue("cdnRequestId", id);
    }

    const signable = { method, query: isRead ? wireSearch(request.url) : undefined, body: body as string };
    const signed = signer.synchronous ? signer.headersSync(signable) : await signer.headers(signable);
    const headers = mergeHeaders(defaults, init?.headers ?? request.headers, signed);
    const { signal } = request;
    const own = { method, headers, body, redirect: "manual" };
    const parts = (init ? { signal, ...init, ...own } : { signal, ...own }) as RequestInit;
    return refuseRedirect(await (send ?? fetch)(request instanceof Request ? request : request.url, parts));
  };
}

/**
 * Returns the body of a request. For a native request, returns the request itself, because reading `body` would convert
 * it to a stream. A GET has no body.
 */
function ownBody(request: RequestLike, isRead: boolean): unknown {
  if (request instanceof Request) return isRead ? undefined : request;
  return "rawBody" in request ? request.rawBody : request.body;
}

/**
 * Matches header names that HTTP allows. `VALUE` matches values: visible characters, spaces, tabs and bytes above
 * ASCII.
 */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\t -~\x80-\xff]*$/;

/** Creates an error for invalid headers. Unlike the runtime's own errors, it doesn't quote names and values. */
const refuse = () => new SigningError("invalid-input", "headers must be valid HTTP names and values");

/** Converts a list of headers to pairs, and combines headers with the same name. */
function listed(own: Iterable<readonly string[]>): Iterable<readonly [string, string]> {
  try {
    return new Headers(own as unknown as HeadersInit);
  } catch {
    throw refuse();
  }
}

function* entriesOf(own: HeadersInit | undefined): Generator<readonly [name: string, value: string]> {
  if (own !== undefined && Symbol.iterator in own) {
    yield* own instanceof Headers ? own : listed(own);
    return;
  }
  for (const [name, value] of Object.entries(own ?? {})) {
    if (!NAME.test(name) || !VALUE.test(`${value}`.trim())) throw refuse();
    yield [name.toLowerCase(), value];
  }
}

/**
 * Merges three sets of headers into one record with lower-case names. The request's headers replace the defaults, and
 * the signature's headers replace both. Writes into `defaults`, because copies and `Headers` cost more than the
 * signature itself.
 */
function mergeHeaders(
  defaults: Record<string, string>,
  own: HeadersInit | undefined,
  signed: Record<string, string>,
): Record<string, string> {
  for (const [name, value] of entriesOf(own)) defaults[name] = value;
  for (const name in signed) defaults[name.toLowerCase()] = signed[name] as string;
  return defaults;
}
