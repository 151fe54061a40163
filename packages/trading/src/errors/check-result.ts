import { findMismatch, TransportError, type ResponseSchema } from "@specwright/transport";
import { isSameOrder } from "./same-order.ts";

/** What is known of a request when its result arrives. */
export interface ResultContext {
  /** The call, such as `order.create`, or method and path. */
  readonly operation: string;
  /** What the result must have. Absent for an operation that the specification does not know. */
  readonly resultSchema?: ResponseSchema | undefined;
  /** The request changes nothing on the server, even if it fails. */
  readonly isRead: boolean;
  readonly isNewOrder?: boolean | undefined;
  /** The fields that were sent. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
}

/** An object, an array or a text, whatever it contains. */
const kindOf = ({ type, isOptional }: ResponseSchema): ResponseSchema => ({
  ...(type !== undefined && { type }),
  ...(isOptional !== undefined && { isOptional }),
});

/**
 * Checks that the result of a read is of the right kind, that the result of a write has what the specification requires,
 * and that it is about what was sent. Something between client and server may deliver a response twice, or lose a part of it: the outcome of the
 * write is unknown then.
 *
 * @throws {TransportError}
 */
export function checkResult(
  { operation, resultSchema, isRead, isNewOrder, input }: ResultContext,
  result: unknown,
): void {
  // A write is sent again if the server recognizes it: its response then shows the outcome of the first attempt.
  const fail = (message: string) =>
    new TransportError("unexpected", message, { operation, outcome: "unknown", isRetryable: !isRead });
  const mismatch = resultSchema && findMismatch(isRead ? kindOf(resultSchema) : resultSchema, result);
  if (mismatch !== undefined) throw fail(`The response does not match the specification: result${mismatch}.`);
  if (!isRead && !isSameOrder(input, result, isNewOrder))
    throw fail("The response is not about this order; the outcome of this one is unknown.");
}
