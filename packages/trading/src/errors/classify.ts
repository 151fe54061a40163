import {
  readRetryAfter,
  type TransportError,
  type RateLimitStatus,
  type ResponseHead,
  type ResponseHeaderFacts,
} from "@specwright/transport";
import type { DecodedEnvelope } from "../result/envelope.ts";
import { readRateLimit } from "../result/rate-limit-headers.ts";
import { TradingError, type FoundOrder, type TradingErrorCode, type TradingErrorDetails } from "./trading-error.ts";
import { isAbsent } from "../absent.ts";
import { outcomeOfCode, outcomeOfStatus } from "./attempt-outcome.ts";
import type { ValueRedactor } from "./redact.ts";
import { returnCodes, type CodesByClass, type ReturnCodeClass } from "../generated/return-codes.ts";

/** Facts that every error of a request contains. */
export interface RequestIdentity {
  /** Name of the call, such as `order.create`. */
  readonly operation: string;
  readonly path: string;
  readonly requestId: string | undefined;
  readonly attempts: number;
  readonly orderLinkId: string | undefined;
  readonly orderId?: string | undefined;
  readonly responseHeaders?: ResponseHeaderFacts | undefined;
}

/** Request to which the platform returned a code. The meaning of the code depends on the request. */
export interface CodeScope {
  /** Path of the operation over REST, such as `/v5/order/create`. */
  readonly path: string;
  /** Fields of the sent request. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
  /** True if the request was sent over a WebSocket. */
  readonly isSocket?: boolean | undefined;
}

/** Facts about a call that are needed to classify its response. */
export interface ErrorContext extends RequestIdentity {
  readonly scope: CodeScope;
  readonly isWrite: boolean;
  /** Redactor for the key and the last attempt's signature, which the server may echo. */
  readonly redact: ValueRedactor;
  /** Server time in milliseconds since the epoch. */
  readonly serverNow: number;
}

/** Unsuccessful response: an envelope whose code is not 0, or only an HTTP status. */
export interface ErrorResponse {
  readonly envelope: DecodedEnvelope | undefined;
  readonly body: Uint8Array;
  readonly response: ResponseHead;
}

/** Error code, message and details of a failure. */
export interface Classification {
  readonly code: TradingErrorCode;
  /** Description of the failure and advice, without the name of the operation. */
  readonly message: string;
  readonly details?: TradingErrorDetails;
}

/** Advice after an unknown outcome. */
export const LOOK_UP_FIRST = "It may have been carried out: look it up before you resend it.";

/** Advice for the codes that the caller can handle. */
const advice: Partial<Record<TradingErrorCode, string>> = {
  auth: "Check key and secret, and that they belong to this environment: mainnet, testnet and demo have separate keys.",
  permission: "The key, its IP allowlist or the account does not allow this call.",
  "rate-limit": "Wait until the reset time, then resend the request.",
  "ip-ban": "Send nothing from this IP address for at least 10 minutes; the ban then lifts automatically.",
  "geo-blocked": "The platform does not serve the region of this IP address. Resending the request does not help.",
  forbidden:
    "The platform, or a proxy or firewall on the way, refused access. Check the network, the address and the region.",
  timestamp: "Check the local clock and recvWindow.",
  "unknown-outcome": LOOK_UP_FIRST,
  unknown: "This code is not documented, so the client does not resend the request.",
  "not-found": "A new record may not be visible yet.",
  duplicate: "The platform has already received this ID, from this call or an earlier one. Look it up.",
};

const classification = (code: TradingErrorCode, what: string, details?: TradingErrorDetails): Classification => ({
  code,
  message: advice[code] === undefined ? `${what}.` : `${what}. ${advice[code]}`,
  ...(details && { details }),
});

type ClassByCode = ReadonlyMap<number, ReturnCodeClass>;

const classByCode = (classes: CodesByClass): ClassByCode =>
  new Map(
    Object.entries(classes).flatMap(([name, codes]) => codes.map((code) => [code, name as ReturnCodeClass] as const)),
  );

let everywhere: ClassByCode | undefined;
let byPath: readonly (readonly [prefix: string, classes: ClassByCode])[] | undefined;

let overSocket: ClassByCode | undefined;

/**
 * Returns the documented class of a return code for a request. The first meaning that exists wins: for sockets, for
 * requests with certain fields, for the longest matching path prefix, for every path. Returns undefined for an
 * undocumented code.
 */
