import { TransportError, type ResponseCheck } from "@specwright/transport";
import { isSameOrder } from "./same-order.ts";

/** What is known of a request when its result arrives. */
export interface ResultContext {
  /** The call, such as `order.create`, or method and path. */
  readonly operation: string;
  /** What the result must have. Absent for an operation that the specification does not know. */
  readonly checkResult?: ResponseCheck | undefined;
  /** It changes nothing, whatever becomes of it. */
  readonly isRead: boolean;
  readonly isNewOrder?: boolean | undefined;
  /** The fields that were sent. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Checks that a result has what the specification requires, and that the result of a write is about what was sent.
 * Something between client and server may deliver a response twice, or lose a part of it: the outcome of the write is
 * unknown then.
 *
 * @throws {TransportError}
 */
export function checkResult(
  { operation, checkResult: check, isRead, isNewOrder, input }: ResultContext,
  result: unknown,
): void {
  // A write is sent again if the server recognizes it: its response then tells the outcome of the first attempt.
  const fail = (message: string) =>
    new TransportError("unexpected", message, { operation, outcome: "unknown", isRetryable: !isRead });
  const problem = check?.(result);
  if (problem !== undefined) throw fail(`The response does not match the specification: ${problem}.`);
  if (!isRead && !isSameOrder(input, result, isNewOrder))
    throw fail("The response is not about this order; the outcome of this one is unknown.");
}
