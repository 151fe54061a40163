import type { WebResponse } from "./web-types.ts";

/**
 * Machine-readable codes:
 *
 * - `invalid-options`: the options of a signer, verifier or wrapper are unusable
 * - `invalid-input`: the request can't be signed in this form
 * - `not-synchronous`: `headersSync` or `verifySync` was called in a runtime or with a key that needs a promise
 * - `external-signer`: the `sign` callback threw an exception, or returned something other than a signature
 * - `redirect-refused`: the server responded with a redirect, which would send key and signature to another address
 */
export type SigningErrorCode =
  | "invalid-options"
  | "invalid-input"
  | "not-synchronous"
  | "external-signer"
  | "redirect-refused";

const brand = Symbol.for("@specwright/SigningError");

/** Error of this package. Its message names fields and rules, but never contains a key, a secret or a signature. */
export class SigningError extends Error {
  override readonly name = "SigningError";
  declare readonly code: SigningErrorCode;

  constructor(code: SigningErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  get [brand](): true {
    return true;
  }

  /** Returns true for every `SigningError`, even one from another copy of this package. */
  static isInstance(value: unknown): value is SigningError {
    return (value as Record<symbol, unknown> | undefined | null)?.[brand] === true;
  }
}

// This package checks input before the runtime does, because the runtime's errors quote URLs and header values, which
// may be keys, and because its `fetch` follows redirects.

/**
 * Matches a URL with credentials: its authority contains an "@". The URL parser accepts any number of slashes and
 * backslashes before the authority.
 */
const CREDENTIALS = /^[a-z][a-z\d+.-]*:[/\\]*[^/\\?#]*@/i;

/**
 * Checks that a URL is absolute and has no credentials. Unlike the runtime's own errors, the error doesn't quote the
 * URL, because the URL may contain a user and password.
 */
export function checkUrl(url: string): void {
  if (URL.canParse(url, globalThis.location?.href) && !CREDENTIALS.test(url)) return;
  throw new SigningError("invalid-input", "URL must be absolute and must not contain credentials");
}

/**
 * Returns the value if it is valid in a header. The error for an invalid value names only the option, because the value
 * may be a key.
 */
export function headerValue(name: string, value: unknown): string {
  if (typeof value === "string" && /^[!-~]+$/.test(value)) return value;
  throw new SigningError("invalid-options", `${name} must be printable ASCII without spaces`);
}

/** Returns true for a redirect status. 300 and 304 are not redirects. */
export const isRedirect = (status: number): boolean => status > 300 && status < 309 && status !== 304;

/**
 * Returns the response. Throws a `SigningError` for a redirect, because `fetch` would forward custom headers, including
 * key and signature, to the redirect's origin. The message doesn't repeat the location, because the server chooses it.
 */
export function refuseRedirect(response: WebResponse): WebResponse {
  const { status, type, redirected, body } = response;
  if (!redirected && type !== "opaqueredirect" && !isRedirect(status)) return response;
  body?.cancel().catch(() => {});
  throw new SigningError("redirect-refused", `a signed request must not be redirected (status ${status})`);
}
