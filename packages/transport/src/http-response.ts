/** What callers see of a response. It is no `Response`: the client reads the body. */
export interface ResponseHead {
  readonly status: number;
  /** Whether the status is between 200 and 299. */
  readonly ok: boolean;
  readonly url: string;
  readonly headers: ResponseHeaders;
}

/** Headers of a response. Names are found in any letter case; a header that is there twice is joined by ", ". */
export interface ResponseHeaders {
  get(name: string): string | null;
  /** Pairs of a lower-case name and a value. */
  [Symbol.iterator](): Iterator<[string, string]>;
}

/** Some headers of a response that failed, by their lower-case names. */
export type ResponseHeaderFacts = Readonly<Record<string, string>>;

/** A response whose head has arrived and whose body is read by the caller. */
export interface OpenResponse {
  readonly response: ResponseHead;
  /** The next bytes of the body; undefined at its end. Waits for `idleTimeoutMs` of the call, or for `limitMs`. */
  read(limitMs?: number): Promise<Uint8Array | undefined>;
  /** All bytes that are left, up to `maxResponseBytes` of the client. */
  readAll(): Promise<Uint8Array>;
  /** Ends the call and frees the connection. Calling it again does nothing. */
  close(): void;
}
