import type { Signer } from "@specwright/signing";
import {
  compose,
  createRetrier,
  fromFetch,
  platformFetch,
  refuseRedirects,
  timeout,
  TransportError,
  type Clock,
  type Layer,
  type LightRequest,
} from "@specwright/transport";
import { attemptLayer } from "./attempt-layer.ts";
import type { Environment } from "./environment.ts";
import { InputError, TradingError } from "./errors.ts";
import { cleaner, type ErrorContext } from "./error-context.ts";
import { transportFailure, unsettled } from "./failure.ts";
import type { Incoming, Outgoing, Trace } from "./outgoing.ts";
import type { ServerClock } from "./server-clock.ts";
import type { TradingOptions } from "./session-options.ts";
import { signLayer } from "./sign-layer.ts";

export interface SendOptions {
  readonly options: TradingOptions;
  readonly environment: Environment;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly synchronise: () => Promise<void>;
  readonly throttle: Layer | undefined;
  readonly signer: Signer | undefined;
  readonly makeId: () => string;
}

const ATTEMPT_MS = 10_000;

/** retry( throttle( timeout( sign( fetch ) ) ) ), from the outside in. */
function ringsOf(sending: SendOptions, errorContext: (outgoing: Outgoing, trace: Trace) => ErrorContext): Layer[] {
  const { options, clock, serverClock, synchronise, throttle, signer, makeId } = sending;
  const retry = options.retry === false ? { maxAttempts: 1 } : options.retry;
  return [
    attemptLayer({ retrier: createRetrier({ ...retry, clock }), clock, serverClock, synchronise, errorContext }),
    ...(throttle === undefined ? [] : [throttle]),
    timeout({ totalMs: options.timeoutMs ?? ATTEMPT_MS, clock }),
    signLayer(signer, makeId),
    refuseRedirects(),
  ];
}

/** Makes the function that carries one call out and turns every failure into a `TradingError`. */
export function createSend(sending: SendOptions): (outgoing: Outgoing) => Promise<Incoming> {
  const { options, environment, clock, signer } = sending;
  const clean = cleaner(options.credentials);
  const errorContext = ({ operation, path, method, orderLinkId }: Outgoing, trace: Trace): ErrorContext => ({
    operation,
    path,
    isWrite: method === "POST",
    requestId: trace.requestId,
    attempts: trace.state?.attempts ?? 0,
    orderLinkId,
    clean,
  });
  const fetch = options.fetch === undefined ? platformFetch : fromFetch(options.fetch);
  const rings = ringsOf(sending, errorContext);
  const ordinary = compose(fetch, ...rings);

  const failure = (error: unknown, outgoing: Outgoing, trace: Trace): unknown => {
    const context = errorContext(outgoing, trace);
    if (TransportError.isInstance(error)) return transportFailure(error, context);
    const isUnsettled = trace.state?.uncertain === true && context.isWrite;
    return isUnsettled && TradingError.isInstance(error) ? unsettled(error, context) : error;
  };

  return async (outgoing) => {
    const { path, query, timeoutMs } = outgoing;
    if (outgoing.isSigned && signer === undefined) {
      throw new InputError(outgoing.operation, "credentials", "are required for a private operation", undefined);
    }
    const trace: Trace = { state: undefined, requestId: "", incoming: undefined };
    const context = {
      operation: outgoing.operation,
      repeatable: outgoing.isRepeatable,
      signal: outgoing.signal,
      onDebug: options.onDebug,
      outgoing,
      trace,
    };
    const url = environment.baseOf(path) + path + (query === "" ? "" : `?${query}`);
    const transport =
      timeoutMs === undefined ? ordinary : compose(fetch, timeout({ totalMs: timeoutMs, clock }), ...rings);
    try {
      // The signing layer makes the real request of each attempt; until then the address is enough.
      await transport({ url, method: outgoing.method, signal: null } as LightRequest, context);
    } catch (error) {
      throw failure(error, outgoing, trace);
    }
    return trace.incoming as Incoming;
  };
}
