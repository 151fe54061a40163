/**
 * Outcome of one attempt, by the platform's response. The transport's `outcomeOfCall` combines the outcomes of a call's
 * attempts.
 */
import type { Outcome } from "@specwright/transport";
import type { TradingErrorCode } from "./trading-error.ts";

/**
 * Returns the outcome that a return code proves. For a write, `duplicate` proves nothing. The existing record may be
 * from an earlier call. It may also be from this call, if a proxy, or a browser whose connection broke, sent the
 * request twice.
 */
export const outcomeOfCode = (code: TradingErrorCode, isWrite: boolean): Outcome =>
  code === "unknown-outcome" || (code === "duplicate" && isWrite) ? "unknown" : "answered";

/**
 * Returns the outcome that an HTTP status proves. Redirects, 404, 408, 429 and 5xx prove nothing, because they may be
 * from a proxy that has forwarded the request. An error status with a success code in its envelope (`hasEnvelope`)
 * proves nothing, because it contradicts itself.
 */
export function outcomeOfStatus(status: number, hasEnvelope: boolean): Outcome {
  const isRefusal = status >= 400 && status < 500 && status !== 404 && status !== 408 && status !== 429;
  return isRefusal && !hasEnvelope ? "answered" : "unknown";
}

/**
 * Returns true if a `duplicate` refusal may be about a record of this call: the call was sent more than once, or its ID
 * was generated, so no other call uses the ID.
 */
export const mayBeFromThisCall = (attempts: number, isGenerated: boolean): boolean => attempts > 1 || isGenerated;
