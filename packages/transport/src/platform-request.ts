import { TransportError } from "./errors.ts";
import type { TransportRequest } from "./types.ts";
import type { WebAbortSignal, WebRequest, WebRequestInit } from "./web-types.ts";

/**
 * The two arguments of a platform's `fetch` or `Request` for a request. Redirects are not followed; `copy` leaves the
 * original unread.
 */
export function platformArguments(
  request: TransportRequest,
  signal?: WebAbortSignal,
  copy?: boolean,
): [string | WebRequest, WebRequestInit] {
  const init = { redirect: "manual", duplex: "half", signal } as WebRequestInit;
  if (!("rawBody" in request)) return [copy ? request.clone() : request, init];
  const { url, method, rawBody: body, rawHeaders: headers = request.headers } = request;
  return [url, { ...init, method, headers, body }];
}

/** A platform request with the same content. The platform's own error quotes values, which may be keys. */
export function platformRequest(...parameters: Parameters<typeof platformArguments>): WebRequest {
  try {
    return new Request(...platformArguments(...parameters));
  } catch {
    throw new TransportError("invalid-request", "The platform does not accept this request.");
  }
}
