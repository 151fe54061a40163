/** Head of a response: status, URL and headers. It isn't a `Response`, because the client reads the body. */
export interface ResponseHead {
  readonly status: number;
  /** True if the status is between 200 and 299. */
  readonly ok: boolean;
  readonly url: string;
  readonly headers: ResponseHeaders;
}

/** Headers of a response. Names are case-insensitive. The values of a repeated header are joined by ", ". */
export interface ResponseHeaders {
  get(name: string): string | null;
  /** Iterates over pairs of a lower-case name and a value. */
  [Symbol.iterator](): Iterator<[string, string]>;
}

/** Diagnostic headers of a failed response, by lower-case name. */
export type ResponseHeaderFacts = Readonly<Record<string, string>>;

/** Response that has been read completely. */
export interface CompleteResponse {
  readonly head: ResponseHead;
  /** Whole body, decompressed. */
  readonly body: Uint8Array;
}

/** Response whose head has arrived. The caller reads the body. */
export interface OpenResponse {
  readonly response: ResponseHead;
  /**
   * Resolves with the next bytes of the body, or with undefined at its end. Waits at most `limitMs`, by default the
   * `idleTimeoutMs` of the call.
   */
  read(limitMs?: number): Promise<Uint8Array | undefined>;
  /** Resolves with all remaining bytes, up to `maxResponseBytes` of the client. */
  readAll(): Promise<Uint8Array>;
  /** Ends the call and frees the connection. Calling it again does nothing. */
  close(): void;
}
