import { CallState } from "./call-state.ts";
import { toTransportError } from "./errors.ts";
import { guardBody } from "./guard-body.ts";
import type { LightRequest } from "./light-request.ts";
import { obey } from "./obey.ts";
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
  const send: Fetch = async (request, context) => guardBody(await fetch(request, context), context);
  const run = layers.reduceRight((next, layer) => layer(next), send);
  return async (input, options = {}) => {
    const state = new CallState();
    const context: CallContext = { ...options, state };
    let release: (() => void) | undefined;
    try {
      const request = typeof input === "string" || input instanceof URL ? plainRequest(input, options) : input;
      const signal = options.signal ?? request.signal;
      if (signal) release = obey(signal, context);
      if (state.stopped) throw state.stopped;
      return guardBody(await run(request, context), context, (event) => event === "done" && release?.());
    } catch (error) {
      release?.();
      throw toTransportError(error, context);
    }
  };
}
