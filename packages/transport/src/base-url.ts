import { TransportError } from "./errors.ts";
import type { WebUrl } from "./web-types.ts";

export interface BaseUrlOptions {
  /** `ws` for `wss:` and `ws:` URLs. Default `http`. */
  readonly scheme?: "http" | "ws";
  /** Allows `http:` or `ws:` to other hosts than this machine. Everything sent there can be read and changed on the way. */
  readonly dangerouslyAllowInsecureHttp?: boolean;
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** A scheme, two slashes and a host. The URL parser would repair the rest: one slash, three, or backslashes. */
const WRITTEN = /^(http|ws)s?:\/\/[^/\\][^\\]*$/i;

/**
 * Checks a base URL: absolute, without credentials, query or fragment, and `https:` (or `wss:`) unless it is this machine:
 * `localhost` and names below it (RFC 6761), 127.0.0.0/8 in any spelling, and `[::1]`. Returned without a trailing slash.
 * The error does not repeat the URL.
 *
 * @throws {TransportError} code `invalid-url` or `insecure-url`
 */
export function parseBaseUrl(base: string | WebUrl, options: BaseUrlOptions = {}): WebUrl {
  const { scheme = "http", dangerouslyAllowInsecureHttp = false } = options;
  const secure = scheme === "http" ? "an https:" : "a wss:";
  const text = String(base);
  const isWritten = WRITTEN.exec(text)?.[1]?.toLowerCase() === scheme && URL.canParse(text);
  const url = isWritten ? new URL(text) : undefined;
  if (url === undefined || url.username + url.password + url.search + url.hash !== "") {
    const message = `The base URL must be ${secure} URL without credentials, query and fragment.`;
    throw new TransportError("invalid-url", message);
  }
  if (url.protocol === `${scheme}:` && !LOOPBACK.test(url.hostname) && !dangerouslyAllowInsecureHttp) {
    const message = `The base URL must be ${secure} URL (or this machine's, or dangerouslyAllowInsecureHttp).`;
    throw new TransportError("insecure-url", message);
  }
  url.pathname = url.pathname.replace(/\/+$/, "");
  return url;
}
