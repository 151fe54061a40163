import { SigningError, type SignedHeaders } from "@specwright/signing";
import {
  SpecwrightError,
  toTransportError,
  TransportError,
  type HttpCall,
  type HttpRequest,
  type RateLimit,
  type WebAbortSignal,
  type WebResponse,
} from "@specwright/transport";
import type { Environment } from "../environment.ts";
import { errorResponseOf, toTradingError, type ErrorContext } from "../errors/classify.ts";
import { TradingError } from "../errors/errors.ts";
import { fromTransportError, unknownOutcomeError } from "../errors/from-transport.ts";
import type { ValueRedactor } from "../errors/redact.ts";
import { assertSameOrder } from "../errors/same-order.ts";
import { decodeEnvelope, type RawEnvelope } from "./envelope.ts";
import { addHeaders, type ExtraHeaders } from "./headers.ts";
import type { ClockEstimate, ServerClock } from "./server-clock.ts";
import type { SignRequest } from "./sign.ts";

/** What all requests of a client share. */
export interface RequestContext {
  readonly environment: Environment;
  readonly sign: SignRequest | undefined;
  readonly serverClock: ServerClock;
  readonly syncTime: () => Promise<void>;
  readonly generateRequestId: () => string;
  /** Creates what removes the client's secrets, and the signature of one attempt, from a response. */
  readonly redactorFor: (signature: string | undefined) => ValueRedactor;
}

/** What is sent for one call. */
export interface TradingRequestInit {
  /** The call, such as `order.create`, or method and path. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  /** The raw query, as it is signed and sent. */
  readonly query: string;
  /** The raw body, as it is signed and sent. */
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  /** Content type of the body. Default: JSON. */
  readonly contentType?: string | undefined;
  readonly headers?: ExtraHeaders | undefined;
  readonly isSigned: boolean;
  /** It changes nothing, whatever becomes of it. */
  readonly isRead: boolean;
  /** The server recognizes a repetition. */
  readonly isIdempotent: boolean;
  readonly isNewOrder?: boolean | undefined;
  /** The fields that are sent. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
  readonly rateLimits?: readonly RateLimit[] | undefined;
  readonly orderLinkId?: string | undefined;
  /** IDs that the client generated for this call: whoever knows one knows it from this call. */
  readonly generatedIds?: readonly string[] | undefined;
  readonly signal?: WebAbortSignal | undefined;
  /** Limit for the whole call in milliseconds; 0 for none. */
  readonly timeoutMs: number;
  /** Wall-clock time at which that limit is reached, counted from the call. */
  readonly expiresAt: number;
  /** Looks for an order that an earlier attempt created. */
  readonly findDuplicate?: ((question: DuplicateQuestion) => Promise<unknown>) | undefined;
}

/** What is known of an order whose ID the server has seen before. */
export interface DuplicateQuestion {
  readonly input: Readonly<Record<string, unknown>>;
  readonly orderLinkId: string;
  /** The earliest server time for which an attempt was signed. */
  readonly signedAt: number;
  readonly signal: WebAbortSignal;
}

/** A successful call. */
export interface TradingResponse {
  readonly envelope: RawEnvelope;
  readonly response: WebResponse;
  readonly body: Uint8Array;
  /** How often the request was sent. After more than once, an earlier attempt may have arrived as well. */
  readonly attempts: number;
  readonly requestId: string;
  /** The signature of the attempt that succeeded; the response may quote it. */
  readonly signature: string | undefined;
}

/** One trading request: signed for every attempt, its response decoded and classified. */
export class TradingRequest implements HttpRequest<TradingResponse> {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly isIdempotent: boolean;
  readonly rateLimits: readonly RateLimit[] | undefined;
  readonly signal: WebAbortSignal | undefined;
  readonly timeoutMs: number;
  readonly expiresAt: number;
  readonly #init: TradingRequestInit;
  readonly #context: RequestContext;
  /** The earliest server time for which an attempt was signed. */
  #signedAt = Infinity;
  /** Of the last attempt. */
  #signature: string | undefined;
  /** The estimate of the server's clock by which the last attempt was signed. */
  #clockEstimate: ClockEstimate | undefined;

  constructor(context: RequestContext, init: TradingRequestInit) {
    const { path, query, body = null } = init;
    this.#context = context;
    this.#init = init;
    this.operation = init.operation;
    this.method = init.method;
    this.url = context.environment.baseUrlFor(path) + path + (query === "" ? "" : `?${query}`);
    this.body = body;
    this.isIdempotent = init.isIdempotent;
    this.rateLimits = init.rateLimits;
    this.signal = init.signal;
    this.timeoutMs = init.timeoutMs;
    this.expiresAt = init.expiresAt;
  }

