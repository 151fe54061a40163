import { InputError, redactOption, textOf } from "@specwright/transport";
import type { RequestOptions } from "../request-options.ts";
import { TradingError } from "../errors/trading-error.ts";
import {
  assetTransferQueryInterTransferList,
  assetTransferQueryUniversalTransferList,
  assetWithdrawQueryRecord,
  orderHistory,
  orderRealtime,
} from "../generated/operations/searches.ts";
import type { AssetOperations } from "../generated/types/asset.ts";
import type { OrderOperations } from "../generated/types/order.ts";
import type { Operation } from "../operation.ts";

/** Result of looking up a write whose outcome was unknown. */
type Reconciled<Name extends string, Item> =
  | ({ readonly status: "found"; readonly source: string } & { readonly [Key in Name]: Item })
  /**
   * Result if the platform has no record with the ID. Right after the write, this proves nothing: look again after
   * `recvWindow`, when the platform no longer accepts the request.
   */
  | { readonly status: "not-found" };

/** Sends one search request, without checking the input. */
export type SendSearch = (
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  options: RequestOptions,
) => Promise<unknown>;

/** Search for a record in one list. */
interface Search {
  readonly operation: Operation;
  readonly source: string;
  /** Result field with the records. */
  readonly list: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Record field with the ID. */
  readonly idField: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates the error for a search that found only records with other IDs, as if the platform had ignored the ID. The
 * record may be on another page, so "not found" would be wrong and lead to a second write.
 */
function othersFound(operation: Operation, idField: string): TradingError {
  const name = operation.name;
  const message = `${name}: the response lists only records with another ${idField}, so it doesn't show whether the record exists. Try again.`;
  return new TradingError("protocol", message, { operation: name, path: operation.path, outcome: "answered" });
}

/**
 * Creates the error for a search whose response has no list. A missing list doesn't prove that the record doesn't
 * exist.
 */
function withoutList(operation: Operation, list: string): TradingError {
  const name = operation.name;
  const message = `${name}: the response has no list in ${list}, so it doesn't show whether the record exists. Try again.`;
  return new TradingError("protocol", message, { operation: name, path: operation.path, outcome: "answered" });
}

/**
 * Runs searches one after another until one finds a record with the ID. The remaining searches still run if the
 * platform refuses a search, for example because the key can't access a category, or if a response proves nothing. The
 * failure is thrown only if no search finds the record.
 */
async function findFirst<Item>(
  sendSearch: SendSearch,
  id: string,
  searches: readonly Search[],
  options: RequestOptions,
): Promise<{ source: string; item: Item } | undefined> {
  let failure: unknown;
  const onError = (error: unknown): undefined => {
    const { retCode, code } = error as TradingError;
    if (retCode === undefined && code !== "protocol") throw error;
    failure ??= error;
  };
  for (const { operation, source, list, input, idField } of searches) {
    const result = (await sendSearch(operation, input, options).catch(onError)) as Fields | undefined;
    if (result === undefined) continue;
    const items = result[list] as readonly Fields[] | null | undefined;
    if (!Array.isArray(items)) {
      failure ??= withoutList(operation, list);
      continue;
    }
    const item = items.find((one) => textOf(one[idField]) === id);
    if (item) return { source, item: item as Item };
    if (items.length > 0) failure ??= othersFound(operation, idField);
  }
  if (failure) throw failure;
  return undefined;
}

type Category = "linear" | "spot" | "option" | "inverse";
const categories: readonly Category[] = ["linear", "spot", "option", "inverse"];

type OrderItem = OrderOperations["orderRealtime"]["item"];

/** Result of `order.reconcile`: the current order, and the list (`source`) in which it was found. */
export type ReconciledOrder = Reconciled<"order", OrderItem>;

/**
 * Options of `order.reconcile`: the lists to search, and the kind of ID. `timeoutMs` limits each request of the search.
 */
export interface ReconcileOptions extends RequestOptions {
  /** Category to search. Default: all categories, one after another. */
  readonly category?: Category | undefined;
  /** Symbol of the order. Passing it saves a request. */
  readonly symbol?: string | undefined;
  /** Kind of the passed ID. Default `orderLinkId`, the client's ID. `orderId` is the platform's ID. */
  readonly by?: "orderLinkId" | "orderId" | undefined;
}

/**
 * Returns the filters that list all open orders of a category. Linear orders need several, because they are listed only
 * by symbol or settlement coin.
 */
function toFilters(category: Category, symbol: string | undefined): object[] {
  if (symbol !== undefined) return [{ category, symbol }];
  if (category !== "linear") return [{ category }];
  return [
    { category, settleCoin: "USDT" },
    { category, settleCoin: "USDC" },
  ];
}

/** Looks for an order by its ID, first among current orders, then in the history. */
export async function reconcileOrder(
  sendSearch: SendSearch,
  id: string,
  searchOptions?: ReconcileOptions | null,
): Promise<ReconciledOrder> {
  const { category, symbol, by: idField = "orderLinkId", ...options } = searchOptions ?? {};
  if (idField !== "orderLinkId" && idField !== "orderId")
    throw new InputError("order.reconcile", "by", "must be orderLinkId or orderId", redactOption(idField));
  const where = category === undefined ? categories : [category];
  const search = (operation: Operation, source: string, filter: object): Search => ({
    operation,
    source,
    list: "list",
    input: { ...filter, [idField]: id },
    idField,
  });
  const searches = [
    ...where.flatMap((name) => toFilters(name, symbol)).map((filter) => search(orderRealtime, "realtime", filter)),
    ...where.map((name) => search(orderHistory, "history", { category: name })),
  ];
  const found = await findFirst<OrderItem>(sendSearch, id, searches, options);
  return found === undefined ? { status: "not-found" } : { status: "found", source: found.source, order: found.item };
}

type TransferItem = AssetOperations["assetTransferQueryInterTransferList"]["item"];
type WithdrawalItem = AssetOperations["assetWithdrawQueryRecord"]["item"];

/** Result of `asset.reconcileTransfer`: the transfer, and the list (`source`) in which it was found. */
export type ReconciledTransfer = Reconciled<"transfer", TransferItem>;
/** Result of `asset.reconcileWithdrawal`: the withdrawal, and the list (`source`) in which it was found. */
export type ReconciledWithdrawal = Reconciled<"withdrawal", WithdrawalItem>;

/**
 * Looks for a transfer by its transferId, first among the transfers within one account, then among the transfers
 * between accounts.
 */
export async function reconcileTransfer(
  sendSearch: SendSearch,
  transferId: string,
  options: RequestOptions = {},
): Promise<ReconciledTransfer> {
  const searches = [
    { operation: assetTransferQueryInterTransferList, source: "inter-transfer" },
    { operation: assetTransferQueryUniversalTransferList, source: "universal-transfer" },
  ].map((search) => ({ ...search, list: "list", input: { transferId }, idField: "transferId" }));
  const found = await findFirst<TransferItem>(sendSearch, transferId, searches, options);
  return found === undefined
    ? { status: "not-found" }
    : { status: "found", source: found.source, transfer: found.item };
}

/**
 * Looks for a withdrawal by the platform's ID. If the response to the withdrawal was lost, this ID is unknown. In this
 * case, resend the withdrawal with the same requestId, by which the platform recognizes it.
 */
export async function reconcileWithdrawal(
  sendSearch: SendSearch,
  withdrawId: string,
  options: RequestOptions = {},
): Promise<ReconciledWithdrawal> {
  const search = {
    operation: assetWithdrawQueryRecord,
    source: "record",
    list: "rows",
    input: { withdrawID: withdrawId },
    idField: "withdrawId",
  };
  const found = await findFirst<WithdrawalItem>(sendSearch, withdrawId, [search], options);
  return found === undefined
    ? { status: "not-found" }
    : { status: "found", source: found.source, withdrawal: found.item };
}
