import type { WebRequestInit } from "../web-types.ts";
import type { Send } from "./platform.ts";
import { sendWithFetch } from "./send-with-fetch.ts";

/**
 * Deno sends a text or bytes again by itself when a connection that it had kept open ends without a response. It keeps no
 * copy of a `Blob`, which goes out with the same headers.
 */
function sentOnce(init: WebRequestInit | undefined): WebRequestInit | undefined {
  const body: unknown = init?.body;
  const isKept = "Deno" in globalThis && (typeof body === "string" || body instanceof Uint8Array);
  return isKept ? { ...init, body: new Blob([body as BlobPart]) } : init;
}

/** Sends with the platform's `fetch`, looked up at each request, so that a replaced one is used. */
export const sendRequest: Send = sendWithFetch((url, init) => globalThis.fetch(url, sentOnce(init)), {
  isCallers: false,
});
