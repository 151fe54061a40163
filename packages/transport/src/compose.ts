import { CallState } from "./call-state.ts";
import { toTransportError, transportError } from "./errors.ts";
import { guardBody } from "./guard-body.ts";
import type { LightRequest } from "./light-request.ts";
import { sanitizeCause } from "./sanitize-cause.ts";
import type { CallContext, CallOptions, Fetch, Layer, TransportRequest } from "./types.ts";
import type { WebRequestInit, WebResponse, WebUrl } from "./web-types.ts";

/** A composed transport; used like `fetch`, with the facts about the call beside the usual members. */
export type Transport = (
  input: string | WebUrl | TransportRequest,
  options?: CallOptions & Pick<WebRequestInit, "method" | "headers" | "body">,
) => Promise<WebResponse>;

type ComposedOptions = NonNullable<Parameters<Transport>[1]>;

/** The facts of a request that was given as an address and options. It can be sent again, unless it streams. */
const plainRequest = (input: string | WebUrl, { method = "GET", headers, body = null }: ComposedOptions) =>
  ({ url: `${input}`, method: method.toUpperCase(), headers: new Headers(headers), rawBody: body }) as LightRequest;

/**
 * Builds an onion around `fetch`. Layers are given from the outside in:
 *
 *     compose(fetch, retry(), throttle(), timeout(), sign)   is   retry(throttle(timeout(sign(fetch))))
 *
 * The result rejects with errors of this family only, carries the caller's abort signal into waits and bodies,
 * and gives every call its own context.
 */
export function compose(fetch: Fetch, ...layers: readonly Layer[]): Transport {
  const run = layers.reduceRight((next, layer) => layer(next), fetch);
  return async (input, options = {}) => {
    const state = new CallState();
    const context: CallContext = { ...options, state };
    let { signal } = options;
    const abort = () => {
      const cause = sanitizeCause(signal?.reason, context.redact).error;
      state.stop(transportError("aborted", "The caller aborted the call.", context, { cause }));
    };
    const done = () => signal?.removeEventListener("abort", abort);
    try {
      const request = typeof input === "string" || input instanceof URL ? plainRequest(input, options) : input;
      signal ??= request.signal;
      if (signal?.aborted) abort();
      if (state.stopped) throw state.stopped;
      signal?.addEventListener("abort", abort, { once: true });
      const response = await run(request, context);
      return signal ? guardBody(response, { done }) : response;
    } catch (error) {
      done();
      throw toTransportError(error, context);
    }
  };
}
