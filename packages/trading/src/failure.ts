import type { TransportError } from "@specwright/transport";
import { factsOf, type ErrorContext } from "./error-context.ts";
import { TradingError, type TradingErrorKind } from "./errors.ts";

const ASK_FIRST = "It may or may not have been carried out. Ask the platform before sending it again.";

function transportKind({ code }: TransportError): TradingErrorKind {
  if (code === "aborted") return "aborted";
  if (code.endsWith("-timeout")) return "timeout";
  return code === "network" || code === "body-interrupted" ? "network" : "protocol";
}

/** The error of a call without a usable answer. A write that may have arrived has an unknown outcome. */
export function transportFailure(error: TransportError, context: ErrorContext): TradingError {
  const mayHaveActed = error.outcome === "unknown" || (error.outcome === "answered" && error.code !== "redirect");
  const kind = context.isWrite && mayHaveActed ? "unknown-outcome" : transportKind(error);
  const message = `${context.operation}: ${error.message}${kind === "unknown-outcome" ? ` ${ASK_FIRST}` : ""}`;
  const facts = { ...factsOf(context), status: error.status, retryAfterMs: error.retryAfterMs };
  return new TradingError(kind, message, facts, error);
}

/** A write of which an earlier attempt may have arrived: what the last attempt says does not settle it. */
export function unsettled(error: TradingError, context: ErrorContext): TradingError {
  const message = `${context.operation}: an earlier attempt may have arrived, and the last one failed (${error.kind}). ${ASK_FIRST}`;
  const { retCode, retMsg, retExtInfo, time, status, rateLimit } = error;
  const facts = { ...factsOf(context), retCode, retMsg, retExtInfo, time, status, rateLimit };
  return new TradingError("unknown-outcome", message, facts, error);
}
