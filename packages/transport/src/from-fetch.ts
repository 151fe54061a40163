import type { CallContext, Fetch, PlatformFetch, TransportRequest } from "./types.ts";
import { toTransportError } from "./errors.ts";

/**
 * Makes a sender of any `fetch`: the platform's, or a caller's own. It gets a platform `Request` with a signal,
 * and never one that follows redirects.
 */
export function fromFetch(fetch: PlatformFetch): Fetch {
  return async (request: TransportRequest, context: CallContext) => {
    const { state } = context;
    const controller = new AbortController();
    const init: RequestInit = { signal: controller.signal, redirect: "manual" };
    state.sent = false;
    const platformRequest = "toRequest" in request ? request.toRequest(init) : new Request(request, init);
    state.sent = undefined;
    return new Promise((resolve, reject) => {
      state.cancel = (error) => {
        controller.abort(error);
        reject(error);
      };
      fetch(platformRequest).then(resolve, (error: unknown) => reject(toTransportError(error, context)));
    });
  };
}
