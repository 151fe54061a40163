import { TransportError } from "./errors.ts";
import type { TransportRequest } from "./types.ts";

/** A platform request with the same content, that does not follow redirects; `copy` leaves the original unread. */
export function platformRequest(request: TransportRequest, init?: RequestInit, copy?: boolean): Request {
  try {
    if (!("rawBody" in request)) return new Request(copy ? request.clone() : request, { redirect: "manual", ...init });
    const { url, method, headers, rawBody: body } = request;
    return new Request(url, { method, headers, body, redirect: "manual", duplex: "half", ...init } as RequestInit);
  } catch (error) {
    if (TransportError.isInstance(error)) throw error;
    // The platform's own message quotes values, which may be keys.
    throw new TransportError("invalid-request", "The platform does not accept this method, URL, header or body.");
  }
}
