import { checkAvailability, type Environment } from "../environment.ts";
import type { OperationTypes } from "../generated/types/index.ts";
import type { ClientContext } from "../http/session.ts";
import { loadDriftCheck, normalizeResult, readRateLimit, type RawEnvelope } from "../result/reply.ts";
import type { TradingReply, TradingResponse } from "../http/trading-request.ts";
import type { CallContent, CallLimits, DriftCheck } from "../call-content.ts";
import { checkInput } from "../input/check-input.ts";
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
import {
  isRead,
  loadFile,
  referTo,
  type CalledOperation,
  type Operation,
  type OperationReference,
} from "../operation.ts";
import { findDuplicateOrder, findDuplicateTransfer } from "../reconcile/find-duplicate.ts";
import type { CallOperation } from "../reconcile/reconcile.ts";
import { settleDuplicates, toBatchItems } from "./batch.ts";
import type { ApiResponse, BatchItem, Envelope } from "./types.ts";

export type Input = Readonly<Record<string, unknown>>;

/** What a call needs of its client: how to send, and what goes into a request. */
export interface CallContext<Reply extends TradingReply = TradingReply> extends Pick<
  ClientContext,
  "clock" | "timeoutMs" | "generateId" | "rateLimitsOf" | "redactorFor" | "drift"
> {
  readonly environment: Pick<Environment, "name" | "kind">;
  readonly send: (called: CalledOperation, content: CallContent, limits: CallLimits) => Promise<Reply>;
}

const noOptions: RequestOptions = {};

/** The categories that decide about the type of an operation's result; `unknown` where the result is always the same. */
export type CategoryOf<Id extends keyof OperationTypes> = OperationTypes[Id] extends { results: infer Results }
  ? keyof Results
  : unknown;

/** The input of an operation, with its category. */
export type CallInput<Id extends keyof OperationTypes, Category> = OperationTypes[Id] extends { results: object }
  ? OperationTypes[Id]["params"] & { category: Category }
  : OperationTypes[Id]["params"];

/** The result of an operation for a category. */
export type ResultOf<Id extends keyof OperationTypes, Category> = OperationTypes[Id] extends { results: infer Results }
  ? Results[Category & keyof Results]
  : OperationTypes[Id]["result"];

/** What a call resolves with. */
export type CallResult<Id extends keyof OperationTypes, Category> = OperationTypes[Id] extends {
  isBatch: true;
  item: infer Item;
}
  ? BatchItem<Item>[]
  : ResultOf<Id, Category>;

/**
 * Calls one operation, so that a bundle contains that operation alone:
 *
 *     call(session, positionList, { category: "linear", settleCoin: "USDT" })
 *
 * @throws {InputError} before anything is sent
 * @throws {TradingError}
 */
export function call<Id extends keyof OperationTypes, Category extends CategoryOf<Id>>(
  context: ClientContext,
  operation: Operation<Id>,
  input: CallInput<Id, Category>,
  options?: RequestOptions,
): Promise<CallResult<Id, Category>> {
  return callOperation(context, referTo(operation), input as Input, options) as Promise<CallResult<Id, Category>>;
}

/** Calls an operation and resolves with its result, or with one outcome for each item of a batch. */
export async function callOperation(
  context: CallContext,
  reference: OperationReference,
  input?: Input,
  options?: RequestOptions | null,
): Promise<unknown> {
  const sent = await sendCall(context, reference, input, options);
  const { operation, reply } = sent;
  if (operation.isBatch) return readBatch(context, sent);
  return normalizeResult(operation, reply.envelope.result);
}

/** Calls an operation and resolves with its result as it came: a list that is `null` is not known to be empty. */
export async function callForPage(
  context: CallContext,
  operation: Operation,
  input: Input,
  options?: RequestOptions | null,
): Promise<unknown> {
  const { reply } = await sendCall(context, referTo(operation), input, options);
  return reply.envelope.result;
}

/** Calls an operation and resolves with its result and everything around it. */
export async function callWithResponse(
  context: ClientContext,
  reference: OperationReference,
  input?: Input,
  options?: RequestOptions | null,
): Promise<ApiResponse<unknown> & { items?: BatchItem<object>[] }> {
  const sent = await sendCall(context, reference, input, options);
  const { operation, content, reply } = sent;
  const { response, attempts, requestId } = reply;
  const envelope = redactEnvelope(context, reply);
  const result = normalizeResult(operation, envelope.result);
  return {
    result,
    envelope: { ...envelope, result } as RawEnvelope as Envelope<unknown>,
    response,
    rateLimit: readRateLimit(response.headers),
    requestId,
    attempts,
    orderLinkId: content.orderLinkId,
    ...(operation.isBatch && { items: await readBatch(context, sent) }),
  };
}

/** The outcome of each item of a batch. Items that an earlier attempt may have created are looked up like single orders. */
function readBatch(
  { clock, redactorFor }: CallContext,
  { operation, content, reply, limits: { signal, expiresAt } }: SentCall<TradingReply>,
): Promise<BatchItem<object>[]> {
  const items = toBatchItems(operation, content, reply, redactorFor);
  return settleDuplicates(items, content, reply, { signal, timeoutMs: expiresAt - clock.now() });
}

