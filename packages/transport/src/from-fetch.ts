import { bodyOf, guardBody } from "./guard-body.ts";
import { platformRequest } from "./platform-request.ts";
import type { CallContext, Fetch, PlatformFetch, TransportRequest } from "./types.ts";
import { bodyError, networkError } from "./errors.ts";

/**
 * Makes a sender of any `fetch`: the platform's, or a caller's own. It gets a platform `Request` with a signal,
 * and never one that follows redirects.
 */
export const fromFetch = (fetch: PlatformFetch): Fetch =>
  sender((request, signal, copy) => fetch(platformRequest(request, signal, copy)));

type Start = (request: TransportRequest, signal: AbortSignal, copy: boolean | undefined) => Promise<Response>;

/** A sender around whatever starts an exchange with a signal. */
export function sender(start: Start): Fetch {
  return async (request: TransportRequest, context: CallContext) => {
    const { state } = context;
    const controller = new AbortController();
    state.attempts += 1;
    state.sent = undefined;
    // A fetch does not say when it has a connection.
    state.onSent?.();
    return new Promise((resolve, reject) => {
      let answer: Response | undefined;
      state.cancel = (error) => {
        reject(error);
        if (answer !== undefined) bodyOf(answer)?.abort(error);
        controller.abort(error);
      };
      start(request, controller.signal, context.repeatable).then(
        (response) => {
          answer = guardBody(response, { failed: (error) => bodyError(error, context) });
          return resolve(answer);
        },
        (error: unknown) => reject(networkError(error, context)),
      );
    });
  };
}
