import { TransportError } from "./errors/errors.ts";
import type { WebUrl } from "./web-types.ts";

export interface BaseUrlOptions {
  /** Name of the option with the URL, for error messages. Default: `baseUrl`. */
  readonly option?: string;
  /**
   * True to allow `http:` to hosts other than this machine. Everything sent to them can be read and changed on the way.
   */
  readonly dangerouslyAllowInsecureHttp?: boolean;
  /** Description of valid URLs for error messages. Set by a client that accepts other schemes and converts them. */
  readonly permitted?: string;
}

const PERMITTED = "an https: URL (http: only on this machine, or with dangerouslyAllowInsecureHttp)";
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/**
 * Matches a scheme, two slashes and a host, without a query or fragment, even an empty one. The URL parser would
 * silently repair a URL with one slash, three slashes or backslashes.
 */
const WRITTEN = /^https?:\/\/[^/\\?#][^\\?#]*$/i;

/**
 * Checks a base URL. It must be absolute, without credentials, query or fragment, and `https:` unless its host is this
 * machine: `localhost` or a name below it (RFC 6761), 127.0.0.0/8 in any spelling, or `[::1]`. Returns the URL without
 * a trailing slash. The error doesn't repeat the URL.
 *
 * @throws {TransportError} code `invalid-url` or `insecure-url`
 */
export function parseBaseUrl(base: string | WebUrl, options: BaseUrlOptions = {}): WebUrl {
  const { option = "baseUrl", dangerouslyAllowInsecureHttp = false, permitted = PERMITTED } = options;
  const text = String(base);
  const failure = (code: "invalid-url" | "insecure-url") =>
    new TransportError(code, `options: ${option} must be ${permitted}, without credentials, query and fragment.`);
  const url = WRITTEN.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username + url.password !== "") throw failure("invalid-url");
  const isPlain = url.protocol === "http:" && !LOOPBACK.test(url.hostname);
  if (isPlain && !dangerouslyAllowInsecureHttp) throw failure("insecure-url");
  url.pathname = url.pathname.replace(/\/+$/, "");
  return url;
}

/**
 * Returns the problem that makes a request path unusable: an empty segment, or a segment that leads to another path.
 * Checks the path before the runtime normalizes it. Returns undefined for a usable path.
 */
export function findPathProblem(url: string): string | undefined {
  const path = url.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, "").replace(/[?#].*/s, "");
  // Reject these characters: the URL parser removes tabs and line breaks, and reads a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(path)) return "must not have control characters or backslashes";
  const segments = path.split("/").slice(1);
  if (segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))) return "must not have the segments . or ..";
  if (segments.includes("")) return "must not have an empty segment";
  const open = segments.find((segment) => /^\{.*\}$/.test(segment));
  return open === undefined ? undefined : `needs a value for ${open}`;
}
