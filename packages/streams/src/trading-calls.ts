import type { ReconciledOrder, ReconcileOptions } from "@specwright/trading/orders";
import type { WebAbortSignal } from "@specwright/transport";

/** A call of the REST client that returns a list. */
export interface AccountCall {
  (input: never, options?: { readonly signal?: WebAbortSignal }): Promise<unknown>;
  /** Every record of every page; absent where a call has one page. */
  readonly iterate?: (input: never, options?: { readonly signal?: WebAbortSignal }) => AsyncIterable<unknown>;
}

/** What the snapshot of a full order book is asked for with. */
export interface FullBookInput {
  readonly category: "spot" | "linear" | "inverse";
  readonly symbol: string;
}

/** The calls of the REST client that the streams use. A client of `createTradingClient` has them. */
export interface TradingCalls {
  readonly order: {
    readonly realtime: AccountCall;
    readonly history: AccountCall;
    /** Finds out what became of an order. */
    reconcile(orderLinkId: string | undefined, options?: ReconcileOptions): Promise<ReconciledOrder>;
  };
  readonly execution: { readonly list: AccountCall };
  readonly position: { readonly list: AccountCall };
  readonly account: { readonly walletBalance: AccountCall };
  readonly market: {
    readonly optionBaseCoins: AccountCall;
    /** Reads the snapshot of a full order book. */
    fullOrderbook(input: FullBookInput, options?: { readonly signal?: WebAbortSignal }): Promise<unknown>;
  };
}
