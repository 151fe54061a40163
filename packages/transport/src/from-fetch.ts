import { bodyError, networkError } from "./errors.ts";
import { bodyOf, guardBody } from "./guard-body.ts";
import { platformRequest } from "./platform-request.ts";
import type { Fetch, PlatformFetch, TransportRequest } from "./types.ts";
import type { WebAbortSignal, WebResponse } from "./web-types.ts";

/**
 * Makes a sender of any `fetch`: the platform's, or a caller's own. It gets a platform `Request` with a signal,
 * and never one that follows redirects.
 */
export const fromFetch = (fetch: PlatformFetch): Fetch =>
  sender(async (request, signal, copy) => fetch(platformRequest(request, signal, copy)));

type Start = (request: TransportRequest, signal: WebAbortSignal, copy: boolean | undefined) => Promise<WebResponse>;

/** A sender around whatever starts an exchange with a signal. */
export const sender =
  (start: Start): Fetch =>
  (request, context) =>
    new Promise((resolve, reject) => {
      const { state, repeatable } = context;
      const controller = new AbortController();
      let answer: WebResponse | undefined;
      state.attempts++;
      state.sent = undefined;
      // A fetch does not say when it has a connection.
      state.onSent?.();
      state.cancel = (error) => {
        reject(error);
        if (answer) bodyOf(answer)?.abort(error);
        controller.abort(error);
      };
      start(request, controller.signal, repeatable)
        .then((response) => {
          // What is no response fails here.
          response.headers.get("a");
          answer = guardBody(response, { failed: (error) => bodyError(error, context) });
          return resolve(answer);
        })
        .catch((error: unknown) => reject(networkError(error, context)))
        // A foreign error may throw when it is looked at.
        .catch(reject);
    });
