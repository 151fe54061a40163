import type { InputSchema } from "../../input/schema.ts";
import { Symbol, Coin, TimestampMs, Cursor, CategoryAll, CategorySpotAndFutures, TimestampMsString, CategoryDerivatives, CategoryFutures, OpenInterestInterval, FeeGroupProduct, FeeGroupId, CategoryOption, VolatilityQuoteCoin, KlineInterval, SymbolType, InstrumentStatus, CategoryLinear, OptionType } from "./schemas.ts";

/** Input of `GET /v5/market/account-ratio`. */
export const marketAccountRatio: InputSchema = {
  type: "object",
  required: ["category", "symbol", "period"],
  properties: {
    category: CategoryFutures,
    symbol: Symbol,
    period: OpenInterestInterval,
    startTime: TimestampMsString,
    endTime: TimestampMsString,
    limit: { type: "integer", minimum: 1, maximum: 500 },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/market/adlAlert`. */
export const marketAdlAlert: InputSchema = { type: "object", properties: { symbol: Symbol } };

/** Input of `GET /v5/market/delivery-price`. */
export const marketDeliveryPrice: InputSchema = {
  type: "object",
  required: ["category"],
  properties: {
    category: CategoryDerivatives,
    symbol: Symbol,
    baseCoin: Coin,
    settleCoin: Coin,
    limit: { type: "integer", minimum: 1, maximum: 200 },
    cursor: Cursor,
  },
  rules: [{ when: { category: ["linear", "inverse"] }, forbidden: ["baseCoin"] }],
};

/** Input of `GET /v5/market/fee-group-info`. */
export const marketFeeGroupInfo: InputSchema = {
  type: "object",
  required: ["productType"],
  properties: { productType: FeeGroupProduct, groupId: FeeGroupId },
};

/** Input of `GET /v5/market/full_orderbook`. */
export const marketFullOrderbook: InputSchema = {
  type: "object",
  required: ["category", "symbol"],
  properties: { category: CategorySpotAndFutures, symbol: Symbol },
};

/** Input of `GET /v5/market/funding/history`. */
export const marketFundingHistory: InputSchema = {
  type: "object",
  required: ["category", "symbol"],
  properties: {
    category: CategoryFutures,
    symbol: Symbol,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 200 },
  },
};

/** Input of `GET /v5/market/historical-volatility`. */
export const marketHistoricalVolatility: InputSchema = {
  type: "object",
  required: ["category"],
  properties: {
    category: CategoryOption,
    baseCoin: Coin,
    quoteCoin: VolatilityQuoteCoin,
    period: { type: "integer" },
    startTime: TimestampMs,
    endTime: TimestampMs,
  },
};

/** Input of `GET /v5/market/index-price-components`. */
export const marketIndexPriceComponents: InputSchema = { type: "object", required: ["indexName"], properties: { indexName: { type: "string" } } };

/** Input of `GET /v5/market/index-price-kline`. */
export const marketIndexPriceKline: InputSchema = {
  type: "object",
  required: ["symbol", "interval"],
  properties: {
    category: CategoryFutures,
    symbol: Symbol,
    interval: KlineInterval,
    start: TimestampMs,
    end: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 1000 },
  },
};

/** Input of `GET /v5/market/instruments-info`. */
export const marketInstrumentsInfo: InputSchema = {
  type: "object",
  required: ["category"],
  properties: {
    category: CategoryAll,
    symbol: Symbol,
    symbolType: SymbolType,
    status: InstrumentStatus,
    baseCoin: Coin,
    limit: { type: "integer", minimum: 1, maximum: 1000 },
    cursor: Cursor,
  },
  rules: [
    { when: { category: ["option"] }, forbidden: ["symbolType"] },
    {
      when: { baseCoin: ["All"], category: ["spot", "linear", "inverse"] },
      forbidden: ["baseCoin"],
    },
    {
      when: { symbolType: ["stock", "ETF", "commodity", "forex"], category: ["spot", "inverse"] },
      forbidden: ["symbolType"],
    },
    {
      when: { symbolType: ["xstocks"], category: ["linear", "inverse"] },
      forbidden: ["symbolType"],
    },
  ],
};

/** Input of `GET /v5/market/insurance`. */
export const marketInsurance: InputSchema = { type: "object", properties: { coin: Coin } };

/** Input of `GET /v5/market/kline`. */
export const marketKline: InputSchema = {
  type: "object",
  required: ["symbol", "interval"],
  properties: {
    category: CategorySpotAndFutures,
    symbol: Symbol,
    interval: KlineInterval,
    start: TimestampMs,
    end: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 1000 },
  },
};

/** Input of `GET /v5/market/mark-price-kline`. */
export const marketMarkPriceKline: InputSchema = {
  type: "object",
  required: ["symbol", "interval"],
  properties: {
    category: CategoryDerivatives,
    symbol: Symbol,
    interval: KlineInterval,
    start: TimestampMs,
    end: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 1000 },
  },
};

/** Input of `GET /v5/market/new-delivery-price`. */
export const marketNewDeliveryPrice: InputSchema = {
  type: "object",
  required: ["category", "baseCoin"],
  properties: { category: CategoryOption, baseCoin: Coin, settleCoin: Coin },
};

/** Input of `GET /v5/market/open-interest`. */
export const marketOpenInterest: InputSchema = {
  type: "object",
  required: ["category", "symbol", "intervalTime"],
  properties: {
    category: CategoryFutures,
    symbol: Symbol,
    intervalTime: OpenInterestInterval,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 200 },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/market/option-base-coins`. */
export const marketOptionBaseCoins: InputSchema = { type: "object", properties: { underlyingType: { type: ["integer", "string"] } } };

/** Input of `GET /v5/market/orderbook`. */
export const marketOrderbook: InputSchema = {
  type: "object",
  required: ["category", "symbol"],
  properties: { category: CategoryAll, symbol: Symbol, limit: { type: "integer", minimum: 1, maximum: 1000 } },
};

/** Input of `GET /v5/market/premium-index-price-kline`. */
export const marketPremiumIndexPriceKline: InputSchema = {
  type: "object",
  required: ["symbol", "interval"],
  properties: {
    category: CategoryLinear,
    symbol: Symbol,
    interval: KlineInterval,
    start: TimestampMs,
    end: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 1000 },
  },
};

/** Input of `GET /v5/market/price-limit`. */
export const marketPriceLimit: InputSchema = {
  type: "object",
  required: ["symbol"],
  properties: { category: CategorySpotAndFutures, symbol: Symbol },
};

/** Input of `GET /v5/market/recent-trade`. */
export const marketRecentTrade: InputSchema = {
  type: "object",
  required: ["category"],
  properties: {
    category: CategoryAll,
    symbol: Symbol,
    baseCoin: Coin,
    optionType: OptionType,
    limit: { type: "integer", minimum: 1, maximum: 1000 },
  },
  rules: [
    { when: { category: ["spot", "linear", "inverse"] }, required: ["symbol"] },
    { when: { category: ["spot", "linear", "inverse"] }, forbidden: ["baseCoin", "optionType"] },
  ],
};

/** Input of `GET /v5/market/risk-limit`. */
export const marketRiskLimit: InputSchema = {
  type: "object",
  required: ["category"],
  properties: { category: CategoryFutures, symbol: Symbol, cursor: Cursor },
};

/** Input of `GET /v5/market/rpi_orderbook`. */
export const marketRpiOrderbook: InputSchema = {
  type: "object",
  required: ["symbol", "limit"],
  properties: {
    category: CategorySpotAndFutures,
    symbol: Symbol,
    limit: { type: "integer", minimum: 1, maximum: 50 },
  },
};

/** Input of `GET /v5/market/tickers`. */
export const marketTickers: InputSchema = {
  type: "object",
  required: ["category"],
  properties: { category: CategoryAll, symbol: Symbol, baseCoin: Coin, expDate: { type: "string" } },
  rules: [
    { when: { category: ["option"] }, anyOf: ["symbol", "baseCoin"] },
    { when: { category: ["spot", "linear", "inverse"] }, forbidden: ["baseCoin", "expDate"] },
  ],
};

/** Input of `GET /v5/market/time`. */
export const marketTime: InputSchema = { type: "object", properties: {} };
