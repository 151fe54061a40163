import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/spotMarginTrade.ts");

/** List spot margin leverage by coin. `GET /v5/spot-margin-trade/coinstate` */
export const spotMarginTradeCoinstate: Operation<"spotMarginTradeCoinstate"> = {
  id: "spotMarginTradeCoinstate",
  method: "GET",
  path: "/v5/spot-margin-trade/coinstate",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** List collateral ratios by tier. `GET /v5/spot-margin-trade/collateral` */
export const spotMarginTradeCollateral: Operation<"spotMarginTradeCollateral"> = {
  id: "spotMarginTradeCollateral",
  method: "GET",
  path: "/v5/spot-margin-trade/collateral",
  inputs,
  isPublic: true,
};

/** List borrowing terms by coin. `GET /v5/spot-margin-trade/currency-data` */
export const spotMarginTradeCurrencyData: Operation<"spotMarginTradeCurrencyData"> = {
  id: "spotMarginTradeCurrencyData",
  method: "GET",
  path: "/v5/spot-margin-trade/currency-data",
  inputs,
};

/** List borrowing rates by fee level. `GET /v5/spot-margin-trade/data` */
export const spotMarginTradeData: Operation<"spotMarginTradeData"> = {
  id: "spotMarginTradeData",
  method: "GET",
  path: "/v5/spot-margin-trade/data",
  inputs,
  isPublic: true,
};

/** Read what can be borrowed at a fixed rate. `GET /v5/spot-margin-trade/fixed-available-inventory` */
export const spotMarginTradeFixedAvailableInventory: Operation<"spotMarginTradeFixedAvailableInventory"> = {
  id: "spotMarginTradeFixedAvailableInventory",
  method: "GET",
  path: "/v5/spot-margin-trade/fixed-available-inventory",
  inputs,
};

/** Order a fixed-rate loan. `POST /v5/spot-margin-trade/fixedborrow` */
export const spotMarginTradeFixedborrow: Operation<"spotMarginTradeFixedborrow"> = {
  id: "spotMarginTradeFixedborrow",
  method: "POST",
  path: "/v5/spot-margin-trade/fixedborrow",
  inputs,
  rateLimits: [{ requests: 1, windowMs: 1000 }],
};

/** List fixed-rate loans. `GET /v5/spot-margin-trade/fixedborrow-contract-info` */
export const spotMarginTradeFixedborrowContractInfo: Operation<"spotMarginTradeFixedborrowContractInfo"> = {
  id: "spotMarginTradeFixedborrowContractInfo",
  method: "GET",
  path: "/v5/spot-margin-trade/fixedborrow-contract-info",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** List orders for fixed-rate loans. `GET /v5/spot-margin-trade/fixedborrow-order-info` */
export const spotMarginTradeFixedborrowOrderInfo: Operation<"spotMarginTradeFixedborrowOrderInfo"> = {
  id: "spotMarginTradeFixedborrowOrderInfo",
  method: "GET",
  path: "/v5/spot-margin-trade/fixedborrow-order-info",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** List offers of fixed-rate loans. `GET /v5/spot-margin-trade/fixedborrow-order-quote` */
export const spotMarginTradeFixedborrowOrderQuote: Operation<"spotMarginTradeFixedborrowOrderQuote"> = {
  id: "spotMarginTradeFixedborrowOrderQuote",
  method: "GET",
  path: "/v5/spot-margin-trade/fixedborrow-order-quote",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** Renew a fixed-rate loan. `POST /v5/spot-margin-trade/fixedborrow-renew` */
export const spotMarginTradeFixedborrowRenew: Operation<"spotMarginTradeFixedborrowRenew"> = {
  id: "spotMarginTradeFixedborrowRenew",
  method: "POST",
  path: "/v5/spot-margin-trade/fixedborrow-renew",
  inputs,
  rateLimits: [{ requests: 1, windowMs: 1000 }],
};

/** Read what can be borrowed at a flexible rate. `GET /v5/spot-margin-trade/flexible-available-inventory` */
export const spotMarginTradeFlexibleAvailableInventory: Operation<"spotMarginTradeFlexibleAvailableInventory"> = {
  id: "spotMarginTradeFlexibleAvailableInventory",
  method: "GET",
  path: "/v5/spot-margin-trade/flexible-available-inventory",
  inputs,
};

/** Read which loans are repaid automatically. `GET /v5/spot-margin-trade/get-auto-repay-mode` */
export const spotMarginTradeGetAutoRepayMode: Operation<"spotMarginTradeGetAutoRepayMode"> = {
  id: "spotMarginTradeGetAutoRepayMode",
  method: "GET",
  path: "/v5/spot-margin-trade/get-auto-repay-mode",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** List past borrowing rates of a coin. `GET /v5/spot-margin-trade/interest-rate-history` */
export const spotMarginTradeInterestRateHistory: Operation<"spotMarginTradeInterestRateHistory"> = {
  id: "spotMarginTradeInterestRateHistory",
  method: "GET",
  path: "/v5/spot-margin-trade/interest-rate-history",
  inputs,
};

/** Read what the account owes in a coin. `GET /v5/spot-margin-trade/liability` */
export const spotMarginTradeLiability: Operation<"spotMarginTradeLiability"> = {
  id: "spotMarginTradeLiability",
  method: "GET",
  path: "/v5/spot-margin-trade/liability",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** Read the most that can be borrowed of a coin. `GET /v5/spot-margin-trade/max-borrowable` */
export const spotMarginTradeMaxBorrowable: Operation<"spotMarginTradeMaxBorrowable"> = {
  id: "spotMarginTradeMaxBorrowable",
  method: "GET",
  path: "/v5/spot-margin-trade/max-borrowable",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** List borrowing limits and leverage by tier. `GET /v5/spot-margin-trade/position-tiers` */
export const spotMarginTradePositionTiers: Operation<"spotMarginTradePositionTiers"> = {
  id: "spotMarginTradePositionTiers",
  method: "GET",
  path: "/v5/spot-margin-trade/position-tiers",
  inputs,
};

/** Read what can be repaid without converting. `GET /v5/spot-margin-trade/repayment-available-amount` */
export const spotMarginTradeRepaymentAvailableAmount: Operation<"spotMarginTradeRepaymentAvailableAmount"> = {
  id: "spotMarginTradeRepaymentAvailableAmount",
  method: "GET",
  path: "/v5/spot-margin-trade/repayment-available-amount",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** Switch automatic repayment of loans. `POST /v5/spot-margin-trade/set-auto-repay-mode` */
export const spotMarginTradeSetAutoRepayMode: Operation<"spotMarginTradeSetAutoRepayMode"> = {
  id: "spotMarginTradeSetAutoRepayMode",
  method: "POST",
  path: "/v5/spot-margin-trade/set-auto-repay-mode",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** Set the leverage of spot margin trading. `POST /v5/spot-margin-trade/set-leverage` */
export const spotMarginTradeSetLeverage: Operation<"spotMarginTradeSetLeverage"> = {
  id: "spotMarginTradeSetLeverage",
  method: "POST",
  path: "/v5/spot-margin-trade/set-leverage",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};

/** Read whether spot margin is on. `GET /v5/spot-margin-trade/state` */
export const spotMarginTradeState: Operation<"spotMarginTradeState"> = {
  id: "spotMarginTradeState",
  method: "GET",
  path: "/v5/spot-margin-trade/state",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** Switch spot margin trading. `POST /v5/spot-margin-trade/switch-mode` */
export const spotMarginTradeSwitchMode: Operation<"spotMarginTradeSwitchMode"> = {
  id: "spotMarginTradeSwitchMode",
  method: "POST",
  path: "/v5/spot-margin-trade/switch-mode",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};
