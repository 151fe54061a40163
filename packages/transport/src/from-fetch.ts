import { toTransportError } from "./errors.ts";
import { platformArguments, platformRequest } from "./platform-request.ts";
import type { Fetch, PlatformFetch } from "./types.ts";
import type { WebResponse } from "./web-types.ts";

/**
 * Makes a sender of any `fetch`: the platform's, or a caller's own. It gets a platform `Request` with a signal,
 * and never one that follows redirects.
 */
export const fromFetch = (fetch: PlatformFetch): Fetch => sender((...request) => fetch(new Request(...request)));

/** A sender around whatever starts an exchange with a signal. */
export const sender =
  (start: (...request: ReturnType<typeof platformArguments>) => Promise<WebResponse>): Fetch =>
  (request, context) =>
    new Promise((resolve, reject) => {
      const { state, repeatable } = context;
      const controller = new AbortController();
      state.attempts++;
      state.sent = undefined;
      // A fetch does not say when it has a connection.
      state.onSent?.();
      // Not assigned where it is written: V8 would keep it, and what it holds, until the next full collection.
      const stop = (error: Error) => {
        reject(error);
        controller.abort(error);
      };
      state.cancel = stop;
      const answered = (response: WebResponse) => {
        // What is no response fails here.
        response.headers.get("a");
        resolve(response);
      };
      const failed = (error: unknown) => {
        // What the platform does not accept fails like a connection. A stream is used up and cannot be tried again.
        if ("rawBody" in request && !(request.rawBody instanceof ReadableStream)) platformRequest(request);
        reject(toTransportError(error, context, "network", "The request failed."));
      };
      try {
        const answer = Promise.resolve(start(...platformArguments(request, controller.signal, repeatable)));
        // A foreign error may throw when it is looked at.
        answer.then(answered).catch(failed).catch(reject);
      } catch (error) {
        failed(error);
      }
    });
