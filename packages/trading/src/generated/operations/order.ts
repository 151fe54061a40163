import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/order.ts");

/** Change an open order. `POST /v5/order/amend` */
export const orderAmend: Operation<"orderAmend"> = {
  id: "orderAmend",
  method: "POST",
  path: "/v5/order/amend",
  inputs,
  rateLimits: [{ requests: 10, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};

/** Change several orders at once. `POST /v5/order/amend-batch` */
export const orderAmendBatch: Operation<"orderAmendBatch"> = {
  id: "orderAmendBatch",
  method: "POST",
  path: "/v5/order/amend-batch",
  inputs,
  isBatch: true,
  rateLimits: [
    { categories: ["linear", "inverse", "option"], requests: 10, windowMs: 1000 },
    { categories: ["spot"], requests: 20, windowMs: 1000 },
  ],
  costPerOrder: true,
  environments: ["mainnet", "testnet", "demo"],
};

/** Cancel one open order. `POST /v5/order/cancel` */
export const orderCancel: Operation<"orderCancel"> = {
  id: "orderCancel",
  method: "POST",
  path: "/v5/order/cancel",
  inputs,
  rateLimits: [
    { categories: ["linear", "inverse", "option"], requests: 10, windowMs: 1000 },
    { categories: ["spot"], requests: 20, windowMs: 1000 },
  ],
  environments: ["mainnet", "testnet", "demo"],
};

/** Cancel the open orders of a market. `POST /v5/order/cancel-all` */
export const orderCancelAll: Operation<"orderCancelAll"> = {
  id: "orderCancelAll",
  method: "POST",
  path: "/v5/order/cancel-all",
  inputs,
  rateLimits: [
    { categories: ["linear", "inverse"], requests: 10, windowMs: 1000 },
    { categories: ["option"], requests: 1, windowMs: 1000 },
    { categories: ["spot"], requests: 20, windowMs: 1000 },
  ],
  environments: ["mainnet", "testnet", "demo"],
};

/** Cancel several orders at once. `POST /v5/order/cancel-batch` */
export const orderCancelBatch: Operation<"orderCancelBatch"> = {
  id: "orderCancelBatch",
  method: "POST",
  path: "/v5/order/cancel-batch",
  inputs,
  isBatch: true,
  rateLimits: [
    { categories: ["linear", "inverse", "option"], requests: 10, windowMs: 1000 },
    { categories: ["spot"], requests: 20, windowMs: 1000 },
  ],
  costPerOrder: true,
  environments: ["mainnet", "testnet", "demo"],
};

/** Place one order. `POST /v5/order/create` */
export const orderCreate: Operation<"orderCreate"> = {
  id: "orderCreate",
  method: "POST",
  path: "/v5/order/create",
  inputs,
  rateLimits: [
    { categories: ["linear", "inverse", "option"], requests: 10, windowMs: 1000 },
    { categories: ["spot"], requests: 20, windowMs: 1000 },
  ],
  idempotency: { field: "orderLinkId", mint: true },
  environments: ["mainnet", "testnet", "demo"],
};

/** Place several orders at once. `POST /v5/order/create-batch` */
export const orderCreateBatch: Operation<"orderCreateBatch"> = {
  id: "orderCreateBatch",
  method: "POST",
  path: "/v5/order/create-batch",
  inputs,
  isBatch: true,
  rateLimits: [
    { categories: ["linear", "inverse", "option"], requests: 10, windowMs: 1000 },
    { categories: ["spot"], requests: 20, windowMs: 1000 },
  ],
  costPerOrder: true,
  idempotency: { list: "request", field: "orderLinkId", mint: true },
  environments: ["mainnet", "testnet", "demo"],
};

/** Set when a lost stream cancels orders. `POST /v5/order/disconnected-cancel-all` */
export const orderDisconnectedCancelAll: Operation<"orderDisconnectedCancelAll"> = {
  id: "orderDisconnectedCancelAll",
  method: "POST",
  path: "/v5/order/disconnected-cancel-all",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** List past orders. `GET /v5/order/history` */
export const orderHistory: Operation<"orderHistory"> = {
  id: "orderHistory",
  method: "GET",
  path: "/v5/order/history",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
  environments: ["mainnet", "testnet", "demo"],
};

/** Preview the margin effect of an order. `POST /v5/order/pre-check` */
export const orderPreCheck: Operation<"orderPreCheck"> = {
  id: "orderPreCheck",
  method: "POST",
  path: "/v5/order/pre-check",
  inputs,
  rateLimits: [
    { categories: ["linear", "inverse", "option"], requests: 10, windowMs: 1000 },
    { categories: ["spot"], requests: 20, windowMs: 1000 },
  ],
};

/** List open and lately closed orders. `GET /v5/order/realtime` */
export const orderRealtime: Operation<"orderRealtime"> = {
  id: "orderRealtime",
  method: "GET",
  path: "/v5/order/realtime",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
  environments: ["mainnet", "testnet", "demo"],
};

/** Read how much of a spot pair can be traded. `GET /v5/order/spot-borrow-check` */
export const orderSpotBorrowCheck: Operation<"orderSpotBorrowCheck"> = {
  id: "orderSpotBorrowCheck",
  method: "GET",
  path: "/v5/order/spot-borrow-check",
  inputs,
  rateLimits: [{ categories: ["spot"], requests: 50, windowMs: 1000 }],
};
