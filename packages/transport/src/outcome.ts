import type { Outcome } from "./errors/errors.ts";

/** Evidence about one attempt to send a request. */
export interface Attempt {
  /** Bytes of the request may have reached the server. Set by the platform as soon as it can't exclude that. */
  mayHaveArrived: boolean;
  /** A complete response proves that the server carried nothing out. Set after `decode`. */
  isRefused: boolean;
}

/** Creates an attempt of which nothing has been sent. */
export const newAttempt = (): Attempt => ({ mayHaveArrived: false, isRefused: false });

/** Outcome of one failed attempt: without a refusal, bytes that may have arrived may have been carried out. */
export function outcomeOfAttempt({ mayHaveArrived, isRefused }: Attempt): Outcome {
  if (isRefused) return "answered";
  return mayHaveArrived ? "unknown" : "not-sent";
}

/**
 * Outcome of a failed call, from all its attempts. This is the only place that computes it:
 *
 * - `unknown` if any attempt may have been carried out. A later refusal proves nothing about an earlier attempt
 * - else `answered` if the server refused one of them
 * - else `not-sent`, also without attempts
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
