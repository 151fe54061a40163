import type { InputSchema } from "../../input/schema.ts";
import { Symbol, Coin, DecimalString, TimestampMs, Cursor, CategoryAll, NumericFlag, OrderId, OrderLinkId, CategoryFutures, CategoryOption, TpslMode, TriggerBy, CategorySpot, OrderAmendBatchRequestItem, SpotOrderFilter, CancelAllOrderFilter, StopOrderType, OrderCancelBatchRequestItem, Side, OrderType, MarketUnit, SlippageToleranceType, TimeInForce, SmpType, TriggerDirection, PositionIdx, BboSideType, BboLevel, SpotOrderBatchItem, FuturesOrderBatchItem, OptionOrderBatchItem, ProtectedProduct, OrderFilter, OrderStatus } from "./schemas.ts";

/** Input of `POST /v5/order/amend`. */
export const orderAmend: InputSchema = {
  oneOf: [
    {
      type: "object",
      required: ["orderId", "category", "symbol"],
      properties: {
        category: CategoryAll,
        symbol: Symbol,
        orderId: OrderId,
        orderLinkId: OrderLinkId,
        orderIv: DecimalString,
        triggerPrice: DecimalString,
        qty: DecimalString,
        price: DecimalString,
        tpslMode: TpslMode,
        takeProfit: DecimalString,
        stopLoss: DecimalString,
        tpTriggerBy: TriggerBy,
        slTriggerBy: TriggerBy,
        triggerBy: TriggerBy,
        tpLimitPrice: DecimalString,
        slLimitPrice: DecimalString,
      },
    },
    {
      type: "object",
      required: ["orderLinkId", "category", "symbol"],
      properties: {
        category: CategoryAll,
        symbol: Symbol,
        orderId: OrderId,
        orderLinkId: OrderLinkId,
        orderIv: DecimalString,
        triggerPrice: DecimalString,
        qty: DecimalString,
        price: DecimalString,
        tpslMode: TpslMode,
        takeProfit: DecimalString,
        stopLoss: DecimalString,
        tpTriggerBy: TriggerBy,
        slTriggerBy: TriggerBy,
        triggerBy: TriggerBy,
        tpLimitPrice: DecimalString,
        slLimitPrice: DecimalString,
      },
    },
  ],
  rules: [{ anyOf: ["orderId", "orderLinkId"] }],
};

/** Input of `POST /v5/order/amend-batch`. */
export const orderAmendBatch: InputSchema = {
  oneOf: [
    {
      type: "object",
      required: ["category", "request"],
      properties: {
        category: CategorySpot,
        request: { type: "array", items: OrderAmendBatchRequestItem, minItems: 1, maxItems: 10 },
      },
    },
    {
      type: "object",
      required: ["category", "request"],
      properties: {
        category: CategoryFutures,
        request: { type: "array", items: OrderAmendBatchRequestItem, minItems: 1, maxItems: 20 },
      },
    },
    {
      type: "object",
      required: ["category", "request"],
      properties: {
        category: CategoryOption,
        request: { type: "array", items: OrderAmendBatchRequestItem, minItems: 1, maxItems: 5 },
      },
    },
  ],
};

/** Input of `POST /v5/order/cancel`. */
export const orderCancel: InputSchema = {
  oneOf: [
    {
      type: "object",
      required: ["category", "symbol", "orderId"],
      properties: {
        category: CategoryAll,
        symbol: Symbol,
        orderId: OrderId,
        orderLinkId: {
          type: ["string", "null"],
          pattern: "^[A-Za-z0-9_-]{1,36}$",
          rule: "must be 1 to 36 letters, digits, hyphens or underscores",
        },
        orderFilter: SpotOrderFilter,
      },
    },
    {
      type: "object",
      required: ["category", "symbol", "orderLinkId"],
      properties: {
        category: CategoryAll,
        symbol: Symbol,
        orderLinkId: OrderLinkId,
        orderFilter: SpotOrderFilter,
      },
    },
  ],
  rules: [{ anyOf: ["orderId", "orderLinkId"] }],
};

/** Input of `POST /v5/order/cancel-all`. */
export const orderCancelAll: InputSchema = {
  oneOf: [
    {
      type: "object",
      required: ["category"],
      properties: {
        category: CategorySpot,
        symbol: { type: ["string", "null"] },
        baseCoin: Coin,
        orderFilter: CancelAllOrderFilter,
      },
    },
    {
      type: "object",
      required: ["category"],
      properties: {
        category: CategoryOption,
        symbol: { type: ["string", "null"] },
        baseCoin: Coin,
        settleCoin: Coin,
      },
    },
    {
      type: "object",
      required: ["symbol", "category"],
      properties: {
        category: CategoryFutures,
        symbol: { type: ["string", "null"] },
        baseCoin: Coin,
        settleCoin: Coin,
        orderFilter: CancelAllOrderFilter,
        stopOrderType: StopOrderType,
      },
    },
    {
      type: "object",
      required: ["baseCoin", "category"],
      properties: {
        category: CategoryFutures,
        symbol: { type: ["string", "null"] },
        baseCoin: Coin,
        settleCoin: Coin,
        orderFilter: CancelAllOrderFilter,
        stopOrderType: StopOrderType,
      },
    },
    {
      type: "object",
      required: ["settleCoin", "category"],
      properties: {
        category: CategoryFutures,
        symbol: { type: ["string", "null"] },
        baseCoin: Coin,
        settleCoin: Coin,
        orderFilter: CancelAllOrderFilter,
        stopOrderType: StopOrderType,
      },
    },
  ],
  rules: [{ when: { category: ["linear", "inverse"] }, anyOf: ["symbol", "baseCoin", "settleCoin"] }],
};

