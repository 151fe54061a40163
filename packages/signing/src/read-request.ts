/** Anything shaped like a request: the platform's `Request`, another package's, or a light object with a ready body. */
export interface RequestLike {
  readonly url: string;
  readonly method?: string | undefined;
  readonly headers?: HeadersInit | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}

/** What `fetch` takes, and light requests too. */
export type FetchInput = string | URL | RequestLike;

/** A body that `fetch` sends byte for byte. */
export type ReadyBody = string | Uint8Array<ArrayBuffer>;

/** A request taken apart, by the rules of `fetch`: what `init` names wins. */
export interface OpenedRequest {
  /** What to hand to the inner `fetch`: the platform's own request keeps what only it knows, such as its dispatcher. */
  readonly target: string | Request;
  readonly url: string;
  readonly method: string;
  readonly headers: HeadersInit | undefined;
  readonly body: unknown;
  readonly signal: AbortSignal | null | undefined;
}

/** Takes a request apart without reading its body. */
export function openRequest(input: FetchInput, init: RequestInit | undefined): OpenedRequest {
  const request: RequestLike = typeof input === "string" || input instanceof URL ? { url: String(input) } : input;
  const native = request instanceof Request ? request : undefined;
  const method = (init?.method ?? request.method ?? "GET").toUpperCase();
  return {
    target: native ?? request.url,
    url: request.url,
    method,
    headers: init?.headers ?? request.headers,
    // A native request stands for its own body, because reading `body` would make a stream of it; with GET it has none.
    body: init?.body ?? (native ? (method === "GET" ? undefined : native) : request.body),
    signal: init?.signal ?? request.signal,
  };
}

/** The exact bytes of any body that `fetch` takes, and the content type that such a body brings along. */
export async function readBody(body: unknown): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string | null }> {
  // A native request is read itself; its headers already name its type.
  const source = body instanceof Request ? body : new Response(body as BodyInit);
  return { bytes: new Uint8Array(await source.arrayBuffer()), type: source.headers.get("content-type") };
}

/**
 * One set of headers out of three: the defaults give way to the request's own, the signature's replace them. A plain record
 * stays a plain record, which costs a fraction of `Headers`.
 */
export function mergeHeaders(
  defaults: Record<string, string>,
  own: HeadersInit | undefined,
  signed: Record<string, string>,
): Record<string, string> | Headers {
  if (own && Symbol.iterator in own) {
    const headers = new Headers(own);
    for (const name in defaults) if (!headers.has(name)) headers.set(name, defaults[name] ?? "");
    for (const name in signed) headers.set(name, signed[name] ?? "");
    return headers;
  }
  const record = { ...defaults };
  for (const source of [own ?? {}, signed]) {
    for (const [name, value] of Object.entries(source)) record[name.toLowerCase()] = value;
  }
  return record;
}
