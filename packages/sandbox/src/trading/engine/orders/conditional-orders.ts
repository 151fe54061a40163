import { type Decimal, larger, smaller } from "../../../decimal.ts";
import { ApiError } from "../../../http/envelope.ts";
import type { Account } from "../account.ts";
import { opposite, type Order, type Position } from "../model.ts";
import { closingRequest } from "../positions/position-exits.ts";
import type { EngineState } from "../state.ts";
import { checkFunds } from "./check-order.ts";
import { acceptOrder, activateOrder } from "./place-order.ts";
import { reservation } from "./reservation.ts";

function observed(state: EngineState, order: Pick<Order, "instrument" | "triggerBy">): Decimal {
  if (order.triggerBy === "IndexPrice") return state.prices.index(order.instrument, state.now);
  return state.prices.last(order.instrument, state.now);
}

/** Fires conditional orders whose price has come. */
export function fireConditional(state: EngineState, account: Account, order: Order): void {
  if (order.status !== "Untriggered") return;
  const price = observed(state, order);
  if (order.triggerDirection === 1 ? price < order.triggerPrice : price > order.triggerPrice) return;
  order.updatedTime = state.now;
  if (order.reduceOnly) {
    const position = account.position(order.instrument, order.positionIdx);
    if (position.side !== opposite(order.side))
      return state.closeOrder(account, order, "Deactivated", "EC_ReduceOnlyNoPosition");
    order.qty = smaller(order.qty, position.size);
  } else {
    try {
      // The funds that the order has reserved are available to it.
      checkFunds(state, account, { ...order, triggerDirection: 0 }, reservation(order).amount);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return state.closeOrder(account, order, "Rejected", "EC_NoEnoughQtyToFill");
    }
  }
  order.status = "Triggered";
  activateOrder(state, account, order);
}

/** Follows the best price and closes the position when the market falls back by the trailing distance. */
export function followTrailingStop(state: EngineState, account: Account, position: Position): void {
  if (position.trailingStop === 0n || position.side === "") return;
  const last = state.prices.last(position.instrument, state.now);
  const long = position.side === "Buy";
  if (position.trailingPeak === 0n) {
    const waiting =
      position.trailingActive > 0n && (long ? last < position.trailingActive : last > position.trailingActive);
    if (waiting) return;
    position.trailingPeak = last;
  }
  position.trailingPeak = long ? larger(position.trailingPeak, last) : smaller(position.trailingPeak, last);
  const distance = long ? position.trailingPeak - last : last - position.trailingPeak;
  if (distance < position.trailingStop) return;
  position.trailingStop = 0n;
  acceptOrder(state, account, {
    ...closingRequest(position, position.size),
    createType: "CreateByTrailingStop",
    stopOrderType: "TrailingStop",
  });
}
