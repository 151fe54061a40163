/**
 * Outcome of an attempt, or of a whole failed call. Only failures have an outcome, so `answered` never means a success.
 *
 * - `not-sent`: the server can't have received the request
 * - `answered`: the server received the request, and its response proves that it didn't carry it out
 * - `unknown`: the server may have carried out the request
 */
export type Outcome = "not-sent" | "answered" | "unknown";

/**
 * Combines the outcomes of a failed call's attempts into the outcome of the call. The clients determine the outcome of
 * each attempt from its response.
 *
 * - `unknown` if any attempt may have been carried out. A later refusal proves nothing about an earlier attempt
 * - otherwise `answered` if the server refused any attempt
 * - otherwise `not-sent`, also for a call without attempts
 */
export function outcomeOfCall(attempts: readonly Outcome[]): Outcome {
  if (attempts.includes("unknown")) return "unknown";
  return attempts.includes("answered") ? "answered" : "not-sent";
}
