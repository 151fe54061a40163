import type { AccountCalls } from "./account/account-calls.ts";
import type { ReconciledOrder, ReconcileOptions } from "@specwright/trading/orders";
import type { FullBookCalls } from "./book/full-book-calls.ts";

/** The calls of the REST client that the streams use. A client of `createTradingClient` has them. */
export interface TradingCalls extends FullBookCalls, Omit<AccountCalls, "order" | "market"> {
  readonly market: FullBookCalls["market"] & AccountCalls["market"];
  readonly order: AccountCalls["order"] & {
    /** Finds out what became of an order. */
    reconcile(orderLinkId: string | undefined, options?: ReconcileOptions): Promise<ReconciledOrder>;
  };
}
