import { opposite } from "../../market/instrument.ts";
import { type Decimal, formatDecimal, isMultiple, larger, smaller } from "../../../decimal.ts";
import { ApiError, attempt, inputError } from "../../../http/envelope.ts";
import type { Account } from "../account.ts";
import { type Exits, isOpen, type Order, type OrderRequest, type Position } from "../model.ts";
import { closingRequest, syncExits } from "../positions/position-exits.ts";
import { orderMargin, reservation, reservesEarly } from "../positions/valuation.ts";
import type { EngineState } from "../state.ts";
import { assertOpenForTrading, checkFunds, checkOrder, isQuoteAmount, orderError } from "./check-order.ts";
import { matchIncoming, matchResting } from "./matching.ts";

/** Acknowledges an order, or throws the service's error. Order lists and streams report the order's result. */
export function placeOrder(state: EngineState, account: Account, request: OrderRequest): Order {
  checkOrder(state, account, request);
  return acceptOrder(state, account, withinPosition(account, request));
}

/**
 * Reduces a reduce-only order to the size of the position, as the service does. An order with a trigger is reduced when
 * it triggers.
 */
function withinPosition(account: Account, request: OrderRequest): OrderRequest {
  if (!request.reduceOnly || request.triggerDirection !== 0) return request;
  const { size } = account.position(request.instrument, request.positionIdx);
  return { ...request, qty: smaller(request.qty, size) };
}

/** Opens an order for a trailing stop or a liquidation. Skips the checks that apply to orders from clients. */
export function acceptOrder(state: EngineState, account: Account, request: OrderRequest): Order {
  const order = state.openOrder(account, request);
  if (state.matchingDelay === 0 && order.triggerDirection === 0) activateOrder(state, account, order);
  return order;
}

/** Sends an order to the matching engine. */
export function activateOrder(state: EngineState, account: Account, order: Order): void {
  order.matched = true;
  account.changes.orders.add(order);
  matchIncoming(state, account, order);
  syncExits(state, account, order);
}

/** Cancels an open order, or throws the service's error if the order is already closed. */
export function cancelOrder(state: EngineState, account: Account, order: Order, cancelType = "CancelByUser"): void {
  if (!isOpen(order)) throw orderError(order.instrument.category, "orderNotFound");
  order.cancelType = cancelType;
  const status = order.status === "Untriggered" ? "Deactivated" : "Cancelled";
  state.closeOrder(account, order, status, "EC_PerCancelRequest");
}

export interface Amendment extends Partial<Exits> {
  qty?: Decimal;
  price?: Decimal;
  orderIv?: string;
  triggerPrice?: Decimal;
  triggerBy?: string;
}

/** Amends an open order. If any change is invalid, throws and changes nothing. */
export function amendOrder(state: EngineState, account: Account, order: Order, change: Amendment): void {
  const { instrument } = order;
  const { category } = instrument;
  if (!isOpen(order)) throw orderError(category, "orderNotFound");
  if (isQuoteAmount(order)) throw new ApiError(170312, "a market order cannot be changed");
  assertOpenForTrading(instrument, state.now);
  if (changesNothing(order, change))
    throw inputError("The order remains unchanged as the parameters entered match the existing ones.");
  const qty = change.qty ?? order.qty;
  const price = change.price ?? order.price;
  if (qty <= order.filled) throw orderError(category, "amendBelowFilled");
  if (qty < instrument.minimumQty) throw orderError(category, "qtyTooSmall", formatDecimal(instrument.minimumQty));
  if (qty > instrument.maximumQty) throw orderError(category, "qtyTooLarge", formatDecimal(instrument.maximumQty));
  if (!isMultiple(qty, instrument.qtyStep)) throw orderError(category, "qtyStep");
  if (change.price !== undefined && (price <= 0n || !isMultiple(price, instrument.tickSize)))
    throw orderError(category, "priceStep");
  if (change.triggerPrice !== undefined) checkTrigger(state, order, change.triggerPrice);
  checkAmendedFunds(state, account, order, qty, price);
  const most = closable(account, order);
  Object.assign(order, change, {
    qty: most === undefined ? qty : smaller(qty, order.filled + most),
    price,
    updatedTime: state.now,
  });
  account.changes.orders.add(order);
  if (order.status !== "Untriggered") matchResting(state, account, order);
}

/**
 * Returns the size of the position that a reduce-only order may close. Undefined if the order isn't reduce-only or
 * hasn't triggered.
 */
function closable(account: Account, order: Order): Decimal | undefined {
  if (!order.reduceOnly || order.status === "Untriggered") return undefined;
  return account.position(order.instrument, order.positionIdx).size;
}

const changesNothing = (order: Order, change: Amendment): boolean =>
  Object.entries(change).every(([name, value]) => order[name as keyof Amendment] === value);

function checkTrigger(state: EngineState, order: Order, triggerPrice: Decimal): void {
  if (order.status !== "Untriggered") throw inputError("triggerPrice: the order has already triggered");
  const last = state.prices.last(order.instrument, state.now);
  if (order.triggerDirection === 1 ? triggerPrice <= last : triggerPrice >= last) {
    throw orderError(order.instrument.category, order.triggerDirection === 1 ? "triggerRising" : "triggerFalling");
  }
}

/** Checks the funds of an amended order. The margin that the order has already reserved counts as available. */
function checkAmendedFunds(state: EngineState, account: Account, order: Order, qty: Decimal, price: Decimal): void {
  if (order.reduceOnly || (order.status === "Untriggered" && !reservesEarly(order))) return;
  const spot = order.instrument.category === "spot";
  const freed = spot ? reservation(order).amount : orderMargin(state, account, order);
  checkFunds(state, account, { ...order, qty: larger(qty - order.filled, 0n), price }, freed);
}

function observed(state: EngineState, order: Pick<Order, "instrument" | "triggerBy">): Decimal {
  if (order.triggerBy === "IndexPrice") return state.prices.index(order.instrument, state.now);
  return state.prices.last(order.instrument, state.now);
}

/** Triggers a conditional order if the price has reached its trigger price. */
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
    // The order may use the funds that it has reserved.
    const check = () => checkFunds(state, account, { ...order, triggerDirection: 0 }, reservation(order).amount);
    if (attempt(check) instanceof ApiError) return state.closeOrder(account, order, "Rejected", "EC_NoEnoughQtyToFill");
  }
  order.status = "Triggered";
  activateOrder(state, account, order);
}

/** Tracks the best price, and closes the position when the market retraces by the trailing distance. */
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
