import { type CallContext, type Clock, type Layer, type Retrier, type TransportRequest } from "@specwright/transport";
import { TradingError } from "./errors.ts";
import type { ErrorContext } from "./error-context.ts";
import type { Incoming, Outgoing, OutgoingContext, Trace } from "./outgoing.ts";
import { readAnswer, readRefusal, readWhole, type RawEnvelope } from "./read-answer.ts";
import type { ServerClock } from "./server-clock.ts";

export interface AttemptOptions {
  readonly retrier: Retrier;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  /** Asks the platform for its time. */
  readonly synchronise: () => Promise<void>;
  readonly errorContext: (outgoing: Outgoing, trace: Trace) => ErrorContext;
}

let empty: Response | undefined;
/** What the onion hands on after a body was read: there is nothing left to guard. Made late, for a quick import. */
const read = (): Response => (empty ??= new Response(null));

/** Most calls succeed: what failures mean is loaded with the first of them. */
const judge = () => import("./judge.ts");

/** One exchange: send, decode, learn the time, and judge. */
async function exchange(
  send: () => Promise<Response>,
  context: OutgoingContext,
  { clock, serverClock, errorContext }: AttemptOptions,
): Promise<Incoming | TradingError> {
  const sentAt = clock.now();
  const response = await send();
  const receivedAt = clock.now();
  const about = () => errorContext(context.outgoing, context.trace);
  const bytes = await readWhole(response, context);
  let envelope: RawEnvelope;
  try {
    envelope = readAnswer(response, bytes, context.operation);
  } catch (error) {
    if (response.ok) throw error;
    return (await judge()).statusError(response, readRefusal(response), about());
  }
  if (envelope.time !== undefined) serverClock.learn({ sentAt, receivedAt, serverTime: envelope.time });
  if (envelope.retCode !== 0) return (await judge()).answerError(envelope, response, about());
  if (!response.ok) return (await judge()).statusError(response, envelope.retMsg, about());
  const { attempts, uncertain } = context.state;
  return { envelope, response, attempts, requestId: context.trace.requestId, isUncertain: uncertain };
}

/**
 * The outermost ring: repeats what may be repeated, judged by the decoded answer. A rejected timestamp is answered
 * once by synchronising the clock and signing again, for writes too: the platform did not act on it.
 */
export function attemptLayer(options: AttemptOptions): Layer {
  return (next) => async (request: TransportRequest, callContext: CallContext) => {
    const context = callContext as OutgoingContext;
    context.trace.state = context.state;
    const send = () => next(request, context);
    let isSynchronised = false;
    context.trace.incoming = await options.retrier(context, context.outgoing.isRepeatable, async () => {
      let outcome = await exchange(send, context, options);
      if (outcome instanceof TradingError && outcome.kind === "timestamp" && !isSynchronised) {
        isSynchronised = true;
        await options.synchronise();
        outcome = await exchange(send, context, options);
      }
      if (outcome instanceof TradingError) throw outcome;
      return outcome;
    });
    return read();
  };
}
