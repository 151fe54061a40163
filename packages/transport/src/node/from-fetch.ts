import { fromFetch as portable, sender as portableSender } from "../from-fetch.ts";
import type { Fetch, PlatformFetch } from "../types.ts";
import { networkError } from "./network-error.ts";

/** Makes a sender of any `fetch`; the codes of the system's errors tell whether anything can have been sent. */
export const fromFetch = (fetch: PlatformFetch): Fetch => portable(fetch, networkError);

/** The sender around the platform's own, for what its dispatcher cannot take. */
export const sender: typeof portableSender = (start, toError = networkError) => portableSender(start, toError);

export const plainFetch: Fetch = sender((...request) => globalThis.fetch(...request));
