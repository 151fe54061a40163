import { SigningError, type SignedHeaders } from "@specwright/signing";
import {
  elapsed,
  SpecwrightError,
  timestampOf,
  TransportError,
  type Clock,
  type ClockEstimate,
  type HttpCall,
  type HttpRequest,
  type Outcome,
  type RateLimit,
  type ResponseHead,
  type ServerClock,
  type WebAbortSignal,
  type WebBodyInit,
} from "@specwright/transport";
import type { Environment } from "../environment.ts";
import { checkResult, findFailure, type ResultContext } from "../result/check-result.ts";
import { errorResponseOf, failedResultError, toTradingError, type ErrorContext } from "../errors/classify.ts";
import { TradingError, type FoundOrder } from "../errors/trading-error.ts";
import { fromTransportError, unknownOutcomeError } from "../errors/from-transport.ts";
import type { ValueRedactor } from "../errors/redact.ts";
import { DuplicateSearch, type DuplicateSource } from "./duplicate-search.ts";
import { decodeEnvelope, type RawEnvelope } from "./envelope.ts";
import { addHeaders, type ExtraHeaders } from "./headers.ts";
import type { SignRequest } from "./sign.ts";

/** What all requests of a client share. */
export interface RequestContext {
  readonly environment: Environment;
  readonly sign: SignRequest | undefined;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly syncTime: () => Promise<void>;
  readonly generateRequestId: () => string;
  /** Creates what removes the client's secrets, and the signature of one attempt, from a response. */
  readonly redactorFor: (signature: string | undefined) => ValueRedactor;
}

/** What is sent for one call. */
export interface TradingRequestInit extends ResultContext, DuplicateSource {
  readonly method: string;
  readonly path: string;
  /** The raw query, as it is signed and sent. */
  readonly query: string;
  /** The raw body, as it is signed and sent. */
  readonly body: string | Uint8Array | undefined;
  /** Content type of the body. Default: JSON. */
  readonly contentType?: string | undefined;
  readonly headers?: ExtraHeaders | undefined;
  readonly isSigned: boolean;
  /** The server recognizes a repetition. */
  readonly isIdempotent: boolean;
  readonly rateLimits?: readonly RateLimit[] | undefined;
  readonly signal?: WebAbortSignal | undefined;
  /** Limit for the whole call in milliseconds; 0 for none. */
  readonly timeoutMs: number;
  /** Wall-clock time at which that limit is reached, counted from the call. */
  readonly expiresAt: number;
}

/** What the platform said to a successful call. */
export interface TradingReply {
  readonly envelope: RawEnvelope;
  /** How often the request was sent. After more than once, an earlier attempt may have arrived as well. */
  readonly attempts: number;
  /** What is known of the attempts before the one that succeeded. */
  readonly earlierOutcome: Outcome;
  readonly requestId: string;
  /** The signature of the attempt that succeeded; the response may quote it. */
  readonly signature: string | undefined;
}

/** A successful call over HTTP. */
export interface TradingResponse extends TradingReply {
  readonly response: ResponseHead;
  readonly body: Uint8Array;
}

/** What a reply says of its call, which has an ID since its headers were made. */
const replyFacts = ({ attempts, earlierOutcome, requestId }: HttpCall) => ({
  attempts,
  earlierOutcome,
  requestId: requestId as string,
});

/** One trading request: signed for every attempt, its response decoded and classified. */
export class TradingRequest implements HttpRequest<TradingResponse> {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly body: WebBodyInit | null;
  readonly isWrite: boolean;
  readonly isIdempotent: boolean;
  readonly rateLimits: readonly RateLimit[] | undefined;
  readonly signal: WebAbortSignal | undefined;
  readonly timeoutMs: number;
  readonly expiresAt: number;
  readonly #init: TradingRequestInit;
  readonly #context: RequestContext;
  readonly #duplicates: DuplicateSearch;
  /** Of the last attempt. */
  #signature: string | undefined;
  /** The estimate of the server's clock by which the last attempt was signed. */
  #clockEstimate: ClockEstimate | undefined;

  constructor(context: RequestContext, init: TradingRequestInit) {
    const { path, query } = init;
    this.#context = context;
    this.#init = init;
    this.#duplicates = new DuplicateSearch(init);
    this.operation = init.operation;
    this.method = init.method;
    this.url = context.environment.baseUrlFor(path) + path + (query === "" ? "" : `?${query}`);
    this.body = (init.body as WebBodyInit | undefined) ?? null;
    this.isWrite = !init.isRead;
    this.isIdempotent = init.isIdempotent;
    this.rateLimits = init.rateLimits;
    this.signal = init.signal;
    this.timeoutMs = init.timeoutMs;
    this.expiresAt = init.expiresAt;
  }

