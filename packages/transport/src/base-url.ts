import { TransportError } from "./errors.ts";
import type { WebUrl } from "./web-types.ts";

/** Which URLs lead to a server that speaks HTTP or over sockets, and how an error names them. */
const SCHEMES = {
  http: { written: /^https?:/i, secure: "an https:", plain: "http:" },
  ws: { written: /^(http|ws)s?:/i, secure: "a wss: or https:", plain: "ws: or http:" },
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
/** A scheme, two slashes and a host. The URL parser would repair the rest: one slash, three, or backslashes. */
const WRITTEN = /^[a-z]+:\/\/[^/\\][^\\]*$/i;

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
  const isWritten = written.test(text) && WRITTEN.test(text) && URL.canParse(text);
  const url = isWritten ? new URL(text) : undefined;
  if (url === undefined || url.username + url.password + url.search + url.hash !== "") {
    const where = dangerouslyAllowInsecureHttp ? "on any machine" : "only on this machine";
    const rule = `must be ${secure} URL (${plain} ${where}) without credentials, query and fragment`;
    throw new TransportError("invalid-url", `options: ${option} ${rule}.`);
  }
  const isSecure = /^(http|ws)s:$/.test(url.protocol);
  if (!isSecure && !LOOPBACK.test(url.hostname) && !dangerouslyAllowInsecureHttp) {
    const rule = `must be ${secure} URL (${plain} only on this machine, or with dangerouslyAllowInsecureHttp)`;
    throw new TransportError("insecure-url", `options: ${option} ${rule}.`);
  }
  if (scheme === "ws") url.protocol = isSecure ? "wss:" : "ws:";
  url.pathname = url.pathname.replace(/\/+$/, "");
  return url;
}
