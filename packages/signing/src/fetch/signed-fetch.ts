import { wrapFetch } from "#platform";
import type { SignedFetch, SignedFetchOptions } from "./types.ts";

/**
 * A `fetch` that signs, per call, exactly what it sends: the query as the URL parser writes it, or the bytes of the body,
 * which is read once and sent as read. Redirects are refused. Text bodies are sent as JSON unless a header says otherwise.
 *
 * @throws {SigningError} as `Signer.headers`, and `redirect-refused`; errors of the inner `fetch` pass through
 */
export const signedFetch = (options: SignedFetchOptions): SignedFetch => wrapFetch(options);
