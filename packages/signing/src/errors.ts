import type { WebResponse } from "./web-types.ts";

/**
 * Machine-readable codes:
 *
 * - `invalid-options`: the options of a signer, verifier or wrapper are unusable
 * - `invalid-input`: the request can't be signed in this form
 * - `not-synchronous`: `headersSync` or `verifySync` with a platform or key that needs a promise
 * - `external-signer`: the `sign` callback threw an exception, or returned something other than a signature
 * - `redirect-refused`: the server responded with a redirect, which would carry key and signature elsewhere
 */
export type SigningErrorCode =
  | "invalid-options"
  | "invalid-input"
  | "not-synchronous"
  | "external-signer"
  | "redirect-refused";

const brand = Symbol.for("@specwright/SigningError");

/** The one error of this package. Names fields and rules; never holds a key, a secret or a signature. */
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

  /** True for every `SigningError`, also one from another copy of this package. */
  static isInstance(value: unknown): value is SigningError {
    return (value as Record<symbol, unknown> | undefined | null)?.[brand] === true;
  }
}

// What this package refuses before the platform does, or instead of it. An error of the platform quotes URLs and header
// values, which may be keys, and its `fetch` follows redirects.

/**
 * Credentials in a URL: text before an "@" in the authority. The URL parser reads any number of slashes and backslashes
 * alike.
 */
const CREDENTIALS = /^[a-z][a-z\d+.-]*:[/\\]*[^/\\?#]*@/i;

/** Refuses a URL with a message of its own: the platform's errors quote the URL with its query, user and password. */
export function checkUrl(url: string): void {
  if (URL.canParse(url, globalThis.location?.href) && !CREDENTIALS.test(url)) return;
  throw new SigningError("invalid-input", "URL must be absolute and must not contain credentials");
}

/** Checks a header value, which may be a key. The message names only the option. */
export function headerValue(name: string, value: unknown): string {
  if (typeof value === "string" && /^[!-~]+$/.test(value)) return value;
  throw new SigningError("invalid-options", `${name} must be printable ASCII, no spaces`);
}

/** Every status that sends a client elsewhere. 300 and 304 do not. */
export const isRedirect = (status: number): boolean => status > 300 && status < 309 && status !== 304;

/**
 * Returns the response unless it is a redirect. `fetch` forwards custom headers, and so key and signature, to whatever
 * origin a redirect names. The message does not repeat the location, because a server chooses it.
 */
export function refuseRedirect(response: WebResponse): WebResponse {
  const { status, type, redirected, body } = response;
  if (!redirected && type !== "opaqueredirect" && !isRedirect(status)) return response;
  body?.cancel().catch(() => {});
  throw new SigningError("redirect-refused", `a signed request must not be redirected (status ${status})`);
}
