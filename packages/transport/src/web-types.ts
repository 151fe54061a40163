/**
 * Aliases of global types. If the project has these types (from the `dom` library or `@types/node`), the aliases equal
 * them. Otherwise, they have the members that are used here. The packages therefore need neither library. The signing
 * package has a copy of these aliases, because neither of the two packages imports the other.
 */

/** Type of the instances of a global class. `Otherwise` if the project doesn't have the class. */
type RuntimeType<Name extends string, Otherwise> =
  typeof globalThis extends Record<Name, { prototype: infer Type }> ? Type : Otherwise;

/** Type of the first or second parameter of a global constructor. */
type Parameter<Name extends string, Index extends 0 | 1, Otherwise> =
  typeof globalThis extends Record<Name, new (...values: infer Values) => unknown>
    ? Values extends readonly [first?: infer First, second?: infer Second, ...rest: unknown[]]
      ? NonNullable<[First, Second][Index]>
      : Otherwise
    : Otherwise;

/** Type of the global `URL`. */
export type WebUrl = RuntimeType<
  "URL",
  { readonly href: string; readonly origin: string; pathname: string; search: string; toString(): string }
>;

/** Type of the global `AbortSignal`. */
export type WebAbortSignal = RuntimeType<
  "AbortSignal",
  {
    readonly aborted: boolean;
    readonly reason: unknown;
    addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
    removeEventListener(type: "abort", listener: () => void): void;
  }
>;

/** Type of the global `Headers`. */
export type WebHeaders = RuntimeType<
  "Headers",
  {
    get(name: string): string | null;
    has(name: string): boolean;
    set(name: string, value: string): void;
    [Symbol.iterator](): IterableIterator<[string, string]>;
  }
>;

/** Parameter of `new Headers`. */
export type WebHeadersInit = Parameter<
  "Headers",
  0,
  WebHeaders | Iterable<readonly [string, string]> | Readonly<Record<string, string>>
>;

/** Body parameter of `new Response`. */
export type WebBodyInit = Parameter<"Response", 0, string | Uint8Array | ArrayBuffer | object>;

/** Second parameter of `new Request`. */
export type WebRequestInit = Parameter<
  "Request",
  1,
  {
    method?: string;
    headers?: WebHeadersInit;
    body?: WebBodyInit | null;
    signal?: WebAbortSignal | null;
    redirect?: string;
  }
>;

/** Blob members that are used here. */
export interface WebBlobMembers {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
  text(): Promise<string>;
}

/** Type of the global `Blob`. */
export type WebBlob = RuntimeType<"Blob", WebBlobMembers>;

/** Type of the global `File`. */
export type WebFile = RuntimeType<"File", WebBlobMembers & { readonly name: string; readonly lastModified: number }>;

/** Type of the global `ReadableStream`. */
export type WebByteStream = RuntimeType<
  "ReadableStream",
  {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array }>; cancel(reason?: unknown): Promise<void> };
    cancel(reason?: unknown): Promise<void>;
  }
>;

/** Members of both requests and responses. */
interface Message {
  readonly url: string;
  readonly headers: WebHeaders;
  readonly body: unknown;
  readonly bodyUsed: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
  blob(): Promise<unknown>;
  bytes(): Promise<Uint8Array>;
  formData(): Promise<unknown>;
  json(): Promise<unknown>;
  text(): Promise<string>;
}

interface RequestMembers extends Message {
  readonly method: string;
  readonly signal: WebAbortSignal;
  clone(): WebRequest;
}

interface ResponseMembers extends Message {
  readonly status: number;
  readonly statusText: string;
  readonly ok: boolean;
  readonly redirected: boolean;
  readonly type: string;
  clone(): WebResponse;
}

/** Type of the global `Request`. */
export type WebRequest = RuntimeType<"Request", RequestMembers>;

/** Type of the global `Response`. */
export type WebResponse = RuntimeType<"Response", ResponseMembers>;

/** Function like the global `fetch`. The caller may provide it. */
export type WebFetch = (input: string, init?: WebRequestInit) => Promise<WebResponse>;
