import type { ReconciledOrder, ReconcileOptions } from "@specwright/trading/orders";

/** What the snapshot of a full order book is asked for with. */
export interface FullBookInput {
  readonly category: "spot" | "linear" | "inverse";
  readonly symbol: string;
}

/** The calls of the REST client that the streams use. A client of `createTradingClient` has them. */
export interface TradingCalls {
  readonly market: {
    /** Reads the snapshot of a full order book. */
    fullOrderbook(input: FullBookInput, options?: { readonly signal?: AbortSignal }): Promise<unknown>;
  };
  readonly order: {
    /** Finds out what became of an order. */
    reconcile(orderLinkId: string | undefined, options?: ReconcileOptions): Promise<ReconciledOrder>;
  };
}
