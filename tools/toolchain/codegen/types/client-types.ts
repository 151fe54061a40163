/**
 * Types of the trading client that differ from the specification, because the client converts a value
 * (packages/trading/src/result/normalize.ts, and input/prepare.ts for inputs). Below, `Raw…` is the specification's
 * type.
 */
export const clientTypes: Readonly<Record<string, string>> = {
  FuturesPosition: `/** One linear or inverse position. The platform spells \`mmrSysUpdatedTime\` in two ways, the client in one. */
export interface FuturesPosition extends Omit<RawFuturesPosition, "mmrSysUpdateTime"> {}
`,
  FuturesPositionsResult: `/** A page of linear or inverse positions. */
export interface FuturesPositionsResult extends Omit<RawFuturesPositionsResult, "list"> {
  /** Positions; empty when there is none in the settle coin or category. */
  list: FuturesPosition[];
}
`,
  PositionListResult: `/** A page of positions. The client throws a refusal, so its result does not occur. */
export type PositionListResult = FuturesPositionsResult | OptionPositionsResult;
`,
  OrderCreateResult: `/** Acknowledgement of a new order. */
export interface OrderCreateResult extends Required<RawOrderCreateResult> {}
`,
  OrderAmendResult: `/** Acknowledgement of a change. */
export interface OrderAmendResult extends Required<RawOrderAmendResult> {}
`,
  OrderCancelResult: `/** Acknowledgement of a cancellation. */
export interface OrderCancelResult extends Required<RawOrderCancelResult> {}
`,
  ApilimitSetResult: `/** Outcome for each rate limit. */
export interface ApilimitSetResult {
  list: ApilimitSetItem[];
}
`,
  ApilimitSetParams: `/** New rate limits. */
export interface ApilimitSetParams {
  list: (Omit<ApilimitSetRequest["list"][number], "uids"> & {
    /** One user id, several ids separated by commas, or a list of ids. */
    uids: string | readonly string[];
  })[];
}
`,
  OrderCancelAllParams: `/** Input that cancels the orders of a symbol. \`category\` may be a variable with several possible values. */
export interface OrderCancelAllBySymbol {
  category: CategoryAll;
  symbol: string;
  baseCoin?: Coin | undefined;
}
/** Input that cancels the orders of a base coin. \`category\` may be a variable with several possible values. */
export interface OrderCancelAllByBaseCoin {
  category: CategoryAll;
  symbol?: string | null | undefined;
  baseCoin: Coin;
}
/** Input that cancels the orders of a settle coin. \`category\` may be a variable with several possible values. */
export interface OrderCancelAllBySettleCoin {
  category: CategoryDerivatives;
  symbol?: string | null | undefined;
  baseCoin?: Coin | undefined;
  settleCoin: Coin;
}
/** Input that cancels all orders of a category. \`category\` may be a variable that is either spot or option. */
export interface OrderCancelAllOfSpotOrOption {
  category: CategorySpot | CategoryOption;
  symbol?: string | null | undefined;
  baseCoin?: Coin | undefined;
}
/** Orders to cancel. Linear and inverse require \`symbol\`, \`baseCoin\` or \`settleCoin\`. */
export type OrderCancelAllParams =
  | SpotCancelAllRequest
  | OptionCancelAllRequest
  | FuturesCancelAllBySymbol
  | FuturesCancelAllByBaseCoin
  | FuturesCancelAllBySettleCoin
  | OrderCancelAllBySymbol
  | OrderCancelAllByBaseCoin
  | OrderCancelAllBySettleCoin
  | OrderCancelAllOfSpotOrOption;
`,
};
