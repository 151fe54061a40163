import { SigningError } from "./errors.ts";

/** Credentials stand before an "@" in the authority. The URL parser reads backslashes as slashes, and any number of either. */
const CREDENTIALS = /^[a-z][a-z\d+.-]*:[/\\]*[^/\\?#]*@/i;

/** Refuses a URL with a message of its own: the platform's errors quote the URL with its query, user and password. */
export function checkUrl(url: string): void {
  if (URL.canParse(url, globalThis.location?.href) && !CREDENTIALS.test(url)) return;
  throw new SigningError("invalid-input", "URL must be absolute and must not contain credentials");
}
