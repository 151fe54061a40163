import type { Chunk } from "../har.ts";

/** One unredacted exchange. It is kept only in memory. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: Headers;
  readonly requestBody: string | undefined;
  readonly status: number;
  readonly statusText: string;
  readonly responseHeaders: Headers;
  readonly responseBody: string;
  readonly chunks: readonly Chunk[] | undefined;
  /** True if the stream was still open at the end of the call. */
  readonly open?: true;
}

type WebFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Converts the received pieces of a stream to chunks, each with its milliseconds since the request was sent. */
export type Timing = (pieces: readonly { readonly elapsed: number; readonly text: string }[]) => Chunk[];

/** Returns one chunk for each received piece, with the time at which it arrived. Used to record a live service. */
export const asReceived: Timing = (pieces) => pieces.map(({ elapsed, text }) => ({ at: Math.round(elapsed), text }));

const betweenEvents = 25;
const maxTurns = 300;

/**
 * Returns a function that builds one chunk for each event. The times of the chunks are 25 ms apart on a settable clock.
 * The received pieces can't be used as chunks, because a network may join and split them.
 */
export const eventByEvent =
  (clock: { now(): number; advance(milliseconds: number): void }): Timing =>
  (pieces) => {
    const sent = clock.now();
    const events =
      pieces
        .map(({ text }) => text)
        .join("")
        .match(/[\s\S]+?(?:\n\n|$)/g) ?? [];
    return events.map((text) => {
      clock.advance(betweenEvents);
      return { at: clock.now() - sent, text };
    });
  };

/**
 * Wraps a `fetch` so that the recorder gets a copy of every exchange. The client calls it after signing, so it sees
 * exactly the sent request.
 */
export function capturingFetch(inner: WebFetch, timing: Timing, keep: (exchange: Exchange) => void) {
  let underway = 0;
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const copy = request.clone();
    const contentType = request.headers.get("content-type") ?? "";
    const sent = performance.now();
    const response = await inner(request);
    const { status, statusText, headers } = response;
    const isStream = (headers.get("content-type") ?? "").startsWith("text/event-stream");
    const exchange = {
      method: request.method,
      url: request.url,
      requestHeaders: request.headers,
      requestBody: request.method === "GET" || contentType.startsWith("multipart/") ? undefined : await copy.text(),
      status,
      statusText,
      responseHeaders: headers,
    };
    // A stream in response to a GET contains the server's own messages and may never end, so record it as open and
    // without a body.
    if (isStream && request.method === "GET") {
      keep({ ...exchange, responseBody: "", chunks: [], open: true });
      return response;
    }
    const pieces = await readAll(response, () => performance.now() - sent);
    const body = pieces.map(({ text }) => text).join("");
    keep({ ...exchange, responseBody: body, chunks: isStream ? timing(pieces) : undefined });
    const empty = [101, 202, 204, 205, 304].includes(status) && body === "";
    return new Response(empty ? null : body, response);
  };
  const fetch: WebFetch = async (input, init) => {
    underway += 1;
    try {
      return await send(input, init);
    } finally {
      underway -= 1;
    }
  };
  /**
   * Resolves when every request has a response, or after a few turns of the event loop. The sandbox responds within
   * these turns, except for a stream that may never send anything.
   */
  const quiet = async (turn = 0): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    if (underway > 0 && turn < maxTurns) await quiet(turn + 1);
  };
  return { fetch, quiet };
}

async function readAll(response: Response, elapsed: () => number): Promise<{ elapsed: number; text: string }[]> {
  const pieces: { elapsed: number; text: string }[] = [];
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const reader = response.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) return pieces;
    const text = decoder.decode(part.value, { stream: true });
    if (text !== "") pieces.push({ elapsed: elapsed(), text });
  }
}
