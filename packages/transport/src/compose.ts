import { CallState } from "./call-state.ts";
import { toTransportError, transportError } from "./errors.ts";
import { guardBody } from "./guard-body.ts";
import type { LightRequest } from "./light-request.ts";
import { sanitizeCause } from "./sanitize-cause.ts";
import type { CallContext, CallOptions, Fetch, Layer, TransportRequest } from "./types.ts";

/** A composed transport; used like `fetch`, with the facts about the call beside the usual members. */
export type Transport = (
  input: string | URL | TransportRequest,
  options?: CallOptions & Pick<RequestInit, "method" | "headers" | "body">,
) => Promise<Response>;

type ComposedOptions = NonNullable<Parameters<Transport>[1]>;

/** The facts of a request that was given as an address and options. It can be sent again, unless it streams. */
const plainRequest = (input: string | URL, { method = "GET", headers, body = null }: ComposedOptions) =>
  ({ url: `${input}`, method: method.toUpperCase(), headers: new Headers(headers), rawBody: body }) as LightRequest;

/** Connects the caller's abort signal with the call; the returned function disconnects it. */
function obey(signal: AbortSignal | null | undefined, context: CallContext): (() => void) | undefined {
  if (!signal) return undefined;
  const abort = () => {
    const outcome = context.state.mayHaveBeenSent ? "unknown" : "not-sent";
    const cause = sanitizeCause(signal.reason, context.redact).error;
    context.state.stop(transportError("aborted", "The caller aborted the call.", context, { outcome, cause }));
  };
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { once: true });
  return () => signal.removeEventListener("abort", abort);
}

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
    const context: CallContext = { ...options, state: new CallState() };
    let release: (() => void) | undefined;
    try {
      const request = typeof input === "string" || input instanceof URL ? plainRequest(input, options) : input;
      release = obey(options.signal ?? request.signal, context);
      if (context.state.stopped !== undefined) throw context.state.stopped;
      const response = await run(request, context);
      return release === undefined ? response : guardBody(response, { done: release });
    } catch (error) {
      release?.();
      throw toTransportError(error, context);
    }
  };
}
