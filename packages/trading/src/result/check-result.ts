import {
  findRefusal,
  findDeviations,
  TransportError,
  type Deviation,
  type DriftReporter,
  type ResponseCheck,
  type ResponseMode,
  type ResponseSchema,
} from "@specwright/transport";
import { loadGroup } from "../load-group.ts";
import type { FailureValues, Operation } from "../operation.ts";
import { isSameOrder } from "./same-order.ts";

/** Who asks how responses differ from the specification. A client has one only if somebody asks. */
export interface DriftWatch {
  readonly mode: ResponseMode;
  readonly reporter: DriftReporter | undefined;
}

/** How the results of one operation are compared with the specification. */
export interface DriftCheck {
  readonly watch: DriftWatch;
  readonly schema: ResponseSchema;
  /** Hears each deviation as well. */
  readonly onDebug?: (deviation: Deviation) => void;
}

/** What is known of a request when its result arrives. */
export interface ResultContext {
  /** The call, such as `order.create`, or method and path. */
  readonly operation: string;
  /** What the result must have for the client to go on. Absent for an operation that the specification does not know. */
  readonly guard?: ResponseCheck | undefined;
  /** Absent where nobody asks for drift. */
  readonly drift?: DriftCheck | undefined;
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

/** What compares the results of an operation with the specification. A promise before the first call of a group. */
export function loadDriftCheck(
  operation: Operation,
  watch: DriftWatch | undefined,
): DriftCheck | undefined | Promise<DriftCheck | undefined> {
  if (watch === undefined) return undefined;
  const schemas = loadGroup(operation.name, operation.results);
  const toCheck = (schema: ResponseSchema | undefined) => schema && { watch, schema };
  return schemas instanceof Promise
    ? schemas.then((loaded) => toCheck(loaded[operation.id]))
    : toCheck(schemas[operation.id]);
}

/** Reports how a result differs from the specification. Returns the first deviation where that is a failure. */
function findDrift(operation: string, drift: DriftCheck | undefined, result: unknown): string | undefined {
  if (drift === undefined) return undefined;
  const { watch, schema, onDebug } = drift;
  const deviations = findDeviations(schema, result, "result");
  watch.reporter?.report({ operation }, deviations);
  if (onDebug !== undefined) deviations.forEach(onDebug);
  return findRefusal(watch.mode, deviations);
}

/**
 * Checks that a result has what the client needs to go on, and that the result of a write is about what was sent.
 * Something between client and server may deliver a response twice, or lose a part of it: the outcome of the write is
 * unknown then.
 *
 * @throws {TransportError}
 */
export function checkResult(
  { operation, guard, drift, failureValues, isRead, isNewOrder, idField, input }: ResultContext,
  result: unknown,
): void {
  // A write is sent again if the server recognizes it: its response then shows the outcome of the first attempt.
  const fail = (message: string) =>
    new TransportError("unexpected", message, { operation, outcome: "unknown", isTemporary: !isRead });
  const difference = findDrift(operation, drift, result);
  const problem = guard?.(result);
  // After a write, its outcome is what matters: the error says so.
  const advice = isRead ? " To go on would be to guess. Look for an update of the client, or report this line." : "";
  if (problem !== undefined) throw fail(`The response lacks what the client needs to go on: ${problem}.${advice}`);
  if (!isRead && failureValues !== undefined && isUnreadable(failureValues, failureValue(failureValues, result)))
    throw fail(
      `The response lacks what the client needs to go on: result.${failureValues.field} says neither yes nor no.`,
    );
  if (!isRead && !isSameOrder(input, result, { isNewOrder, idField }))
    throw fail("The response is not about this order; the outcome of this one is unknown.");
  if (difference !== undefined) throw fail(`The response does not match the specification: ${difference}.`);
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
  const value = failureValue(failureValues, result);
  if (value === undefined || isUnreadable(failureValues, value)) return undefined;
  // The platform writes numbers as text in some places, and the letters of a value in two cases.
  const isListed = (values: readonly unknown[]): boolean => values.map(spell).includes(spell(value));
  const isFailure = "values" in failureValues ? isListed(failureValues.values) : !isListed(failureValues.otherThan);
  return isFailure ? `${field ?? "result"} is ${JSON.stringify(value)}` : undefined;
}

const spell = (value: unknown): string => String(value).toLowerCase();

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
