import type { PayloadSigner } from "@specwright/signing";
import {
  createRetrier,
  fromFetch,
  LightRequest,
  obey,
  platformFetch,
  readBytes,
  refuseRedirect,
  toTransportError,
  TransportError,
  type CallContext,
  type Clock,
  type Throttle,
  type WebAbortSignal,
  type WebResponse,
} from "@specwright/transport";
import { ATTEMPT_MS, Deadlines, tooLate } from "./deadlines.ts";
import type { Environment } from "./environment.ts";
import { InputError, TradingError } from "./errors.ts";
import { responseOf, type ErrorContext, type Judges } from "./error-context.ts";
import { transportFailure, unsettled } from "./failure.ts";
import type { LimitsOf } from "./limits.ts";
import { Call, type Incoming, type Outgoing } from "./outgoing.ts";
import { MOST_BYTES, readAnswer, type RawEnvelope } from "./read-answer.ts";
import { refusalOf } from "./refusal.ts";
import type { ServerClock } from "./server-clock.ts";
import type { TradingOptions } from "./session-options.ts";
import { checkHeaders, headersOf, signatureOf } from "./sign-request.ts";

/** What holds calls back, and the limits a call counts against. */
export interface Gate {
  readonly enter: Throttle;
  readonly limitsOf: LimitsOf;
}

export interface SendOptions {
  readonly options: TradingOptions;
  readonly environment: Environment;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly synchronise: () => Promise<void>;
  /** Looks for the order of a call; undefined where there is none. */
  readonly findLanded: (call: Call, response: WebResponse, signal: WebAbortSignal) => Promise<Incoming | undefined>;
  readonly gate: Gate | undefined;
  readonly signer: PayloadSigner | undefined;
  readonly makeRequestId: () => string;
  readonly judges: Judges;
}

/** Sends one request and reads its whole answer, within the time of an attempt. Signed after every wait. */
function exchangeOf(sending: SendOptions, deadlines: Deadlines): (call: Call) => Promise<Response> {
  const { options, environment, clock, serverClock, signer, makeRequestId, gate } = sending;
  const fetch = options.fetch === undefined ? platformFetch : fromFetch(options.fetch);
  const attemptMs = options.timeoutMs ?? ATTEMPT_MS;
  return async (call) => {
    let deadline;
    let leave;
    try {
      leave = await gate?.enter(call);
      const { outgoing } = call;
      const { path, query, method, body = null, isSigned } = outgoing;
      const requestId = (call.requestId = makeRequestId());
      const url = environment.baseOf(path) + path + (query === "" ? "" : `?${query}`);
      deadline = deadlines.start(call, attemptMs);
      call.reading = serverClock.reading;
      const now = serverClock.now();
      call.signedAt = Math.min(call.signedAt, now);
      const signing = isSigned && signer !== undefined ? signatureOf(signer, outgoing, now) : {};
      const signature = signing instanceof Promise ? await call.state.unlessStopped(signing) : signing;
      // Nothing after it touches the request.
      call.signature = signature["X-BAPI-SIGN"];
      const request = new LightRequest(url, { method, body, headers: headersOf(outgoing, requestId, signature) });
      call.sentAt = clock.now();
      // Where the machine slept, a wait ends before the deadline fires, and what was asked for may be hours old.
      if (call.sentAt > call.until) call.state.stop(tooLate(call, outgoing.timeoutMs as number));
      // A call that was given up while it waited, here or before, is not sent any more.
      if (call.state.stopped !== undefined) throw call.state.stopped;
      const response = await fetch(request, call);
      call.receivedAt = clock.now();
      leave?.(response.headers);
      refuseRedirect(response, call);
      call.bytes = await readBytes(response, { maxBytes: MOST_BYTES, context: call });
      return response;
    } finally {
      deadlines.end(deadline);
      leave?.();
    }
  };
}

type Describe = (call: Call) => ErrorContext;

/**
 * One attempt: exchange, decode, learn the time, and judge. A rejected timestamp is answered once by signing again, for
 * writes too: the platform did not act on it. The clock is synchronised before, unless it was learnt meanwhile.
 */
