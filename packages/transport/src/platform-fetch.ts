import { sender } from "./from-fetch.ts";
import { platformRequest, requestInit } from "./platform-request.ts";
import type { Fetch } from "./types.ts";

/**
 * Sends with the platform's `fetch`, looked up at each call, so that a replaced one is used. A light request stays
 * light: the platform makes one `Request` of it instead of two.
 */
export const platformFetch: Fetch = sender((request, signal, copy) =>
  "rawBody" in request
    ? globalThis.fetch(request.url, requestInit(request, signal))
    : globalThis.fetch(platformRequest(request, signal, copy)),
);
