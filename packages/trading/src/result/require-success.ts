import { formatJson, textOf, TransportError, type Deviation, type DriftWatch } from "@specwright/transport";
import { isRead, loadFile, type Endpoint, type FailureValues, type Operation } from "../operation.ts";
import type { DriftCheck, PreparedRequest } from "../prepared-request.ts";
import { isSameOrder } from "./same-order.ts";

/** What compares the results of an operation with the specification. */
export async function loadDriftCheck(
  { name, id, results }: Operation,
  watch: DriftWatch,
): Promise<DriftCheck | undefined> {
  const schema = (await loadFile(name, results))[id];
  return schema && { watch, schema };
}

/**
 * Checks that a result has what the client needs to go on, and that the result of a write is about what was sent.
 * Something between client and server may deliver a response twice, or lose a part of it: the outcome of the write is
 * unknown then.
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
  // A write is sent again if the server recognizes it: its response then shows the outcome of the first attempt.
  const fail = (message: string) =>
    new TransportError("unexpected", message, {
      operation,
      outcome: "unknown",
      isTemporary: isWrite,
      response: reply.withoutSecrets(),
    });
  const difference = drift?.watch.compare({ operation }, drift.schema, result, "result", onDrift);
  const problem = guard?.(result);
  // After a write, its outcome is what matters: the error says so.
  const advice = isWrite ? "" : " To go on would be to guess. Look for an update of the client, or report this line.";
  if (problem !== undefined) throw fail(`The response lacks what the client needs to go on: ${problem}.${advice}`);
  if (isWrite && failureValues !== undefined && isUnreadable(failureValues, failureValue(failureValues, result)))
    throw fail(
      `The response lacks what the client needs to go on: result.${failureValues.field} says neither yes nor no.`,
    );
  if (isWrite && !isSameOrder(input, result, { isNewOrder: id === "orderCreate", idField: idempotency?.field }))
    throw fail("The response is not about this order; the outcome of this one is unknown.");
  // One bad item of a batch says nothing about the others.
  if (difference !== undefined && !isBatch) throw fail(`The response does not match the specification: ${difference}.`);
}

/**
 * What a result says about the failure of its call, such as `status is "FAILED"`; undefined if it says nothing, or is not
 * about what was sent.
 */
function findFailure(endpoint: Endpoint, { input }: PreparedRequest, result: unknown): string | undefined {
  const { failureValues, idempotency } = endpoint;
  if (failureValues === undefined) return undefined;
  if (!isRead(endpoint) && !isSameOrder(input, result, { idField: idempotency?.field })) return undefined;
  const { field } = failureValues;
  const value = failureValue(failureValues, result);
  if (value === undefined || isUnreadable(failureValues, value)) return undefined;
  // The platform writes numbers as text in some places, and the letters of a value in two cases.
  const isListed = (values: readonly unknown[]): boolean => values.map(spell).includes(spell(value));
  const isFailure = "values" in failureValues ? isListed(failureValues.values) : !isListed(failureValues.otherThan);
  return isFailure ? `${field ?? "result"} is ${formatJson(value)}` : undefined;
}

const spell = (value: unknown): string => textOf(value).toLowerCase();

/** What of a result may say that the call failed; undefined if it is absent. */
const failureValue = ({ field }: FailureValues, result: unknown): unknown =>
  field === undefined ? result : (result as Readonly<Record<string, unknown>> | null | undefined)?.[field];

/** Whether nobody can tell from a value that is there whether the call failed. */
function isUnreadable(failureValues: FailureValues, value: unknown): boolean {
  // A result that is an object says by its fields what became of the call.
  if (failureValues.field === undefined) return false;
  const listed: readonly unknown[] = "values" in failureValues ? failureValues.values : failureValues.otherThan;
  return !listed.includes(value) && (value === null || typeof value === "object" || typeof value === "boolean");
}

/** Return code and result of a response, over HTTP or a socket. */
interface ReceivedResult {
  readonly retCode: number | undefined;
  readonly result: unknown;
  /** All of it for an error: the platform may quote the key. */
  withoutSecrets(): unknown;
}

/**
 * Throws unless a response is the success of this call.
 *
 * @param refuse creates the error of a refusal, or of a success whose result contains a `failure`
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
  // The result of a failure lacks fields that a success has, so it is looked for first.
  const failure = findFailure(endpoint, prepared, reply.result);
  if (failure !== undefined) throw refuse(failure);
  checkResult(endpoint, prepared, reply, onDrift);
}
