import { TransportError } from "./errors.ts";
import type { TransportRequest } from "./types.ts";

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
  if (!("rawBody" in request)) return [copy ? request.clone() : request, init];
  const { url, method, rawBody: body, rawHeaders: headers = request.headers } = request;
  return [url, Object.assign(init, { method, headers, body })];
}

/** A platform request with the same content. The platform's own error quotes values, which may be keys. */
export function platformRequest(...parameters: Parameters<typeof platformArguments>): Request {
  try {
    return new Request(...platformArguments(...parameters));
  } catch {
    throw new TransportError("invalid-request", "The platform does not accept this request.");
  }
}
