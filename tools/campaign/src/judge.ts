import { inspect } from "node:util";
import { TradingError, type TradingClient } from "@specwright/trading";
import { credentials, type ServerModel } from "./server/model.ts";
import type { Write } from "./writes.ts";

/** How a call ended, as its caller sees it. */
export type Ending = { readonly result: unknown } | { readonly error: unknown };

type Leg =
  | { readonly ok: true; readonly orderLinkId: string }
  | { readonly ok: false; readonly error: TradingError; readonly orderLinkId?: string };

export const endingOf = (work: Promise<unknown>): Promise<Ending> =>
  work.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );

/** What an error claims, compared with what the server did. */
function judgeError(error: unknown, model: ServerModel): string[] {
  if (!TradingError.isInstance(error)) return [`a foreign error: ${inspect(error, { depth: 2 })}`];
  const problems: string[] = [];
  const { outcome, code } = error;
  if (outcome !== "unknown" && model.executions > 0) problems.push(`${code} says ${outcome}, but it was carried out`);
  if (outcome === "not-sent" && model.deliveries > 0) problems.push(`${code} says not-sent, but it was delivered`);
  const shown = inspect(error, { depth: 5, showHidden: true });
  if (Object.values(credentials).some((secret) => shown.includes(secret))) problems.push("the error shows a secret");
  return problems;
}

function judgeLeg(leg: Leg, model: ServerModel): string[] {
  const { orderLinkId = "" } = leg;
  const isCarriedOut = model.carriedOut(orderLinkId);
  if (leg.ok) return isCarriedOut ? [] : [`the order ${orderLinkId} of the batch is told as done`];
  const isDenied = leg.error.outcome !== "unknown" && isCarriedOut;
  return isDenied ? [`the order ${orderLinkId} of the batch is told as ${leg.error.outcome}, but it exists`] : [];
}

/** What is wrong with the end of a call; nothing if the client told the truth and did no harm. */
export function judge(write: Write, ending: Ending, model: ServerModel): string[] {
  const problems = [...model.violations];
  if (!write.isBatch && model.executions > 1) problems.push(`carried out ${model.executions} times`);
  if ("error" in ending) return [...problems, ...judgeError(ending.error, model)];
  if (write.isBatch) return [...problems, ...(ending.result as readonly Leg[]).flatMap((leg) => judgeLeg(leg, model))];
  const isDone = write.orderLinkId === undefined ? model.executions > 0 : model.carriedOut(write.orderLinkId);
  return isDone ? problems : [...problems, "told as done, but it was not carried out"];
}

/** Asks what became of an order whose outcome is unknown. An error concludes nothing, and so it is no lie. */
export async function judgeReconciling(trading: TradingClient, ending: Ending, model: ServerModel): Promise<string[]> {
  if (!("error" in ending) || !TradingError.isInstance(ending.error) || ending.error.outcome !== "unknown") return [];
  const { orderLinkId, operation } = ending.error;
  if (operation !== "order.create" || orderLinkId === undefined) return [];
  const found = await endingOf(trading.order.reconcile(orderLinkId, { category: "linear" }));
  if ("error" in found) return TradingError.isInstance(found.error) ? [] : [`reconcile: ${inspect(found.error)}`];
  const { status } = found.result as { readonly status: string };
  const isTrue = (status === "found") === model.knows(orderLinkId);
  return isTrue ? [] : [`reconcile says ${status}, which is not so`];
}
