import type { BodySource } from "../body/read-body.ts";
import { watchUpload } from "../body/upload-stream.ts";
import { hasNotReachedServer, invalidRequestError, networkError, uploadError } from "../network-error.ts";
import type { PlatformFetch, WebRequestInit, WebResponse } from "../web-types.ts";
import type { PlatformResponse, PreparedRequest, Send } from "./platform.ts";

/** Sends through a `fetch`: that of the platform, or one of the caller (`isCallers`), whose errors are told in full. */
export const sendWithFetch =
  (fetch: PlatformFetch, { isCallers }: { readonly isCallers: boolean }): Send =>
  async (request, call) => {
    const controller = new AbortController();
    const upload: Upload = {};
    const init = initOf(request, controller.signal, upload);
    // A fetch does not say when it has a connection.
    call.attemptOutcome = "unknown";
    try {
      const response = await call.race(fetch(request.url, init), (error) => controller.abort(error));
      return toPlatformResponse(response, controller);
    } catch (error) {
      if (upload.failure !== undefined) throw uploadError(upload.failure.error, call);
      if (isInvalid(request, init)) {
        call.attemptOutcome = "not-sent";
        throw invalidRequestError(call);
      }
      if (hasNotReachedServer(error)) call.attemptOutcome = "not-sent";
      throw networkError(error, call, isCallers);
    }
  };

/** What became of a stream that is sent. */
interface Upload {
  failure?: { readonly error: unknown };
}

/** Whether the platform refuses the request itself. Asked after a failure only, and not of a stream, which is used up. */
function isInvalid({ url, body }: PreparedRequest, init: WebRequestInit): boolean {
  if (body instanceof ReadableStream) return false;
  try {
    return !new Request(url, init);
  } catch {
    return true;
  }
}

function initOf({ method, headers, body }: PreparedRequest, signal: AbortSignal, upload: Upload): WebRequestInit {
  if (!(body instanceof ReadableStream)) return { method, headers, body, signal, redirect: "manual" } as WebRequestInit;
  const watched = watchUpload(body, (error) => (upload.failure = { error }));
  // A stream cannot be replayed. Without a window and without redirects Node's fetch keeps no copy of it.
  const once = { redirect: "error", window: null, duplex: "half" };
  return { method, headers, body: watched, signal, ...once } as WebRequestInit;
}

function toPlatformResponse(response: WebResponse, controller: AbortController): PlatformResponse {
  const { status, ok, url, headers, redirected, type } = response;
  // Fails here if a caller's fetch returned something else than a response.
  const length = headers.get("content-length");
  return {
    head: { status, ok, url, headers },
    body: response.body ? new FetchBody(response, controller, isLengthOfBody(response) ? Number(length) : NaN) : undefined,
    // A browser hides the redirect that it did not follow: no status, no headers.
    isRedirected: redirected || type === "opaqueredirect",
  };
}

/**
 * Whether Content-Length is the length of the body that arrives here. It is not if the body is compressed, which a
 * browser does not show of another origin.
 */
const isLengthOfBody = ({ headers, type }: WebResponse): boolean =>
  headers.has("content-length") && !headers.has("content-encoding") && type !== "cors";

/** The body of a response from `fetch`. */
class FetchBody implements BodySource {
  readonly #response: WebResponse;
  readonly #controller: AbortController;
  length: number;
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;

  constructor(response: WebResponse, controller: AbortController, length: number) {
    this.#response = response;
    this.#controller = controller;
    this.length = length;
  }

  async readAll(): Promise<Uint8Array> {
    return new Uint8Array(await this.#response.arrayBuffer());
  }

  async read(): Promise<Uint8Array | undefined> {
    // From here on it can only be read piece by piece.
    this.length = NaN;
    this.#reader ??= (this.#response.body as ReadableStream<Uint8Array>).getReader();
    return (await this.#reader.read()).value;
  }

  cancel(reason: Error): void {
    const ignore = () => {};
    // A caller's fetch may ignore the signal: its stream is cancelled, too. It may have failed already.
    if (this.#reader !== undefined) this.#reader.cancel(reason).catch(ignore);
    else if (!this.#response.bodyUsed) (this.#response.body as ReadableStream).cancel(reason).catch(ignore);
    this.#controller.abort(reason);
  }
}
