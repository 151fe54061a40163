import type { CallSettings } from "./call-types.ts";
import { result } from "./call.ts";
import { InputError } from "./errors.ts";
import { orderHistory, orderRealtime } from "./generated/operations.ts";
import {
  assetTransferQueryInterTransferList,
  assetTransferQueryUniversalTransferList,
  assetWithdrawQueryRecord,
} from "./generated/operations.ts";
import type { OperationItems } from "./generated/calls.ts";
import { isObject } from "./read-answer.ts";
import { operationOf } from "./row.ts";
import type { Session } from "./session.ts";

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

interface Question {
  readonly row: string;
  readonly source: string;
  readonly list: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Asks one question after the other until one has an answer. */
async function firstAnswer(
  session: Session,
  questions: readonly Question[],
  settings: CallSettings,
): Promise<{ source: string; item: unknown } | undefined> {
  for (const { row, source, list, input } of questions) {
    // An id alone finds a record, whatever filters the operation wants for a list.
    const answer = await result(session, operationOf(row), input, { ...settings, dangerouslySkipInputRules: true });
    const items = isObject(answer) ? answer[list] : undefined;
    if (Array.isArray(items) && items.length > 0) return { source, item: items[0] };
  }
  return undefined;
}

function idOf(operation: string, field: string, id: string | undefined): string {
  if (typeof id === "string" && id !== "") return id;
  throw new InputError(operation, field, "is required", id);
}

async function ask<Answer>(
  session: Session,
  name: string,
  questions: readonly Question[],
  settings: CallSettings,
): Promise<Answer> {
  const found = await firstAnswer(session, questions, settings);
  const { source, item } = found ?? {};
  return (found === undefined ? { status: "not-found" } : { status: "found", source, [name]: item }) as Answer;
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

/** What became of an order, by its orderLinkId: asked in real time first, then in the history. */
export function reconcileOrder(
  session: Session,
  orderLinkId: string | undefined,
  { category, symbol, ...settings }: ReconcileSettings = {},
): Promise<ReconciledOrder> {
  const id = idOf("order.reconcile", "orderLinkId", orderLinkId);
  const where = category === undefined ? categories : [category];
  const question = (row: string, source: string, input: object) => ({
    row,
    source,
    list: "list",
    input: { ...input, orderLinkId: id },
  });
  const questions = [
    ...where.flatMap((name) => narrowed(name, symbol)).map((input) => question(orderRealtime, "realtime", input)),
    ...where.map((name) => question(orderHistory, "history", { category: name })),
  ];
  return ask(session, "order", questions, settings);
}

/** What became of a transfer, by its transferId: between own accounts first, then between members. */
export function reconcileTransfer(
  session: Session,
  transferId: string | undefined,
  settings: CallSettings = {},
): Promise<ReconciledTransfer> {
  const input = { transferId: idOf("asset.reconcileTransfer", "transferId", transferId) };
  const questions = [
    { row: assetTransferQueryInterTransferList, source: "inter-transfer", list: "list", input },
    { row: assetTransferQueryUniversalTransferList, source: "universal-transfer", list: "list", input },
  ];
  return ask(session, "transfer", questions, settings);
}

/**
 * What became of a withdrawal, by the id the platform gave it. A withdrawal without an answer has no such id yet:
 * send it again with the same requestId, by which the platform recognises it.
 */
export function reconcileWithdrawal(
  session: Session,
  withdrawId: string | undefined,
  settings: CallSettings = {},
): Promise<ReconciledWithdrawal> {
  const input = { withdrawID: idOf("asset.reconcileWithdrawal", "withdrawId", withdrawId) };
  return ask(
    session,
    "withdrawal",
    [{ row: assetWithdrawQueryRecord, source: "record", list: "rows", input }],
    settings,
  );
}
