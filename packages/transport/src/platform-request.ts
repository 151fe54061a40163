import { TransportError } from "./errors.ts";
import type { TransportRequest } from "./types.ts";

/** Runs what the platform checks; its own message quotes values, which may be keys. */
function checked<Result>(make: () => Result): Result {
  try {
    return make();
  } catch {
    throw new TransportError("invalid-request", "The platform does not accept this request.");
  }
}

/** A line, as name and value, that every platform accepts as it is: no `Headers` need be made to find out. */
const PLAIN_LINE = /^[a-z][\w-]*,[ -~]*$/i;

/**
 * The two arguments of a platform's `fetch` or `Request` for a request. Redirects are not followed; `copy` leaves the
 * original unread.
 */
export const platformArguments = (
  request: TransportRequest,
  signal?: AbortSignal,
  copy?: boolean,
): [string | Request, RequestInit] =>
  checked(() => {
    const init = { redirect: "manual", duplex: "half", signal } as RequestInit;
    if (!("rawBody" in request)) return [copy ? request.clone() : request, init];
    const { url, method, rawBody: body, rawHeaders = [[]] } = request;
    const isPlain = Object.entries(rawHeaders).every((line) => PLAIN_LINE.test(String(line)));
    return [url, { ...init, method, headers: isPlain ? (rawHeaders as HeadersInit) : request.headers, body }];
  });

/** A platform request with the same content. */
export const platformRequest = (...parameters: Parameters<typeof platformArguments>): Request =>
  checked(() => new Request(...platformArguments(...parameters)));