  headers(call: HttpCall<TradingResponse>): Record<string, string> | Promise<Record<string, string>> {
    const { serverClock, sign, generateRequestId } = this.#context;
    call.requestId = generateRequestId();
    if (!this.#init.isSigned || sign === undefined) return this.#allHeaders({}, call);
    const now = serverClock.now();
    this.#clockEstimate = serverClock.estimate;
    this.#signedAt = Math.min(this.#signedAt, now);
    try {
      const signed = sign(this.#init.body ?? this.#init.query, now);
      if (!(signed instanceof Promise)) return this.#allHeaders(signed, call);
      return signed.then(
        (headers) => this.#allHeaders(headers, call),
        (error: unknown) => this.#throwSigningError(error),
      );
    } catch (error) {
      return this.#throwSigningError(error);
    }
  }

  /** Completes the headers of a signature, in place. */
  #allHeaders(headers: SignedHeaders, { requestId = "" }: HttpCall<TradingResponse>): Record<string, string> {
    this.#signature = headers["X-BAPI-SIGN"];
    const { body, contentType = "application/json" } = this.#init;
    if (body !== undefined) headers["content-type"] = contentType;
    headers["cdn-request-id"] = requestId;
    if (this.#init.headers !== undefined) addHeaders(headers, this.#init.headers);
    return headers;
  }

  /** A key that cannot sign is the caller's to fix. The message contains nothing of the key. */
  #throwSigningError(error: unknown): never {
    if (!SigningError.isInstance(error) && !SpecwrightError.isInstance(error)) throw error;
    const { operation, path, orderLinkId } = this.#init;
    const message = `${operation}: signing failed, so nothing was sent: ${error.message}.`;
    throw new TradingError("auth", message, { operation, path, orderLinkId, attempts: 0 }, error.cause ?? error);
  }

  decode(response: WebResponse, body: Uint8Array, call: HttpCall<TradingResponse>): TradingResponse {
    let envelope: RawEnvelope | undefined;
    try {
      envelope = decodeEnvelope(response, body, this.operation);
    } catch (error) {
      // The HTTP status of a failure says enough.
      if (response.ok) throw error;
    }
    const { sentAt, receivedAt, state, requestId = "" } = call;
    if (envelope?.time !== undefined) this.#context.serverClock.add({ sentAt, receivedAt, serverTime: envelope.time });
    if (envelope?.retCode !== 0 || !response.ok) throw toTradingError({ envelope, body, response }, this.#describe(call));
    const { isRead, isNewOrder = false, input } = this.#init;
    if (!isRead) assertSameOrder(this.operation, isNewOrder, input, envelope.result);
    return { envelope, response, body, attempts: state.attempts, requestId, signature: this.#signature };
  }

  /** Signs a rejected timestamp again, once, after synchronizing the clock. The server did nothing. */
  recover(error: unknown): Promise<boolean> | false {
    if (!TradingError.isInstance(error) || error.code !== "timestamp" || !this.#init.isSigned) return false;
    const { serverClock, syncTime } = this.#context;
    // This response, or that of another call, told the time.
    if (serverClock.estimate !== undefined && serverClock.estimate !== this.#clockEstimate) return Promise.resolve(true);
    return syncTime().then(
      () => true,
      () => false,
    );
  }

  async settle(error: unknown, call: HttpCall<TradingResponse>): Promise<TradingResponse> {
    const failure = this.#toFailure(error, call);
    const { cause } = failure as TradingError;
    const isDuplicate = TradingError.isInstance(cause) && cause.code === "duplicate";
    const response = isDuplicate ? errorResponseOf(cause) : undefined;
    const { findDuplicate, orderLinkId, input } = this.#init;
    if (response === undefined || findDuplicate === undefined || orderLinkId === undefined || input === undefined)
      throw failure;
    const question = new AbortController();
    const { state, requestId = "" } = call;
    const found = findDuplicate({ input, orderLinkId, signedAt: this.#signedAt, signal: question.signal });
    const result = await state.unlessStopped(found).catch(() => undefined);
    question.abort();
    if (result === undefined) throw failure;
    // An earlier attempt created the order, so the call has succeeded.
    const envelope = { retCode: 0, retMsg: "", result, retExtInfo: {}, time: undefined };
    return { ...response, envelope, attempts: state.attempts, requestId, signature: undefined };
  }

  #toFailure(error: unknown, call: HttpCall<TradingResponse>): unknown {
    const known = toTransportError(error, call);
    if (TransportError.isInstance(known)) return fromTransportError(known, this.#describe(call));
    if (!TradingError.isInstance(known) || this.#init.isRead) return known;
    const wasSentBefore = call.state.attempts > 1 || (this.#init.generatedIds?.length ?? 0) > 0;
    const mayBeOwn = known.code === "duplicate" && wasSentBefore;
    return mayBeOwn || call.state.uncertain ? unknownOutcomeError(known, this.#describe(call)) : known;
  }

  #describe({ requestId, state }: HttpCall<TradingResponse>): ErrorContext {
    const { operation, path, isRead, orderLinkId } = this.#init;
    const redact = this.#context.redactorFor(this.#signature);
    return { operation, path, isWrite: !isRead, requestId, attempts: state.attempts, orderLinkId, redact };
  }
}
