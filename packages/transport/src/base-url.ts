import { TransportError } from "./errors.ts";
import type { WebUrl } from "./web-types.ts";

export interface BaseUrlOptions {
  /** Allows `http:` to other hosts than this machine. Everything sent there can be read and changed on the way. */
  readonly dangerouslyAllowInsecureHttp?: boolean;
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const refuse = (message: string) => new TransportError("invalid-url", message);

/**
 * Checks a base address: absolute, without credentials, query or fragment, and `https:` unless it is this machine.
 * Returned without a trailing slash. The address itself is not repeated in errors.
 */
export function parseBaseUrl(base: string | WebUrl, options: BaseUrlOptions = {}): WebUrl {
  const url = URL.canParse(String(base)) ? new URL(base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password + url.search + url.hash !== "") {
    throw refuse("The base URL must be an https: URL without credentials, query and fragment.");
  }
  if (url.protocol === "http:" && !LOOPBACK.test(url.hostname) && options.dangerouslyAllowInsecureHttp !== true) {
    throw new TransportError(
      "insecure-url",
      "The base URL must be an https: URL (or this machine's, or dangerouslyAllowInsecureHttp).",
    );
  }
  url.pathname = url.pathname.replace(/\/+$/, "");
  return url;
}