/** A call that succeeded. */
interface SentCall<Reply extends TradingReply> {
  readonly operation: Operation;
  readonly content: CallContent;
  readonly limits: CallLimits;
  readonly reply: Reply;
}

/** Copies what the caller gave, loads the operation, checks the input, and sends the request. */
async function sendCall<Reply extends TradingReply>(
  context: CallContext<Reply>,
  reference: OperationReference,
  input: Input = {},
  options?: RequestOptions | null,
): Promise<SentCall<Reply>> {
  const { name } = reference;
  const {
    headers,
    signal,
    timeoutMs = context.timeoutMs,
    autoId = true,
    skipValidation = false,
    extra,
    newValues,
  } = options === undefined || options === null ? noOptions : readRequestOptions(name, options);
  const expiresAt = timeoutMs === 0 ? Infinity : context.clock.now() + timeoutMs;
  // The caller may change the input while the operation and its schemas load.
  const given = skipValidation ? copyUnchecked(name, input) : snapshot(name, input);
  const additions = extra === undefined && newValues === undefined ? undefined : copyAdditions(name, extra, newValues);
  const operation = reference.loaded ?? (await reference.load());
  checkAvailability(context.environment, operation);
  let identified = addIds(operation, normalizeInput(operation, given), autoId, context.generateId);
  if (!skipValidation) checkInput(operation, identified.input);
  const drift = context.drift && (await loadDriftCheck(operation, context.drift));
  if (additions !== undefined)
    identified = { ...identified, input: await withAdditions(operation, identified.input, additions) };
  let content = toContent(context, operation, identified, autoId, drift);
  if (operation.isUpload) content = { ...content, ...(await toMultipart(content.input)) };
  const limits = { headers, signal, timeoutMs, expiresAt };
  return { operation, content, limits, reply: await context.send(operation, content, limits) };
}

function copyAdditions(name: string, extra: Additions["extra"], newValues: Additions["newValues"]): Additions {
  return {
    extra: extra && copyUnchecked(name, extra, "extra"),
    newValues: newValues && copyUnchecked(name, newValues, "newValues"),
  };
}

/** The input with what the options of the call add. Few calls add something, so the code for it loads with the first of them. */
async function withAdditions(operation: Operation, input: Input, additions: Additions): Promise<Input> {
  const { addToInput } = await loadFile(operation.name, () => import("../input/additions.ts"));
  return addToInput(operation, input, additions);
}

/** How to look for what an earlier attempt of a write created, by operationId. */
const findDuplicates: Readonly<Record<string, (search: CallOperation) => CallContent["findDuplicate"]>> = {
  orderCreate: (search) => (question) => findDuplicateOrder(search, question),
  orderCreateBatch: (search) => (question) => findDuplicateOrder(search, question),
  assetTransferInterTransfer: (search) => (question) => findDuplicateTransfer(search, question),
  assetTransferUniversalTransfer: (search) => (question) => findDuplicateTransfer(search, question),
};

/** Writes what is sent. */
function toContent(
  context: CallContext,
  operation: Operation,
  { input, id, generatedIds }: IdentifiedInput,
  autoId: boolean,
  drift: DriftCheck | undefined,
): CallContent {
  const { name, method } = operation;
  const isSafe = isRead(operation);
  return {
    query: method === "GET" ? toQuery(name, input) : "",
    body: method === "GET" || operation.isUpload ? undefined : toBody(name, input),
    // An object that is not plain is the caller's own, which may change before the response arrives.
    input: isSafe ? input : { ...input },
    isIdempotent: isSafe || (id !== undefined && autoId) || operation.isRepeatable === true,
    // A change to an order is identified by the order, so that it can be reconciled.
    orderLinkId: id ?? nonEmptyString(Object(input) as Input, "orderLinkId"),
    orderId: isSafe ? undefined : nonEmptyString(Object(input) as Input, "orderId"),
    generatedIds,
    rateLimits: context.rateLimitsOf(operation, input),
    drift,
    findDuplicate: findDuplicates[operation.id]?.(callUnchecked(context)),
  };
}

/** The envelope of a success without secrets: what surrounds the result may quote the key, as in a refusal. */
function redactEnvelope(context: ClientContext, { envelope, signature }: TradingResponse): RawEnvelope {
  const { retMsg, retExtInfo } = envelope;
  // No key is as short as "success".
  if (retMsg.length < 8 && Object.keys(retExtInfo as object).length === 0) return envelope;
  const redact = context.redactorFor(signature);
  return { ...envelope, retMsg: redact(retMsg), retExtInfo: redact(retExtInfo) };
}

/**
 * How `reconcile` searches: an ID alone finds a record, even where the operation requires filters for a list. The result
 * is as it came: a list that is `null` proves nothing.
 */
export const callUnchecked =
  (context: CallContext): CallOperation =>
  (operation, input, options) =>
    callForPage(context, operation, input, { ...options, skipValidation: true });
