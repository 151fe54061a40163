import type { Chunk } from "./har.ts";

/** One exchange as it went over the wire, before anything is redacted. It lives in memory only. */
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
}

type PlatformFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` that lets every exchange through unchanged and hands a copy of it to the recorder.
 * It sits where the client meets the platform, behind signing, so that what it sees is what is sent.
 */
export function capturingFetch(
  inner: PlatformFetch,
  clock: () => number,
  keep: (exchange: Exchange) => void,
): PlatformFetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const copy = request.clone();
    const contentType = request.headers.get("content-type") ?? "";
    const sent = clock();
    const response = await inner(request);
    const stream = (response.headers.get("content-type") ?? "").startsWith("text/event-stream");
    const body = await readAll(response, () => clock() - sent);
    keep({
      method: request.method,
      url: request.url,
      requestHeaders: request.headers,
      requestBody: request.method === "GET" || contentType.startsWith("multipart/") ? undefined : await copy.text(),
      status: response.status,
      statusText: response.statusText,
      responseHeaders: response.headers,
      responseBody: body.map(({ text }) => text).join(""),
      chunks: stream ? body : undefined,
    });
    const empty = [101, 204, 205, 304].includes(response.status);
    return new Response(empty ? null : body.map(({ text }) => text).join(""), response);
  };
}

async function readAll(response: Response, elapsed: () => number): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const reader = response.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) return chunks;
    const text = decoder.decode(part.value, { stream: true });
    if (text !== "") chunks.push({ at: elapsed(), text });
  }
}
