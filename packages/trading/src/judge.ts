import { readRateLimit } from "@specwright/transport";
import { about, factsOf, type ErrorContext } from "./error-context.ts";
import { TradingError, type TradingErrorKind } from "./errors.ts";
import type { RawEnvelope } from "./read-answer.ts";
import { retCodeClass } from "./ret-code-class.ts";

/** What to do next, for the kinds where the caller can do something. */
const advice: Partial<Record<TradingErrorKind, string>> = {
  auth: "Check key and secret, and that they belong to this environment: mainnet, testnet and demo have keys of their own.",
  permission: "The key, its address list or the account does not allow this call.",
  "rate-limit": "Wait until the reset time, then send again; the request was not carried out.",
  "ip-ban": "Stop all requests from this address for at least 10 minutes; the ban ends by itself.",
  "geo-blocked": "The platform does not serve the region of this address. Sending again does not help.",
  timestamp:
    "The clock was synchronised and the request signed again, without success: check the local clock and recvWindow.",
  "unknown-outcome": "It may or may not have been carried out. Ask the platform before sending it again.",
  unknown: "This code is not documented; it is never retried.",
  "not-found": "Right after it was submitted it may not be visible yet.",
  duplicate: "This id was received before.",
};

const compose = (operation: string, what: string, kind: TradingErrorKind): string =>
  [`${operation}: ${what}.`, advice[kind]].filter((part) => part !== undefined).join(" ");

/** The kind of a documented code. A write that the platform failed at may have been carried out. */
function kindOf(code: number, { path, isWrite }: ErrorContext): TradingErrorKind {
  const found = retCodeClass(code, path);
  if (found === undefined) return "unknown";
  if (found === "retryable") return "server";
  return found === "unknown-outcome" && !isWrite ? "server" : found;
}

/** The error of an answer whose code is not 0. */
export function answerError(envelope: RawEnvelope, response: Response, context: ErrorContext): TradingError {
  const kind = kindOf(envelope.retCode, context);
  const retMsg = context.clean(envelope.retMsg);
  const rateLimit = readRateLimit(response.headers);
  const what = `the platform answered ${envelope.retCode}${retMsg === "" ? "" : ` (${retMsg})`}`;
  const error = new TradingError(kind, compose(context.operation, what, kind), {
    ...factsOf(context),
    retCode: envelope.retCode,
    retMsg,
    retExtInfo: envelope.retExtInfo,
    time: envelope.time,
    status: response.status,
    rateLimit,
    retryAfterMs:
      rateLimit.resetAt === undefined ? undefined : rateLimit.resetAt - (envelope.time ?? rateLimit.resetAt),
  });
  return about(response, error);
}

function statusKind(status: number, text: string, isWrite: boolean): TradingErrorKind {
  // A redirect is never followed; a browser hides the one it did not follow behind status 0.
  if (status < 400) return "protocol";
  if (status === 403) return /frequen|too many|rate.?limit/i.test(text) ? "ip-ban" : "geo-blocked";
  if (status === 429) return "rate-limit";
  if (status === 401) return "auth";
  if (status >= 500) return isWrite ? "unknown-outcome" : "server";
  return "validation";
}

/** The error of an HTTP status that came without an envelope. */
export function statusError(response: Response, text: string, context: ErrorContext): TradingError {
  const { status } = response;
  const kind = statusKind(status, text, context.isWrite);
  const error = new TradingError(kind, compose(context.operation, `HTTP status ${status}`, kind), {
    ...factsOf(context),
    status,
    rateLimit: readRateLimit(response.headers),
  });
  return about(response, error);
}
