import { inspect } from "node:util";
import { TradingError, type TradingClient } from "@specwright/trading";
import { checkError, endingOf, type Ending } from "../scenario.ts";
import { credentials, type Platform } from "./platform.ts";
import type { Write } from "./writes.ts";

type Item =
  | { readonly ok: true; readonly index: number; readonly orderLinkId: string }
  | { readonly ok: false; readonly index: number; readonly error: TradingError; readonly orderLinkId?: string };

const SECRETS = Object.values(credentials);

function checkItem(item: Item, { itemIds }: Pick<Write, "itemIds">, { account }: Platform): string[] {
  const id = itemIds?.[item.index] ?? item.orderLinkId ?? "";
  const isCarriedOut = account.hasCarriedOut(id);
  if (item.ok) return isCarriedOut ? [] : [`the item ${id} of the batch is reported as done`];
  const isDenied = item.error.outcome !== "unknown" && isCarriedOut;
  return isDenied
    ? [`the item ${id} of the batch is reported as ${item.error.outcome}, but the server carried it out`]
    : [];
}

/**
 * Compares the result or error that the caller received for a write with the platform's state. Returns the problems.
 */
export function check(write: Omit<Write, "send">, ending: Ending, platform: Platform): string[] {
  const { account, intake } = platform;
  const { executions } = account;
  const problems = [...intake.violations];
  if (!write.isBatch && executions > 1) problems.push(`carried out ${executions} times`);
  if ("error" in ending) {
    const { deliveries } = intake;
    return [...problems, ...checkError(ending.error, { executions, deliveries }, SECRETS)];
  }
  if (write.isBatch)
    return [...problems, ...(ending.result as readonly Item[]).flatMap((item) => checkItem(item, write, platform))];
  const isDone = write.id === undefined ? executions > 0 : account.hasCarriedOut(write.id);
  return isDone ? problems : [...problems, "reported as done, but it was not performed"];
}

/**
 * Looks up a write, and returns the problems in the client's result. A `TradingError` isn't a problem, because it
 * claims nothing about the write. The write may arrive during the lookup, so "not-found" is wrong only if the server had
 * the write before the lookup.
 */
export async function checkFound(id: string, platform: Platform, lookUp: () => Promise<unknown>): Promise<string[]> {
  const isKnown = () => platform.account.find(id) !== undefined;
  const wasKnown = isKnown();
  const found = await endingOf(lookUp());
  if ("error" in found) return TradingError.isInstance(found.error) ? [] : [`reconcile: ${inspect(found.error)}`];
  const { status } = [found.result].flat()[0] as { readonly status: string };
  const isTrue = status === "found" ? isKnown() : !wasKnown;
  return isTrue ? [] : [`reconcile reports ${status}, which is wrong`];
}

/** Reconciles a write with an unknown outcome, and returns the problems in the result. */
export async function checkReconciled(trading: TradingClient, ending: Ending, platform: Platform): Promise<string[]> {
  if (!("error" in ending) || !TradingError.isInstance(ending.error) || ending.error.outcome !== "unknown") return [];
  const { orderLinkId: id, operation = "" } = ending.error;
  if (id === undefined) return [];
  if (operation === "order.create")
    return checkFound(id, platform, () => trading.order.reconcile(id, { category: "linear" }));
  const isTransfer = operation.startsWith("asset.transfer");
  return isTransfer ? checkFound(id, platform, () => trading.asset.reconcileTransfer(id)) : [];
}
