import { discardBody, transportError } from "@specwright/transport";
import type { Call } from "./outgoing.ts";

/** A redirect is never followed: it would carry key and signature elsewhere. Nor may a caller's `fetch` have followed one. */
export function refuseRedirect(response: Response, call: Call): void {
  const { status, redirected, type } = response;
  // A browser hides the one it did not follow: no status, no headers.
  const isRedirect = (status >= 301 && status <= 308 && status !== 304) || redirected || type === "opaqueredirect";
  if (!isRedirect) return;
  discardBody(response);
  const message = "The server answered with a redirect, which is never followed.";
  throw transportError("redirect", message, call, { status, outcome: "answered" });
}
