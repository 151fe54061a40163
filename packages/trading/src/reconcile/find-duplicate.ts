import type { DuplicateQuestion } from "../http/trading-request.ts";
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

/** The platform rejects a timestamp that is further ahead of its own clock. */
const MAX_AHEAD_MS = 1000;

/** Whether a record shows the order that was sent, and not an earlier one with the same ID. */
function isSentOrder(sent: Fields, found: Fields, signedAt: number): boolean {
  if (Number(found["createdTime"]) <= signedAt - MAX_AHEAD_MS) return false;
  const isEqual = (name: string) => shortest(String(sent[name])) === shortest(String(found[name]));
  // The platform replaces the quantity 0 by its own: the whole position.
  const isWholePosition = shortest(String(sent["qty"])) === "";
  const required = ["symbol", "side", ...(isWholePosition ? [] : ["qty"])];
  // A market order has no price of its own, and some records omit these fields.
  const optional = ["orderType", "triggerPrice", "positionIdx", ...(sent["orderType"] === "Limit" ? ["price"] : [])];
  const isCompatible = (name: string) => sent[name] === undefined || found[name] === undefined || isEqual(name);
  return required.every(isEqual) && optional.every(isCompatible);
}

/** The result of creating the order, if an earlier attempt of the call created it; undefined otherwise. */
export async function findDuplicateOrder(
  callOperation: CallOperation,
  { input, orderLinkId, signedAt, signal }: DuplicateQuestion,
): Promise<unknown> {
  const where = { category: input["category"], symbol: input["symbol"] } as Parameters<typeof findOrder>[2];
  const found = await findOrder(callOperation, orderLinkId, { ...where, signal, timeoutMs: TIMEOUT_MS });
  if (!found?.orderId || !isSentOrder(input, { ...found }, signedAt)) return undefined;
  return { orderId: found.orderId, orderLinkId };
}
