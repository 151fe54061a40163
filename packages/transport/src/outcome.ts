import type { Outcome } from "./errors/errors.ts";

/** Evidence about one attempt to send a request. */
export interface Attempt {
  /**
   * True if bytes of the request may have reached the server. The platform sets it as soon as it can't exclude that.
   */
  mayHaveArrived: boolean;
  /** True if a complete response proves that the server executed nothing. Set by `HttpClient`. */
  isRefused: boolean;
}

/** Creates an unsent attempt. */
export const newAttempt = (): Attempt => ({ mayHaveArrived: false, isRefused: false });

/**
 * Returns the outcome of one failed attempt. Without a refusal, a request that may have arrived may have been carried
 * out.
 */
export function outcomeOfAttempt({ mayHaveArrived, isRefused }: Attempt): Outcome {
  if (isRefused) return "answered";
  return mayHaveArrived ? "unknown" : "not-sent";
}

/**
 * Combines the attempts of one HTTP call into the outcome of the call. The clients classify single responses, and
 * `OrderExchange` of the streams does the same for a request over a socket:
 *
 * - `unknown` if any attempt may have been carried out. A later refusal proves nothing about an earlier attempt
 * - otherwise `answered` if the server refused one of them
 * - otherwise `not-sent`, including without attempts
 */
export function outcomeOf(attempts: readonly Attempt[]): Outcome {
  let outcome: Outcome = "not-sent";
  for (const attempt of attempts) {
    const known = outcomeOfAttempt(attempt);
    if (known === "unknown") return "unknown";
    if (known === "answered") outcome = "answered";
  }
  return outcome;
}
