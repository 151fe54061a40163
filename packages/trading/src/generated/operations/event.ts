import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/event.ts");

/** List open event contract orders. `GET /v5/event/order-realtime` */
export const eventOrderRealtime: Operation<"eventOrderRealtime"> = {
  id: "eventOrderRealtime",
  method: "GET",
  path: "/v5/event/order-realtime",
  inputs,
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** List event contract executions. `GET /v5/event/trades` */
export const eventTrades: Operation<"eventTrades"> = {
  id: "eventTrades",
  method: "GET",
  path: "/v5/event/trades",
  inputs,
  pagination: { style: "cursor", cursor: "cursor", next: "cursor", items: "list" },
};
