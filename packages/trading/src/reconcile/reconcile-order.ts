import type { RequestOptions } from "../call/types.ts";
import { orderHistory, orderRealtime } from "../generated/operations/searches.ts";
import type { OrderOperations } from "../generated/types/order.ts";
import type { Operation } from "../operation.ts";
import { findFirst, type CallOperation, type Reconciled, type Search } from "./search.ts";

type Category = "linear" | "spot" | "option" | "inverse";
const categories: readonly Category[] = ["linear", "spot", "option", "inverse"];

type OrderItem = OrderOperations["orderRealtime"]["item"];

export type ReconciledOrder = Reconciled<"order", OrderItem>;

export interface ReconcileOptions extends RequestOptions {
  /** Where to look. Default: every category, one after the other. */
  readonly category?: Category | undefined;
  /** The symbol of the order; saves a request. */
  readonly symbol?: string | undefined;
  /** Which ID is given. Default `orderLinkId`, the ID of the client; `orderId` is that of the platform. */
  readonly by?: "orderLinkId" | "orderId" | undefined;
}

/** Open linear orders are listed only by symbol or settlement coin. */
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
  callOperation: CallOperation,
  id: string,
  searchOptions: ReconcileOptions = {},
): Promise<ReconciledOrder> {
  const { category, symbol, by: idField = "orderLinkId", ...options } = searchOptions;
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
  const found = await findFirst<OrderItem>(callOperation, id, searches, options);
  return found === undefined ? { status: "not-found" } : { status: "found", source: found.source, order: found.item };
}
