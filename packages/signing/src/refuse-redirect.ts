import { SigningError } from "./signing-error.ts";

/**
 * Answers the response unless it is a redirect. `fetch` forwards custom headers, and so key and signature, to whatever
 * origin a redirect names; the location is left out of the message because a server chooses it.
 */
export function refuseRedirect(response: Response): Response {
  const { status, type, redirected, body } = response;
  if (!redirected && type !== "opaqueredirect" && !/30[12378]/.test(`${status}`)) return response;
  body?.cancel().catch(() => {});
  throw new SigningError("redirect-refused", `a signed request must not be redirected (status ${status})`);
}
