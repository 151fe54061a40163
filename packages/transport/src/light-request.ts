import { platformArguments, platformRequest } from "./platform-request.ts";
import type { WebAbortSignal, WebBodyInit, WebHeaders, WebHeadersInit, WebRequest, WebUrl } from "./web-types.ts";

/** What a light request is made from; the members of `RequestInit` the transport uses. */
export interface LightRequestInit {
  readonly method?: string | undefined;
  readonly headers?: WebHeadersInit | undefined;
  readonly body?: WebBodyInit | null | undefined;
  readonly signal?: WebAbortSignal | null | undefined;
}

const READERS = ["arrayBuffer", "blob", "bytes", "formData", "json", "text"] as const;

/** The reading members that a platform has, in the types of which `bytes` came late: Node's after 22. */
type Reader = Extract<(typeof READERS)[number], keyof WebRequest>;

/** The reading members of the platform's request, added below. Reading a light one does not use it up. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the loop below the class makes them all, and a class cannot declare members that depend on the platform
export interface LightRequest extends Pick<WebRequest, Reader> {}

/**
 * A request that costs next to nothing to make: the URL as given, method, headers and the body itself. It has
 * the members of the platform's `Request` that reading code uses, and becomes a real one on `toRequest()`.
 */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the loop below the class makes what the interface says
export class LightRequest {
  readonly url: string;
  readonly method: string;
  /** The body as it was given; a text or bytes can be sent again. */
  readonly rawBody: WebBodyInit | null;
  readonly signal: WebAbortSignal | null;
  /** The headers as they were given; undefined once somebody looked at `headers`, which can be changed. */
  rawHeaders: WebHeadersInit | undefined;
  #headers: WebHeaders | undefined;

  constructor(input: string | WebUrl | LightRequest, init: LightRequestInit = {}) {
    const from: Partial<LightRequest> = input instanceof LightRequest ? input : { url: String(input) };
    this.url = from.url as string;
    this.method = (init.method ?? from.method ?? "GET").toUpperCase();
    this.rawHeaders = init.headers ?? from.rawHeaders ?? from.headers ?? {};
    this.rawBody = init.body ?? from.rawBody ?? null;
    this.signal = init.signal ?? from.signal ?? null;
  }

  get headers(): WebHeaders {
    this.#headers ??= this.rawHeaders instanceof Headers ? this.rawHeaders : new Headers(this.rawHeaders);
    this.rawHeaders = undefined;
    return this.#headers;
  }

  /** A platform request with the same content. */
  toRequest(): WebRequest {
    return platformRequest(...platformArguments(this));
  }

  get body(): WebRequest["body"] {
    return this.toRequest().body;
  }

  get bodyUsed(): boolean {
    return false;
  }

  clone(): LightRequest {
    return new LightRequest(this, { headers: new Headers(this.headers) });
  }
}

for (const name of READERS) {
  Object.defineProperty(LightRequest.prototype, name, {
    async value(this: LightRequest) {
      return this.toRequest()[name]() as unknown;
    },
  });
}
