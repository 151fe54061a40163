import { checkAvailability, type Environment } from "../environment.ts";
import type { OperationTypes } from "../generated/types/index.ts";
import type { Session } from "../http/session.ts";
import type { DecodedEnvelope } from "../result/envelope.ts";
import { normalizeResult } from "../result/normalize.ts";
import { readRateLimit } from "../result/rate-limit-headers.ts";
import { loadDriftCheck } from "../result/require-success.ts";
import type { SuccessReply, HttpSuccess } from "../http/send-over-http.ts";
import type { PreparedRequest, SendOptions, DriftCheck } from "../prepared-request.ts";
import { checkInput } from "../input/check-input.ts";
import type { RememberedInput } from "../input/remembered-input.ts";
import { readRequestOptions, type RequestOptions } from "../request-options.ts";
import type { Additions } from "../input/additions.ts";
import {
  addIds,
  copyUnchecked,
  nonEmptyString,
  normalizeInput,
  snapshot,
  toBody,
  toMultipart,
  toQuery,
  type IdentifiedInput,
} from "../input/prepare.ts";
import { isRead, loadFile, referTo, type Endpoint, type Operation, type OperationReference } from "../operation.ts";
import { findDuplicateOrder, findDuplicateTransfer } from "../reconcile/find-duplicate.ts";
import type { SendSearch } from "../reconcile/reconcile.ts";
import { settleDuplicates, toBatchItems } from "./batch.ts";
import type { ResultWithResponse, BatchItem, Envelope } from "./types.ts";

export type Input = Readonly<Record<string, unknown>>;

/** Part of a session that every call needs, both over HTTP and over the socket for orders. */
export interface SessionCore<Reply extends SuccessReply = SuccessReply> extends Pick<
  Session,
  "clock" | "timeoutMs" | "generateId" | "rateLimitsOf" | "redactorFor" | "drift"
> {
  readonly environment: Pick<Environment, "name" | "kind">;
  readonly send: (endpoint: Endpoint, prepared: PreparedRequest, sendOptions: SendOptions) => Promise<Reply>;
}

const noOptions: RequestOptions = {};

/** Categories on which an operation's result type depends. `unknown` if the type is always the same. */
export type CategoryOf<Id extends keyof OperationTypes> = OperationTypes[Id] extends { results: infer Results }
  ? keyof Results
  : unknown;

/** The input of an operation, with its category. */
export type InputOf<Id extends keyof OperationTypes, Category> = OperationTypes[Id] extends { results: object }
  ? OperationTypes[Id]["params"] & { category: Category }
  : OperationTypes[Id]["params"];

/** The result of an operation for a category. */
export type ResultOf<Id extends keyof OperationTypes, Category> = OperationTypes[Id] extends { results: infer Results }
  ? Results[Category & keyof Results]
  : OperationTypes[Id]["result"];

/** Result type of a call: for a batch, a list with one outcome for each item. */
export type CallResult<Id extends keyof OperationTypes, Category> = OperationTypes[Id] extends {
  isBatch: true;
  item: infer Item;
}
  ? BatchItem<Item>[]
  : ResultOf<Id, Category>;

/**
 * Calls one operation without a client, so that a bundle contains only the operations that you import:
 *
 *     call(session, positionList, { category: "linear", settleCoin: "USDT" })
 *
 * @throws {InputError} before anything is sent
 * @throws {TradingError}
 */
export function call<Id extends keyof OperationTypes, Category extends CategoryOf<Id>>(
  session: Session,
  operation: Operation<Id>,
  input: InputOf<Id, Category>,
  options?: RequestOptions,
): Promise<CallResult<Id, Category>> {
  return callOperation(session, referTo(operation), input as Input, options) as Promise<CallResult<Id, Category>>;
}

/** Calls an operation and resolves with its result, or with one outcome for each item of a batch. */
export async function callOperation(
  session: SessionCore,
  reference: OperationReference,
  input?: Input,
  options?: RequestOptions | null,
): Promise<unknown> {
  return readResult(session, await sendCall(session, reference, input, options));
}