function attemptOf(
  exchange: (call: Call) => Promise<Response>,
  { serverClock, synchronise }: SendOptions,
  describe: Describe,
) {
  const attempt = async (context: CallContext): Promise<Incoming> => {
    const call = context as Call;
    const response = await exchange(call);
    let envelope: RawEnvelope | undefined;
    try {
      envelope = readAnswer(response, call.bytes as Uint8Array, call.operation);
    } catch (error) {
      if (response.ok) throw error;
    }
    const { sentAt, receivedAt, state, requestId = "", signature } = call;
    if (envelope !== undefined) {
      if (envelope.time !== undefined) serverClock.learn({ sentAt, receivedAt, serverTime: envelope.time });
      if (envelope.retCode === 0 && response.ok) {
        call.outgoing.check?.(call.outgoing, envelope);
        return { envelope, response, attempts: state.attempts, requestId, signature };
      }
    }
    const error = await refusalOf(envelope, call.bytes, response, describe(call));
    // What is not signed has no time, least of all the question for it.
    if (error.kind !== "timestamp" || !call.outgoing.isSigned || call.isSynchronised) throw error;
    call.isSynchronised = true;
    // It was answered: whoever gives up from here on knows that nothing was done.
    state.sent = false;
    const { reading } = serverClock;
    if (reading === undefined || reading === call.reading) {
      await call.state.unlessStopped(synchronise()).catch(() => {
        // Without the time, the refusal is what the call came to.
        throw state.stopped ?? error;
      });
    }
    return attempt(call);
  };
  return attempt;
}

/**
 * A new order that turns out to have landed with an earlier attempt is no failure. Where it is not found within the
 * time of the call, or cannot be asked for, its outcome stays unknown.
 */
async function landed(call: Call, error: unknown, { findLanded }: SendOptions): Promise<Incoming> {
  const { cause } = error as TradingError;
  const response = (cause as TradingError | undefined)?.kind === "duplicate" && responseOf(cause as TradingError);
  if (!response || call.operation !== "orderCreate") throw error;
  const question = new AbortController();
  const found = findLanded(call, response, question.signal);
  const incoming = await call.state.unlessStopped(found).catch(() => undefined);
  question.abort();
  if (incoming === undefined) throw error;
  return incoming;
}

/** Makes the function that carries one call out and turns every failure into a `TradingError`. */
export function createSend(sending: SendOptions): (outgoing: Outgoing) => Promise<Incoming> {
  const { options, clock, signer, gate, judges } = sending;
  // Whoever is told cannot make the call fail, now or later.
  const onDebug: CallContext["onDebug"] =
    options.onDebug && ((event) => void new Promise((done) => done(options.onDebug?.(event))).catch(() => {}));
  const describe: Describe = ({ outgoing: { operation, path, method, orderLinkId }, state, requestId, signature }) => ({
    operation,
    path,
    isWrite: method === "POST",
    requestId,
    attempts: state.attempts,
    orderLinkId,
    signature,
    judges,
  });
  const deadlines = new Deadlines(clock);
  const attempt = attemptOf(exchangeOf(sending, deadlines), sending, describe);
  const retrier = createRetrier({ ...(options.retry === false ? { maxAttempts: 1 } : options.retry), clock });

  const failure = (error: unknown, call: Call): unknown => {
    const known = toTransportError(error, call);
    if (TransportError.isInstance(known)) return transportFailure(known, describe(call));
    if (!TradingError.isInstance(known) || call.outgoing.method === "GET") return known;
    // Received before, and it may have been from us: whatever attempts before were answered with, or somebody repeated one.
    const isOurs = known.kind === "duplicate" && (call.state.attempts > 1 || call.outgoing.made?.length);
    return isOurs || call.state.uncertain ? unsettled(known, describe(call)) : known;
  };

  return async (outgoing) => {
    const { operation, isSigned, isRepeatable, signal, timeoutMs } = outgoing;
    if (isSigned && signer === undefined) {
      throw new InputError(operation, "credentials", "are required for a private operation", undefined);
    }
    const call = new Call(outgoing, gate?.limitsOf(outgoing), onDebug);
    const deadline = timeoutMs === undefined ? undefined : deadlines.start(call, timeoutMs, true);
    call.until = outgoing.until ?? clock.now() + (timeoutMs || Infinity);
    let release;
    try {
      release = signal && obey(signal, call);
      if (call.state.stopped !== undefined) throw call.state.stopped;
      if (outgoing.headers !== undefined) await checkHeaders(outgoing);
      return await retrier(call, isRepeatable, attempt);
    } catch (error) {
      return await landed(call, failure(error, call), sending);
    } finally {
      deadlines.end(deadline);
      release?.();
    }
  };
}
