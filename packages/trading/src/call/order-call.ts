import {
  checkKnownNames,
  createRedactor,
  InputError,
  redactOption,
  TransportError,
  type Clock,
  type RateLimit,
  type RateLimitStatus,
  type WebAbortSignal,
} from "@specwright/transport";
import { readResult, sendCall, type SessionCore, type Input } from "./call.ts";
import type { RequestOptions } from "../request-options.ts";
import { requireSuccess } from "../result/require-success.ts";
import { fromTransportError, toRefusal, unknownOutcomeError, type ErrorContext } from "../errors/classify.ts";
import { mayBeFromThisCall } from "../errors/attempt-outcome.ts";
import { TradingError } from "../errors/trading-error.ts";
import { createValueRedactor, type ValueRedactor } from "../errors/redact.ts";
import type { RateLimitsOf } from "../http/rate-limits.ts";
import type { SuccessReply } from "../http/send-over-http.ts";
import type { PreparedRequest, SendOptions } from "../prepared-request.ts";
import { referTo, type Endpoint, type Operation } from "../operation.ts";

/** Options of one order request. */
export interface OrderOptions extends Pick<RequestOptions, "signal" | "skipValidation" | "extra" | "newValues"> {
  /** Milliseconds for the whole request. Default 5000. */
  readonly timeoutMs?: number | undefined;
}

/** Checked order request, including the IDs that the client generated. */
export interface OrderRequest {
  /** Name of the call, such as `order.create`. */
  readonly operation: string;
  /** Request body in the REST format, as JSON. */
  readonly body: string;
  readonly timeoutMs: number;
  readonly signal: WebAbortSignal | undefined;
  /** Rate limits that count this request. */
  readonly rateLimits: readonly RateLimit[] | undefined;
}

/** Response of the platform to a request. */
export interface OrderReply {
  /** 0 for success; undefined for a refusal without a code. */
  readonly retCode: number | undefined;
  readonly retMsg: string;
  readonly result: unknown;
  readonly retExtInfo: unknown;
  /** Server time in milliseconds. */
  readonly time: number | undefined;
  readonly rateLimit: RateLimitStatus | undefined;
  /** ID of the request on the connection. */
  readonly requestId: string;
  /** Number of times the request was sent: 2 if the server refused the timestamp of the first attempt, otherwise 1. */
  readonly attempts: number;
}

/** Transport for orders that doesn't use HTTP, such as a socket. */
export interface OrderEntry {
  readonly clock: Clock;
  readonly generateId: () => string;
  /** Strings to remove from every error, such as the API key, because the platform may echo them. */
  readonly secrets: readonly string[];
  /** Returns the rate limits of a request. Default: no limits. */
  readonly rateLimitsOf?: RateLimitsOf | undefined;
  /**
   * Sends a request once. Rejects with a `TransportError`. Its `outcome` states whether the platform may have received
   * the request.
   */
  readonly send: (request: OrderRequest) => Promise<OrderReply>;
  /** Converts an error with an unknown outcome. `body` is the sent body. Default: the error is thrown unchanged. */
  readonly convertUnknownOutcome?: ((error: TradingError, body: string) => Error) | undefined;
}

/** Path that errors of order entry report. */
const PATH = "/v5/trade";

const DEFAULT_TIMEOUT_MS = 5000;
const OPTION_NAMES: Readonly<Record<keyof OrderOptions, true>> = {
  signal: true,
  timeoutMs: true,
  skipValidation: true,
  extra: true,
  newValues: true,
};
const KNOWN_OPTIONS = Object.keys(OPTION_NAMES);

/**
 * Creates the error for a refusal. If the platform refused an ID as a duplicate although this call generated it, the
 * outcome is unknown, because the existing order may be from this call.
 */
function refusal(reply: OrderReply, { generatedIds }: PreparedRequest, context: ErrorContext): Error {
  const error = toRefusal(reply, context);
  const isOwn = error.code === "duplicate" && mayBeFromThisCall(1, generatedIds.length > 0);
  return isOwn ? unknownOutcomeError(error, context) : error;
}

/** One order request, and the transport that sends it. */
interface OrderAttempt {
  readonly entry: OrderEntry;
  readonly redactor: () => ValueRedactor;
  readonly endpoint: Endpoint;
  readonly prepared: PreparedRequest;
}

/** Returns the details of a request for its errors. */
function contextOf(
  { entry, redactor, endpoint, prepared }: OrderAttempt,
  requestId: string | undefined,
  attempts: number,
): ErrorContext {
  const { name: operation, path } = endpoint;
  const { orderLinkId, orderId, input } = prepared;
  return {
    operation,
    path: PATH,
    scope: { path, input, isSocket: true },
    isWrite: true,
    orderLinkId,
    orderId,
    redact: redactor(),
    requestId,
    attempts,
    serverNow: entry.clock.now(),
  };
}

/**
 * Creates the request to send. Loading the client's files may have taken longer than the time limit.
 *
 * @throws {TransportError} if the time limit has ended
 */
