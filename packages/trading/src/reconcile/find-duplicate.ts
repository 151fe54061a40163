import { timestampOf } from "@specwright/transport";
import type { DuplicateOrder, DuplicateQuestion } from "../call-content.ts";
import { reconcileOrder, type CallOperation, type ReconcileOptions } from "./reconcile.ts";

/** A search that has no limit of its own must not outlast the call. */
const TIMEOUT_MS = 10_000;

/** The servers of the platform do not have the very same time, in milliseconds. */
const CLOCK_DIFFERENCE_MS = 1000;

type Fields = Readonly<Record<string, unknown>>;

/** A decimal number in its shortest spelling; zero becomes the empty string. */
const shortest = (text: string): string =>
  text
    .replace(/^0+/, "")
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "");

/** Whether a record is of the order that was sent. The response check has seen to it that the record has these fields. */
function isSentOrder(sent: Fields, found: Fields): boolean {
  const isSame = (name: string) => String(sent[name]) === String(found[name]);
  const isSameNumber = (name: string) => shortest(String(sent[name])) === shortest(String(found[name]));
  const isOpenOrSame = (name: string) => sent[name] === undefined || isSameNumber(name);
  return (
    ["symbol", "side", "orderType"].every(isSame) &&
    // The platform replaces the quantity 0 by its own: the whole position.
    (shortest(String(sent["qty"])) === "" || isSameNumber("qty")) &&
    // A market order has no price of its own.
    (sent["orderType"] !== "Limit" || isOpenOrSame("price")) &&
    ["triggerPrice", "positionIdx"].every(isOpenOrSame)
  );
}

/**
 * Looks for the order whose ID the platform has seen before, and compares its time with that of the call, by the server's own
 * clock. It is from this call if the call generated the ID and the order is not older than the call, or if the order looks as
 * it was sent and is certainly younger.
 */
export async function findDuplicateOrder(
  callOperation: CallOperation,
  { input, orderLinkId, isGenerated, begunAfter, begunBy, signal }: DuplicateQuestion,
): Promise<DuplicateOrder | undefined> {
  const where = { category: input["category"], symbol: input["symbol"] } as ReconcileOptions;
  const found = await reconcileOrder(callOperation, orderLinkId, { ...where, signal, timeoutMs: TIMEOUT_MS });
  if (found.status === "not-found") return undefined;
  const order = { ...found.order };
  // Without a time in milliseconds nobody knows whether it is older than the call.
  const createdAt = timestampOf(order.createdTime) ?? Number.NaN;
  const isFromGeneratedId = isGenerated && begunAfter !== undefined && createdAt >= begunAfter;
  const isOwn = isFromGeneratedId || (createdAt > begunBy && isSentOrder(input, order));
  return { order, isOwn, isOlder: begunAfter !== undefined && createdAt < begunAfter - CLOCK_DIFFERENCE_MS };
}
