import { TransportError } from "@specwright/transport";
import type { ErrorContext } from "./error-context.ts";
import type { TradingError } from "./errors.ts";
import { transportFailure } from "./failure.ts";

/** The error of a call of the smallest session that brought no usable answer. */
export function noAnswer(error: unknown, about: ErrorContext): TradingError {
  // What the answer was not is known; anything else is the platform's, whose text may quote a header.
  if (TransportError.isInstance(error)) return transportFailure(error, about);
  const name = (error as Error | undefined)?.name;
  const code = name === "TimeoutError" ? "total-timeout" : name === "AbortError" ? "aborted" : "network";
  return transportFailure(new TransportError(code, "There was no usable answer.", { outcome: "unknown" }), about);
}
