import { SigningError } from "./signing-error.ts";

/** User and password stand before an "@" in the first part; the URL parser takes backslashes for slashes, and many of either. */
const CREDENTIALS = /^[a-z][a-z\d+.-]*:[/\\]*[^/\\?#]*@/i;

/** Refuses an address in words of ours: the platform's own errors quote it, with its query, user and password. */
export function checkAddress(url: string): void {
  if (URL.canParse(url, globalThis.location?.href) && !CREDENTIALS.test(url)) return;
  throw new SigningError("invalid-input", "the address must be an absolute URL without user and password");
}
