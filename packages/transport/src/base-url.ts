import { TransportError } from "./errors.ts";
import type { WebUrl } from "./web-types.ts";

/**
 * What each kind of client connects to, and how an error says it. A URL has a scheme, two slashes and a host: the URL parser
 * would repair the rest, such as one slash, three, or backslashes.
 */
const SCHEMES = {
  http: { written: /^https?:\/\/[^/\\][^\\]*$/i, secure: "an https:", plain: "http:" },
  ws: { written: /^(http|ws)s?:\/\/[^/\\][^\\]*$/i, secure: "a wss: or https:", plain: "ws: or http:" },
} as const;

export interface BaseUrlOptions {
  /** What the URL is for: `ws` accepts `wss:`, `ws:`, `https:` and `http:`, and returns `wss:` or `ws:`. Default `http`. */
  readonly scheme?: keyof typeof SCHEMES;
  /** The option that has the URL, for the error. Default `baseUrl`. */
  readonly option?: string;
  /** Allows `http:` or `ws:` to other hosts than this machine. Everything sent there can be read and changed on the way. */
  readonly dangerouslyAllowInsecureHttp?: boolean;
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Checks a base URL: absolute, without credentials, query or fragment, and `https:` (or `wss:`) unless it is this machine:
 * `localhost` and names below it (RFC 6761), 127.0.0.0/8 in any spelling, and `[::1]`. Returned without a trailing slash.
 * The error does not repeat the URL.
 *
 * @throws {TransportError} code `invalid-url` or `insecure-url`
 */
export function parseBaseUrl(base: string | WebUrl, options: BaseUrlOptions = {}): WebUrl {
  const { scheme = "http", option = "baseUrl", dangerouslyAllowInsecureHttp = false } = options;
  const { written, secure, plain } = SCHEMES[scheme];
  const text = String(base);
  const failure = (code: "invalid-url" | "insecure-url") => {
    const schemes = `${secure} URL (${plain} only on this machine, or with dangerouslyAllowInsecureHttp)`;
    const message = `options: ${option} must be ${schemes}, without credentials, query and fragment.`;
    return new TransportError(code, message);
  };
  const url = written.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username + url.password + url.search + url.hash !== "") throw failure("invalid-url");
  const isSecure = /^(https|wss):$/.test(url.protocol);
  if (!isSecure && !LOOPBACK.test(url.hostname) && !dangerouslyAllowInsecureHttp) throw failure("insecure-url");
  if (scheme === "ws") url.protocol = isSecure ? "wss:" : "ws:";
  url.pathname = url.pathname.replace(/\/+$/, "");
  return url;
}
