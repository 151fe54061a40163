import { TransportError } from "./errors.ts";
import type { TransportRequest } from "./types.ts";
import type { WebAbortSignal, WebRequest, WebRequestInit, WebUrl } from "./web-types.ts";

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
  // A streamed body cannot be replayed. Without a window and without redirects Node's fetch keeps no copy of it.
  if (body instanceof ReadableStream) Object.assign(init, { redirect: "error", window: null });
  return [url, { ...init, method, headers, body }];
}

/** As an option that is undefined passes for one that is absent. */
type Init = { readonly [Name in keyof WebRequestInit]: WebRequestInit[Name] | undefined };

/** A platform request. The platform's own error quotes values, which may be keys. */
export function platformRequest(input: string | WebUrl | WebRequest, init?: Init): WebRequest {
  try {
    return new Request(input, init as WebRequestInit);
  } catch {
    throw new TransportError("invalid-request", "The platform refuses this request.");
  }
}
