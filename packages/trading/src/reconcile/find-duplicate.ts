import { timestampOf } from "@specwright/transport";
import type { ExistingRecord, DuplicateWrite } from "../prepared-request.ts";
import { areEqual } from "../decimal.ts";
import { reconcileOrder, reconcileTransfer, type SendSearch, type ReconcileOptions } from "./reconcile.ts";

/** Maximum duration of a search in milliseconds, so that a call with a long time limit doesn't search for all of it. */
const TIMEOUT_MS = 10_000;

/** Tolerated difference between the clocks of the platform's servers, in milliseconds. */
const CLOCK_DIFFERENCE_MS = 1000;

type Fields = Readonly<Record<string, unknown>>;

const isSame = (sent: Fields, found: Fields, name: string): boolean => String(sent[name]) === String(found[name]);
const isSameNumber = (sent: Fields, found: Fields, name: string): boolean =>
  areEqual(String(sent[name]), String(found[name]));

/**
 * Returns true if a record belongs to the sent order. The response check has ensured that the record has the compared
 * fields.
 */
function isSentOrder(sent: Fields, found: Fields): boolean {
  const isOpenOrSame = (name: string) => sent[name] === undefined || isSameNumber(sent, found, name);
  return (
    ["symbol", "side", "orderType"].every((name) => isSame(sent, found, name)) &&
    // For quantity 0, the platform uses the size of the whole position.
    (areEqual(String(sent["qty"]), "0") || isSameNumber(sent, found, "qty")) &&
    // A market order has no price in its input.
    (sent["orderType"] !== "Limit" || isOpenOrSame("price")) &&
    ["triggerPrice", "positionIdx"].every(isOpenOrSame)
  );
}

/** Returns true if a record belongs to the sent transfer. */
function isSentTransfer(sent: Fields, found: Fields): boolean {
  return (
    ["coin", "fromAccountType", "toAccountType"].every((name) => isSame(sent, found, name)) &&
    ["fromMemberId", "toMemberId"].every((name) => sent[name] === undefined || isSame(sent, found, name)) &&
    isSameNumber(sent, found, "amount")
  );
}

/**
 * Compares the creation time of a record with the start of the call, by the server's clock. The record is from this
 * call in two cases: the client generated the ID for this call and the record isn't older than the call, or the record
 * matches the request and is certainly newer than the start of the call.
 */
function compareAge(
  createdTime: unknown,
  { isGenerated, begunAfter, begunBy }: DuplicateWrite,
  isAsSent: () => boolean,
): Pick<ExistingRecord, "isOwn" | "isOlder"> {
  // Without a creation time in milliseconds, both results are false, because every comparison with NaN is false.
  const createdAt = timestampOf(createdTime) ?? Number.NaN;
  const isFromGeneratedId = isGenerated && createdAt >= begunAfter;
  return {
    isOwn: isFromGeneratedId || (createdAt > begunBy && isAsSent()),
    isOlder: createdAt < begunAfter - CLOCK_DIFFERENCE_MS,
  };
}

/** Looks up the order with the duplicate ID. */
export async function findDuplicateOrder(
  sendSearch: SendSearch,
  write: DuplicateWrite,
): Promise<ExistingRecord | undefined> {
  const { input, id, signal, timeoutMs = TIMEOUT_MS } = write;
  const where = { category: input["category"], symbol: input["symbol"] } as ReconcileOptions;
  const found = await reconcileOrder(sendSearch, id, {
    ...where,
    signal,
    timeoutMs: Math.min(timeoutMs, TIMEOUT_MS),
  });
  if (found.status === "not-found") return undefined;
  const order = { ...found.order };
  const age = compareAge(order.createdTime, write, () => isSentOrder(input, order));
  return { order, result: { orderId: order.orderId, orderLinkId: id }, ...age };
}

/**
 * Looks up the transfer with the duplicate ID. A failed transfer never counts as this call's own, because it has moved
 * nothing.
 */
export async function findDuplicateTransfer(
  sendSearch: SendSearch,
  write: DuplicateWrite,
): Promise<ExistingRecord | undefined> {
  const { input, id, signal } = write;
  const found = await reconcileTransfer(sendSearch, id, { signal, timeoutMs: TIMEOUT_MS });
  if (found.status === "not-found") return undefined;
  const transfer: Fields = { ...found.transfer };
  const { status } = transfer;
  const isMoving = status === "SUCCESS" || status === "PENDING";
  const age = compareAge(transfer["timestamp"], write, () => isSentTransfer(input, transfer));
  return { result: { transferId: id, status }, isOlder: age.isOlder, isOwn: age.isOwn && isMoving };
}
