import { TransportError, transportError } from "./errors.ts";
import type { Layer } from "./types.ts";

export interface BaseUrlOptions {
  /** Allows `http:` to other hosts than this machine. Everything sent there can be read and changed on the way. */
  readonly dangerouslyAllowInsecureHttp?: boolean;
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** What the URL parser would rewrite or read as the end of the path: dot segments, backslashes, controls, spaces. */
// oxlint-disable-next-line no-control-regex -- controls are what it looks for
const UNSAFE_PATH = /[\u0000-\u0020\u007f\\?#]|^\/\/|(^|\/)(\.|%2e){1,2}(?=\/|$)/i;

const refuse = (message: string) => new TransportError("invalid-url", message);
const quote = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 80);

/**
 * Checks a base address: absolute, without credentials, query or fragment, and `https:` unless it is this machine.
 * Returned without a trailing slash. The address itself is not repeated in errors.
 */
export function parseBaseUrl(base: string | URL, options: BaseUrlOptions = {}): URL {
  let url: URL;
  try {
    url = new URL(base);
  } catch {
    throw refuse("The base URL is not an absolute URL.");
  }
  if (url.username + url.password + url.search + url.hash !== "") {
    throw refuse("The base URL must not carry credentials, a query or a fragment.");
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") throw refuse("The base URL must start with https:.");
  if (url.protocol === "http:" && !LOOPBACK.test(url.hostname) && options.dangerouslyAllowInsecureHttp !== true) {
    throw new TransportError(
      "insecure-url",
      "The base URL must be https: unless it is this machine (or dangerouslyAllowInsecureHttp is true).",
    );
  }
  url.pathname = url.pathname.replace(/\/+$/, "");
  return url;
}

function segment(name: string, value: string | number): string {
  const text = String(value);
  // oxlint-disable-next-line no-control-regex -- controls are what it looks for
  if (text === "" || /^\.{1,2}$|[\u0000-\u001f\u007f]/.test(text) || !isWellFormed(text)) {
    throw refuse(
      `Path parameter "${name}" must not be empty, "." or "..", or hold control characters; got ${quote(value)}.`,
    );
  }
  return encodeURIComponent(text);
}

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

/** Puts `path`, with its `{parameters}` filled in and percent-encoded, below `base`. It cannot leave it. */
export function resolveUrl(
  base: string | URL,
  path: string,
  pathParams: Readonly<Record<string, string | number>> = {},
  options: BaseUrlOptions = {},
): URL {
  const root = parseBaseUrl(base, options);
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(pathParams, name) ? pathParams[name] : undefined;
    if (value === undefined) throw refuse(`Path parameter "${name}" is missing.`);
    return segment(name, value);
  });
  if (!filled.startsWith("/") || UNSAFE_PATH.test(filled)) throw refuse(`The path ${quote(path)} is not allowed.`);
  const prefix = root.pathname === "/" ? "" : root.pathname;
  const url = new URL(prefix + filled, root);
  if (url.origin !== root.origin || url.pathname !== prefix + filled) {
    throw refuse(`The path ${quote(path)} would leave the base URL.`);
  }
  return url;
}

/**
 * Lets only requests below `base` pass: same origin, path below the prefix, no dot segments or backslashes in
 * what was written. The last check before anything is signed or sent.
 */
export function guardOrigin(base: string | URL, options: BaseUrlOptions = {}): Layer {
  const root = parseBaseUrl(base, options);
  const prefix = root.pathname === "/" ? root.origin : root.origin + root.pathname;
  return (next) => (request, context) => {
    const end = request.url.search(/[?#]/);
    const address = end === -1 ? request.url : request.url.slice(0, end);
    const path = address.slice(prefix.length);
    if (!address.startsWith(prefix) || (path !== "" && path[0] !== "/") || UNSAFE_PATH.test(path)) {
      return Promise.reject(transportError("invalid-url", "The request would leave the base URL.", context));
    }
    return next(request, context);
  };
}
