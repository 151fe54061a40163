import { TransportError } from "./errors.ts";

/** What a light request is made from; the members of `RequestInit` the transport uses. */
export interface LightRequestInit {
  readonly method?: string | undefined;
  readonly headers?: HeadersInit | undefined;
  readonly body?: BodyInit | null | undefined;
  readonly signal?: AbortSignal | null | undefined;
}

function toHeaders(headers: HeadersInit | undefined): Headers {
  if (headers instanceof Headers) return headers;
  try {
    return new Headers(headers);
  } catch {
    // The platform's own message quotes the value, which may be a key.
    throw new TransportError("invalid-request", "A header has a name or value that HTTP does not allow.");
  }
}

/**
 * A request that costs next to nothing to make: the URL as given, method, headers and the body itself. It has
 * the members of the platform's `Request` that reading code uses, and becomes a real one on `toRequest()`.
 */
export class LightRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  /** The body as it was given; a text or bytes can be sent again. */
  readonly rawBody: BodyInit | null;
  readonly signal: AbortSignal | null;
  #request: Request | undefined;

  constructor(input: string | URL | LightRequest, init: LightRequestInit = {}) {
    const from = input instanceof LightRequest ? input : undefined;
    this.url = from?.url ?? String(input);
    this.method = (init.method ?? from?.method ?? "GET").toUpperCase();
    this.headers = toHeaders(init.headers ?? from?.headers);
    this.rawBody = init.body ?? from?.rawBody ?? null;
    this.signal = init.signal ?? from?.signal ?? null;
  }

  /** A platform request with the same content. */
  toRequest(init: RequestInit = {}): Request {
    try {
      return new Request(this.url, {
        method: this.method,
        headers: this.headers,
        body: this.rawBody,
        redirect: "manual",
        ...(this.rawBody instanceof ReadableStream ? { duplex: "half" } : {}),
        ...init,
      } as RequestInit);
    } catch {
      throw new TransportError("invalid-request", "The platform does not accept this method, URL, header or body.");
    }
  }

  get #real(): Request {
    return (this.#request ??= this.toRequest());
  }

  get body(): ReadableStream<Uint8Array> | null {
    return this.rawBody === null ? null : this.#real.body;
  }

  get bodyUsed(): boolean {
    return this.#request?.bodyUsed ?? false;
  }

  clone(): LightRequest {
    return new LightRequest(this, { headers: new Headers(this.headers) });
  }

  async text(): Promise<string> {
    return typeof this.rawBody === "string" ? this.rawBody : this.#real.text();
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text()) as unknown;
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#real.arrayBuffer();
  }

  blob(): Promise<Blob> {
    return this.#real.blob();
  }

  formData(): Promise<FormData> {
    return this.#real.formData();
  }
}

/** Whether the request can be sent again from the start. */
export function isReplayable(request: Request | LightRequest): boolean {
  return "rawBody" in request ? !(request.rawBody instanceof ReadableStream) : request.body === null;
}
