import type { BodySource } from "../body/read-body.ts";
import type { CallState } from "../call-state.ts";
import type { RequestHeaders, ResponseHead } from "../http-request.ts";
import type { WebBodyInit } from "../web-types.ts";

/** One attempt, ready to be sent. Nothing changes it any more: it may be signed. */
export interface PreparedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: RequestHeaders;
  readonly body: WebBodyInit | null;
}

/** A response whose body has not been read. */
export interface PlatformResponse {
  readonly head: ResponseHead;
  /** Undefined where there is none. */
  readonly body: BodySource | undefined;
  /** A `fetch` followed a redirect, or hides one. */
  readonly isRedirected: boolean;
}

/**
 * Sends one attempt. It keeps `call.attemptOutcome` at "not-sent" as long as that is certain, sets `call.cancel`, and
 * rejects with errors of this package.
 */
export type Send = (request: PreparedRequest, call: CallState) => Promise<PlatformResponse>;
