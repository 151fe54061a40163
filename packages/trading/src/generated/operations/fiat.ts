import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/fiat.ts");

/** List fiat balances. `GET /v5/fiat/balance-query` */
export const fiatBalanceQuery: Operation<"fiatBalanceQuery"> = {
  id: "fiatBalanceQuery",
  method: "GET",
  path: "/v5/fiat/balance-query",
  inputs,
  rateLimits: [{ requests: 1000, windowMs: 1000 }],
};

/** List currencies and coins to convert. `GET /v5/fiat/query-coin-list` */
export const fiatQueryCoinList: Operation<"fiatQueryCoinList"> = {
  id: "fiatQueryCoinList",
  method: "GET",
  path: "/v5/fiat/query-coin-list",
  inputs,
  rateLimits: [{ requests: 1000, windowMs: 1000 }],
};

/** List fiat conversions. `GET /v5/fiat/query-trade-history` */
export const fiatQueryTradeHistory: Operation<"fiatQueryTradeHistory"> = {
  id: "fiatQueryTradeHistory",
  method: "GET",
  path: "/v5/fiat/query-trade-history",
  inputs,
  rateLimits: [{ requests: 1000, windowMs: 1000 }],
};

/** Ask for a fiat conversion quote. `POST /v5/fiat/quote-apply` */
export const fiatQuoteApply: Operation<"fiatQuoteApply"> = {
  id: "fiatQuoteApply",
  method: "POST",
  path: "/v5/fiat/quote-apply",
  inputs,
  rateLimits: [{ requests: 1000, windowMs: 1000 }],
};

/** List fiat prices by payment method. `GET /v5/fiat/reference-price` */
export const fiatReferencePrice: Operation<"fiatReferencePrice"> = {
  id: "fiatReferencePrice",
  method: "GET",
  path: "/v5/fiat/reference-price",
  inputs,
  rateLimits: [{ requests: 1000, windowMs: 1000 }],
};

/** Confirm a fiat conversion quote. `POST /v5/fiat/trade-execute` */
export const fiatTradeExecute: Operation<"fiatTradeExecute"> = {
  id: "fiatTradeExecute",
  method: "POST",
  path: "/v5/fiat/trade-execute",
  inputs,
  rateLimits: [{ requests: 100, windowMs: 1000 }],
};

/** Read how a fiat conversion ended. `GET /v5/fiat/trade-query` */
export const fiatTradeQuery: Operation<"fiatTradeQuery"> = {
  id: "fiatTradeQuery",
  method: "GET",
  path: "/v5/fiat/trade-query",
  inputs,
  rateLimits: [{ requests: 1000, windowMs: 1000 }],
};
