import { toTransportError, TransportError, type HttpCall, type HttpRequest, type RateLimit, type WebAbortSignal, type WebResponse } from "@specwright/transport";
import { transportFailure, unsettled } from "../errors/from-transport.ts";
import { responseOf } from "../errors/error-context.ts";
import type { PayloadSigner } from "@specwright/signing";
import { checkLimit } from "./deadlines.ts";
import type { Environment } from "../environment.ts";
import type { ErrorContext, Judges } from "../errors/error-context.ts";
import { TradingError } from "../errors/errors.ts";
import type { Incoming, Outgoing } from "./outgoing.ts";
import { readAnswer, type RawEnvelope } from "./envelope.ts";
import { refusalOf } from "../errors/refusal.ts";
import type { Reading, ServerClock } from "./server-clock.ts";
import { headersOf, signatureOf } from "./sign-request.ts";

/** What all requests of a client share. */
export interface Shared {
  /** Looks for the order of a call; undefined where there is none. */
  readonly findLanded: (
    request: TradingRequest,
    call: HttpCall<Incoming>,
    response: WebResponse,
    signal: WebAbortSignal,
  ) => Promise<Incoming | undefined>;
  readonly environment: Environment;
  readonly signer: PayloadSigner | undefined;
  readonly serverClock: ServerClock;
  readonly now: () => number;
  readonly synchronise: () => Promise<void>;
  readonly makeRequestId: () => string;
  readonly judges: Judges;
}

/** One trading request: signed for every attempt, its response decoded and classified. */
export class TradingRequest implements HttpRequest<Incoming> {
  readonly outgoing: Outgoing;
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  readonly isIdempotent: boolean;
  readonly rateLimits: readonly RateLimit[] | undefined;
  readonly signal: Outgoing["signal"];
  readonly timeoutMs: number;
  readonly expiresAt: number;
  /** The earliest server time an attempt was signed for. */
  signedAt = Infinity;
  /** Of the last attempt. */
  signature: string | undefined;
  #reading: Reading | undefined;
  readonly #shared: Shared;

  constructor(shared: Shared, outgoing: Outgoing, rateLimits: readonly RateLimit[] | undefined) {
    const { operation, method, path, query, body = null, isRepeatable, signal, timeoutMs } = outgoing;
    if (timeoutMs !== undefined) checkLimit(operation, timeoutMs);
    this.#shared = shared;
    this.outgoing = outgoing;
    this.operation = operation;
    this.method = method;
    this.url = shared.environment.baseOf(path) + path + (query === "" ? "" : `?${query}`);
    this.body = body;
    this.isIdempotent = isRepeatable;
    this.rateLimits = rateLimits;
    this.signal = signal;
    this.timeoutMs = timeoutMs ?? 0;
    this.expiresAt = outgoing.until ?? shared.now() + (timeoutMs || Infinity);
  }

  headers(call: HttpCall<Incoming>): Record<string, string> | Promise<Record<string, string>> {
    const { outgoing } = this;
    const { signer, serverClock, makeRequestId } = this.#shared;
    const requestId = (call.requestId = makeRequestId());
    this.#reading = serverClock.reading;
    const now = serverClock.now();
    this.signedAt = Math.min(this.signedAt, now);
    if (!outgoing.isSigned || signer === undefined) return headersOf(outgoing, requestId, {});
    const signed = signatureOf(signer, outgoing, now);
    if (!(signed instanceof Promise)) {
      this.signature = signed["X-BAPI-SIGN"];
      return headersOf(outgoing, requestId, signed);
    }
    return signed.then((headers) => {
      this.signature = headers["X-BAPI-SIGN"];
      return headersOf(outgoing, requestId, headers);
    });
  }

  decode(response: WebResponse, body: Uint8Array, call: HttpCall<Incoming>): Incoming | Promise<Incoming> {
    let envelope: RawEnvelope | undefined;
    try {
      envelope = readAnswer(response, body, this.operation);
    } catch (error) {
      if (response.ok) throw error;
    }
    const { sentAt, receivedAt, state, requestId = "" } = call;
    if (envelope?.time !== undefined) this.#shared.serverClock.learn({ sentAt, receivedAt, serverTime: envelope.time });
    if (envelope?.retCode === 0 && response.ok) {
      this.outgoing.check?.(this.outgoing, envelope);
      return { envelope, response, attempts: state.attempts, requestId, signature: this.signature };
    }
    return refusalOf(envelope, body, response, this.describe(call)).then((error) => {
      throw error;
    });
  }

  /** A rejected timestamp is signed again once, with a clock that was synchronised meanwhile: nothing was carried out. */
  recover(error: unknown): Promise<boolean> | false {
    if (!TradingError.isInstance(error) || error.kind !== "timestamp" || !this.outgoing.isSigned) return false;
    const { serverClock, synchronise } = this.#shared;
    if (serverClock.reading !== undefined && serverClock.reading !== this.#reading) return Promise.resolve(true);
    return synchronise().then(
      () => true,
      () => false,
    );
  }

  async settle(error: unknown, call: HttpCall<Incoming>): Promise<Incoming> {
    const failure = this.#failure(error, call);
    const { cause } = failure as TradingError;
    const response = (cause as TradingError | undefined)?.kind === "duplicate" && responseOf(cause as TradingError);
    if (!response || this.operation !== "orderCreate") throw failure;
    // A new order that landed with an earlier attempt is no failure.
    const question = new AbortController();
    const found = this.#shared.findLanded(this, call, response, question.signal);
    const incoming = await call.state.unlessStopped(found).catch(() => undefined);
    question.abort();
    if (incoming === undefined) throw failure;
    return incoming;
  }

  #failure(error: unknown, call: HttpCall<Incoming>): unknown {
    const known = toTransportError(error, call);
    if (TransportError.isInstance(known)) return transportFailure(known, this.describe(call));
    if (!TradingError.isInstance(known) || this.method === "GET") return known;
    // Received before, and it may have been from us.
    const isOurs = known.kind === "duplicate" && (call.state.attempts > 1 || this.outgoing.made?.length);
    return isOurs || call.state.uncertain ? unsettled(known, this.describe(call)) : known;
  }

  describe({ requestId, state }: HttpCall<Incoming>): ErrorContext {
    const { operation, path, method, orderLinkId } = this.outgoing;
    const { attempts } = state;
    const { judges } = this.#shared;
    return { operation, path, isWrite: method === "POST", requestId, attempts, orderLinkId, signature: this.signature, judges };
  }
}
