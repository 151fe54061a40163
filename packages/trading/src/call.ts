import { readRateLimit } from "@specwright/transport";
import { serializeQuery, type QueryInput } from "@specwright/signing";
import { checkOf } from "./checker.ts";
import type { Answer, CallSettings, Envelope, Leg } from "./call-types.ts";
import { TradingError } from "./errors.ts";
import { checkEnvironment } from "./environment.ts";
import type { BatchOperation, OperationInputs, OperationItems, OperationResults } from "./generated/calls.ts";
import { withId } from "./idempotency.ts";
import { formatJson } from "./lossless-json.ts";
import { normalize, normalizeInput } from "./normalize.ts";
import type { Incoming, Outgoing } from "./outgoing.ts";
import type { RawEnvelope } from "./read-answer.ts";
import type { Row } from "./row-type.ts";
import { operationOf, type Operation } from "./row.ts";
import type { Session } from "./session.ts";

export type Input = Readonly<Record<string, unknown>>;
type OperationId = keyof OperationInputs & keyof OperationResults;

const isCursor = { cursors: ["cursor", "nextCursor", "nextPageCursor"] };

/** Checks the input and puts the request together. Throws before anything is sent; a promise before the first call only. */
export function prepare(
  session: Session,
  operation: Operation,
  given: Input,
  settings: CallSettings,
): Outgoing | Promise<Outgoing> {
  checkEnvironment(session.environment, operation);
  const { input, id } = withId(operation, normalizeInput(operation, given), settings, session.makeId);
  if (settings.dangerouslySkipInputRules === true) return outgoingOf(operation, input, id, settings);
  const check = checkOf(operation);
  if (check instanceof Promise) {
    return check.then((loaded) => {
      loaded(input);
      return outgoingOf(operation, input, id, settings);
    });
  }
  check(input);
  return outgoingOf(operation, input, id, settings);
}

function outgoingOf(operation: Operation, input: Input, id: string | undefined, settings: CallSettings): Outgoing {
  const isRead = operation.method === "GET";
  return {
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    query: isRead ? serializeQuery(input as QueryInput, isCursor) : "",
    body: isRead ? undefined : formatJson(input),
    headers: settings.headers,
    isSigned: !operation.isPublic,
    isRepeatable: isRead || id !== undefined,
    facts: { operation, input },
    orderLinkId: id,
    signal: settings.signal,
    timeoutMs: settings.timeoutMs,
  };
}

/** A new order that turns out to have landed with an earlier attempt is no failure. */
async function landed(session: Session, { id }: Operation, outgoing: Outgoing, error: unknown): Promise<Incoming> {
  const isDuplicate = TradingError.isInstance(error) && (error.cause as TradingError | undefined)?.kind === "duplicate";
  if (id !== "orderCreate" || !isDuplicate) throw error;
  return (await import("./confirm.ts")).confirmOrder(session, outgoing, error);
}

interface Carried {
  readonly outgoing: Outgoing;
  readonly incoming: Incoming;
  /** The result in its one shape. */
  readonly whole: unknown;
  readonly legs: Leg<object>[];
}

async function carryOut(
  session: Session,
  operation: Operation,
  input: Input,
  settings: CallSettings,
): Promise<Carried> {
  const prepared = prepare(session, operation, input, settings);
  const outgoing = prepared instanceof Promise ? await prepared : prepared;
  let incoming: Incoming;
  try {
    incoming = await session.send(outgoing);
  } catch (error) {
    incoming = await landed(session, operation, outgoing, error);
  }
  const { envelope: raw, attempts, requestId, isUncertain } = incoming;
  const legs = operation.isBatch
    ? (await import("./batch.ts")).legsOf({ operation, raw, outgoing, requestId, attempts, isUncertain })
    : [];
  return { outgoing, incoming, whole: normalize(operation, raw.result), legs };
}

/** Carries an operation out and gives back everything. */
export async function answer(
  session: Session,
  operation: Operation,
  input: Input,
  settings: CallSettings,
): Promise<Answer<unknown> & { legs: Leg<object>[] }> {
  const { outgoing, incoming, whole, legs } = await carryOut(session, operation, input, settings);
  const { envelope, response, attempts, requestId } = incoming;
  return {
    result: whole,
    envelope: { ...envelope, result: whole } as RawEnvelope as Envelope<unknown>,
    response,
    rateLimit: readRateLimit(response.headers),
    requestId,
    attempts,
    orderLinkId: outgoing.orderLinkId,
    legs,
  };
}

/** What an operation gives back: its result, or one outcome for each leg of a batch. */
export async function result(
  session: Session,
  operation: Operation,
  input: Input = {},
  settings: CallSettings = {},
): Promise<unknown> {
  const { whole, legs } = await carryOut(session, operation, input, settings);
  return operation.isBatch ? legs : whole;
}

/** What a call by row gives back. */
export type Outcome<Id extends OperationId> = Id extends BatchOperation
  ? Leg<OperationItems[Id]>[]
  : OperationResults[Id];

/**
 * Calls one operation by its row, so that a bundle carries that operation alone:
 *
 *     call(session, positionList, { category: "linear", settleCoin: "USDT" })
 *
 * @throws {InputError} before anything is sent
 * @throws {TradingError}
 */
export function call<Id extends OperationId>(
  session: Session,
  row: Row<Id>,
  input: OperationInputs[Id],
  settings: CallSettings = {},
): Promise<Outcome<Id>> {
  return result(session, operationOf(row), input as Input, settings) as Promise<Outcome<Id>>;
}
