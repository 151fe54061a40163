import type { WebAbortSignal } from "@specwright/transport";

/** A call of the REST client that returns a list. */
export interface AccountCall {
  (input: never, options?: { readonly signal?: WebAbortSignal }): Promise<unknown>;
  /** Every record of every page; absent where a call has one page. */
  readonly iterate?: (input: never, options?: { readonly signal?: WebAbortSignal }) => AsyncIterable<unknown>;
}

/** The calls of the REST client that read what the connection missed. A client of `createTradingClient` has them. */
export interface AccountCalls {
  readonly order: { readonly realtime: AccountCall; readonly history: AccountCall };
  readonly execution: { readonly list: AccountCall };
  readonly position: { readonly list: AccountCall };
  readonly account: { readonly walletBalance: AccountCall };
  readonly market: { readonly optionBaseCoins: AccountCall };
}
