import type { TransportError } from "@specwright/transport";
import { ASK_FIRST, createTradingError, type ErrorContext } from "./classify.ts";
import type { FoundOrder, TradingError, TradingErrorCode } from "./trading-error.ts";

function toCode({ code }: TransportError): TradingErrorCode {
  if (code === "aborted") return "aborted";
  if (code.endsWith("-timeout")) return "timeout";
  return code === "network" || code === "body-interrupted" ? "network" : "protocol";
}

/** The error of a call without a usable response. A write that may have arrived has an unknown outcome. */
export function fromTransportError(error: TransportError, context: ErrorContext): TradingError {
  const { message, status, retryAfterMs, outcome, isTemporary } = error;
  const isUnknown = context.isWrite && outcome === "unknown";
  const classification = {
    code: isUnknown ? ("unknown-outcome" as const) : toCode(error),
    message: isUnknown ? `${message} ${ASK_FIRST}` : message,
    details: { status, retryAfterMs, outcome, isTemporary },
  };
  return createTradingError(classification, context, error);
}

/** The error of a write that an earlier attempt may have carried out: what the last attempt says does not settle it. */
export function unknownOutcomeError(error: TradingError, context: ErrorContext, order?: FoundOrder): TradingError {
  const { code, retCode, retMsg, retExtInfo, time, status, rateLimit, isTemporary } = error;
  const advice = order === undefined ? ASK_FIRST : "See `order`: it has the same ID, and may be an older one.";
  const message = `An earlier attempt may have been carried out, and the last one failed (${code}). ${advice}`;
  const said = { retCode, retMsg, retExtInfo, time, status, rateLimit };
  const details = { ...said, isTemporary, outcome: "unknown" as const, order };
  return createTradingError({ code: "unknown-outcome", message, details }, context, error);
}
