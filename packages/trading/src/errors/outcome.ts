import type { Outcome } from "@specwright/transport";
import type { TradingErrorCode } from "./trading-error.ts";

/**
 * Returns the outcome that a return code proves. A duplicate ID proves nothing for a write: it is from an earlier call
 * or from this call, because a proxy, or a browser whose connection broke, may have sent the request twice.
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

/** Facts about a failed call, after the search for a record that its attempts may have created. */
export interface FailedCall {
  readonly isWrite: boolean;
  /** Combined outcome of all attempts. */
  readonly attemptsOutcome: Outcome;
  readonly attempts: number;
  /** True if the last attempt was refused because the platform has already received its ID. */
  readonly isDuplicate: boolean;
  /** True if the client generated an ID for this call. */
  readonly isGenerated: boolean;
  /** True if the search found a record with this ID that certainly existed before the call. */
  readonly isOlder: boolean;
}

/**
 * Returns the outcome of a failed call. `isUnsettled` means that an error with an unknown outcome must replace the
 * error of the last attempt:
 *
 * - an older record has the ID, and there was one attempt: this call has created nothing
 * - the ID is a duplicate: unsettled if this call may have used it before, otherwise an error for the caller to handle
 * - any other write: unsettled if an attempt may have been carried out
 */
export function outcomeOfFailedCall(call: FailedCall): { readonly outcome: Outcome; readonly isUnsettled: boolean } {
  const { isWrite, attemptsOutcome, attempts, isDuplicate, isGenerated, isOlder } = call;
  const hasCreatedNothing = attempts === 1 && isOlder;
  const isOpen = isDuplicate
    ? mayBeFromThisCall(attempts, isGenerated) && !hasCreatedNothing
    : attemptsOutcome === "unknown";
  return { outcome: hasCreatedNothing ? "answered" : attemptsOutcome, isUnsettled: isWrite && isOpen };
}
