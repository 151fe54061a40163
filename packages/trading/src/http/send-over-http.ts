import { SigningError, type PayloadSigner, type SignedHeaders } from "@specwright/signing";
import {
  elapsed,
  SpecwrightError,
  timestampOf,
  TransportError,
  type Clock,
  type ClockEstimate,
  type HttpCall,
  type FailureSteps,
  type HttpClient,
  type HttpRequest,
  type Outcome,
  type RateLimitStatus,
  type RequestHeaders,
  type ResponseHead,
  type ServerClock,
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
import { mayBeFromThisCall } from "../errors/attempt-outcome.ts";
import { TradingError } from "../errors/trading-error.ts";
import type { ValueRedactor } from "../errors/redact.ts";
import { isRead, type Endpoint } from "../operation.ts";
import { decodeEnvelope, type DecodedEnvelope } from "../result/envelope.ts";
import { readRateLimit } from "../result/rate-limit-headers.ts";
import { requireSuccess } from "../result/require-success.ts";
import type { PreparedRequest, SendOptions, ExistingRecord, DuplicateWrite } from "../prepared-request.ts";
import { addHeaders, type ExtraHeaders } from "../request-options.ts";

/** HTTP settings of a session. */
export interface HttpSettings {
  readonly environment: Environment;
  /**
   * Signs the exact query or body of a request. Returns a promise if the runtime or the key can only sign
   * asynchronously.
   */
  readonly sign: PayloadSigner["sign"] | undefined;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly syncTime: () => Promise<void>;
  readonly generateRequestId: () => string;
  /** Creates a redactor for the client's secrets and the signature of one attempt. */
  readonly redactorFor: (signature: string | undefined) => ValueRedactor;
}

/** Bounds of the time at which a call started: server time in milliseconds since the epoch. */
type StartBounds = Pick<DuplicateWrite, "begunAfter" | "begunBy">;

/** Response to a successful call, over HTTP or a socket. */
export interface SuccessReply {
  readonly envelope: DecodedEnvelope;
  /** Number of attempts. If it is above 1, an earlier attempt may also have arrived. */
  readonly attempts: number;
  /** Outcome of the attempts before the successful one. */
  readonly earlierOutcome: Outcome;
  readonly requestId: string;
  /** Signature of the successful attempt. The response may echo it. */
  readonly signature: string | undefined;
  /**
   * Bounds of the time at which a batch call over HTTP started. They show which items an earlier attempt of the call
   * may have created.
   */
  readonly begun?: StartBounds | undefined;
  /** Rate limit status in a batch response, for the errors of the batch's items. */
  readonly rateLimit?: RateLimitStatus | undefined;
}

/** Response to a successful HTTP call. */
export interface HttpSuccess extends SuccessReply {
  readonly response: ResponseHead;
  readonly body: Uint8Array;
}

/**
 * Sends a prepared request over HTTP and resolves with its successful response. Signs, sends and reads each attempt.
 * `http` waits for rate limits, retries, and corrects a wrong clock. After a failure, `settle` decides the final error.
 */
export function sendOverHttp(
  http: HttpClient,
  settings: HttpSettings,
  endpoint: Endpoint,
  prepared: PreparedRequest,
  sendOptions: SendOptions,
): Promise<HttpSuccess> {
  const steps = new CallSteps(settings, endpoint, prepared, sendOptions);
  const attempt = async (call: HttpCall): Promise<HttpSuccess> => {
    const signing = steps.sign(call);
    // Await only a promise, because most signatures are synchronous.
    const headers = signing instanceof Promise ? await call.race(signing) : signing;
    const { head, body } = await call.send(headers);
    return steps.read(head, body, call);
  };
  return http.request(steps.request, attempt, steps);
}

/** State and steps of one call. Only a call with a signature function is signed. */
class CallSteps implements FailureSteps<HttpSuccess> {
  readonly request: HttpRequest;
  readonly #endpoint: Endpoint;
  readonly #prepared: PreparedRequest;
  readonly #extraHeaders: ExtraHeaders | undefined;
  readonly #settings: HttpSettings;
  /** Request signer. Undefined for a call that isn't signed. */
  readonly #sign: PayloadSigner["sign"] | undefined;
  /** Signature of the last attempt. */
  #signature: string | undefined = undefined;
  /** Clock estimate that the last attempt was signed with. */
  #clockEstimate: ClockEstimate | undefined = undefined;
  /** Start times of the first and the last attempt, in milliseconds on a monotonic clock. */
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
    this.request = {
      operation: name,
      method,
      url: settings.environment.baseUrlFor(path) + path + (query === "" ? "" : `?${query}`),
      body: (body as WebBodyInit | undefined) ?? null,
      isWrite: !isRead(endpoint),
      isIdempotent,
      rateLimits,
      signal,
      timeoutMs,
      expiresAt,
    };
    this.#endpoint = endpoint;
    this.#prepared = prepared;
    this.#extraHeaders = headers;
    this.#settings = settings;
    this.#sign = isPublic && !canBeSigned ? undefined : settings.sign;
  }

  /** Creates the headers of one attempt. */
  sign(call: HttpCall): RequestHeaders | Promise<RequestHeaders> {
    const { clock, serverClock, generateRequestId } = this.#settings;
    call.requestId = generateRequestId();
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

  /** Completes signed headers with the content type, the request ID and the caller's headers, in place. */
  #allHeaders(headers: SignedHeaders, call: HttpCall): Record<string, string> {
    this.#signature = headers["X-BAPI-SIGN"];
    call.keepSignature(this.#signature);
    const { body, contentType = "application/json" } = this.#prepared;
    if (body !== undefined) headers["content-type"] = contentType;
    headers["cdn-request-id"] = call.requestId as string;
    if (this.#extraHeaders !== undefined) addHeaders(headers, this.#extraHeaders);
    return headers;
  }

  /**
   * Creates the error for a request that couldn't be signed. The caller has to fix the cause. The message contains no
   * part of the key.
   */
  #signingError(error: unknown, call: HttpCall): TradingError {
    const { name: operation, path } = this.#endpoint;
    const { orderLinkId } = this.#prepared;
    const isKnown = SigningError.isInstance(error) || SpecwrightError.isInstance(error);
    const reason = isKnown ? error.message : "the sign callback threw an exception, see cause";
    const cause = isKnown ? error : call.callerError(error);
    const unsent = call.attempts === 0 ? "nothing was" : `attempt ${call.attempts + 1} was not`;
    const message = `${operation}: signing failed, so ${unsent} sent: ${reason}.`;
    return new TradingError("auth", message, { operation, path, orderLinkId, attempts: call.attempts }, cause);
  }

  /** Reads a complete response. Throws unless this call succeeded. */
  read(response: ResponseHead, body: Uint8Array, call: HttpCall): HttpSuccess {
    let envelope: DecodedEnvelope | undefined;
    try {
      envelope = decodeEnvelope(response, body);
    } catch (error) {
      // An error status is enough to create the error, so ignore an unreadable body.
      if (response.ok) throw error;
    }
    const { sentAt, receivedAt } = call;
    const serverTime = timestampOf(envelope?.time);
    if (serverTime !== undefined) this.#settings.serverClock.add({ sentAt, receivedAt, serverTime });
    if (envelope === undefined || !response.ok)
      throw toTradingError({ envelope, body, response }, this.#describe(call));
    const received = { envelope, body, response };
    const refuse = (failure?: string) =>
      failure === undefined
        ? toTradingError(received, this.#describe(call))
        : failedResultError(received, failure, this.#describe(call));
    const { retCode, result } = envelope;
    const reply = { retCode, result, withoutSecrets: () => this.#describe(call).redact(received.envelope) };
    requireSuccess(this.#endpoint, this.#prepared, reply, refuse, (drift) => call.debug({ type: "drift", ...drift }));
    // Some operations have no result, so use an empty object.
    if (envelope.result === undefined || envelope.result === null) received.envelope = { ...envelope, result: {} };
    return this.#toResponse(received, this.#signature, call);
  }

  /**
   * Synchronizes the clock after the server refused a timestamp. Resolves with true if the request can be resent with a
   * new timestamp. Resending is safe, because the server has done nothing.
   */
  recover(error: SpecwrightError): Promise<boolean> | false {
    if (error.code !== "timestamp" || this.#sign === undefined) return false;
    const { serverClock, syncTime } = this.#settings;
    // If this response or a response of another call has updated the estimate, resend without requesting the time.
    if (serverClock.estimate !== undefined && serverClock.estimate !== this.#clockEstimate)
      return Promise.resolve(true);
    return syncTime().then(
      () => true,
      () => false,
    );
  }

  /**
   * Decides how a failed call ends: returns the record that an attempt created, or throws the last error, or
   * `unknown-outcome` if an attempt may have been carried out.
   */
  async settle(error: SpecwrightError, call: HttpCall): Promise<HttpSuccess> {
    const isDuplicate = error.code === "duplicate";
    const mayBeOwn = isDuplicate && mayBeFromThisCall(call.attempts, this.#prepared.generatedIds.length > 0);
    const found = mayBeOwn ? await this.#findDuplicate(error, call) : undefined;
    if (found?.isOwn === true) return this.#toCreated(found.result, error, call);
    if (TransportError.isInstance(error)) throw fromTransportError(error, this.#describe(call));
    if (!TradingError.isInstance(error)) throw error;
    // The ID belongs to an older record, so the only attempt created nothing.
    if (found?.isOlder === true && call.attempts === 1) call.attemptOutcome = "answered";
    error.outcome = call.outcome;
    const isKnown = error.outcome !== "unknown" || !this.request.isWrite;
    // If only earlier calls have used the ID, keep the error `duplicate`, so that the caller looks up the order.
    const isForCaller = error.code === "unknown-outcome" || (isDuplicate && !mayBeOwn);
    throw isKnown || isForCaller ? error : unknownOutcomeError(error, this.#describe(call), found?.order);
  }

  /**
   * Finds the record with the ID of this request. Resolves with undefined if the call ends before the record is found.
   */
  async #findDuplicate(duplicate: SpecwrightError, call: HttpCall): Promise<ExistingRecord | undefined> {
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
   * Returns the earliest and latest time of the first attempt, by the server's clock. The server created its time
   * between the start of the last attempt and now. `begunAfter` is the server's time minus the milliseconds since the
   * first attempt. `begunBy` is the server's time minus the milliseconds from the first to the last attempt. Both allow
   * for 1 ms more, because the server rounds its time. Without a server time, both are NaN.
   */
  #begun(serverTime: number | undefined): StartBounds {
    const time = timestampOf(serverTime) ?? Number.NaN;
    const now = elapsed(this.#settings.clock);
    const first = this.#firstAttemptAt ?? 0;
    return { begunAfter: time - 1 - (now - first), begunBy: time + 1 - (this.#lastAttemptAt - first) };
  }

  /** Creates the response to return if an earlier attempt of the call created the order or transfer. */
  #toCreated(result: ExistingRecord["result"], error: SpecwrightError, call: HttpCall): HttpSuccess {
    const received = errorResponseOf(error);
    // The code `duplicate` comes from a response, so a response exists.
    if (received === undefined) throw error;
    const envelope = { retCode: 0, retMsg: "", result, retExtInfo: {}, time: undefined };
    return this.#toResponse({ ...received, envelope }, undefined, call);
  }

  #toResponse(
    { envelope, body, response }: Pick<HttpSuccess, "envelope" | "body" | "response">,
    signature: string | undefined,
    { attempts, earlierOutcome, requestId }: HttpCall,
  ): HttpSuccess {
    // The cast is safe, because `sign` has already set the ID.
    const received = { attempts, earlierOutcome, requestId: requestId as string, envelope, response, body, signature };
    if (!this.#endpoint.isBatch) return received;
    return { ...received, begun: this.#begun(envelope.time), rateLimit: readRateLimit(response.headers) };
  }

  #describe({ requestId, attempts, responseHeaders }: HttpCall): ErrorContext {
    const { name: operation, path } = this.#endpoint;
    const { orderLinkId, orderId, input } = this.#prepared;
    const { serverClock, redactorFor } = this.#settings;
    const redact = redactorFor(this.#signature);
    const serverNow = serverClock.now();
    const { isWrite } = this.request;
    const scope = { path, input };
    const call = { operation, path, requestId, attempts, orderLinkId, orderId, responseHeaders };
    return { ...call, scope, isWrite, redact, serverNow };
  }
}