/** Input of `POST /v5/order/cancel-batch`. */
export const orderCancelBatch: InputSchema = {
  oneOf: [
    {
      type: "object",
      required: ["category", "request"],
      properties: {
        category: CategorySpot,
        request: { type: "array", items: OrderCancelBatchRequestItem, minItems: 1, maxItems: 10 },
      },
    },
    {
      type: "object",
      required: ["category", "request"],
      properties: {
        category: CategoryFutures,
        request: { type: "array", items: OrderCancelBatchRequestItem, minItems: 1, maxItems: 20 },
      },
    },
    {
      type: "object",
      required: ["category", "request"],
      properties: {
        category: CategoryOption,
        request: { type: "array", items: OrderCancelBatchRequestItem, minItems: 1, maxItems: 5 },
      },
    },
  ],
};

/** Input of `POST /v5/order/create`. */
export const orderCreate: InputSchema = {
  oneOf: [
    {
      type: "object",
      required: ["category", "symbol", "side", "orderType", "qty"],
      properties: {
        category: CategorySpot,
        symbol: Symbol,
        isLeverage: NumericFlag,
        side: Side,
        orderType: OrderType,
        qty: DecimalString,
        marketUnit: MarketUnit,
        rpiTakerAccess: { type: "boolean" },
        slippageToleranceType: SlippageToleranceType,
        slippageTolerance: DecimalString,
        price: DecimalString,
        orderFilter: SpotOrderFilter,
        triggerPrice: DecimalString,
        timeInForce: TimeInForce,
        orderLinkId: OrderLinkId,
        takeProfit: DecimalString,
        stopLoss: DecimalString,
        smpType: SmpType,
        tpLimitPrice: DecimalString,
        slLimitPrice: DecimalString,
        tpOrderType: OrderType,
        slOrderType: OrderType,
      },
    },
    {
      type: "object",
      required: ["category", "symbol", "side", "orderType", "qty"],
      properties: {
        category: CategoryFutures,
        symbol: Symbol,
        side: Side,
        orderType: OrderType,
        qty: DecimalString,
        rpiTakerAccess: { type: "boolean" },
        slippageToleranceType: SlippageToleranceType,
        slippageTolerance: DecimalString,
        price: DecimalString,
        triggerDirection: TriggerDirection,
        triggerPrice: DecimalString,
        triggerBy: TriggerBy,
        timeInForce: TimeInForce,
        positionIdx: PositionIdx,
        orderLinkId: OrderLinkId,
        takeProfit: DecimalString,
        stopLoss: DecimalString,
        tpTriggerBy: TriggerBy,
        slTriggerBy: TriggerBy,
        reduceOnly: { type: "boolean" },
        closeOnTrigger: { type: "boolean" },
        smpType: SmpType,
        tpslMode: TpslMode,
        tpLimitPrice: DecimalString,
        slLimitPrice: DecimalString,
        tpOrderType: OrderType,
        slOrderType: OrderType,
        bboSideType: BboSideType,
        bboLevel: BboLevel,
      },
    },
    {
      type: "object",
      required: ["category", "symbol", "side", "orderType", "qty", "orderLinkId"],
      properties: {
        category: CategoryOption,
        symbol: Symbol,
        side: Side,
        orderType: OrderType,
        qty: DecimalString,
        price: DecimalString,
        orderIv: DecimalString,
        timeInForce: TimeInForce,
        positionIdx: PositionIdx,
        orderLinkId: OrderLinkId,
        takeProfit: DecimalString,
        stopLoss: DecimalString,
        reduceOnly: { type: "boolean" },
        smpType: SmpType,
        mmp: { type: "boolean" },
      },
    },
  ],
  rules: [
    { when: { category: ["option"] }, required: ["orderLinkId"] },
    { when: { orderType: ["Limit"] }, anyOf: ["price", "orderIv", "bboSideType"] },
  ],
};

