import type { Clock, HttpClient, PlatformFetch, RetryOptions, WebAbortSignal, WebUrl } from "@specwright/transport";

/** How to reach the service. Nothing is required. */
export interface KnowledgeClientOptions {
  /** Address of the service, with the prefix of a proxy if there is one; default `http://localhost:8080`. */
  readonly baseUrl?: string | WebUrl;
  /** Sent as `Authorization: Bearer …` with every call. Default: none. */
  readonly token?: string;
  /** Allows a token over `http:` to another machine. Everybody on the way can read and use it. */
  readonly dangerouslyAllowInsecureHttp?: boolean;
  /** Further headers for every call; a token and what a call says of its body replace them. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What sends the requests; default the platform's `fetch`. May be an onion of `@specwright/transport`. */
  readonly fetch?: PlatformFetch;
  /**
   * Until the whole answer of a call is there, repetitions and waits included, in milliseconds; default 60,000. Uploads
   * and chats have no such limit.
   */
  readonly timeoutMs?: number;
  /**
   * How reads are repeated after failures that pass: a broken connection, or status 408, 429, 500, 502, 503 or 504, with
   * the wait of `Retry-After`. Default: 3 attempts and a budget for the client; `false` for none. Whatever submits,
   * uploads, asks, changes or deletes is never sent twice.
   */
  readonly retry?: Omit<RetryOptions, "clock"> | false;
  /** Largest answer in bytes, chat streams aside; default 16 MiB. */
  readonly maxResponseBytes?: number;
  /** Longest silence within a chat stream in milliseconds; default 300,000. The service gives no sign of life while it searches. */
  readonly chatIdleMs?: number;
  /** Largest event of a chat stream in characters; default 16 Mi. The released server sends up to 8 MiB. */
  readonly chatMaxEventLength?: number;
  /** Time, for tests. */
  readonly clock?: Clock;
}

/** What every call takes beside its input. */
export interface CallOptions {
  /** Ends the call and closes its connection. */
  readonly signal?: WebAbortSignal | undefined;
  /** Replaces the client's `timeoutMs` for this call; of a stream, the longest silence. */
  readonly timeoutMs?: number | undefined;
}

/** What the parts of the client share. */
export interface Settings {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: PlatformFetch;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly maxResponseBytes: number;
  /** Sends requests, with their time limits and repetitions. */
  readonly http: HttpClient;
  readonly chatIdleMs: number;
  readonly chatMaxEventLength: number;
  /** The header for a token; refuses one that no header can hold, or that others could read on its way. */
  readonly bearer: (token: string | undefined) => { readonly authorization?: string };
  /** What must not appear in an error. Behind a function, so that no printer shows it. */
  readonly credentials: () => {
    readonly tokens: ReadonlySet<string>;
    readonly headers: Readonly<Record<string, string>>;
  };
}
