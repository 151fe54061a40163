import { SigningError, type PayloadSigner, type SignedHeaders } from "@specwright/signing";
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
  type RateLimitStatus,
  type ResponseHead,
  type ServerClock,
  type WebAbortSignal,
  type WebBodyInit,
} from "@specwright/transport";
import type { Environment } from "../environment.ts";
import {
  errorResponseOf,
  failedResultError,
  fromTransportError,
  toTradingError,
  unknownOutcomeError,
  type ErrorContext,
} from "../errors/classify.ts";
import { mayBeFromThisCall, outcomeOfFailedCall } from "../errors/outcome.ts";
import { TradingError } from "../errors/trading-error.ts";
import type { ValueRedactor } from "../errors/redact.ts";
import { isRead, type Endpoint } from "../operation.ts";
import { decodeEnvelope, type DecodedEnvelope } from "../result/envelope.ts";
import { readRateLimit } from "../result/rate-limit-headers.ts";
import { requireSuccess } from "../result/require-success.ts";
import type { PreparedRequest, SendOptions, Duplicate, DuplicateQuestion } from "../prepared-request.ts";
import { addHeaders, type ExtraHeaders } from "../request-options.ts";

/** Settings that all HTTP requests of a session share. */
export interface HttpSettings {
  readonly environment: Environment;
  /** Signs the exact query or body of a request. Returns a promise if the platform or the key needs one. */
  readonly sign: PayloadSigner["sign"] | undefined;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly syncTime: () => Promise<void>;
  readonly generateId: () => string;
  /** Creates what removes the client's secrets, and the signature of one attempt, from a response. */
  readonly redactorFor: (signature: string | undefined) => ValueRedactor;
}

/** Bounds of a call's start by the server's clock, in milliseconds. */
export type StartBounds = Pick<DuplicateQuestion, "begunAfter" | "begunBy">;

/** Response to a successful call, over HTTP or a socket. */
export interface SuccessReply {
  readonly envelope: DecodedEnvelope;
  /** How often the request was sent. After more than once, an earlier attempt may have arrived as well. */
  readonly attempts: number;
  /** What is known of the attempts before the one that succeeded. */
  readonly earlierOutcome: Outcome;
  readonly requestId: string;
  /** The signature of the attempt that succeeded; the response may quote it. */
  readonly signature: string | undefined;
  /** Of a batch over HTTP: its items are looked up by it. */
  readonly begun?: StartBounds | undefined;
  /** Of a batch: the errors of its items carry it. */
  readonly rateLimit?: RateLimitStatus | undefined;
}

/** Response to a successful call over HTTP. */
export interface HttpSuccess extends SuccessReply {
  readonly response: ResponseHead;
  readonly body: Uint8Array;
}

/** One call over HTTP: signed for every attempt, its response decoded and classified. */
export class TradingRequest implements HttpRequest<HttpSuccess> {
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
  readonly #endpoint: Endpoint;
  readonly #prepared: PreparedRequest;
  readonly #extraHeaders: ExtraHeaders | undefined;
  readonly #settings: HttpSettings;
  /** Undefined for a call that is not signed. */
  readonly #sign: PayloadSigner["sign"] | undefined;
  /** Of the last attempt. */
  #signature: string | undefined = undefined;
  /** The estimate of the server's clock by which the last attempt was signed. */
  #clockEstimate: ClockEstimate | undefined = undefined;
  /** When the first and the last attempt began, on a clock that only runs forward. */
  #firstAttemptAt: number | undefined = undefined;
  #lastAttemptAt = 0;