/** Input of `POST /v5/order/create-batch`. */
export const orderCreateBatch: InputSchema = {
  oneOf: [
    {
      type: "object",
      required: ["category", "request"],
      properties: {
        category: CategorySpot,
        request: { type: "array", items: SpotOrderBatchItem, minItems: 1, maxItems: 10 },
      },
    },
    {
      type: "object",
      required: ["category", "request"],
      properties: {
        category: CategoryFutures,
        request: { type: "array", items: FuturesOrderBatchItem, minItems: 1, maxItems: 20 },
      },
    },
    {
      type: "object",
      required: ["category", "request"],
      properties: {
        category: CategoryOption,
        request: { type: "array", items: OptionOrderBatchItem, minItems: 1, maxItems: 5 },
      },
    },
  ],
};

/** Input of `POST /v5/order/disconnected-cancel-all`. */
export const orderDisconnectedCancelAll: InputSchema = {
  type: "object",
  required: ["timeWindow"],
  properties: { product: ProtectedProduct, timeWindow: { type: "integer", minimum: 3, maximum: 300 } },
};

/** Input of `GET /v5/order/history`. */
export const orderHistory: InputSchema = {
  type: "object",
  required: ["category"],
  properties: {
    category: CategoryAll,
    symbol: Symbol,
    baseCoin: Coin,
    settleCoin: Coin,
    orderId: OrderId,
    orderLinkId: OrderLinkId,
    orderFilter: OrderFilter,
    orderStatus: OrderStatus,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
};

/** Input of `POST /v5/order/pre-check`. */
export const orderPreCheck: InputSchema = {
  oneOf: [
    {
      type: "object",
      required: ["category", "symbol", "side", "orderType", "qty"],
      properties: {
        category: CategorySpot,
        symbol: Symbol,
        isLeverage: NumericFlag,
        side: Side,
        orderType: OrderType,
        qty: DecimalString,
        marketUnit: MarketUnit,
        rpiTakerAccess: { type: "boolean" },
        slippageToleranceType: SlippageToleranceType,
        slippageTolerance: DecimalString,
        price: DecimalString,
        orderFilter: SpotOrderFilter,
        triggerPrice: DecimalString,
        timeInForce: TimeInForce,
        orderLinkId: OrderLinkId,
        takeProfit: DecimalString,
        stopLoss: DecimalString,
        smpType: SmpType,
        tpLimitPrice: DecimalString,
        slLimitPrice: DecimalString,
        tpOrderType: OrderType,
        slOrderType: OrderType,
      },
    },
    {
      type: "object",
      required: ["category", "symbol", "side", "orderType", "qty"],
      properties: {
        category: CategoryFutures,
        symbol: Symbol,
        side: Side,
        orderType: OrderType,
        qty: DecimalString,
        rpiTakerAccess: { type: "boolean" },
        slippageToleranceType: SlippageToleranceType,
        slippageTolerance: DecimalString,
        price: DecimalString,
        triggerDirection: TriggerDirection,
        triggerPrice: DecimalString,
        triggerBy: TriggerBy,
        timeInForce: TimeInForce,
        positionIdx: PositionIdx,
        orderLinkId: OrderLinkId,
        takeProfit: DecimalString,
        stopLoss: DecimalString,
        tpTriggerBy: TriggerBy,
        slTriggerBy: TriggerBy,
        reduceOnly: { type: "boolean" },
        closeOnTrigger: { type: "boolean" },
        smpType: SmpType,
        tpslMode: TpslMode,
        tpLimitPrice: DecimalString,
        slLimitPrice: DecimalString,
        tpOrderType: OrderType,
        slOrderType: OrderType,
        bboSideType: BboSideType,
        bboLevel: BboLevel,
      },
    },
    {
      type: "object",
      required: ["category", "symbol", "side", "orderType", "qty", "orderLinkId"],
      properties: {
        category: CategoryOption,
        symbol: Symbol,
        side: Side,
        orderType: OrderType,
        qty: DecimalString,
        price: DecimalString,
        orderIv: DecimalString,
        timeInForce: TimeInForce,
        positionIdx: PositionIdx,
        orderLinkId: OrderLinkId,
        takeProfit: DecimalString,
        stopLoss: DecimalString,
        reduceOnly: { type: "boolean" },
        smpType: SmpType,
        mmp: { type: "boolean" },
      },
    },
  ],
  rules: [{ when: { category: ["option"] }, required: ["orderLinkId"] }],
};

/** Input of `GET /v5/order/realtime`. */
export const orderRealtime: InputSchema = {
  type: "object",
  required: ["category"],
  properties: {
    category: CategoryAll,
    symbol: Symbol,
    baseCoin: Coin,
    settleCoin: Coin,
    orderId: OrderId,
    orderLinkId: OrderLinkId,
    openOnly: NumericFlag,
    orderFilter: OrderFilter,
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
  rules: [
    { when: { category: ["linear"] }, anyOf: ["symbol", "baseCoin", "settleCoin"] },
    { when: { category: ["spot"] }, forbidden: ["settleCoin"] },
  ],
};

/** Input of `GET /v5/order/spot-borrow-check`. */
export const orderSpotBorrowCheck: InputSchema = {
  type: "object",
  required: ["category", "symbol", "side"],
  properties: { category: CategorySpot, symbol: Symbol, side: Side },
};
