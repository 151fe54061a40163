import type { InputSchema } from "../../input/schema.ts";
import { Symbol, Coin, TimestampMs, Cursor, CategoryAll, OrderId, OrderLinkId, ExecType } from "./schemas.ts";

/** Input of `GET /v5/execution/list`. */
export const executionList: InputSchema = {
  type: "object",
  required: ["category"],
  properties: {
    category: CategoryAll,
    symbol: Symbol,
    orderId: OrderId,
    orderLinkId: OrderLinkId,
    baseCoin: Coin,
    settleCoin: Coin,
    startTime: TimestampMs,
    endTime: TimestampMs,
    execType: ExecType,
    limit: { type: "integer", minimum: 1, maximum: 100 },
    cursor: Cursor,
  },
};