  constructor(
    settings: HttpSettings,
    endpoint: Endpoint,
    prepared: PreparedRequest,
    { headers, signal, timeoutMs, expiresAt }: SendOptions,
  ) {
    const { name, method, path, isPublic, canBeSigned } = endpoint;
    const { query, body, isIdempotent, rateLimits } = prepared;
    this.operation = name;
    this.method = method;
    this.url = settings.environment.baseUrlFor(path) + path + (query === "" ? "" : `?${query}`);
    this.body = (body as WebBodyInit | undefined) ?? null;
    this.isWrite = !isRead(endpoint);
    this.isIdempotent = isIdempotent;
    this.rateLimits = rateLimits;
    this.signal = signal;
    this.timeoutMs = timeoutMs;
    this.expiresAt = expiresAt;
    this.#endpoint = endpoint;
    this.#prepared = prepared;
    this.#extraHeaders = headers;
    this.#settings = settings;
    this.#sign = isPublic && !canBeSigned ? undefined : settings.sign;
  }

  headers(call: HttpCall): Record<string, string> | Promise<Record<string, string>> {
    const { clock, serverClock, generateId } = this.#settings;
    call.requestId = generateId();
    this.#lastAttemptAt = elapsed(clock);
    this.#firstAttemptAt ??= this.#lastAttemptAt;
    if (this.#sign === undefined) return this.#allHeaders({}, call);
    const now = serverClock.now();
    this.#clockEstimate = serverClock.estimate;
    try {
      const signed = this.#sign(this.#prepared.body ?? this.#prepared.query, String(now));
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
    const { body, contentType = "application/json" } = this.#prepared;
    if (body !== undefined) headers["content-type"] = contentType;
    headers["cdn-request-id"] = call.requestId as string;
    if (this.#extraHeaders !== undefined) addHeaders(headers, this.#extraHeaders);
    return headers;
  }

  /** A key that cannot sign is the caller's to fix. The message contains nothing of the key. */
  #signingError(error: unknown, call: HttpCall): TradingError {
    const { name: operation, path } = this.#endpoint;
    const { orderLinkId } = this.#prepared;
    const isKnown = SigningError.isInstance(error) || SpecwrightError.isInstance(error);
    const reason = isKnown ? error.message : "the sign callback threw, see cause";
    const cause = isKnown ? error : call.callerError(error);
    const unsent = call.attempts === 0 ? "nothing was" : `attempt ${call.attempts + 1} was not`;
    const message = `${operation}: signing failed, so ${unsent} sent: ${reason}.`;
    return new TradingError("auth", message, { operation, path, orderLinkId, attempts: call.attempts }, cause);
  }

  decode(response: ResponseHead, body: Uint8Array, call: HttpCall): HttpSuccess {
    let envelope: DecodedEnvelope | undefined;
    try {
      envelope = decodeEnvelope(response, body);
    } catch (error) {
      // The HTTP status of a failure says enough.
      if (response.ok) throw error;
    }
    const { sentAt, receivedAt } = call;
    const serverTime = timestampOf(envelope?.time);
    if (serverTime !== undefined) this.#settings.serverClock.add({ sentAt, receivedAt, serverTime });
    if (envelope === undefined || !response.ok)
      throw toTradingError({ envelope, body, response }, this.#describe(call));
    const said = { envelope, body, response };
    const refuse = (failure?: string) =>
      failure === undefined
        ? toTradingError(said, this.#describe(call))
        : failedResultError(said, failure, this.#describe(call));
    const { retCode, result } = envelope;
    const reply = { retCode, result, withoutSecrets: () => this.#describe(call).redact(said.envelope) };
    requireSuccess(this.#endpoint, this.#prepared, reply, refuse, (drift) => call.debug({ type: "drift", ...drift }));
    // Some operations return nothing at all.
    if (envelope.result === undefined || envelope.result === null) said.envelope = { ...envelope, result: {} };
    return this.#toResponse(said, this.#signature, call);
  }

  /** Signs a rejected timestamp again, once, after synchronizing the clock. The server did nothing. */
  recover(error: SpecwrightError): Promise<boolean> | false {
    if (error.code !== "timestamp" || this.#sign === undefined) return false;
    const { serverClock, syncTime } = this.#settings;
    // This response, or that of another call, told the time.
    if (serverClock.estimate !== undefined && serverClock.estimate !== this.#clockEstimate)
      return Promise.resolve(true);
    return syncTime().then(
      () => true,
      () => false,
    );
  }

  /** The last error of a failed call, unless an earlier attempt turns out to have created the order or transfer. */
  async settle(error: SpecwrightError, call: HttpCall): Promise<HttpSuccess> {
    const isDuplicate = error.code === "duplicate";
    const isGenerated = this.#prepared.generatedIds.length > 0;
    const isSearched = isDuplicate && mayBeFromThisCall(call.attempts, isGenerated);
    const found = isSearched ? await this.#findDuplicate(error, call) : undefined;
    if (found?.isOwn === true) return this.#toCreated(found.result, error, call);
    if (TransportError.isInstance(error)) throw fromTransportError(error, this.#describe(call));
    if (!TradingError.isInstance(error)) throw error;
    const { isWrite } = this;
    const { attempts, outcome: attemptsOutcome } = call;
    const isOlder = found?.isOlder === true;
    const known = outcomeOfFailedCall({ isWrite, attemptsOutcome, attempts, isDuplicate, isGenerated, isOlder });
    error.outcome = known.outcome;
    throw known.isUnsettled && error.code !== "unknown-outcome"
      ? unknownOutcomeError(error, this.#describe(call), found?.order)
      : error;
  }

  /** The record that has the ID of this one; undefined if it is not found within the time of the call. */
  async #findDuplicate(duplicate: SpecwrightError, call: HttpCall): Promise<Duplicate | undefined> {
    const { findDuplicate, orderLinkId: id, input, generatedIds } = this.#prepared;
    if (findDuplicate === undefined || id === undefined) return undefined;
    const search = new AbortController();
    const isGenerated = generatedIds.includes(id);
    const time = TradingError.isInstance(duplicate) ? duplicate.time : undefined;
    const searching = findDuplicate({ input, id, isGenerated, ...this.#begun(time), signal: search.signal });
    const found = await call.race(searching).catch(() => undefined);
    search.abort();
    return found;
  }

  /**
   * When the call began by the server's clock, at the earliest and at the latest. The server dated its response to the last
   * attempt after that attempt began and before now, and how long ago both were is known. The server writes whole
   * milliseconds, so its time may be one later than what it says.
   */
  #begun(serverTime: number | undefined): StartBounds {
    const time = timestampOf(serverTime);
    if (time === undefined) return { begunAfter: undefined, begunBy: Infinity };
    const now = elapsed(this.#settings.clock);
    const first = this.#firstAttemptAt ?? 0;
    return { begunAfter: time - 1 - (now - first), begunBy: time + 1 - (this.#lastAttemptAt - first) };
  }

  /** The response to an order or transfer that an earlier attempt created. */
  #toCreated(result: Duplicate["result"], error: SpecwrightError, call: HttpCall): HttpSuccess {
    const said = errorResponseOf(error);
    // Only a response has the code `duplicate`, so it is there.
    if (said === undefined) throw error;
    const envelope = { retCode: 0, retMsg: "", result, retExtInfo: {}, time: undefined };
    return this.#toResponse({ ...said, envelope }, undefined, call);
  }

  #toResponse(
    { envelope, body, response }: Pick<HttpSuccess, "envelope" | "body" | "response">,
    signature: string | undefined,
    { attempts, earlierOutcome, requestId }: HttpCall,
  ): HttpSuccess {
    // The call has an ID since its headers were made.
    const said = { attempts, earlierOutcome, requestId: requestId as string, envelope, response, body, signature };
    if (!this.#endpoint.isBatch) return said;
    return { ...said, begun: this.#begun(envelope.time), rateLimit: readRateLimit(response.headers) };
  }

  #describe({ requestId, attempts, responseHeaders }: HttpCall): ErrorContext {
    const { name: operation, path } = this.#endpoint;
    const { orderLinkId, orderId, input } = this.#prepared;
    const { serverClock, redactorFor } = this.#settings;
    const redact = redactorFor(this.#signature);
    const serverNow = serverClock.now();
    const { isWrite } = this;
    const scope = { path, input };
    const call = { operation, path, requestId, attempts, orderLinkId, orderId, responseHeaders };
    return { ...call, scope, isWrite, redact, serverNow };
  }
}
