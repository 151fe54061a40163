import type { DuplicateOrder, DuplicateQuestion } from "../http/duplicate-search.ts";
import { findOrder, type CallOperation } from "./reconcile.ts";

/** A search that has no limit of its own must not outlast the call. */
const TIMEOUT_MS = 10_000;

type Fields = Readonly<Record<string, unknown>>;

/** A decimal number in its shortest spelling; zero becomes the empty string. */
const shortest = (text: string): string =>
  text
    .replace(/^0+/, "")
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "");

/** Whether a record has the fields of the order that was sent. */
function isSentOrder(sent: Fields, found: Fields): boolean {
  const isEqual = (name: string) => shortest(String(sent[name])) === shortest(String(found[name]));
  // The platform replaces the quantity 0 by its own: the whole position.
  const isWholePosition = shortest(String(sent["qty"])) === "";
  const required = ["symbol", "side", ...(isWholePosition ? [] : ["qty"])];
  // A market order has no price of its own, and some records omit these fields.
  const optional = ["orderType", "triggerPrice", "positionIdx", ...(sent["orderType"] === "Limit" ? ["price"] : [])];
  const isCompatible = (name: string) => sent[name] === undefined || found[name] === undefined || isEqual(name);
  return required.every(isEqual) && optional.every(isCompatible);
}

/**
 * Looks for the order whose ID the platform has seen before. It is from this call if the call generated the ID, or if the
 * order looks as it was sent and is certainly younger than the call, by the server's own clock.
 */
export async function findDuplicateOrder(
  callOperation: CallOperation,
  { input, orderLinkId, isGenerated, begunBy, signal }: DuplicateQuestion,
): Promise<DuplicateOrder | undefined> {
  const where = { category: input["category"], symbol: input["symbol"] } as Parameters<typeof findOrder>[2];
  const order = await findOrder(callOperation, orderLinkId, { ...where, signal, timeoutMs: TIMEOUT_MS });
  if (!order?.orderId) return undefined;
  const isYounger = begunBy !== undefined && Number(order.createdTime) > begunBy;
  const record = { ...order };
  return { order: record, isOwn: isGenerated || (isYounger && isSentOrder(input, record)) };
}
