import { networkError } from "./errors.ts";
import { platformArguments, platformRequest } from "./platform-request.ts";
import type { Fetch, PlatformFetch } from "./types.ts";
import type { WebResponse } from "./web-types.ts";

/**
 * Makes a sender of any `fetch`: the platform's, or a caller's own. It gets a platform `Request` with a signal,
 * and never one that follows redirects.
 */
export const fromFetch = (fetch: PlatformFetch, toError?: typeof networkError): Fetch =>
  sender((...request) => fetch(new Request(...request)), toError);

/** A sender around whatever starts an exchange with a signal. `toError` makes errors of its failures. */
export const sender =
  (
    start: (...request: ReturnType<typeof platformArguments>) => WebResponse | Promise<WebResponse>,
    toError = networkError,
  ): Fetch =>
  async (request, context) => {
    const { state, repeatable } = context;
    const controller = new AbortController();
    state.attempts++;
    state.sent = undefined;
    // A fetch does not say when it has a connection.
    state.onSent?.();
    try {
      const response = await state.unlessStopped(
        start(...platformArguments(request, controller.signal, repeatable)),
        (error) => controller.abort(error),
      );
      // What is no response fails here.
      response.headers.get("a");
      return response;
    } catch (error) {
      // What the platform does not accept fails like a connection. A stream is used up and cannot be tried again.
      if ("rawBody" in request && !(request.rawBody instanceof ReadableStream))
        platformRequest(...platformArguments(request));
      throw toError(error, context);
    }
  };
