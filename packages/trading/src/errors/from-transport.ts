import type { TransportError } from "@specwright/transport";
import { errorOf, type ErrorContext } from "./error-context.ts";
import type { TradingError, TradingErrorKind } from "./errors.ts";

const ASK_FIRST = "It may have been carried out: ask the platform before sending it again.";

function transportKind({ code }: TransportError): TradingErrorKind {
  if (code === "aborted") return "aborted";
  if (code.endsWith("-timeout")) return "timeout";
  return code === "network" || code === "body-interrupted" ? "network" : "protocol";
}

/** The error of a call without a usable answer. A write that may have arrived has an unknown outcome. */
export function transportFailure(error: TransportError, context: ErrorContext): TradingError {
  const { message, status, retryAfterMs, outcome, code } = error;
  // A redirect that was followed shows another status, one that a browser hides shows none, and 303 means done.
  const isRefused = code === "redirect" && /^30[12578]$/.test(`${status}`);
  const mayHaveActed = outcome !== "not-sent" && !isRefused;
  const isUnknown = context.isWrite && mayHaveActed;
  const verdict = {
    kind: isUnknown ? ("unknown-outcome" as const) : transportKind(error),
    message: isUnknown ? `${message} ${ASK_FIRST}` : message,
    facts: { status, retryAfterMs },
  };
  return errorOf(verdict, context, error);
}

/** A write of which an earlier attempt may have arrived: what the last attempt says does not settle it. */
export function unsettled(error: TradingError, context: ErrorContext): TradingError {
  const { kind, retCode, retMsg, retExtInfo, time, status, rateLimit } = error;
  const message = `an earlier attempt may have arrived, and the last one failed (${kind}). ${ASK_FIRST}`;
  const facts = { retCode, retMsg, retExtInfo, time, status, rateLimit };
  return errorOf({ kind: "unknown-outcome", message, facts }, context, error);
}
