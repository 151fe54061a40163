import { sender } from "./from-fetch.ts";
import type { Fetch } from "./types.ts";

/**
 * Sends with the platform's `fetch`, looked up at each call, so that a replaced one is used. A light request stays
 * light: the platform makes one `Request` of it instead of two.
 */
export const platformFetch: Fetch = sender((...request) => globalThis.fetch(...request));
