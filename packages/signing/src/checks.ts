/**
 * Checks of what a platform refuses with an error of its own. Such an error quotes URLs and header values, which may be keys,
 * so these come first.
 */
import { SigningError, type SigningErrorCode } from "./errors.ts";

/** Credentials stand before an "@" in the authority. The URL parser reads backslashes as slashes, and any number of either. */
const CREDENTIALS = /^[a-z][a-z\d+.-]*:[/\\]*[^/\\?#]*@/i;

/** Refuses a URL with a message of its own: the platform's errors quote the URL with its query, user and password. */
export function checkUrl(url: string): void {
  if (URL.canParse(url, globalThis.location?.href) && !CREDENTIALS.test(url)) return;
  throw new SigningError("invalid-input", "URL must be absolute and must not contain credentials");
}

/** Checks a header value, which is a key or a signature. The message names only the option. */
export function headerValue(name: string, value: unknown, code: SigningErrorCode = "invalid-options"): string {
  if (typeof value === "string" && /^[!-~]+$/.test(value)) return value;
  throw new SigningError(code, `${name} must be printable ASCII, no spaces`);
}
