import { CallState } from "./call-state.ts";
import { toTransportError } from "./errors.ts";
import { guardBody } from "./guard-body.ts";
import { obey } from "./obey.ts";
import { platformRequest } from "./platform-request.ts";
import type { CallContext, CallOptions, Fetch, Layer, TransportRequest } from "./types.ts";
import type { WebAbortSignal, WebRequestInit, WebResponse, WebUrl } from "./web-types.ts";

/** A composed transport; used like `fetch`, with the facts about the call beside the usual members. */
export type Transport = (
  input: string | WebUrl | TransportRequest,
  options?: CallOptions & Pick<WebRequestInit, "method" | "headers" | "body">,
) => Promise<WebResponse>;

type ComposedOptions = NonNullable<Parameters<Transport>[1]>;

/** Makes the function below of what differs between platforms: how to make requests, and to listen to signals. */
export const composeWith =
  (
    toRequest: (input: string | WebUrl, options: ComposedOptions) => TransportRequest,
    onAbort: (signal: WebAbortSignal, context: CallContext) => () => void,
  ) =>
  (fetch: Fetch, ...layers: readonly Layer[]): Transport => {
    const run = layers.reduceRight((next, layer) => layer(next), fetch);
    return async (input, options = {}) => {
      const state = new CallState();
      const context: CallContext = { ...options, state };
      let release: (() => void) | undefined;
      try {
        const request = (input as TransportRequest).method
          ? (input as TransportRequest)
          : toRequest(input as string, options);
        const signal = options.signal ?? request.signal;
        if (signal) release = onAbort(signal, context);
        if (state.stopped) throw state.stopped;
        return guardBody(await run(request, context), context, (event) => event === "done" && release?.());
      } catch (error) {
        release?.();
        throw toTransportError(error, context);
      }
    };
  };

/**
 * Builds an onion around `fetch`. Layers are given from the outside in:
 *
 *     compose(fetch, retry(), throttle(), timeout(), sign)   is   retry(throttle(timeout(sign(fetch))))
 *
 * The result rejects with errors of this family only, carries the caller's abort signal into waits and bodies,
 * and gives every call its own context.
 */
export const compose = composeWith(platformRequest, obey);
