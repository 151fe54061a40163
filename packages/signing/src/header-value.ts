import { SigningError, type SigningErrorCode } from "./signing-error.ts";

/**
 * Platforms put a refused header value into their own error message, and the value here is a key or a signature: so it is
 * checked before any platform sees it, and the message names the place only.
 */
export function headerValue(name: string, value: unknown, code: SigningErrorCode = "invalid-options"): string {
  const position = typeof value === "string" ? value.search(/[^!-~]/) : -2;
  if (position !== -1 || value === "") {
    const where = position < 0 ? "" : ` (position ${position})`;
    throw new SigningError(code, `${name} must be printable ASCII without spaces${where}`);
  }
  return value as string;
}
