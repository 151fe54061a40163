import { TransportError } from "./errors.ts";
import type { TransportRequest } from "./types.ts";

/** What is said where the platform refuses: its own message quotes values, which may be keys. */
const refused = () => new TransportError("invalid-request", "The platform does not accept this request.");

/** A line, as name and value, that every platform accepts as it is: no `Headers` need be made to find out. */
const PLAIN_LINE = /^[a-z][\w-]*,[ -~]*$/i;

/**
 * The two arguments of a platform's `fetch` or `Request` for a request. Redirects are not followed; `copy` leaves the
 * original unread.
 */
export function platformArguments(
  request: TransportRequest,
  signal?: AbortSignal,
  copy?: boolean,
): [string | Request, RequestInit] {
  const init = { redirect: "manual", duplex: "half", signal } as RequestInit;
  try {
    if (!("rawBody" in request)) return [copy ? request.clone() : request, init];
    const { url, method, rawBody: body, rawHeaders } = request;
    const isPlain = rawHeaders && Object.entries(rawHeaders).every((line) => PLAIN_LINE.test(String(line)));
    return [url, { ...init, method, headers: isPlain ? rawHeaders : request.headers, body }];
  } catch {
    throw refused();
  }
}

/** A platform request with the same content. */
export function platformRequest(...parameters: Parameters<typeof platformArguments>): Request {
  try {
    return new Request(...platformArguments(...parameters));
  } catch {
    throw refused();
  }
}
