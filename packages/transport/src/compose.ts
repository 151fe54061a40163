import { CallState } from "./call-state.ts";
import { toTransportError, transportError } from "./errors.ts";
import { guardBody } from "./guard-body.ts";
import { LightRequest } from "./light-request.ts";
import { sanitizeCause } from "./sanitize-cause.ts";
import type { CallContext, CallOptions, Fetch, Layer, TransportRequest } from "./types.ts";

/** A composed transport; used like `fetch`, with the facts about the call beside the usual members. */
export type Transport = (
  input: string | URL | TransportRequest,
  options?: CallOptions & Pick<RequestInit, "method" | "headers" | "body">,
) => Promise<Response>;

/** Connects the caller's abort signal with the call; the returned function disconnects it. */
function obey(signal: AbortSignal | null | undefined, context: CallContext): () => void {
  if (signal === null || signal === undefined) return () => {};
  const abort = () => {
    const outcome = context.state.sent === false && !context.state.uncertain ? "not-sent" : "unknown";
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
    const request = typeof input === "string" || input instanceof URL ? new LightRequest(input, options) : input;
    const context: CallContext = { ...options, state: new CallState() };
    const release = obey(options.signal ?? request.signal, context);
    try {
      if (context.state.stopped !== undefined) throw context.state.stopped;
      const response = await run(request, context);
      return guardBody(response, { done: release });
    } catch (error) {
      release();
      throw toTransportError(error, context);
    }
  };
}