/** Returns the result of a successful call. For a batch, resolves with one outcome for each item. */
export function readResult(session: SessionCore, sent: SuccessfulCall<SuccessReply>): unknown {
  const { operation, reply } = sent;
  return operation.isBatch ? readBatch(session, sent) : normalizeResult(operation, reply.envelope.result);
}

/**
 * Calls an operation and resolves with the unchanged result: a `null` list stays `null`, because it doesn't prove that
 * the list is empty.
 */
export async function callForPage(
  session: SessionCore,
  operation: Operation,
  input: Input,
  options?: RequestOptions | null,
): Promise<unknown> {
  const { reply } = await sendCall(session, referTo(operation), input, options);
  return reply.envelope.result;
}

/** Calls an operation and resolves with its result, envelope and response. */
export async function callWithResponse(
  session: Session,
  reference: OperationReference,
  input?: Input,
  options?: RequestOptions | null,
): Promise<ResultWithResponse<unknown> & { items?: BatchItem<object>[] }> {
  const sent = await sendCall(session, reference, input, options);
  const { operation, prepared, reply } = sent;
  const { response, attempts, requestId } = reply;
  const envelope = redactEnvelope(session, reply);
  const result = normalizeResult(operation, envelope.result);
  return {
    result,
    envelope: { ...envelope, result } as DecodedEnvelope as Envelope<unknown>,
    response,
    rateLimit: readRateLimit(response.headers),
    requestId,
    attempts,
    orderLinkId: prepared.orderLinkId,
    ...(operation.isBatch && { items: await readBatch(session, sent) }),
  };
}

/** Returns the outcome of each item of a batch. Items that an earlier attempt may have created are looked up like single orders. */
function readBatch(
  { clock, redactorFor }: SessionCore,
  { operation, prepared, reply, sendOptions: { signal, expiresAt } }: SuccessfulCall<SuccessReply>,
): Promise<BatchItem<object>[]> {
  const items = toBatchItems(operation, prepared, reply, redactorFor);
  return settleDuplicates(items, prepared, reply, { signal, timeoutMs: expiresAt - clock.now() });
}

/** Successful call, with everything that is needed to read its result. */
interface SuccessfulCall<Reply extends SuccessReply> {
  readonly operation: Operation;
  readonly prepared: PreparedRequest;
  readonly sendOptions: SendOptions;
  readonly reply: Reply;
}

/**
 * Copies the input of a call, adds IDs, checks the input, and encodes and sends the request. Resolves with the
 * successful response, whose result isn't read yet.
 *
 * @param begunAt when the call began, in milliseconds on the session's clock
 */
export async function sendCall<Reply extends SuccessReply>(
  session: SessionCore<Reply>,
  reference: OperationReference,
  input: Input = {},
  options?: RequestOptions | null,
  begunAt: number = session.clock.now(),
): Promise<SuccessfulCall<Reply>> {
  const copied = copyCall(session, reference.name, input, options, begunAt);
  const operation = reference.loaded ?? (await reference.load());
  checkAvailability(session.environment, operation);
  let identified = addIds(operation, normalizeInput(operation, copied.input), copied.autoId, session.generateId);
  let remembered = copied.skipValidation ? undefined : checkInput(operation, identified.input);
  const drift = session.drift && (await loadDriftCheck(operation, session.drift));
  if (copied.additions !== undefined) {
    identified = { ...identified, input: await withAdditions(operation, identified.input, copied.additions) };
    remembered = undefined;
  }
  let prepared = encode(session, operation, identified, copied, remembered, drift);
  if (operation.isUpload) prepared = { ...prepared, ...(await toMultipart(prepared.input)) };
  const { sendOptions } = copied;
  return { operation, prepared, sendOptions, reply: await session.send(operation, prepared, sendOptions) };
}

/** Copied input and options of a call. */
interface CopiedCall {
  readonly input: Input;
  readonly additions: Additions | undefined;
  readonly autoId: boolean;
  readonly skipValidation: boolean;
  readonly sendOptions: SendOptions;
}

