import type { Outcome } from "./errors/errors.ts";

/** Evidence about one attempt to send a request. */
export interface Attempt {
  /**
   * True if bytes of the request may have reached the server. Set by the sending code as soon as it can't exclude this.
   */
  mayHaveArrived: boolean;
  /** True if a complete response proves that the server carried nothing out. Set by `HttpClient`. */
  isRefused: boolean;
}

/** Creates the evidence about an attempt that hasn't been sent yet. */
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
 * Combines the attempts of one HTTP call into the outcome of the call. It doesn't classify single responses, which the
 * clients do. For a request over a socket, `OrderExchange` of the streams determines the outcome in the same way:
 *
 * - `unknown` if any attempt may have been carried out. A later refusal proves nothing about an earlier attempt
 * - otherwise `answered` if the server refused any attempt
 * - otherwise `not-sent`, also for a call without attempts
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
