import type { Account } from "../account.ts";
import { isOpen, type Order } from "../model.ts";
import { orderError } from "./order-errors.ts";
import type { EngineState } from "../state.ts";

/** Cancels an open order, or throws the error that the service reports for an order that has ended. */
export function cancelOrder(state: EngineState, account: Account, order: Order, cancelType = "CancelByUser"): void {
  if (!isOpen(order)) throw orderError(order.instrument.category, "orderNotFound");
  order.cancelType = cancelType;
  const status = order.status === "Untriggered" ? "Deactivated" : "Cancelled";
  state.closeOrder(account, order, status, "EC_PerCancelRequest");
}
