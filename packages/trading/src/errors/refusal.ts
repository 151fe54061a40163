import { errorOf, type ErrorContext, type Verdict } from "./error-context.ts";
import type { TradingError } from "./errors.ts";
import type { RawEnvelope } from "../http/envelope.ts";

/** The error of an answer that is no success, with an envelope or without one. */
export async function refusalOf(
  envelope: RawEnvelope | undefined,
  bytes: Uint8Array | undefined,
  response: Response,
  context: ErrorContext,
): Promise<TradingError> {
  const { status } = response;
  const retCode = envelope?.retCode || undefined;
  // Most calls succeed: what failures mean is loaded with the first of them.
  const { kind, message, facts } = await context.judges().then(
    ({ verdictOf }) => verdictOf({ envelope, bytes, response }, context),
    // Where that cannot be loaded, what came is told all the same.
    (): Verdict => ({
      kind: context.isWrite && !retCode ? "unknown-outcome" : "unknown",
      message: `the platform answered ${retCode ?? `HTTP status ${status}`}.`,
      facts: { retCode },
    }),
  );
  return errorOf({ kind, message, facts: { ...facts, status } }, context, undefined, response);
}