function createRequest({ entry, endpoint, prepared }: OrderAttempt, { signal, expiresAt }: SendOptions): OrderRequest {
  const { name: operation } = endpoint;
  const timeoutMs = expiresAt - entry.clock.now();
  if (timeoutMs <= 0)
    throw new TransportError("total-timeout", "The time limit ended before the request was sent.", {
      operation,
      outcome: "not-sent",
    });
  // Order entry has no uploads, so the body is a string.
  return { operation, body: String(prepared.body), signal, timeoutMs, rateLimits: prepared.rateLimits };
}

/** Reads a reply like the REST client. Throws an error for a refusal, and for a result that can't be used. */
function readReply(attempt: OrderAttempt, reply: OrderReply): SuccessReply {
  const { redactor, endpoint, prepared } = attempt;
  const { retCode, retMsg, result, retExtInfo, time, requestId, attempts, rateLimit } = reply;
  const withoutSecrets = () => redactor()({ retCode, retMsg, result, retExtInfo, time });
  requireSuccess(endpoint, prepared, { retCode, result, withoutSecrets }, () =>
    refusal(reply, prepared, contextOf(attempt, requestId, attempts)),
  );
  const envelope = { retCode: 0, retMsg, result, retExtInfo, time };
  return { envelope, attempts, earlierOutcome: "not-sent", requestId, signature: undefined, rateLimit };
}

/** Adds the details of the order to an error of the transport. Returns any other error unchanged. */
function withDetails(attempt: OrderAttempt, error: unknown): unknown {
  if (TransportError.isInstance(error))
    return fromTransportError(error, contextOf(attempt, error.requestId, error.attempts));
  if (!TradingError.isInstance(error) || error.path !== undefined) return error;
  const { code, message, outcome, retryAfterMs, cause } = error;
  return new TradingError(code, message, { ...contextOf(attempt, undefined, 0), outcome, retryAfterMs }, cause);
}

/** Sends a request. Returns the result that the REST client would return, or throws the error that it would throw. */
async function sendOrder(attempt: OrderAttempt, options: SendOptions): Promise<SuccessReply> {
  try {
    return readReply(attempt, await attempt.entry.send(createRequest(attempt, options)));
  } catch (cause) {
    const error = withDetails(attempt, cause);
    const { entry, prepared } = attempt;
    if (!TradingError.isInstance(error) || error.outcome !== "unknown") throw error;
    throw entry.convertUnknownOutcome?.(error, String(prepared.body)) ?? error;
  }
}

function createSessionCore(entry: OrderEntry): SessionCore {
  // Create the redactor only for a refusal: creating it takes longer than the rest of an order, and few orders are
  // refused.
  let redact: ValueRedactor | undefined;
  const redactor = () => (redact ??= createValueRedactor(createRedactor(entry.secrets)));
  return {
    environment: { name: "order entry", kind: undefined },
    clock: entry.clock,
    timeoutMs: DEFAULT_TIMEOUT_MS,
    generateId: entry.generateId,
    rateLimitsOf: entry.rateLimitsOf ?? (() => undefined),
    redactorFor: redactor,
    drift: undefined,
    send: (endpoint, prepared, options) => sendOrder({ entry, redactor, endpoint, prepared }, options),
  };
}

function checkOptions(operation: string, options: OrderOptions): void {
  const { timeoutMs = DEFAULT_TIMEOUT_MS } = checkKnownNames(operation, options, KNOWN_OPTIONS);
  const isLimit = typeof timeoutMs === "number" && timeoutMs > 0 && timeoutMs < Infinity;
  if (!isLimit)
    throw new InputError(operation, "timeoutMs", "must be a number of milliseconds above 0", redactOption(timeoutMs));
}

/** Successful order request. */
export interface OrderSuccess {
  /** Result, as the REST client returns it. */
  readonly result: unknown;
  /** Sent body, as JSON. */
  readonly body: string;
  readonly rateLimit: RateLimitStatus | undefined;
  readonly requestId: string;
}

/**
 * Sends an order request of one kind.
 *
 * @param begunAt when the caller made the request, in milliseconds on the clock of the `OrderEntry`. Default: now
 */
export type CallOrder = (input: unknown, options?: OrderOptions | null, begunAt?: number) => Promise<OrderSuccess>;

/**
 * Creates a function that sends orders over another transport, with the checks, generated IDs, results and errors of
 * the REST client. A request is resent only if the server refused its timestamp and did nothing.
 */
export function createOrderCall(operation: Operation, entry: OrderEntry): CallOrder {
  const session = createSessionCore(entry);
  const reference = referTo(operation);
  return async (input, options, begunAt) => {
    if (options !== undefined && options !== null) checkOptions(reference.name, options);
    const sent = await sendCall(session, reference, input as Input, options, begunAt);
    const { rateLimit, requestId } = sent.reply;
    return { result: await readResult(session, sent), body: String(sent.prepared.body), rateLimit, requestId };
  };
}
