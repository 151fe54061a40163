import { createRetrier, fromFetch, HttpClient, obey, platformFetch, type Clock, type Throttle } from "@specwright/transport";
import { ATTEMPT_MS } from "./deadlines.ts";
import { InputError } from "../errors/errors.ts";
import type { LimitsOf } from "./rate-limits.ts";
import type { Incoming, Outgoing } from "./outgoing.ts";
import { MOST_BYTES } from "./envelope.ts";
import type { TradingOptions } from "../options.ts";
import { checkHeaders } from "./sign-request.ts";
import { TradingRequest, type Shared } from "./trading-request.ts";

/** What holds calls back, and the limits a call counts against. */
export interface Gate {
  readonly enter: Throttle;
  readonly limitsOf: LimitsOf;
}

export interface SendOptions extends Shared {
  readonly options: TradingOptions;
  readonly clock: Clock;
  readonly gate: Gate | undefined;
}

/** Makes the function that carries one call out and turns every failure into a `TradingError`. */
export function createSend(sending: SendOptions): (outgoing: Outgoing) => Promise<Incoming> {
  const { options, clock, signer, gate } = sending;
  const client = new HttpClient({
    fetch: options.fetch === undefined ? platformFetch : fromFetch(options.fetch),
    onAbort: obey,
    retry: createRetrier({ ...(options.retry === false ? { maxAttempts: 1 } : options.retry), clock }),
    throttle: gate?.enter,
    clock,
    attemptTimeoutMs: options.timeoutMs ?? ATTEMPT_MS,
    maxResponseBytes: MOST_BYTES,
    // A debug listener that throws must not fail the call.
    onDebug:
      options.onDebug && ((event) => void new Promise((done) => done(options.onDebug?.(event))).catch(() => {})),
  });
  const send = (outgoing: Outgoing) => client.request(new TradingRequest(sending, outgoing, gate?.limitsOf(outgoing)));
  const checked = async (outgoing: Outgoing) => {
    const { operation, isSigned } = outgoing;
    if (isSigned && signer === undefined)
      throw new InputError(operation, "credentials", "are required for a private operation", undefined);
    await checkHeaders(outgoing);
    return send(outgoing);
  };
  return (outgoing) =>
    (outgoing.isSigned && signer === undefined) || outgoing.headers !== undefined ? checked(outgoing) : send(outgoing);
}
