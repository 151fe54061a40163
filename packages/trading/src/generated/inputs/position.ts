import type { InputSchema } from "../../input/schema.ts";
import { Symbol, Coin, DecimalString, TimestampMs, Cursor, CategoryAll, Uid, CategoryDerivatives, NumericFlag, CategoryFutures, CategoryOption, CategoryLinear, TpslMode, TriggerBy, OrderType, PositionIdx, MovePositionStatus, MovePositionLeg, PositionMode } from "./schemas.ts";

/** Input of `POST /v5/position/add-margin`. */
export const positionAddMargin: InputSchema = {
  type: "object",
  required: ["category", "symbol", "margin"],
  properties: { category: CategoryFutures, symbol: Symbol, margin: DecimalString, positionIdx: PositionIdx },
};

/** Input of `GET /v5/position/closed-pnl`. */
export const positionClosedPnl: InputSchema = {
  type: "object",
  required: ["category"],
  properties: {
    category: CategoryFutures,
    symbol: Symbol,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 100 },
    cursor: Cursor,
  },
};

/** Input of `POST /v5/position/confirm-pending-mmr`. */
export const positionConfirmPendingMmr: InputSchema = {
  type: "object",
  required: ["category", "symbol"],
  properties: { category: CategoryFutures, symbol: Symbol },
};

/** Input of `GET /v5/position/get-closed-positions`. */
export const positionGetClosedPositions: InputSchema = {
  type: "object",
  required: ["category"],
  properties: {
    category: CategoryOption,
    symbol: Symbol,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 100 },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/position/list`. */
export const positionList: InputSchema = {
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
  rules: [
    { when: { category: ["linear"] }, anyOf: ["symbol", "settleCoin"] },
    { when: { category: ["linear", "inverse"] }, forbidden: ["baseCoin"] },
  ],
};

/** Input of `GET /v5/position/move-history`. */
export const positionMoveHistory: InputSchema = {
  type: "object",
  properties: {
    category: CategoryAll,
    symbol: Symbol,
    startTime: { type: "number" },
    endTime: { type: "number" },
    status: MovePositionStatus,
    blockTradeId: { type: "string" },
    limit: {
      type: ["integer", "string"],
      pattern: "^\\d+$",
      rule: "must be a whole number, as text",
      minimum: 1,
      maximum: 200,
    },
    cursor: Cursor,
  },
};

/** Input of `POST /v5/position/move-positions`. */
export const positionMovePositions: InputSchema = {
  type: "object",
  required: ["fromUid", "toUid", "list"],
  properties: {
    fromUid: Uid,
    toUid: Uid,
    list: { type: "array", items: MovePositionLeg, minItems: 1, maxItems: 25 },
  },
};

/** Input of `POST /v5/position/set-auto-add-margin`. */
export const positionSetAutoAddMargin: InputSchema = {
  type: "object",
  required: ["category", "symbol", "autoAddMargin"],
  properties: {
    category: CategoryLinear,
    symbol: Symbol,
    autoAddMargin: NumericFlag,
    positionIdx: { type: ["integer", "null"], minimum: 0, maximum: 2 },
  },
};

/** Input of `POST /v5/position/set-leverage`. */
export const positionSetLeverage: InputSchema = {
  type: "object",
  required: ["category", "symbol", "buyLeverage", "sellLeverage"],
  properties: {
    category: CategoryFutures,
    symbol: Symbol,
    buyLeverage: DecimalString,
    sellLeverage: DecimalString,
  },
};

/** Input of `POST /v5/position/switch-mode`. */
export const positionSwitchMode: InputSchema = {
  oneOf: [
    {
      type: "object",
      required: ["symbol", "category", "mode"],
      properties: {
        category: CategoryFutures,
        symbol: Symbol,
        coin: { type: ["string", "null"] },
        mode: PositionMode,
      },
    },
    {
      type: "object",
      required: ["coin", "category", "mode"],
      properties: {
        category: CategoryFutures,
        symbol: Symbol,
        coin: { type: ["string", "null"] },
        mode: PositionMode,
      },
    },
  ],
  rules: [{ anyOf: ["symbol", "coin"] }],
};

/** Input of `GET /v5/position/symbol-info`. */
export const positionSymbolInfo: InputSchema = {
  type: "object",
  required: ["category"],
  properties: { category: CategoryFutures, symbol: Symbol },
};

/** Input of `POST /v5/position/trading-stop`. */
export const positionTradingStop: InputSchema = {
  type: "object",
  required: ["category", "symbol", "tpslMode", "positionIdx"],
  properties: {
    category: CategoryDerivatives,
    symbol: Symbol,
    tpslMode: TpslMode,
    positionIdx: PositionIdx,
    takeProfit: DecimalString,
    stopLoss: DecimalString,
    trailingStop: DecimalString,
    tpTriggerBy: TriggerBy,
    slTriggerBy: TriggerBy,
    activePrice: DecimalString,
    tpSize: DecimalString,
    slSize: DecimalString,
    tpLimitPrice: DecimalString,
    slLimitPrice: DecimalString,
    tpOrderType: OrderType,
    slOrderType: OrderType,
  },
};
