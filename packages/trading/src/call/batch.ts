import { isJsonObject, textOf, type Outcome } from "@specwright/transport";
import { LOOK_UP_FIRST, classifyReturnCode, createTradingError, type CodeScope } from "../errors/classify.ts";
import { mayBeFromThisCall, outcomeOfCode } from "../errors/attempt-outcome.ts";
import type { TradingErrorCode } from "../errors/trading-error.ts";
import type { ValueRedactor } from "../errors/redact.ts";
import { isSameOrder } from "../result/same-order.ts";
import type { SuccessReply } from "../http/send-over-http.ts";
import type { PreparedRequest, DuplicateWrite } from "../prepared-request.ts";
import type { Operation } from "../operation.ts";
import { nonEmptyString } from "../input/prepare.ts";
import type { BatchFailure, BatchItem } from "./types.ts";

type Fields = Readonly<Record<string, unknown>>;

function listOf(value: unknown): readonly unknown[] {
  const list = isJsonObject(value) ? value["list"] : undefined;
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
}

/**
 * Returns the sent items. They are read from the body, because the caller may have changed the input since. The body of
 * a batch is always JSON.
 */
function itemsOf(body: PreparedRequest["body"]): readonly unknown[] {
  const fields = Object.values(JSON.parse(String(body)) as object);
  return fields.find((value) => Array.isArray(value)) ?? [];
}

/** Describes why an item failed: its return code, or why there is no usable return code. */
function describe(retCode: number | undefined, retMsg: string): string {
  if (retCode === undefined) return "the response has no code for this item";
  if (retCode === 0) return "the response does not match this item";
  return `${retCode}${retMsg === "" ? "" : ` (${retMsg})`}`;
}

/** Returns the error message of a batch item, in the same wording as for a single order. */
const describeItem = (index: number, what: string, outcome: Outcome): string =>
  outcome === "unknown"
    ? `item ${index} of the batch: ${what}. ${LOOK_UP_FIRST}`
    : `item ${index} of the batch failed: ${what}.`;

/**
 * Pairs each item of the request with its own return code. An item has an unknown outcome if its code is missing, or if
 * its code means success but its result belongs to another order or to no order. After such a mismatch, the refusals in
 * the response prove nothing either, because only their position identifies the item.
 */
export function toBatchItems(
  { id, name: operation, path }: Operation,
  { body, generatedIds }: PreparedRequest,
  { envelope, attempts, earlierOutcome, requestId, signature, rateLimit }: SuccessReply,
  redactorFor: (signature: string | undefined) => ValueRedactor,
): BatchItem<object>[] {
  const statuses = listOf(envelope.retExtInfo);
  const results = listOf(envelope.result);
  const redact = redactorFor(signature);
  const context = { operation, path, requestId, attempts };
  const belongsTo = (item: unknown, result: unknown): result is Readonly<Record<string, unknown>> =>
    isJsonObject(result) && isSameOrder(item, result, { isNewOrder: id === "orderCreateBatch" });
  const codeAt = (index: number): number | undefined => {
    const status = statuses[index];
    return isJsonObject(status) && typeof status["code"] === "number" ? status["code"] : undefined;
  };
  const items = itemsOf(body);
  // A refusal doesn't name its order, so only the position identifies the item.
  const isInOrder = items.every((item, index) => codeAt(index) !== 0 || belongsTo(item, results[index]));
  return items.map((item, index) => {
    const status = statuses[index];
    const retCode = codeAt(index);
    const result = results[index];
    if (retCode === 0 && belongsTo(item, result)) return { ...result, ok: true, index };
    const retMsg = isJsonObject(status) ? redact(textOf(status["msg"] ?? "")) : "";
    const orderLinkId = isJsonObject(item) ? nonEmptyString(item, "orderLinkId") : undefined;
    // If the client generated the ID, a refusal as a duplicate means that the client or a proxy sent the item twice.
    const isGenerated = generatedIds.some((generated) => generated === orderLinkId);
    const wasSentBefore = mayBeFromThisCall(attempts, isGenerated);
    // A refusal of this attempt doesn't settle the outcome of an earlier attempt, which may have used up the balance.
    const isKnown = earlierOutcome !== "unknown" && isInOrder;
    const code = isKnown ? codeOf(retCode, { path, input: Object(item) as Fields }, wasSentBefore) : "unknown-outcome";
    const outcome = outcomeOfCode(code, true);
    const details = { retCode, retMsg, status: 200, time: envelope.time, outcome, rateLimit };
    const message = describeItem(index, describe(retCode, retMsg), outcome);
    const orderId = isJsonObject(item) ? nonEmptyString(item, "orderId") : undefined;
    return {
      ok: false,
      index,
      error: createTradingError({ code, message, details }, { ...context, orderLinkId, orderId }),
      orderLinkId,
    };
  });
}

function codeOf(retCode: number | undefined, scope: CodeScope, wasSentBefore: boolean): TradingErrorCode {
  if (retCode === undefined) return "unknown-outcome";
  const code = classifyReturnCode(retCode, scope, true);
  // The platform already has this ID, and this call generated it, so the order may exist.
  return code === "duplicate" && wasSentBefore ? "unknown-outcome" : code;
}

const isDuplicate = ({ error: { retCode, path }, orderLinkId }: BatchFailure): boolean =>
  orderLinkId !== undefined &&
  retCode !== undefined &&
  classifyReturnCode(retCode, { path: path ?? "" }, true) === "duplicate";

/**
 * Looks up the items that were refused as duplicates, because an earlier attempt of this call may have created them.
 * Reports an item as a success if this call certainly created it.
 */
export async function settleDuplicates(
  items: readonly BatchItem<object>[],
  { body, input, generatedIds, findDuplicate }: PreparedRequest,
  { attempts, begun }: SuccessReply,
  { signal, timeoutMs }: Pick<DuplicateWrite, "signal" | "timeoutMs">,
): Promise<BatchItem<object>[]> {
  if (findDuplicate === undefined || begun === undefined || (timeoutMs ?? 1) <= 0) return [...items];
  const sent = itemsOf(body);
  return Promise.all(
    items.map(async (item, index): Promise<BatchItem<object>> => {
      if (item.ok || !isDuplicate(item)) return item;
      const id = item.orderLinkId ?? "";
      const isGenerated = generatedIds.includes(id);
      if (!mayBeFromThisCall(attempts, isGenerated)) return item;
      const fields = { category: input["category"], ...(sent[index] as Fields) };
      const write = { input: fields, id, isGenerated, ...begun, signal, timeoutMs };
      const found = await findDuplicate(write).catch(() => undefined);
      if (found?.isOwn !== true) return item;
      const { category, symbol } = fields as Fields;
      const created = { category, symbol, ...found.result, createAt: found.order?.["createdTime"] };
      return { ...created, ok: true, index };
    }),
  );
}
