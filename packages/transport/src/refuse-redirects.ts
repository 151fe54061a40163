import { transportError } from "./errors.ts";
import { discardBody } from "./guard-body.ts";
import type { Layer } from "./types.ts";

/**
 * Makes every redirect an error. The platform's `fetch` follows a redirect to another origin with every custom
 * header, so with key and signature, and for 307 and 308 with the body.
 */
export function refuseRedirects(): Layer {
  return (next) => async (request, context) => {
    const response = await next(request, context);
    const { status, type, redirected } = response;
    // A browser hides the redirect it did not follow: no status, no headers.
    if (!redirected && type !== "opaqueredirect" && !/30[12378]/.test(`${status}`)) return response;
    discardBody(response);
    throw transportError("redirect", "The server answered with a redirect.", context, {
      outcome: "answered",
      status,
    });
  };
}
