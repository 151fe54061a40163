import { formatJson, textOf, TransportError, type Deviation, type DriftWatch } from "@specwright/transport";
import { isRead, loadFile, type Endpoint, type FailureValues, type Operation } from "../operation.ts";
import type { DriftCheck, PreparedRequest } from "../prepared-request.ts";
import { isSameOrder } from "./same-order.ts";

/**
 * Loads the schema with which `watch` compares the results of an operation. Resolves with undefined if the operation
 * has no result schema.
 */
export async function loadDriftCheck(
  { name, id, results }: Operation,
  watch: DriftWatch,
): Promise<DriftCheck | undefined> {
  const schema = (await loadFile(name, results))[id];
  return schema && { watch, schema };
}

/**
 * Checks that a result has the essential fields, and that the result of a write belongs to the request. If a check of a
 * write fails, the outcome of the write is unknown, because a proxy may have truncated the response or sent another
 * request's response.
 *
 * @throws {TransportError}
 */
function checkResult(
  endpoint: Endpoint,
  { input, drift }: PreparedRequest,
  reply: ReceivedResult,
  onDrift: ((deviation: Deviation) => void) | undefined,
): void {
  const { name: operation, id, guard, failureValues, idempotency, isBatch } = endpoint;
  const { result } = reply;
  const isWrite = !isRead(endpoint);
  // Retry a write: the client resends a write only if the server recognizes it, and the response then shows the outcome
  // of the first attempt.
  const fail = (message: string) =>
    new TransportError("unexpected", message, {
      operation,
      outcome: "unknown",
      isTemporary: isWrite,
      response: reply.withoutSecrets(),
    });
  const difference = drift?.watch.compare({ operation }, drift.schema, result, "result", onDrift);
  const problem = guard?.(result);
  // For a write, the error itself adds advice about the outcome.
  const advice = isWrite ? "" : " The client can't continue safely. Update it, or report this message.";
  if (problem !== undefined) throw fail(`Unusable response: ${problem}.${advice}`);
  if (isWrite && failureValues !== undefined && isUnreadable(failureValues, failureValue(failureValues, result)))
    throw fail(`Unusable response: result.${failureValues.field} is neither a known success nor a known failure.`);
  if (isWrite && !isSameOrder(input, result, { isNewOrder: id === "orderCreate", idField: idempotency?.field }))
    throw fail("The response does not match this order, so its outcome is unknown.");
  // Don't fail a batch, because one bad item doesn't affect the others.
  if (difference !== undefined && !isBatch) throw fail(`The response does not match the specification: ${difference}.`);
}

/**
 * Returns the failure that a result reports, such as `status is "FAILED"`. Returns undefined if the result reports
 * none, or doesn't belong to the request.
 */
function findFailure(endpoint: Endpoint, { input }: PreparedRequest, result: unknown): string | undefined {
  const { failureValues, idempotency } = endpoint;
  if (failureValues === undefined) return undefined;
  if (!isRead(endpoint) && !isSameOrder(input, result, { idField: idempotency?.field })) return undefined;
  const { field } = failureValues;
  const value = failureValue(failureValues, result);
  if (value === undefined || isUnreadable(failureValues, value)) return undefined;
  // The platform sometimes writes numbers as strings, and values in different case, so compare normalized values.
  const isListed = (values: readonly unknown[]): boolean => values.map(normalizeText).includes(normalizeText(value));
  const isFailure = "values" in failureValues ? isListed(failureValues.values) : !isListed(failureValues.otherThan);
  return isFailure ? `${field ?? "result"} is ${formatJson(value)}` : undefined;
}

const normalizeText = (value: unknown): string => textOf(value).toLowerCase();

/** Returns the part of the result that may report a failure. Returns undefined if this part is missing. */
const failureValue = ({ field }: FailureValues, result: unknown): unknown =>
  field === undefined ? result : (result as Readonly<Record<string, unknown>> | null | undefined)?.[field];

/** Returns true if a value leaves open whether the call failed. */
function isUnreadable(failureValues: FailureValues, value: unknown): boolean {
  // Without a `field`, the whole result is the value. It may be an object whose fields report the outcome.
  if (failureValues.field === undefined) return false;
  const listed: readonly unknown[] = "values" in failureValues ? failureValues.values : failureValues.otherThan;
  return !listed.includes(value) && (value === null || typeof value === "object" || typeof value === "boolean");
}

/** Return code and result of a response, over HTTP or a socket. */
interface ReceivedResult {
  readonly retCode: number | undefined;
  readonly result: unknown;
  /** Returns the whole response for an error, without secrets, because the platform may echo the key. */
  withoutSecrets(): unknown;
}

/**
 * Throws unless this call succeeded.
 *
 * @param refuse creates the error for a refusal, or for a success whose result contains a `failure`
 * @param onDrift receives each deviation from the specification
 */
export function requireSuccess(
  endpoint: Endpoint,
  prepared: PreparedRequest,
  reply: ReceivedResult,
  refuse: (failure?: string) => Error,
  onDrift?: (deviation: Deviation) => void,
): void {
  if (reply.retCode !== 0) throw refuse();
  // A failed result lacks fields of a success, so the failure is checked first.
  const failure = findFailure(endpoint, prepared, reply.result);
  if (failure !== undefined) throw refuse(failure);
  checkResult(endpoint, prepared, reply, onDrift);
}
