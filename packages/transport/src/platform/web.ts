import type { RequestDispatcher, Send } from "./platform.ts";
import { sendWithFetch } from "./send-with-fetch.ts";

/** Sends with the platform's `fetch`, looked up at each request, so that a replaced one is used. */
export const sendRequest: Send = sendWithFetch((url, init) => globalThis.fetch(url, init), {
  isCallers: false,
});

/** Dispatchers exist on Node only. */
export const sendWithDispatcher: ((dispatcher: RequestDispatcher) => Send) | undefined = undefined;
