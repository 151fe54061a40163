import { TransportError } from "./errors.ts";
import { discardBody } from "./guard-body.ts";
import { outcomeOf } from "./status.ts";
import type { CallContext, Layer } from "./types.ts";
import type { WebResponse } from "./web-types.ts";

/** Makes an answer that is a redirect, or that a caller's `fetch` got by following one, an error. */
export function refuseRedirect(response: WebResponse, context: CallContext): WebResponse {
  const { status, type, redirected } = response;
  // A browser hides the redirect it did not follow: no status, no headers.
  if (redirected || type === "opaqueredirect" || /30[1-35-8]/.test(`${status}`)) {
    discardBody(response);
    // What followed one may have done anything there, if its status does not tell.
    const facts = { outcome: outcomeOf(status), status };
    throw new TransportError("redirect", "Redirects are not followed.", facts, context);
  }
  return response;
}

/**
 * Makes every redirect an error. The platform's `fetch` follows a redirect to another origin with every custom
 * header, so with key and signature, and for 307 and 308 with the body.
 */
export const refuseRedirects = (): Layer => (next) => async (request, context) =>
  refuseRedirect(await next(request, context), context);
