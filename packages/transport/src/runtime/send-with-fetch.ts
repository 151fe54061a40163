import { SpecwrightError } from "../errors/errors.ts";
import { hasNotReachedServer, invalidRequestError, networkError, uploadError } from "../errors/network-error.ts";
import type { HttpCall } from "../http-call.ts";
import type { RequestHeaders } from "../http-request.ts";
import type { ResponseHead, ResponseHeaders } from "../http-response.ts";
import type { WebFetch, WebBodyInit, WebByteStream, WebRequestInit, WebResponse } from "../web-types.ts";
import type { BodySource, RuntimeResponse, Send } from "./runtime.ts";

/** Passes the bytes of `stream` through. Calls `onError` with the stream's error before the runtime hides it. */
export function watchUpload(stream: WebByteStream, onError: (error: unknown) => void): WebByteStream {
  const reader = (stream as ReadableStream<Uint8Array>).getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value } = await reader.read();
          if (value === undefined) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          onError(error);
          throw error;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/**
 * Creates a function that sends through the global `fetch`, or through the caller's own `fetch` (`isCallers`), whose
 * errors keep their messages.
 */
export const sendWithFetch =
  (fetch: WebFetch, { isCallers }: { readonly isCallers: boolean }): Send =>
  async (call, headers) => {
    const controller = new AbortController();
    const upload: Upload = {};
    const { url, body } = call.request;
    const init = initOf(call, headers, controller.signal, upload);
    // `fetch` doesn't report when it has a connection, so assume that the request may arrive.
    call.attemptOutcome = "unknown";
    try {
      const response = await call.race(fetch(url, init), (error) => controller.abort(error));
      return toRuntimeResponse(response, controller);
    } catch (error) {
      // Pass the error on if the caller or a deadline ended the call.
      if (SpecwrightError.isInstance(error)) throw error;
      if (upload.failure !== undefined) throw uploadError(upload.failure.error, call);
      // Runtimes reject an invalid request with a TypeError. A caller's `fetch` may send requests that the runtime
      // would reject, so check such a request only after a TypeError.
      if ((!isCallers || error instanceof TypeError) && isInvalid(url, body, init)) {
        call.attemptOutcome = "not-sent";
        throw invalidRequestError(call);
      }
      if (hasNotReachedServer(error)) call.attemptOutcome = "not-sent";
      throw networkError(error, call, isCallers);
    }
  };

/** Failure of an upload's stream. Undefined unless the stream failed. */
interface Upload {
  failure?: { readonly error: unknown };
}

/**
 * Returns true if the runtime rejects the request itself. Called only after a failure. Returns false for a stream,
 * because the check would use it up.
 */
function isInvalid(url: string, body: WebBodyInit | null, init: WebRequestInit): boolean {
  if (body instanceof ReadableStream) return false;
  try {
    return !new Request(url, init);
  } catch {
    return true;
  }
}

/**
 * Converts a string or bytes to a `Blob` on Deno, so that the body is sent only once. Deno resends a string or bytes
 * when a kept-alive connection ends without a response, but keeps no copy of a `Blob`. The headers stay the same.
 */
const sentOnce = (body: unknown): unknown =>
  "Deno" in globalThis && (typeof body === "string" || body instanceof Uint8Array)
    ? new Blob([body as BlobPart])
    : body;

function initOf(
  { request: { method, body } }: HttpCall,
  headers: RequestHeaders,
  signal: AbortSignal,
  upload: Upload,
): WebRequestInit {
  if (!(body instanceof ReadableStream))
    return { method, headers, body: sentOnce(body), signal, redirect: "manual" } as WebRequestInit;
  const watched = watchUpload(body, (error) => (upload.failure = { error }));
  // A stream can't be replayed. With `window: null` and without redirects, Node's fetch keeps no copy of it.
  const once = { redirect: "error", window: null, duplex: "half" };
  return { method, headers, body: watched, signal, ...once } as WebRequestInit;
}

/** Head of a `fetch` response. Its URL is read on access. */
class FetchedHead implements ResponseHead {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: ResponseHeaders;
  readonly #response: WebResponse;

  constructor(response: WebResponse) {
    this.status = response.status;
    this.ok = response.ok;
    this.headers = response.headers;
    this.#response = response;
  }

  get url(): string {
    return this.#response.url;
  }
}

function toRuntimeResponse(response: WebResponse, controller: AbortController): RuntimeResponse {
  const { headers, redirected, type, body } = response;
  // Throws here if a caller's fetch resolved with something other than a response.
  const length = headers.get("content-length");
  return {
    head: new FetchedHead(response),
    body: body === null ? undefined : new FetchBody(response, controller, length !== null && isLengthOfBody(response)),
    // A browser hides status and headers of a redirect that it didn't follow, so detect the redirect by its type.
    isRedirected: redirected || type === "opaqueredirect",
  };
}

/**
 * Returns true if Content-Length is the length of the received body. Returns false for a compressed body, and for
 * cross-origin responses, because a browser hides their compression.
 */
const isLengthOfBody = ({ headers, type }: WebResponse): boolean =>
  headers.get("content-encoding") === null && type !== "cors";

/** Body of a `fetch` response. */
class FetchBody implements BodySource {
  readonly hasKnownLength: boolean;
  readonly #response: WebResponse;
  readonly #controller: AbortController;
  /**
   * Stream of the body. Undefined if the caller's fetch returns a body that isn't a web stream. Such a body is read as
   * a whole.
   */
  readonly #stream: ReadableStream<Uint8Array> | undefined;
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #isRead = false;

  constructor(response: WebResponse, controller: AbortController, hasKnownLength: boolean) {
    const stream = response.body as ReadableStream<Uint8Array> | undefined;
    this.hasKnownLength = hasKnownLength;
    this.#response = response;
    this.#controller = controller;
    this.#stream = typeof stream?.getReader === "function" ? stream : undefined;
  }

  async readAll(): Promise<Uint8Array> {
    return new Uint8Array(await this.#response.arrayBuffer());
  }

  async read(): Promise<Uint8Array | undefined> {
    if (this.#stream !== undefined) {
      this.#reader ??= this.#stream.getReader();
      return (await this.#reader.read()).value;
    }
    if (this.#isRead) return undefined;
    this.#isRead = true;
    return this.readAll();
  }

  cancel(reason: Error): void {
    const ignore = () => {};
    // A caller's fetch may ignore the signal, so also cancel its stream. Ignore errors, because the stream may already
    // have failed.
    if (this.#reader !== undefined) this.#reader.cancel(reason).catch(ignore);
    else if (this.#stream?.locked === false) this.#stream.cancel(reason).catch(ignore);
    this.#controller.abort(reason);
  }
}
