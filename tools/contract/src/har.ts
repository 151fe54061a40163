/**
 * Types of the part of HAR 1.2 that a recording uses. Names that begin with `_` are extensions, as the format allows.
 */
export interface Header {
  readonly name: string;
  readonly value: string;
}

export interface HarRequest {
  readonly method: string;
  readonly url: string;
  readonly httpVersion: string;
  readonly cookies: readonly [];
  readonly headers: readonly Header[];
  readonly queryString: readonly Header[];
  readonly postData?: { readonly mimeType: string; readonly text: string };
  readonly headersSize: -1;
  readonly bodySize: number;
}

export interface Chunk {
  /** Milliseconds since the request was sent. */
  readonly at: number;
  readonly text: string;
}

export interface HarResponse {
  readonly status: number;
  readonly statusText: string;
  readonly httpVersion: string;
  readonly cookies: readonly [];
  readonly headers: readonly Header[];
  readonly content: { readonly size: number; readonly mimeType: string; readonly text: string };
  readonly redirectURL: "";
  readonly headersSize: -1;
  readonly bodySize: number;
  /** Chunks of a stream in order of arrival. */
  readonly _chunks?: readonly Chunk[];
  /** True if the stream was still open at the end of the call. */
  readonly _open?: true;
}

export interface HarEntry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: HarRequest;
  readonly response: HarResponse;
  readonly cache: Record<string, never>;
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number };
}

/** The client call that caused the exchanges, with everything needed to repeat it. */
export interface RecordedCall {
  readonly surface: "trading" | "knowledge";
  /** The operationId in the specification. */
  readonly operationId: string;
  /** Path of the function on the client, such as `order.create` or `position.list.iterate`. */
  readonly call: string;
  readonly args: readonly unknown[];
  /** Time of the client's clock while recording, in epoch milliseconds. The clock didn't advance during the call. */
  readonly now: number;
  /** Prefix of the ids that the client generates. A counter follows. */
  readonly ids: string;
  /** False for a public call without a key. */
  readonly signed: boolean;
  /** True if the client sends each request only once, without retries. */
  readonly once?: true;
  /**
   * True if the client receives messages while it sends requests, so that requests with different methods have no fixed
   * order.
   */
  readonly listens?: true;
}

/** One call and its exchanges, stored as a page of a HAR file and its entries. */
export interface Recording {
  /** Origin and day of the recording, such as `captured from the sandbox, 2026-11-02`. */
  readonly comment: string;
  readonly call: RecordedCall;
  readonly entries: readonly HarEntry[];
  /** True if the response is deliberately broken (an HTML page, a cut stream), so that no schema describes it. */
  readonly broken?: true;
}

export const origins = {
  sandbox: "captured from the sandbox",
  live: "captured from a live service, redacted",
  /** Origin of a test case that is built while the tests run and not stored. */
  example: "written from the specification's example",
} as const;

export type Origin = keyof typeof origins;

/** Returns the origin of a recording. Undefined if it has none. */
export function originOf(recording: Recording): Origin | undefined {
  const { comment } = recording;
  const found = Object.entries(origins).find(([, text]) => comment.startsWith(`${text}, `));
  return /\d{4}-\d{2}-\d{2}$/.test(comment) ? (found?.[0] as Origin | undefined) : undefined;
}

export const headerOf = (headers: readonly Header[], name: string): string | undefined =>
  headers.find((header) => header.name.toLowerCase() === name)?.value;

/**
 * The API key in every recording. It is public and valid nowhere. A recorder replaces the real key with it and signs
 * the redacted request again, so that anyone can check a recording's signature.
 */
export const replayKey = { apiKey: "SPECWRIGHT-REPLAY-KEY", secret: "published-on-purpose-and-worth-nothing" } as const;
/** The session id in recordings of the MCP endpoint. */
export const replaySession = "SPECWRIGHT-REPLAY-SESSION";
export const recvWindow = 5000;

/**
 * Addresses that recordings contain instead of the real addresses, so that they don't reveal the recorded machine or
 * port.
 */
export const replayUrls = {
  mainnet: "https://api.bybit.com",
  testnet: "https://api-testnet.bybit.com",
  demo: "https://api-demo.bybit.com",
  knowledge: "http://localhost:8080",
} as const;
