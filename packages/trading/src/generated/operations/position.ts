import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/position.ts");

/** Add margin to a position or take it out. `POST /v5/position/add-margin` */
export const positionAddMargin: Operation<"positionAddMargin"> = {
  id: "positionAddMargin",
  method: "POST",
  path: "/v5/position/add-margin",
  inputs,
  rateLimits: [{ categories: ["linear", "inverse"], requests: 10, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};

/** List gains and losses of closed positions. `GET /v5/position/closed-pnl` */
export const positionClosedPnl: Operation<"positionClosedPnl"> = {
  id: "positionClosedPnl",
  method: "GET",
  path: "/v5/position/closed-pnl",
  inputs,
  rateLimits: [{ categories: ["linear", "inverse"], requests: 50, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
  environments: ["mainnet", "testnet", "demo"],
};

/** Lift the limits of a lowered risk limit. `POST /v5/position/confirm-pending-mmr` */
export const positionConfirmPendingMmr: Operation<"positionConfirmPendingMmr"> = {
  id: "positionConfirmPendingMmr",
  method: "POST",
  path: "/v5/position/confirm-pending-mmr",
  inputs,
  rateLimits: [{ categories: ["linear", "inverse"], requests: 10, windowMs: 1000 }],
};

/** List closed option positions. `GET /v5/position/get-closed-positions` */
export const positionGetClosedPositions: Operation<"positionGetClosedPositions"> = {
  id: "positionGetClosedPositions",
  method: "GET",
  path: "/v5/position/get-closed-positions",
  inputs,
  rateLimits: [{ categories: ["option"], requests: 50, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** List positions. `GET /v5/position/list` */
export const positionList: Operation<"positionList"> = {
  id: "positionList",
  method: "GET",
  path: "/v5/position/list",
  inputs,
  rateLimits: [{ categories: ["linear", "inverse", "option"], requests: 50, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
  environments: ["mainnet", "testnet", "demo"],
};

/** List moves of positions between accounts. `GET /v5/position/move-history` */
export const positionMoveHistory: Operation<"positionMoveHistory"> = {
  id: "positionMoveHistory",
  method: "GET",
  path: "/v5/position/move-history",
  inputs,
  rateLimits: [{ requests: 10, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** Move positions between accounts. `POST /v5/position/move-positions` */
export const positionMovePositions: Operation<"positionMovePositions"> = {
  id: "positionMovePositions",
  method: "POST",
  path: "/v5/position/move-positions",
  inputs,
  rateLimits: [{ requests: 10, windowMs: 1000 }],
};

/** Switch automatic adding of margin. `POST /v5/position/set-auto-add-margin` */
export const positionSetAutoAddMargin: Operation<"positionSetAutoAddMargin"> = {
  id: "positionSetAutoAddMargin",
  method: "POST",
  path: "/v5/position/set-auto-add-margin",
  inputs,
  rateLimits: [{ categories: ["linear"], requests: 10, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};

/** Set the leverage of a contract. `POST /v5/position/set-leverage` */
export const positionSetLeverage: Operation<"positionSetLeverage"> = {
  id: "positionSetLeverage",
  method: "POST",
  path: "/v5/position/set-leverage",
  inputs,
  rateLimits: [{ categories: ["linear", "inverse"], requests: 10, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};

/** Switch between one-way and hedge mode. `POST /v5/position/switch-mode` */
export const positionSwitchMode: Operation<"positionSwitchMode"> = {
  id: "positionSwitchMode",
  method: "POST",
  path: "/v5/position/switch-mode",
  inputs,
  rateLimits: [{ categories: ["linear"], requests: 10, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};

/** List leverage by symbol and side. `GET /v5/position/symbol-info` */
export const positionSymbolInfo: Operation<"positionSymbolInfo"> = { id: "positionSymbolInfo", method: "GET", path: "/v5/position/symbol-info", inputs };

/** Set take profit, stop loss and trailing stop. `POST /v5/position/trading-stop` */
export const positionTradingStop: Operation<"positionTradingStop"> = {
  id: "positionTradingStop",
  method: "POST",
  path: "/v5/position/trading-stop",
  inputs,
  rateLimits: [{ categories: ["linear", "inverse", "option"], requests: 10, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};
