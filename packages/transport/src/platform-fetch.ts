import { fromFetch } from "./from-fetch.ts";
import type { Fetch } from "./types.ts";

/** Sends with the platform's `fetch`, looked up at each call, so that a replaced one is used. */
export const platformFetch: Fetch = fromFetch((input, init) => globalThis.fetch(input, init));
