import type { IncomingMessage } from "node:http";

/**
 * Machine-readable reasons for a response that the proxy itself creates:
 *
 * - `not-signable`: the request can't be signed in this form. Nothing was sent
 * - `web-page`: a browser sent the request on behalf of a page. Nothing was sent
 * - `too-large`: the body exceeds the limit. Nothing was sent
 * - `not-sent`: no connection to the target
 * - `unknown-outcome`: the request was sent and no complete response arrived
 * - `redirect-refused`: the target responded with a redirect
 * - `proxy-failed`: a failure of the proxy
 */
type RefusalCode =
  | "not-signable"
  | "web-page"
  | "too-large"
  | "not-sent"
  | "unknown-outcome"
  | "redirect-refused"
  | "proxy-failed";

/**
 * A response that the proxy itself creates. Its message is fixed and never quotes a value of the request or the key.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;

  constructor(status: number, code: RefusalCode, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const notSignable = (message: string, status = 400) => new Refusal(status, "not-signable", message);
const webPage = (message: string) => new Refusal(403, "web-page", message);

/**
 * Refuses requests from web pages. Any page can send requests to this machine, so without this check any page could
 * trade with the key. Also checks the `Host` header, because a page can use its own host name for this machine (DNS
 * rebinding).
 */
function refuseWebPages({ headers }: IncomingMessage, isLocal: boolean): void {
  const site = headers["sec-fetch-site"];
  if (headers.origin !== undefined || (site !== undefined && site !== "none"))
    throw webPage("The proxy serves programs, not web pages: the header Origin or Sec-Fetch-Site is present.");
  if (isLocal && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(headers.host ?? ""))
    throw webPage("The header Host must name this machine: use the address that the proxy printed.");
}

/**
 * Throws if a web page sent the request, or if the signature can't cover the whole request, for example a POST with a
 * query.
 *
 * @throws {Refusal} `web-page` or `not-signable`
 */
export function refuseUnlessSignable(request: IncomingMessage, isLocal: boolean): void {
  refuseWebPages(request, isLocal);
  const { method, url = "", headers } = request;
  if (method !== "GET" && method !== "POST") throw notSignable("The method must be GET or POST.", 405);
  if (!url.startsWith("/"))
    throw notSignable("The request must name a path. Use the proxy's address as the base URL, not as an HTTP proxy.");
  if (url.includes("#")) throw notSignable("The path must not contain a fragment (#).");
  if (headers.upgrade !== undefined) throw notSignable("WebSocket connections are not forwarded.");
  if (method === "POST" && /\?./.test(url))
    throw notSignable("A POST must not have a query: the signature covers only its body.");
}
