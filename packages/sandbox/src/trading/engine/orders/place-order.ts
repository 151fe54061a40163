import { smaller } from "../../../decimal.ts";
import type { Account } from "../account.ts";
import { isOpen, type Order, type OrderRequest } from "../model.ts";
import { syncExits } from "../positions/position-exits.ts";
import type { EngineState } from "../state.ts";
import { checkOrder } from "./check-order.ts";
import { matchIncoming } from "./matching.ts";
import { orderError } from "./order-errors.ts";

/** Acknowledges an order, or throws the error that the service reports. The order lists show how it ends. */
export function placeOrder(state: EngineState, account: Account, request: OrderRequest): Order {
  checkOrder(state, account, request);
  return acceptOrder(state, account, withinPosition(account, request));
}

/** The service cuts a reduce-only order down to the position. One with a trigger is cut down when it fires. */
function withinPosition(account: Account, request: OrderRequest): OrderRequest {
  if (!request.reduceOnly || request.triggerDirection !== 0) return request;
  const { size } = account.position(request.instrument, request.positionIdx);
  return { ...request, qty: smaller(request.qty, size) };
}

/** Opens an order without the checks that a client's order has to pass: for trailing stops and liquidations. */
export function acceptOrder(state: EngineState, account: Account, request: OrderRequest): Order {
  const order = state.openOrder(account, request);
  if (state.matchingDelay === 0 && order.triggerDirection === 0) activateOrder(state, account, order);
  return order;
}

/** Lets an order meet the book. */
export function activateOrder(state: EngineState, account: Account, order: Order): void {
  order.matched = true;
  account.changes.order(order);
  matchIncoming(state, account, order);
  syncExits(state, account, order);
}

/** Cancels an open order, or throws the error that the service reports for an order that has ended. */
export function cancelOrder(state: EngineState, account: Account, order: Order, cancelType = "CancelByUser"): void {
  if (!isOpen(order)) throw orderError(order.instrument.category, "orderNotFound");
  order.cancelType = cancelType;
  const status = order.status === "Untriggered" ? "Deactivated" : "Cancelled";
  state.closeOrder(account, order, status, "EC_PerCancelRequest");
}
