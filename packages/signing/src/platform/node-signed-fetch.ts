import { checkUrl, headerValue, refuseRedirect, SigningError } from "../errors.ts";
import { wireSearch } from "../payload.ts";
import type { RequestLike, SignedFetch, SignedFetchOptions } from "../types.ts";

/**
 * `signedFetch` for a hot path: builds no `Request` and no `Headers`, and with a synchronous signer and a body of text it
 * has called the inner `fetch` before it returns. The inner `fetch` gets the platform's `Request` as it came, because some
 * of its settings cannot be read, or else a URL. `method`, `headers`, `body` and `redirect` are in the second argument.
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

/** A native request stands for its own body, because reading `body` would make a stream of it. A GET has none. */
function ownBody(request: RequestLike, isRead: boolean): unknown {
  if (request instanceof Request) return isRead ? undefined : request;
  return "rawBody" in request ? request.rawBody : request.body;
}

/** Names and values that HTTP allows: visible characters, spaces, tabs and bytes above ASCII. */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\t -~\x80-\xff]*$/;

/** The platform's own errors quote names and values. */
const refuse = () => new SigningError("invalid-input", "headers must be names and values as HTTP allows them");

/** Combines headers that a list has more than once. */
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
 * Merges three sets of headers into one record with lowercase names: the request's own replace the defaults, and those of
 * the signature replace all. Written into `defaults`, because copies and `Headers` cost more than the signature itself.
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
