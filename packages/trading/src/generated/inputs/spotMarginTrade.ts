import type { InputSchema } from "../../input/schema.ts";
import { Coin, DecimalString, TimestampMs, Cursor, OnOff, NumericFlag, OrderId, VipLevel, FixedBorrowTerm, FixedBorrowRepayType, FixedBorrowStrategy, FixedBorrowOrderState, FixedBorrowOrderBy } from "./schemas.ts";

/** Input of `GET /v5/spot-margin-trade/coinstate`. */
export const spotMarginTradeCoinstate: InputSchema = { type: "object", properties: { currency: Coin } };

/** Input of `GET /v5/spot-margin-trade/collateral`. */
export const spotMarginTradeCollateral: InputSchema = { type: "object", properties: { currency: Coin } };

/** Input of `GET /v5/spot-margin-trade/currency-data`. */
export const spotMarginTradeCurrencyData: InputSchema = { type: "object", properties: { currency: Coin } };

/** Input of `GET /v5/spot-margin-trade/data`. */
export const spotMarginTradeData: InputSchema = { type: "object", properties: { vipLevel: VipLevel, currency: Coin } };

/** Input of `GET /v5/spot-margin-trade/fixed-available-inventory`. */
export const spotMarginTradeFixedAvailableInventory: InputSchema = {
  type: "object",
  required: ["currency", "term", "annualRate"],
  properties: { currency: Coin, term: FixedBorrowTerm, annualRate: DecimalString },
};

/** Input of `POST /v5/spot-margin-trade/fixedborrow`. */
export const spotMarginTradeFixedborrow: InputSchema = {
  type: "object",
  required: ["orderCurrency", "orderAmount", "annualRate", "term"],
  properties: {
    orderCurrency: Coin,
    orderAmount: DecimalString,
    annualRate: DecimalString,
    term: FixedBorrowTerm,
    repayType: FixedBorrowRepayType,
    strategyType: FixedBorrowStrategy,
  },
};

/** Input of `GET /v5/spot-margin-trade/fixedborrow-contract-info`. */
export const spotMarginTradeFixedborrowContractInfo: InputSchema = {
  type: "object",
  properties: {
    orderId: OrderId,
    orderCurrency: Coin,
    term: FixedBorrowTerm,
    limit: {
      type: "string",
      pattern: "^(100|[1-9]\\d?)$",
      rule: "must be a whole number from 1 to 100, as text",
    },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/spot-margin-trade/fixedborrow-order-info`. */
export const spotMarginTradeFixedborrowOrderInfo: InputSchema = {
  type: "object",
  properties: {
    orderId: OrderId,
    orderCurrency: Coin,
    state: FixedBorrowOrderState,
    term: FixedBorrowTerm,
    limit: {
      type: "string",
      pattern: "^(100|[1-9]\\d?)$",
      rule: "must be a whole number from 1 to 100, as text",
    },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/spot-margin-trade/fixedborrow-order-quote`. */
export const spotMarginTradeFixedborrowOrderQuote: InputSchema = {
  type: "object",
  required: ["orderCurrency"],
  properties: {
    orderCurrency: Coin,
    term: FixedBorrowTerm,
    orderBy: FixedBorrowOrderBy,
    sort: NumericFlag,
    limit: { type: "integer", minimum: 1, maximum: 100 },
  },
};

/** Input of `POST /v5/spot-margin-trade/fixedborrow-renew`. */
export const spotMarginTradeFixedborrowRenew: InputSchema = {
  type: "object",
  required: ["loanId"],
  properties: { loanId: { type: "string" }, qty: DecimalString },
};

/** Input of `GET /v5/spot-margin-trade/flexible-available-inventory`. */
export const spotMarginTradeFlexibleAvailableInventory: InputSchema = { type: "object", required: ["currency"], properties: { currency: Coin } };

/** Input of `GET /v5/spot-margin-trade/get-auto-repay-mode`. */
export const spotMarginTradeGetAutoRepayMode: InputSchema = { type: "object", properties: { currency: Coin } };

/** Input of `GET /v5/spot-margin-trade/interest-rate-history`. */
export const spotMarginTradeInterestRateHistory: InputSchema = {
  type: "object",
  required: ["currency"],
  properties: { currency: Coin, vipLevel: VipLevel, startTime: TimestampMs, endTime: TimestampMs },
};

/** Input of `GET /v5/spot-margin-trade/liability`. */
export const spotMarginTradeLiability: InputSchema = { type: "object", required: ["currency"], properties: { currency: Coin } };

/** Input of `GET /v5/spot-margin-trade/max-borrowable`. */
export const spotMarginTradeMaxBorrowable: InputSchema = { type: "object", required: ["currency"], properties: { currency: Coin } };

/** Input of `GET /v5/spot-margin-trade/position-tiers`. */
export const spotMarginTradePositionTiers: InputSchema = { type: "object", properties: { currency: Coin } };

/** Input of `GET /v5/spot-margin-trade/repayment-available-amount`. */
export const spotMarginTradeRepaymentAvailableAmount: InputSchema = { type: "object", required: ["currency"], properties: { currency: Coin } };

/** Input of `POST /v5/spot-margin-trade/set-auto-repay-mode`. */
export const spotMarginTradeSetAutoRepayMode: InputSchema = {
  type: "object",
  required: ["autoRepayMode"],
  properties: { currency: Coin, autoRepayMode: OnOff },
};

/** Input of `POST /v5/spot-margin-trade/set-leverage`. */
export const spotMarginTradeSetLeverage: InputSchema = {
  type: "object",
  required: ["leverage"],
  properties: {
    leverage: {
      type: "string",
      pattern: "^([2-9](\\.\\d+)?|10(\\.0+)?)$",
      rule: "must be a number from 2 to 10, as text",
    },
    currency: Coin,
  },
};

/** Input of `GET /v5/spot-margin-trade/state`. */
export const spotMarginTradeState: InputSchema = { type: "object", properties: {} };

/** Input of `POST /v5/spot-margin-trade/switch-mode`. */
export const spotMarginTradeSwitchMode: InputSchema = { type: "object", required: ["spotMarginMode"], properties: { spotMarginMode: OnOff } };
