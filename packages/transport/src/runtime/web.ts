import type { RequestDispatcher, Send } from "./runtime.ts";
import { sendWithFetch } from "./send-with-fetch.ts";

/**
 * Sends with the global `fetch`. Looks it up at each request, so that a replacement is used. Marked as pure, so that a
 * bundle that contains only the streams package omits it.
 */
export const sendRequest: Send = /* @__PURE__ */ sendWithFetch((url, init) => globalThis.fetch(url, init), {
  isCallers: false,
});

/** Undefined, because dispatchers exist only on Node. */
export const sendWithDispatcher: ((dispatcher: RequestDispatcher) => Send) | undefined = undefined;