function returnCodeClass(code: number, { path, input = {}, isSocket }: CodeScope): ReturnCodeClass | undefined {
  everywhere ??= classByCode(returnCodes.everywhere);
  overSocket ??= classByCode(returnCodes.overSocket);
  byPath ??= Object.entries(returnCodes.byPath)
    .toSorted(([left], [right]) => right.length - left.length)
    .map(([prefix, classes]) => [prefix, classByCode(classes)] as const);
  const ofSocket = isSocket === true ? overSocket.get(code) : undefined;
  if (ofSocket !== undefined) return ofSocket;
  const isRequested = (names: readonly string[]) => names.some((name) => !isAbsent(input[name]));
  const isOnPath = (paths: readonly string[]) => paths.some((prefix) => path.startsWith(prefix));
  const ofFields = returnCodes.byField.find(
    (rule) => rule.code === code && isOnPath(rule.paths) && isRequested(rule.fields),
  );
  if (ofFields !== undefined) return ofFields.class;
  const own = byPath.find(([prefix, classes]) => path.startsWith(prefix) && classes.has(code));
  return (own?.[1] ?? everywhere).get(code);
}

/** Returns the error code for a return code of the platform. */
export function classifyReturnCode(retCode: number, scope: CodeScope, isWrite: boolean): TradingErrorCode {
  const found = returnCodeClass(retCode, scope);
  if (found === undefined) return "unknown";
  if (found === "retryable") return "server";
  // For a read, treat an unknown outcome as a failure of the server, because a read changes nothing.
  return found === "unknown-outcome" && !isWrite ? "server" : found;
}

function classifyEnvelope(envelope: DecodedEnvelope, { scope, isWrite, redact }: ErrorContext): Classification {
  const { retCode, time } = envelope;
  const retMsg = redact(envelope.retMsg);
  const retExtInfo = redact(envelope.retExtInfo);
  const code = classifyReturnCode(retCode, scope, isWrite);
  const what = `The platform returned ${retCode}${retMsg === "" ? "" : ` (${retMsg})`}`;
  return classification(code, what, { retCode, retMsg, retExtInfo, time, outcome: outcomeOfCode(code, isWrite) });
}

/** Classifies a refusal without a return code. */
function classifyNameless(
  { retMsg, time }: Omit<DecodedEnvelope, "retCode">,
  { redact, isWrite }: ErrorContext,
): Classification {
  const text = redact(retMsg);
  const outcome = outcomeOfCode("unknown-outcome", isWrite);
  const what = `The platform refused the request without a return code (${text})`;
  return classification("unknown-outcome", what, { retMsg: text, time, outcome });
}

/**
 * Returns the error code for HTTP status 403, depending on the text of the page. Without a known reason, the response
 * may be from a proxy.
 */
function codeOfForbidden(text: string): TradingErrorCode {
  if (/frequen|too many|rate.?limit/i.test(text)) return "ip-ban";
  return /\b(?:country|countries|region|jurisdiction|territory|geo.?(?:block|restrict|location))/i.test(text)
    ? "geo-blocked"
    : "forbidden";
}

const describePage = (seen: string): string => (seen === "" ? " with an empty page" : ` ("${seen}")`);

/**
 * Returns the beginning of a page as one line, without markup. Redact the page first, because cutting it may split a
 * key.
 */
const excerptOf = (page: string): string =>
  page
    .slice(0, 2048)
    .replaceAll(/<(?:script|style)[\s\S]*?<\/(?:script|style)>|<[^>]*>|\p{Cc}/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 100);

function codeOfStatus(status: number, text: string): TradingErrorCode {
  if (status < 400 || status === 404) return "protocol";
  if (status === 401) return "auth";
  if (status === 403) return codeOfForbidden(text);
  if (status === 429) return "rate-limit";
  if (status === 408 || status === 425 || status >= 500) return "server";
  return "validation";
}

function classifyStatus(
  { envelope, body, response }: ErrorResponse,
  { isWrite, path, redact }: ErrorContext,
): Classification {
  const { status } = response;
  const outcome = outcomeOfStatus(status, envelope !== undefined);
  // Read the beginning of the page, which distinguishes a banned IP address, a blocked region and a proxy.
  const text = new TextDecoder().decode(body.subarray(0, 4096));
  const code = isWrite && outcome === "unknown" ? "unknown-outcome" : codeOfStatus(status, text);
  const hint =
    status === 404
      ? `: ${path} does not exist there. Check environment, baseUrl and baseUrls`
      : code === "forbidden"
        ? describePage(excerptOf(redact(text)))
        : "";
  return classification(code, `HTTP status ${status}${hint}`, { outcome });
}

/** Returns the class of an unsuccessful response: the error code, the outcome and whether a retry may help. */
function classifyResponse(errorResponse: ErrorResponse, context: ErrorContext): Classification {
  const { envelope, response } = errorResponse;
  const { status, headers } = response;
  const { code, message, details } =
    envelope !== undefined && envelope.retCode !== 0
      ? classifyEnvelope(envelope, context)
      : classifyStatus(errorResponse, context);
  const rateLimit = readRateLimit(headers);
  const retryAfterMs = readRetryAfter(headers, context.serverNow, rateLimit.resetAt);
  return { code, message, details: { ...details, rateLimit, retryAfterMs, status } };
}

