/**
 * What is known of an attempt, or of a whole call that failed.
 *
 * - `not-sent`: the server cannot have received the request.
 * - `answered`: the server received it and its response proves that it carried nothing out.
 * - `unknown`: the server may have carried it out.
 */
export type Outcome = "not-sent" | "answered" | "unknown";

/**
 * The outcome of a failed call, from that of its attempts. If any attempt has an unknown outcome, so has the call: a later
 * refusal says nothing about an earlier attempt.
 */
export function outcomeOfCall(attempts: readonly Outcome[]): Outcome {
  if (attempts.includes("unknown")) return "unknown";
  return attempts.includes("answered") ? "answered" : "not-sent";
}
