import type { InputSchema } from "../../input/schema.ts";
import { Coin, DecimalString, TimestampMsString, FiatSide, CoinKind } from "./schemas.ts";

/** Input of `GET /v5/fiat/balance-query`. */
export const fiatBalanceQuery: InputSchema = { type: "object", properties: { currency: Coin } };

/** Input of `GET /v5/fiat/query-coin-list`. */
export const fiatQueryCoinList: InputSchema = { type: "object", properties: { side: FiatSide } };

/** Input of `GET /v5/fiat/query-trade-history`. */
export const fiatQueryTradeHistory: InputSchema = {
  type: "object",
  properties: {
    index: { type: "integer", minimum: 1 },
    limit: { type: "integer", minimum: 20, maximum: 100 },
    startTime: TimestampMsString,
    endTime: TimestampMsString,
  },
};

/** Input of `POST /v5/fiat/quote-apply`. */
export const fiatQuoteApply: InputSchema = {
  type: "object",
  required: ["fromCoin", "fromCoinType", "toCoin", "toCoinType", "requestAmount"],
  properties: {
    fromCoin: Coin,
    fromCoinType: CoinKind,
    toCoin: Coin,
    toCoinType: CoinKind,
    requestAmount: DecimalString,
    requestCoinType: CoinKind,
  },
};

/** Input of `GET /v5/fiat/reference-price`. */
export const fiatReferencePrice: InputSchema = { type: "object", required: ["symbol"], properties: { symbol: { type: "string" } } };

/** Input of `POST /v5/fiat/trade-execute`. */
export const fiatTradeExecute: InputSchema = {
  type: "object",
  required: ["quoteTxId", "subUserId"],
  properties: {
    quoteTxId: { type: "string" },
    subUserId: { type: "string" },
    webhookUrl: { type: "string", maxLength: 256 },
    MerchantRequestId: { type: "string", maxLength: 36 },
  },
};

/** Input of `GET /v5/fiat/trade-query`. */
export const fiatTradeQuery: InputSchema = {
  type: "object",
  properties: { tradeNo: { type: "string" }, merchantRequestId: { type: "string", maxLength: 36 } },
  rules: [{ anyOf: ["tradeNo", "merchantRequestId"] }],
};
