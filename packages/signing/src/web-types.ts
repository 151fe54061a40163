/**
 * Aliases of Web API types. If the project has these types (from the `dom` library or `@types/node`), the aliases equal
 * them; otherwise they have the members that are used here. The packages therefore need neither library. The transport
 * package has a copy of these aliases, because neither of the two packages imports the other.
 */

/** Type of the instances of a global class. `Otherwise` if the project doesn't have the class. */
type RuntimeType<Name extends string, Otherwise> =
  typeof globalThis extends Record<Name, { prototype: infer Type }> ? Type : Otherwise;

/**
 * Type of the first (0) or second (1) parameter of a global class's constructor. `Otherwise` if the project doesn't
 * have the type of the class.
 */
type Parameter<Name extends string, Index extends 0 | 1, Otherwise> =
  typeof globalThis extends Record<Name, new (...values: infer Values) => unknown>
    ? Values extends readonly [first?: infer First, second?: infer Second, ...rest: unknown[]]
      ? NonNullable<[First, Second][Index]>
      : Otherwise
    : Otherwise;

/** Type of `URL`. */
export type WebUrl = RuntimeType<
  "URL",
  { readonly href: string; readonly origin: string; pathname: string; search: string; toString(): string }
>;

/** Type of `AbortSignal`. */
export type WebAbortSignal = RuntimeType<
  "AbortSignal",
  {
    readonly aborted: boolean;
    readonly reason: unknown;
    addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
    removeEventListener(type: "abort", listener: () => void): void;
  }
>;

/** Type of `Headers`. */
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
type WebBodyInit = Parameter<"Response", 0, string | Uint8Array | ArrayBuffer | object>;

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

/** Members that requests and responses have in common. */
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

/** Type of `Request`. */
export type WebRequest = RuntimeType<"Request", RequestMembers>;

/** Type of `Response`. */
export type WebResponse = RuntimeType<"Response", ResponseMembers>;
