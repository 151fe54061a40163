/** The part of HAR 1.2 that a recording uses. Names that begin with `_` are our own, as the format allows. */
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
  /** A stream as it arrived, piece by piece. */
  readonly _chunks?: readonly Chunk[];
  /** The stream was still open when the call was over. */
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

/** The call that made the exchange, so that it can be made again. */
export interface RecordedCall {
  readonly surface: "trading" | "knowledge";
  /** The operation, as the specification names it. */
  readonly operationId: string;
  /** Path of the function on the client, for example `order.create` or `position.list.iterate`. */
  readonly call: string;
  readonly args: readonly unknown[];
  /** The client's clock while recording, in milliseconds; it stood still. */
  readonly now: number;
  /** What the ids that the client makes begin with; a counter follows. */
  readonly ids: string;
  /** False for a public call that was made without a key. */
  readonly signed: boolean;
  /** The client was told to send once, whatever comes back. */
  readonly once?: true;
  /** The client listens for messages while it sends others, so requests of different methods have no order. */
  readonly listens?: true;
}

/** One call and what went over the wire: a page of a HAR file with its entries. */
export interface Recording {
  /** Where the exchange comes from, and when. */
  readonly comment: string;
  readonly call: RecordedCall;
  readonly entries: readonly HarEntry[];
  /** The response is broken on purpose (a web page, a cut stream), so no schema describes it. */
  readonly broken?: true;
}

export const origins = {
  sandbox: "captured from the sandbox",
  live: "captured from a live service, redacted",
  /** A test case that is made when the tests run, and lies in no file. */
  example: "written from the specification's example",
} as const;

export type Origin = keyof typeof origins;

/** The origin that a recording names, or undefined where it names none. */
export function originOf(recording: Recording): Origin | undefined {
  const { comment } = recording;
  const found = Object.entries(origins).find(([, text]) => comment.startsWith(`${text}, `));
  return /\d{4}-\d{2}-\d{2}$/.test(comment) ? (found?.[0] as Origin | undefined) : undefined;
}

export const headerOf = (headers: readonly Header[], name: string): string | undefined =>
  headers.find((header) => header.name.toLowerCase() === name)?.value;

/**
 * The key of every recording. It is published on purpose and opens nothing: a recorder replaces the
 * real key by this one and signs the redacted request again, so that a recording's signature still
 * lines up with its bytes and can be checked by everybody.
 */
export const replayKey = { apiKey: "SPECWRIGHT-REPLAY-KEY", secret: "published-on-purpose-and-worth-nothing" } as const;
/** The session of every recording of the MCP endpoint. */
export const replaySession = "SPECWRIGHT-REPLAY-SESSION";
export const recvWindow = 5000;

/** Canonical addresses, so that a recording does not tell which machine or port was recorded. */
export const replayUrls = {
  mainnet: "https://api.bybit.com",
  testnet: "https://api-testnet.bybit.com",
  demo: "https://api-demo.bybit.com",
  knowledge: "http://localhost:8080",
} as const;
