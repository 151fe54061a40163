import { SigningError, type SigningErrorCode } from "./errors.ts";

/**
 * Checks a header value, which is a key or a signature. Platforms quote a refused header value in their own error, so it is
 * checked before a platform sees it. The message names only the option.
 */
export function headerValue(name: string, value: unknown, code: SigningErrorCode = "invalid-options"): string {
  if (typeof value === "string" && /^[!-~]+$/.test(value)) return value;
  throw new SigningError(code, `${name} must be printable ASCII, no spaces`);
}
