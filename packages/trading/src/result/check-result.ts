import { TransportError, type ResponseCheck } from "@specwright/transport";
import { loadGroup } from "../load-group.ts";
import type { FailureValues, Operation } from "../operation.ts";
import { isSameOrder } from "./same-order.ts";

/** What is known of a request when its result arrives. */
export interface ResultContext {
  /** The call, such as `order.create`, or method and path. */
  readonly operation: string;
  /** What the result must have. Absent for an operation that the specification does not know. */
  readonly checkResult?: ResponseCheck | undefined;
  /** What of the result may say that the call failed. */
  readonly failureValues?: FailureValues | undefined;
  /** The request changes nothing on the server, even if it fails. */
  readonly isRead: boolean;
  readonly isNewOrder?: boolean | undefined;
  /** The field with the ID by which the server recognizes a repeated write. */
  readonly idField?: string | undefined;
  /** The fields that were sent. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
}

/** What checks the result of an operation. A promise before the first call of a group. */
export function loadResultCheck(operation: Operation): ResponseCheck | undefined | Promise<ResponseCheck | undefined> {
  const checks = loadGroup(operation.name, operation.results);
  return checks instanceof Promise ? checks.then((loaded) => loaded[operation.id]) : checks[operation.id];
}

/**
 * Checks that a result has what the specification requires, and that the result of a write is about what was sent.
 * Something between client and server may deliver a response twice, or lose a part of it: the outcome of the write is
 * unknown then.
 *
 * @throws {TransportError}
 */
export function checkResult(
  { operation, checkResult: check, isRead, isNewOrder, idField, input }: ResultContext,
  result: unknown,
): void {
  // A write is sent again if the server recognizes it: its response then shows the outcome of the first attempt.
  const fail = (message: string) =>
    new TransportError("unexpected", message, { operation, outcome: "unknown", isTemporary: !isRead });
  const problem = check?.(result);
  if (problem !== undefined) throw fail(`The response does not match the specification: ${problem}.`);
  if (!isRead && !isSameOrder(input, result, { isNewOrder, idField }))
    throw fail("The response is not about this order; the outcome of this one is unknown.");
}

/**
 * What a result says about the failure of its call, such as `status is "FAILED"`; undefined if it says nothing, or is not
 * about what was sent.
 */
export function findFailure(
  { failureValues, isRead, idField, input }: ResultContext,
  result: unknown,
): string | undefined {
  if (failureValues === undefined) return undefined;
  if (!isRead && !isSameOrder(input, result, { idField })) return undefined;
  const { field } = failureValues;
  const value =
    field === undefined ? result : (result as Readonly<Record<string, unknown>> | null | undefined)?.[field];
  if (value === undefined) return undefined;
  const isListed = (values: readonly unknown[]): boolean => values.includes(value);
  const isFailure = "values" in failureValues ? isListed(failureValues.values) : !isListed(failureValues.otherThan);
  return isFailure ? `${field ?? "result"} is ${JSON.stringify(value)}` : undefined;
}
