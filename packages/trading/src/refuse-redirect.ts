import { discardBody, TransportError } from "@specwright/transport";
import type { Call } from "./outgoing.ts";

/** A redirect is never followed: it would carry key and signature elsewhere. Nor may a caller's `fetch` have followed one. */
export function refuseRedirect(response: Response, { operation, requestId, state: { attempts } }: Call): void {
  const { status, redirected, type } = response;
  // A browser hides the one it did not follow: no status, no headers.
  const isRedirect = (status >= 301 && status <= 308 && status !== 304) || redirected || type === "opaqueredirect";
  if (!isRedirect) return;
  discardBody(response);
  const facts = { operation, requestId, attempts, status, outcome: "answered" } as const;
  throw new TransportError("redirect", "The server answered with a redirect, which is never followed.", facts);
}
