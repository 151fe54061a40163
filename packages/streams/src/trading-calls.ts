import type { AccountCalls } from "./account/account-calls.ts";
import type { ReconciledOrder, ReconcileOptions } from "@specwright/trading/orders";

/** The calls of the REST client that the streams use. A client of `createTradingClient` has them. */
export interface TradingCalls extends AccountCalls {
  readonly order: AccountCalls["order"] & {
    /** Finds out what became of an order. */
    reconcile(orderLinkId: string | undefined, options?: ReconcileOptions): Promise<ReconciledOrder>;
  };
}
