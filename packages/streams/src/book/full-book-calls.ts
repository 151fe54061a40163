import type { WebAbortSignal } from "@specwright/transport";

/** What the snapshot of a full order book is asked for with. */
export interface FullBookInput {
  readonly category: "spot" | "linear" | "inverse";
  readonly symbol: string;
}

/** The calls of the REST client that full order books use. */
export interface FullBookCalls {
  readonly market: {
    /** Reads the snapshot of a full order book. */
    fullOrderbook(input: FullBookInput, options?: { readonly signal?: WebAbortSignal }): Promise<unknown>;
  };
}
