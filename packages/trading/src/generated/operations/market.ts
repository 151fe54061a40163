import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/market.ts");

/** List shares of long and short accounts. `GET /v5/market/account-ratio` */
export const marketAccountRatio: Operation<"marketAccountRatio"> = {
  id: "marketAccountRatio",
  method: "GET",
  path: "/v5/market/account-ratio",
  inputs,
  isPublic: true,
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** List how near auto-deleveraging is. `GET /v5/market/adlAlert` */
export const marketAdlAlert: Operation<"marketAdlAlert"> = { id: "marketAdlAlert", method: "GET", path: "/v5/market/adlAlert", inputs, isPublic: true };

/** List delivery prices of contracts. `GET /v5/market/delivery-price` */
export const marketDeliveryPrice: Operation<"marketDeliveryPrice"> = {
  id: "marketDeliveryPrice",
  method: "GET",
  path: "/v5/market/delivery-price",
  inputs,
  isPublic: true,
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** List fee groups and their rates. `GET /v5/market/fee-group-info` */
export const marketFeeGroupInfo: Operation<"marketFeeGroupInfo"> = {
  id: "marketFeeGroupInfo",
  method: "GET",
  path: "/v5/market/fee-group-info",
  inputs,
  isPublic: true,
};

/** Read the whole order book. `GET /v5/market/full_orderbook` */
export const marketFullOrderbook: Operation<"marketFullOrderbook"> = {
  id: "marketFullOrderbook",
  method: "GET",
  path: "/v5/market/full_orderbook",
  inputs,
  isPublic: true,
};

/** List past funding rates. `GET /v5/market/funding/history` */
export const marketFundingHistory: Operation<"marketFundingHistory"> = {
  id: "marketFundingHistory",
  method: "GET",
  path: "/v5/market/funding/history",
  inputs,
  isPublic: true,
};

/** List hourly volatility of an underlying. `GET /v5/market/historical-volatility` */
export const marketHistoricalVolatility: Operation<"marketHistoricalVolatility"> = {
  id: "marketHistoricalVolatility",
  method: "GET",
  path: "/v5/market/historical-volatility",
  inputs,
  isPublic: true,
};

/** List sources of an index price. `GET /v5/market/index-price-components` */
export const marketIndexPriceComponents: Operation<"marketIndexPriceComponents"> = {
  id: "marketIndexPriceComponents",
  method: "GET",
  path: "/v5/market/index-price-components",
  inputs,
  isPublic: true,
};

/** List candles of the index price. `GET /v5/market/index-price-kline` */
export const marketIndexPriceKline: Operation<"marketIndexPriceKline"> = {
  id: "marketIndexPriceKline",
  method: "GET",
  path: "/v5/market/index-price-kline",
  inputs,
  isPublic: true,
};

/** List symbols and their trading rules. `GET /v5/market/instruments-info` */
export const marketInstrumentsInfo: Operation<"marketInstrumentsInfo"> = {
  id: "marketInstrumentsInfo",
  method: "GET",
  path: "/v5/market/instruments-info",
  inputs,
  isPublic: true,
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** List balances of insurance pools. `GET /v5/market/insurance` */
export const marketInsurance: Operation<"marketInsurance"> = { id: "marketInsurance", method: "GET", path: "/v5/market/insurance", inputs, isPublic: true };

/** List candles of the traded price. `GET /v5/market/kline` */
export const marketKline: Operation<"marketKline"> = { id: "marketKline", method: "GET", path: "/v5/market/kline", inputs, isPublic: true };

/** List candles of the mark price. `GET /v5/market/mark-price-kline` */
export const marketMarkPriceKline: Operation<"marketMarkPriceKline"> = {
  id: "marketMarkPriceKline",
  method: "GET",
  path: "/v5/market/mark-price-kline",
  inputs,
  isPublic: true,
};

/** List the newest option delivery prices. `GET /v5/market/new-delivery-price` */
export const marketNewDeliveryPrice: Operation<"marketNewDeliveryPrice"> = {
  id: "marketNewDeliveryPrice",
  method: "GET",
  path: "/v5/market/new-delivery-price",
  inputs,
  isPublic: true,
};

/** List open interest over time. `GET /v5/market/open-interest` */
export const marketOpenInterest: Operation<"marketOpenInterest"> = {
  id: "marketOpenInterest",
  method: "GET",
  path: "/v5/market/open-interest",
  inputs,
  isPublic: true,
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** List coins that options exist for. `GET /v5/market/option-base-coins` */
export const marketOptionBaseCoins: Operation<"marketOptionBaseCoins"> = {
  id: "marketOptionBaseCoins",
  method: "GET",
  path: "/v5/market/option-base-coins",
  inputs,
  isPublic: true,
};

/** Read a snapshot of the order book. `GET /v5/market/orderbook` */
export const marketOrderbook: Operation<"marketOrderbook"> = { id: "marketOrderbook", method: "GET", path: "/v5/market/orderbook", inputs, isPublic: true };

/** List candles of the premium index. `GET /v5/market/premium-index-price-kline` */
export const marketPremiumIndexPriceKline: Operation<"marketPremiumIndexPriceKline"> = {
  id: "marketPremiumIndexPriceKline",
  method: "GET",
  path: "/v5/market/premium-index-price-kline",
  inputs,
  isPublic: true,
};

/** Read the price bounds of new orders. `GET /v5/market/price-limit` */
export const marketPriceLimit: Operation<"marketPriceLimit"> = { id: "marketPriceLimit", method: "GET", path: "/v5/market/price-limit", inputs, isPublic: true };

/** List the latest public trades. `GET /v5/market/recent-trade` */
export const marketRecentTrade: Operation<"marketRecentTrade"> = { id: "marketRecentTrade", method: "GET", path: "/v5/market/recent-trade", inputs, isPublic: true };

/** List risk limit tiers of contracts. `GET /v5/market/risk-limit` */
export const marketRiskLimit: Operation<"marketRiskLimit"> = {
  id: "marketRiskLimit",
  method: "GET",
  path: "/v5/market/risk-limit",
  inputs,
  isPublic: true,
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** Read the order book with RPI orders apart. `GET /v5/market/rpi_orderbook` */
export const marketRpiOrderbook: Operation<"marketRpiOrderbook"> = {
  id: "marketRpiOrderbook",
  method: "GET",
  path: "/v5/market/rpi_orderbook",
  inputs,
  isPublic: true,
};

/** List latest prices and 24-hour numbers. `GET /v5/market/tickers` */
export const marketTickers: Operation<"marketTickers"> = { id: "marketTickers", method: "GET", path: "/v5/market/tickers", inputs, isPublic: true };

/** Read the clock of the platform. `GET /v5/market/time` */
export const marketTime: Operation<"marketTime"> = { id: "marketTime", method: "GET", path: "/v5/market/time", inputs, isPublic: true };