/** Copies input and options, because the caller may change them while the operation and its schemas load. */
function copyCall(
  session: SessionCore,
  name: string,
  input: Input,
  options: RequestOptions | null | undefined,
  begunAt: number,
): CopiedCall {
  const {
    headers,
    signal,
    timeoutMs = session.timeoutMs,
    autoId = true,
    skipValidation = false,
    extra,
    newValues,
  } = options === undefined || options === null ? noOptions : readRequestOptions(name, options);
  const expiresAt = timeoutMs === 0 ? Infinity : begunAt + timeoutMs;
  return {
    input: skipValidation ? copyUnchecked(name, input) : snapshot(name, input),
    additions: extra === undefined && newValues === undefined ? undefined : copyAdditions(name, extra, newValues),
    autoId,
    skipValidation,
    sendOptions: { headers, signal, timeoutMs, expiresAt },
  };
}

function copyAdditions(name: string, extra: Additions["extra"], newValues: Additions["newValues"]): Additions {
  return {
    extra: extra && copyUnchecked(name, extra, "extra"),
    newValues: newValues && copyUnchecked(name, newValues, "newValues"),
  };
}

/**
 * Returns the input with the fields of `extra` and `newValues`. Few calls use these options, so the code is loaded with
 * the first such call.
 */
async function withAdditions(operation: Operation, input: Input, additions: Additions): Promise<Input> {
  const { addToInput } = await loadFile(operation.name, () => import("../input/additions.ts"));
  return addToInput(operation, input, additions);
}

/**
 * Functions that search for the record that an earlier attempt of a write created. The keys are the writes'
 * operationIds.
 */
const findDuplicates: Readonly<Record<string, (search: SendSearch) => PreparedRequest["findDuplicate"]>> = {
  orderCreate: (search) => (write) => findDuplicateOrder(search, write),
  orderCreateBatch: (search) => (write) => findDuplicateOrder(search, write),
  assetTransferInterTransfer: (search) => (write) => findDuplicateTransfer(search, write),
  assetTransferUniversalTransfer: (search) => (write) => findDuplicateTransfer(search, write),
};

/** Encodes query and body, and collects everything that is needed to send the request and to read its response. */
function encode(
  session: SessionCore,
  operation: Operation,
  { input, id, generatedIds }: IdentifiedInput,
  { autoId, skipValidation }: CopiedCall,
  remembered: RememberedInput | undefined,
  drift: DriftCheck | undefined,
): PreparedRequest {
  const { name, method } = operation;
  const isSafe = isRead(operation);
  return {
    query: method === "GET" ? toQuery(name, input) : "",
    body: method === "GET" || operation.isUpload ? undefined : toBody(name, input, remembered),
    // An unchecked input may be a class instance, which belongs to the caller and may change before the response arrives.
    input: skipValidation ? { ...input } : input,
    isIdempotent: isSafe || (id !== undefined && autoId) || operation.isRepeatable === true,
    // An amendment has the ID of its order, which `reconcile` needs.
    orderLinkId: id ?? nonEmptyString(Object(input) as Input, "orderLinkId"),
    orderId: isSafe ? undefined : nonEmptyString(Object(input) as Input, "orderId"),
    generatedIds,
    rateLimits: session.rateLimitsOf(operation, input),
    drift,
    findDuplicate: findDuplicates[operation.id]?.(createSearch(session)),
  };
}

/** Removes secrets from the envelope of a successful response, because the platform may echo the key there. */
function redactEnvelope(session: Session, { envelope, signature }: HttpSuccess): DecodedEnvelope {
  const { retMsg, retExtInfo } = envelope;
  // A message this short can't contain a key, so it needs no redaction.
  if (retMsg.length < 8 && Object.keys(retExtInfo as object).length === 0) return envelope;
  const redact = session.redactorFor(signature);
  return { ...envelope, retMsg: redact(retMsg), retExtInfo: redact(retExtInfo) };
}

/**
 * Creates the function that sends the searches of `reconcile`. Input validation is skipped, because it may require
 * filters that a search by ID doesn't need. The result is returned unchanged, because a `null` list doesn't prove that
 * the record doesn't exist.
 */
export const createSearch =
  (session: SessionCore): SendSearch =>
  (operation, input, options) =>
    callForPage(session, operation, input, { ...options, skipValidation: true });
