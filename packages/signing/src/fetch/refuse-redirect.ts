import { SigningError } from "../errors.ts";

/** Every status that sends a client elsewhere. 300 and 304 do not. */
const isRedirect = (status: number): boolean => status > 300 && status < 309 && status !== 304;

/**
 * Returns the response unless it is a redirect. `fetch` forwards custom headers, and so key and signature, to whatever
 * origin a redirect names. The message does not repeat the location, because a server chooses it.
 */
export function refuseRedirect(response: Response): Response {
  const { status, type, redirected, body } = response;
  if (!redirected && type !== "opaqueredirect" && !isRedirect(status)) return response;
  body?.cancel().catch(() => {});
  throw new SigningError("redirect-refused", `a signed request must not be redirected (status ${status})`);
}
