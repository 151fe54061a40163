import type { InputSchema } from "../../input/schema.ts";
import { Symbol, TimestampMs, Cursor, OrderId, OrderLinkId } from "./schemas.ts";

/** Input of `GET /v5/event/order-realtime`. */
export const eventOrderRealtime: InputSchema = {
  type: "object",
  properties: {
    symbol: Symbol,
    orderId: OrderId,
    orderLinkId: OrderLinkId,
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/event/trades`. */
export const eventTrades: InputSchema = {
  type: "object",
  required: ["symbol"],
  properties: {
    symbol: Symbol,
    orderId: OrderId,
    orderLinkId: OrderLinkId,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 100 },
    cursor: Cursor,
  },
};
