import { TransportError } from "./errors.ts";
import type { LightRequest } from "./light-request.ts";
import type { TransportRequest } from "./types.ts";

/** Runs what the platform checks; its own message quotes values, which may be keys. */
function checked<Result>(make: () => Result): Result {
  try {
    return make();
  } catch {
    throw new TransportError("invalid-request", "The platform does not accept this method, URL, header or body.");
  }
}

/** The members of a light request for the platform's `fetch`. */
export const requestInit = (request: LightRequest, signal?: AbortSignal): RequestInit =>
  checked(() => {
    const { method, headers, rawBody: body } = request;
    return { method, headers, body, redirect: "manual", duplex: "half", signal } as RequestInit;
  });

/** A platform request with the same content, that does not follow redirects; `copy` leaves the original unread. */
export const platformRequest = (request: TransportRequest, signal?: AbortSignal, copy?: boolean): Request =>
  checked(() =>
    "rawBody" in request
      ? new Request(request.url, requestInit(request, signal))
      : new Request(copy ? request.clone() : request, { redirect: "manual", ...(signal && { signal }) }),
  );