  headers(call: HttpCall): Record<string, string> | Promise<Record<string, string>> {
    const { clock, serverClock, generateRequestId } = this.#context;
    call.requestId = generateRequestId();
    this.#duplicates.startAttempt(elapsed(clock));
    const sign = this.#init.isSigned ? this.#context.sign : undefined;
    if (sign === undefined) return this.#allHeaders({}, call);
    const now = serverClock.now();
    this.#clockEstimate = serverClock.estimate;
    try {
      const signed = sign(this.#init.body ?? this.#init.query, now);
      if (!(signed instanceof Promise)) return this.#allHeaders(signed, call);
      return signed.then(
        (headers) => this.#allHeaders(headers, call),
        (error: unknown) => {
          throw this.#signingError(error, call);
        },
      );
    } catch (error) {
      throw this.#signingError(error, call);
    }
  }

  /** Completes the headers of a signature, in place. */
  #allHeaders(headers: SignedHeaders, call: HttpCall): Record<string, string> {
    this.#signature = headers["X-BAPI-SIGN"];
    call.keepSignature(this.#signature);
    const { body, contentType = "application/json" } = this.#init;
    if (body !== undefined) headers["content-type"] = contentType;
    headers["cdn-request-id"] = call.requestId as string;
    if (this.#init.headers !== undefined) addHeaders(headers, this.#init.headers);
    return headers;
  }

  /** A key that cannot sign is the caller's to fix. The message contains nothing of the key. */
  #signingError(error: unknown, call: HttpCall): TradingError {
    const { operation, path, orderLinkId } = this.#init;
    const isKnown = SigningError.isInstance(error) || SpecwrightError.isInstance(error);
    const reason = isKnown ? error.message : "the sign callback threw, see cause";
    const cause = isKnown ? error : call.callerError(error);
    const unsent = call.attempts === 0 ? "nothing was" : `attempt ${call.attempts + 1} was not`;
    const message = `${operation}: signing failed, so ${unsent} sent: ${reason}.`;
    return new TradingError("auth", message, { operation, path, orderLinkId, attempts: call.attempts }, cause);
  }

  decode(response: ResponseHead, body: Uint8Array, call: HttpCall): TradingResponse {
    let envelope: RawEnvelope | undefined;
    try {
      envelope = decodeEnvelope(response, body, this.operation);
    } catch (error) {
      // The HTTP status of a failure says enough.
      if (response.ok) throw error;
    }
    const { sentAt, receivedAt } = call;
    const serverTime = timestampOf(envelope?.time);
    if (serverTime !== undefined) this.#context.serverClock.add({ sentAt, receivedAt, serverTime });
    if (envelope?.retCode !== 0 || !response.ok)
      throw toTradingError({ envelope, body, response }, this.#describe(call));
    // The result of a failure lacks fields that a success has, so it is looked for first.
    const failure = findFailure(this.#init, envelope.result);
    if (failure !== undefined) throw failedResultError({ envelope, body, response }, failure, this.#describe(call));
    checkResult(this.#observed(call), envelope.result);
    // Some operations return nothing at all.
    if (envelope.result === undefined || envelope.result === null) envelope = { ...envelope, result: {} };
    return { ...replyFacts(call), envelope, response, body, signature: this.#signature };
  }

  /** What is known of the request; the debug listener hears of drift as well. */
  #observed(call: HttpCall): ResultContext {
    const { drift } = this.#init;
    if (drift === undefined) return this.#init;
    return { ...this.#init, drift: { ...drift, onDebug: (deviation) => call.debug({ type: "drift", ...deviation }) } };
  }

  /** Signs a rejected timestamp again, once, after synchronizing the clock. The server did nothing. */
  recover(error: SpecwrightError): Promise<boolean> | false {
    if (error.code !== "timestamp" || !this.#init.isSigned) return false;
    const { serverClock, syncTime } = this.#context;
    // This response, or that of another call, told the time.
    if (serverClock.estimate !== undefined && serverClock.estimate !== this.#clockEstimate)
      return Promise.resolve(true);
    return syncTime().then(
      () => true,
      () => false,
    );
  }

  /** The last error of a failed call, unless an earlier attempt turns out to have created the order. */
  async settle(error: SpecwrightError, call: HttpCall): Promise<TradingResponse> {
    const isDuplicate = error.code === "duplicate" && this.#duplicates.mayBeOwn(call);
    const now = elapsed(this.#context.clock);
    const found = isDuplicate ? await this.#duplicates.find(error, call, now) : undefined;
    if (found?.isOwn === true) return this.#toResponse(found.order, error, call);
    if (TransportError.isInstance(error)) throw fromTransportError(error, this.#describe(call));
    if (!TradingError.isInstance(error)) throw error;
    error.outcome = call.outcome;
    // No attempt was lost and the order was there before: this call has created nothing.
    const isOther = call.attempts === 1 && found?.isOlder === true;
    const isUnknown = this.isWrite && ((isDuplicate && !isOther) || call.outcome === "unknown");
    throw isUnknown && error.code !== "unknown-outcome"
      ? unknownOutcomeError(error, this.#describe(call), found?.order)
      : error;
  }

  #toResponse({ orderId }: FoundOrder, error: SpecwrightError, call: HttpCall): TradingResponse {
    const response = errorResponseOf(error);
    // Only a response has the code `duplicate`, so it is there.
    if (response === undefined) throw error;
    const result = { orderId, orderLinkId: this.#init.orderLinkId };
    const envelope = { retCode: 0, retMsg: "", result, retExtInfo: {}, time: undefined };
    return { ...replyFacts(call), ...response, envelope, signature: undefined };
  }

  #describe(call: HttpCall): ErrorContext {
    const { requestId, attempts, responseHeaders } = call;
    const { operation, path, isRead, orderLinkId } = this.#init;
    const { serverClock, redactorFor } = this.#context;
    const redact = redactorFor(this.#signature);
    const serverNow = serverClock.now();
    return { operation, path, isWrite: !isRead, requestId, attempts, orderLinkId, responseHeaders, redact, serverNow };
  }
}