/** Refusal that wasn't received over HTTP. */
interface SocketRefusal extends Omit<DecodedEnvelope, "retCode"> {
  /** Undefined for a refusal without a code. Such a refusal proves nothing. */
  readonly retCode: number | undefined;
  readonly rateLimit: RateLimitStatus | undefined;
}

/** Creates the error for a refusal that wasn't received over HTTP. */
export function toRefusal({ rateLimit, retCode, ...reply }: SocketRefusal, context: ErrorContext): TradingError {
  const { code, message, details } =
    retCode === undefined ? classifyNameless(reply, context) : classifyEnvelope({ retCode, ...reply }, context);
  return createTradingError({ code, message, details: { ...details, rateLimit } }, context);
}

interface KnownErrorResponse extends ErrorResponse {
  readonly redact: ValueRedactor;
}

const errorResponses = new WeakMap<TradingError, KnownErrorResponse>();

/** Returns the response that caused an error. It is stored outside the error, so that a printed error stays short. */
export const errorResponseOf = (error: unknown): KnownErrorResponse | undefined =>
  TradingError.isInstance(error) ? errorResponses.get(error) : undefined;

/** Creates the error for a classified failure. */
export const createTradingError = (
  { code, message, details }: Classification,
  call: RequestIdentity,
  cause?: Error,
): TradingError => new TradingError(code, `${call.operation}: ${message}`, { ...call, ...details }, cause);

/** Creates the error for a response, and stores the response outside the error. */
function createResponseError(
  errorResponse: ErrorResponse,
  failure: Classification,
  context: ErrorContext,
): TradingError {
  const error = createTradingError(failure, context);
  errorResponses.set(error, { ...errorResponse, redact: context.redact });
  return error;
}

/** Creates the error for an unsuccessful response. */
export const toTradingError = (errorResponse: ErrorResponse, context: ErrorContext): TradingError =>
  createResponseError(errorResponse, classifyResponse(errorResponse, context), context);

/** Creates the error for a result that reports a failure although the return code is 0. */
export function failedResultError(
  errorResponse: ErrorResponse & { readonly envelope: DecodedEnvelope },
  failure: string,
  context: ErrorContext,
): TradingError {
  const { envelope, response } = errorResponse;
  const message = `The platform accepted the request, but its result reports a failure: ${context.redact(failure)}.`;
  const { retCode, time } = envelope;
  const { status, headers } = response;
  const facts = {
    retCode,
    retMsg: context.redact(envelope.retMsg),
    retExtInfo: context.redact(envelope.retExtInfo),
    time,
  };
  const details = {
    ...facts,
    outcome: outcomeOfCode("failed", context.isWrite),
    rateLimit: readRateLimit(headers),
    status,
  };
  return createResponseError(errorResponse, { code: "failed", message, details }, context);
}

function toCode({ code }: TransportError): TradingErrorCode {
  if (code === "aborted") return "aborted";
  if (code.endsWith("-timeout")) return "timeout";
  return code === "network" || code === "proxy" || code === "body-interrupted" ? "network" : "protocol";
}

/** Creates the error for a call without a usable response. A write that may have arrived has an unknown outcome. */
export function fromTransportError(error: TransportError, context: ErrorContext): TradingError {
  const { message, status, retryAfterMs, outcome, isTemporary, response } = error;
  const isUnknown = context.isWrite && outcome === "unknown";
  const facts = {
    code: isUnknown ? ("unknown-outcome" as const) : toCode(error),
    message: isUnknown ? `${message} ${LOOK_UP_FIRST}` : message,
    details: { status, retryAfterMs, outcome, isTemporary, response },
  };
  return createTradingError(facts, context, error);
}

/**
 * Creates the `unknown-outcome` error for a write that an earlier attempt may have carried out. `error` is the last
 * attempt's error, which doesn't show whether the write was carried out.
 */
export function unknownOutcomeError(error: TradingError, context: ErrorContext, order?: FoundOrder): TradingError {
  const next = order === undefined ? LOOK_UP_FIRST : "See `order`: it has the same ID, and may be an older order.";
  const reason =
    error.code === "duplicate" && (context.attempts ?? 0) <= 1
      ? "The platform has already received the ID that this call generated (duplicate)."
      : `An earlier attempt may have been carried out, and the last one failed (${error.code}).`;
  const message = `${reason} ${next}`;
  const details = { ...error, response: error.response, order };
  return createTradingError({ code: "unknown-outcome", message, details }, context, error);
}
