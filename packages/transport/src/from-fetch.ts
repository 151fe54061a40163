import { bodyOf, guardBody } from "./guard-body.ts";
import { platformRequest } from "./platform-request.ts";
import type { CallContext, Fetch, PlatformFetch, TransportRequest } from "./types.ts";
import { bodyError, networkError } from "./errors.ts";

/**
 * Makes a sender of any `fetch`: the platform's, or a caller's own. It gets a platform `Request` with a signal,
 * and never one that follows redirects.
 */
export function fromFetch(fetch: PlatformFetch): Fetch {
  return async (request: TransportRequest, context: CallContext) => {
    const { state } = context;
    const controller = new AbortController();
    const sent = platformRequest(request, { signal: controller.signal }, context.repeatable);
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
      fetch(sent).then(
        (response) => {
          answer = guardBody(response, { failed: (error) => bodyError(error, context) });
          return resolve(answer);
        },
        (error: unknown) => reject(networkError(error, context)),
      );
    });
  };
}
