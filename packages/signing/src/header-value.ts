import { SigningError, type SigningErrorCode } from "./signing-error.ts";

/**
 * Platforms put a refused header value into their own error message, and the value here is a key or a signature: so it is
 * checked before any platform sees it, and the message names the place only.
 */
export function headerValue(name: string, value: unknown, code: SigningErrorCode = "invalid-options"): string {
  if (typeof value === "string" && /^[!-~]+$/.test(value)) return value;
  throw new SigningError(code, `${name} must be printable ASCII, no spaces`);
}
