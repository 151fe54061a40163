import { readRateLimit } from "@specwright/transport";
import { serializeQuery, type QueryInput } from "@specwright/signing";
import { checkAnswer, isAbout } from "../errors/same-order.ts";
import type { Pair } from "./batch.ts";
import { checkOf, type Check } from "../input/check-input.ts";
import type { Answer, CallSettings, Envelope, Leg } from "./types.ts";
import { errorOf, shownOf } from "../errors/error-context.ts";
import { checkEnvironment } from "../environment.ts";
import type { BatchOperation, OperationInputs, OperationItems, OperationResults } from "../generated/calls.ts";
import { textIn, withId } from "./idempotency.ts";
import { formatJson } from "../http/json.ts";
import { normalize, normalizeInput } from "./normalize.ts";
import { loaded } from "../on-demand.ts";
import type { Outgoing } from "../http/outgoing.ts";
import { isObject, type RawEnvelope } from "../http/envelope.ts";
import type { Ask } from "../reconcile/reconcile.ts";
import type { Operation } from "../operation.ts";
import type { Session } from "../client-context.ts";
import { unwritable } from "../errors/to-input-error.ts";

export type Input = Readonly<Record<string, unknown>>;
type OperationId = keyof OperationInputs & keyof OperationResults;

const isCursor = { cursors: ["cursor", "nextCursor", "nextPageCursor"] };

const none: CallSettings & Input = {};

/**
 * A copy of what is written as JSON or a query: its owner may change the input before it is sent, and a getter, a
 * prototype or a `toJSON` would let something else be sent than was checked.
 */
export const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return Array.from(value, copyOf);
  if (!isObject(value)) return value;
  // Thirty times faster than by entries.
  const copy: Record<string, unknown> = { ...value };
  for (const name of Object.keys(copy)) if (typeof copy[name] === "object") copy[name] = copyOf(copy[name]);
  return copy;
};

/** Checks the input and puts the request together. Throws before anything is sent; a promise before the first call only. */
export function prepare(
  session: Session,
  operation: Operation,
  given: Input,
  wanted: CallSettings | null,
): Outgoing | Promise<Outgoing> {
  const settings = wanted ?? none;
  const { headers, signal, timeoutMs, mintId } = settings;
  checkEnvironment(session.environment, operation);
  const isFree = settings.dangerouslySkipInputRules === true;
  let taken;
  try {
    taken = isFree ? given : (copyOf(given) as Input);
  } catch (error) {
    throw unwritable(operation.id, error);
  }
  const { input, ...id } = withId(operation, normalizeInput(operation, taken), settings, session.makeId);
  // The rules may take their time to load, and who waits for them is no less impatient.
  const until = session.clock.now() + (timeoutMs || Infinity);
  const ready = (check?: Check): Outgoing => {
    check?.(input, settings);
    // As they were at the call, like the input.
    return { ...outgoingOf(operation, input, id, { headers, signal, timeoutMs, mintId }), until };
  };
  const check = isFree ? undefined : checkOf(operation);
  return check instanceof Promise ? check.then(ready) : ready(check);
}

function outgoingOf(
  operation: Operation,
  input: Input,
  { id, made }: { readonly id: string | undefined; readonly made?: readonly string[] },
  settings: CallSettings,
): Outgoing {
  const isRead = operation.method === "GET";
  let text;
  try {
    text = isRead ? serializeQuery(input as QueryInput, isCursor) : formatJson(input);
  } catch (error) {
    throw unwritable(operation.id, error);
  }
  return {
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    query: isRead ? text : "",
    body: isRead ? undefined : text,
    headers: settings.headers,
    isSigned: !operation.isPublic,
    isRepeatable: isRead || (id !== undefined && settings.mintId !== false),
    // Its owner may change it before the answer comes.
    facts: { operation, input: isRead ? input : { ...input } },
    // Of a change to an order that of the order, so that it can be asked for.
    orderLinkId: id ?? textIn(Object(input) as Input, "orderLinkId"),
    made,
    check: checkAnswer,
    signal: settings.signal,
    timeoutMs: settings.timeoutMs,
  };
}

/** What pairs items of a batch with their codes; there before anything is sent, so that no answer is lost. */
const batchOf = ({ judges }: Session, { id, isBatch }: Operation): Promise<Pair> | undefined =>
  isBatch
    ? loaded(
        id,
        Promise.all([import("./batch.ts"), judges()]).then(([{ pairing }, judge]) =>
          pairing(judge, { judges, errorOf, isAbout }),
        ),
      )
    : undefined;

/** Carries an operation out and gives back everything. */
export async function answer(
  session: Session,
  operation: Operation,
  input: Input,
  settings: CallSettings,
): Promise<Answer<unknown> & { legs: Leg<object>[] }> {
  const outgoing = await prepare(session, operation, input, settings);
  const batch = await batchOf(session, operation);
  const incoming = await session.send(outgoing);
  const { response, attempts, requestId } = incoming;
  const envelope = await shownOf(incoming, session.judges);
  const whole = normalize(operation, envelope.result);
  return {
    result: whole,
    envelope: { ...envelope, result: whole } as RawEnvelope as Envelope<unknown>,
    response,
    rateLimit: readRateLimit(response.headers),
    requestId,
    attempts,
    orderLinkId: outgoing.orderLinkId,
    legs: batch?.(operation, outgoing, incoming) ?? [],
  };
}

/** What an operation gives back: its result, or one outcome for each leg of a batch. */
export async function result(
  session: Session,
  operation: Operation,
  input: Input = none,
  settings: CallSettings = none,
): Promise<unknown> {
  const prepared = prepare(session, operation, input, settings);
  const outgoing = prepared instanceof Promise ? await prepared : prepared;
  const batch = operation.isBatch ? await batchOf(session, operation) : undefined;
  const incoming = await session.send(outgoing);
  if (batch !== undefined) return batch(operation, outgoing, incoming);
  return normalize(operation, incoming.envelope.result);
}

/** How `reconcile.ts` asks its questions: an id alone finds a record, whatever filters an operation wants for a list. */
export const asking =
  (session: Session): Ask =>
  (operation, input, settings) =>
    result(session, operation, input, { ...settings, dangerouslySkipInputRules: true });

/** What a call by row gives back. */
export type Outcome<Id extends OperationId> = Id extends BatchOperation
  ? Leg<OperationItems[Id]>[]
  : OperationResults[Id];

/**
 * Calls one operation, so that a bundle carries that operation alone:
 *
 *     call(session, positionList, { category: "linear", settleCoin: "USDT" })
 *
 * @throws {InputError} before anything is sent
 * @throws {TradingError}
 */
export function call<Id extends OperationId>(
  session: Session,
  operation: Operation<Id>,
  input: OperationInputs[Id],
  settings: CallSettings = {},
): Promise<Outcome<Id>> {
  return result(session, operation, input as Input, settings) as Promise<Outcome<Id>>;
}
