/**
 * Whether an order landed with an earlier attempt: loaded with the first duplicate. Imports nothing that the entry has
 * too, because bundlers would split that off into files of their own.
 */
import type { WebAbortSignal, WebResponse } from "@specwright/transport";
import type { HttpCall } from "@specwright/transport";
import type { Incoming } from "../http/outgoing.ts";
import type { TradingRequest } from "../http/trading-request.ts";
import { findOrder, type Ask } from "./reconcile.ts";

/** A question that has no limit of its own must not outlast the call for ever. */
const QUESTION_MS = 10_000;

type Members = Readonly<Record<string, unknown>>;

/** A decimal number in its shortest spelling. */
const shortest = (text: string): string =>
  text
    .replace(/^0+/, "")
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "");

/** The platform takes no request that was signed for a time so far ahead of its own. */
const MOST_AHEAD_MS = 1000;

/**
 * Whether a record is of the order that was sent. With the quantity 0 the platform sets its own: all of the position. One
 * that is older than every attempt can be is an earlier order by the same id.
 */
function isOurs(sent: Members, found: Members, signedAt: number): boolean {
  const isSame = (name: string) => shortest(String(sent[name])) === shortest(String(found[name]));
  // An order at the market's price has no price of its own, and some records do not say the kind.
  const told = ["orderType", "triggerPrice", "positionIdx", ...(sent["orderType"] === "Limit" ? ["price"] : [])];
  const isToldSame = (name: string) => sent[name] === undefined || found[name] === undefined || isSame(name);
  const isWhole = shortest(String(sent["qty"])) === "";
  if (Number(found["createdTime"]) <= signedAt - MOST_AHEAD_MS) return false;
  return ["symbol", "side", ...(isWhole ? [] : ["qty"])].every(isSame) && told.every(isToldSame);
}

/** What a new order would have been answered with; undefined where the platform has no such order. */
export async function findLanded(
  ask: Ask,
  { outgoing: { facts, orderLinkId = "" }, signedAt }: TradingRequest,
  { state: { attempts }, requestId = "" }: HttpCall<Incoming>,
  response: WebResponse,
  signal: WebAbortSignal,
): Promise<Incoming | undefined> {
  const { input = {} } = facts ?? {};
  const where = { category: input["category"], symbol: input["symbol"] } as Parameters<typeof findOrder>[2];
  const found = await findOrder(ask, orderLinkId, { ...where, signal, timeoutMs: QUESTION_MS });
  if (!found?.orderId || !isOurs(input, found, signedAt)) return undefined;
  const result = { orderId: found.orderId, orderLinkId };
  const envelope = { retCode: 0, retMsg: "", result, retExtInfo: {}, time: undefined };
  return { envelope, response, attempts, requestId, signature: undefined };
}
