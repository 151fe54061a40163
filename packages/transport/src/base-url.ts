import { TransportError } from "./errors.ts";
import type { Layer } from "./types.ts";
import type { WebUrl } from "./web-types.ts";

export interface BaseUrlOptions {
  /** Allows `http:` to other hosts than this machine. Everything sent there can be read and changed on the way. */
  readonly dangerouslyAllowInsecureHttp?: boolean;
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** What the URL parser would rewrite or read as the end of the path: dot segments, backslashes, controls, spaces. */
// oxlint-disable-next-line no-control-regex -- controls are meant: the URL parser drops some and encodes the others
const UNSAFE_PATH = /[\0- \x7f\\?#]|^\/\/|(^|\/)(\.|%2e){1,2}(?=\/|$)/i;
/** What no encoding makes safe in one segment: nothing, dots alone, controls, halves of a character. */
// oxlint-disable-next-line no-control-regex -- controls are meant: servers read them, encoded, in different ways
const UNSAFE_SEGMENT = /^\.{0,2}$|[\0-\x1f\x7f\p{Surrogate}]/u;

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

/** The base as every address below it begins. */
const prefixOf = ({ origin, pathname }: WebUrl) => origin + (pathname === "/" ? "" : pathname);

/** Puts `path`, with its `{parameters}` filled in and percent-encoded, below `base`. It cannot leave it. */
export function resolveUrl(
  base: string | WebUrl,
  path: string,
  pathParams: Readonly<Record<string, string | number>> = {},
  options: BaseUrlOptions = {},
): WebUrl {
  const prefix = prefixOf(parseBaseUrl(base, options));
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(pathParams, name) ? pathParams[name] : undefined;
    if (value === undefined) throw refuse(`Path parameter "${name}" is missing.`);
    if (UNSAFE_SEGMENT.test(String(value))) {
      // Not repeated: what stands there by mistake may be a key.
      throw refuse(`Path parameter "${name}" must not be empty, dots alone or hold control characters.`);
    }
    return encodeURIComponent(value);
  });
  const url = new URL(prefix + filled);
  if (!filled.startsWith("/") || UNSAFE_PATH.test(filled) || url.href !== prefix + filled) {
    // Without its query, which may hold a key.
    throw refuse(`The path ${JSON.stringify(path.replace(/[?#@][^]*/, "")).slice(0, 80)} would leave the base URL.`);
  }
  return url;
}

/**
 * Lets only requests below `base` pass: same origin, path below the prefix, no dot segments or backslashes in
 * what was written. The last check before anything is signed or sent.
 */
export function guardOrigin(base: string | WebUrl, options: BaseUrlOptions = {}): Layer {
  const prefix = prefixOf(parseBaseUrl(base, options));
  return (next) => async (request, context) => {
    const address = request.url.replace(/[?#][^]*/, "");
    const path = address.slice(prefix.length);
    if (!address.startsWith(prefix) || !/^(\/|$)/.test(path) || UNSAFE_PATH.test(path)) {
      throw new TransportError("invalid-url", "The request would leave the base URL.", {}, context);
    }
    return next(request, context);
  };
}
