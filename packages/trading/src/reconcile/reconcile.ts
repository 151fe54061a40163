/**
 * What became of a write: loaded with the first question. Imports nothing that the entry has too, because bundlers
 * would split that off into files of their own; how to ask comes with each call.
 */
import type { CallSettings } from "../call/types.ts";
import type { OperationItems } from "../generated/calls.ts";
import { assetTransferQueryInterTransferList, assetTransferQueryUniversalTransferList, assetWithdrawQueryRecord } from "../generated/operations/asset.ts";
import { orderHistory, orderRealtime } from "../generated/operations/order.ts";
import type { Operation } from "../operation.ts";

type Category = "linear" | "spot" | "option" | "inverse";
const categories: readonly Category[] = ["linear", "spot", "option", "inverse"];

/** What the platform knows about a write whose outcome was unknown. */
export type Reconciled<Name extends string, Item> =
  | ({ readonly status: "found"; readonly source: string } & { readonly [Key in Name]: Item })
  /** Nothing by this id. Right after submitting this is no proof: ask again after a moment. */
  | { readonly status: "not-found" };

export type ReconciledOrder = Reconciled<"order", OperationItems["orderRealtime"]>;
export type ReconciledTransfer = Reconciled<"transfer", OperationItems["assetTransferQueryInterTransferList"]>;
export type ReconciledWithdrawal = Reconciled<"withdrawal", OperationItems["assetWithdrawQueryRecord"]>;

export interface ReconcileSettings extends CallSettings {
  /** Where to look. Default: every category, one after the other. */
  readonly category?: Category | undefined;
  /** The symbol of the order; spares a question. */
  readonly symbol?: string | undefined;
}

/** Carries one operation out without checking the input. */
export type Ask = (operation: Operation, input: Readonly<Record<string, unknown>>, settings: CallSettings) => Promise<unknown>;

interface Question {
  readonly operation: Operation;
  readonly source: string;
  readonly list: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The field of a record that holds the id. */
  readonly field: string;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Asks one question after the other until one has an answer: a record with the id that was asked for. A question that the
 * platform refuses, such as that for a category which the key may not see, stops the others only where none has one.
 */
async function firstAnswer<Item>(
  ask: Ask,
  id: string,
  questions: readonly Question[],
  settings: CallSettings,
): Promise<{ source: string; item: Item } | undefined> {
  let refusal: unknown;
  const refused = (error: unknown): undefined => {
    if ((error as Members)["retCode"] === undefined) throw error;
    refusal ??= error;
  };
  for (const { operation, source, list, input, field } of questions) {
    const answer = (await ask(operation, input, settings).catch(refused)) as Members | undefined;
    const items = answer?.[list];
    if (!Array.isArray(items)) continue;
    const item = (items as (Members | null)[]).find((one) => String(one?.[field]) === id);
    if (item) return { source, item: item as Item };
  }
  if (refusal) throw refusal;
  return undefined;
}

/** Open linear orders are only listed with a symbol or a settlement coin beside the id. */
function narrowed(category: Category, symbol: string | undefined): object[] {
  if (symbol !== undefined) return [{ category, symbol }];
  if (category !== "linear") return [{ category }];
  return [
    { category, settleCoin: "USDT" },
    { category, settleCoin: "USDC" },
  ];
}

function findOrderAnywhere(ask: Ask, id: string, { category, symbol, ...settings }: ReconcileSettings) {
  const where = category === undefined ? categories : [category];
  const question = (operation: Operation, source: string, input: object) => ({
    operation,
    source,
    list: "list",
    input: { ...input, orderLinkId: id },
    field: "orderLinkId",
  });
  const questions = [
    ...where.flatMap((name) => narrowed(name, symbol)).map((input) => question(orderRealtime, "realtime", input)),
    ...where.map((name) => question(orderHistory, "history", { category: name })),
  ];
  return firstAnswer<OperationItems["orderRealtime"]>(ask, id, questions, settings);
}

/** An order by its orderLinkId, or undefined. */
export const findOrder = async (ask: Ask, id: string, settings: ReconcileSettings) =>
  (await findOrderAnywhere(ask, id, settings))?.item;

/** What became of an order, by its orderLinkId: asked in real time first, then in the history. */
export async function reconcileOrder(ask: Ask, id: string, settings: ReconcileSettings = {}): Promise<ReconciledOrder> {
  const found = await findOrderAnywhere(ask, id, { ...settings });
  return found === undefined ? { status: "not-found" } : { status: "found", source: found.source, order: found.item };
}

/** What became of a transfer, by its transferId: between own accounts first, then between members. */
export async function reconcileTransfer(
  ask: Ask,
  transferId: string,
  settings: CallSettings = {},
): Promise<ReconciledTransfer> {
  const questions = [
    { operation: assetTransferQueryInterTransferList, source: "inter-transfer" },
    { operation: assetTransferQueryUniversalTransferList, source: "universal-transfer" },
  ].map((question) => ({ ...question, list: "list", input: { transferId }, field: "transferId" }));
  type Item = OperationItems["assetTransferQueryInterTransferList"];
  const found = await firstAnswer<Item>(ask, transferId, questions, settings);
  return found === undefined
    ? { status: "not-found" }
    : { status: "found", source: found.source, transfer: found.item };
}

/**
 * What became of a withdrawal, by the id the platform gave it. A withdrawal without an answer has no such id yet:
 * send it again with the same requestId, by which the platform recognises it.
 */
export async function reconcileWithdrawal(
  ask: Ask,
  withdrawID: string,
  settings: CallSettings = {},
): Promise<ReconciledWithdrawal> {
  const question = {
    operation: assetWithdrawQueryRecord,
    source: "record",
    list: "rows",
    input: { withdrawID },
    field: "withdrawId",
  };
  const found = await firstAnswer<OperationItems["assetWithdrawQueryRecord"]>(ask, withdrawID, [question], settings);
  return found === undefined
    ? { status: "not-found" }
    : { status: "found", source: found.source, withdrawal: found.item };
}
