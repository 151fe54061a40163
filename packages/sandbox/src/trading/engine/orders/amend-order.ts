import { formatDecimal, isMultiple, larger, smaller, type Decimal } from "../../../decimal.ts";
import { ApiError, inputError } from "../../../http/envelope.ts";
import type { Account } from "../account.ts";
import { assertOpenForTrading, checkFunds, isQuoteAmount } from "./check-order.ts";
import { orderError } from "./order-errors.ts";
import type { EngineState } from "../state.ts";
import { matchResting } from "./matching.ts";
import { isOpen, type Exits, type Order } from "../model.ts";
import { reservation, reservesEarly } from "./reservation.ts";
import { orderMargin } from "../positions/valuation.ts";

export interface Amendment extends Partial<Exits> {
  qty?: Decimal;
  price?: Decimal;
  orderIv?: string;
  triggerPrice?: Decimal;
  triggerBy?: string;
}

/** Changes an open order: all of it or, when anything is wrong, nothing. */
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
  account.changes.order(order);
  if (order.status !== "Untriggered") matchResting(state, account, order);
}

/** The position that a reduce-only order may close; undefined for any other order, and for one that has not fired. */
function closable(account: Account, order: Order): Decimal | undefined {
  if (!order.reduceOnly || order.status === "Untriggered") return undefined;
  return account.position(order.instrument, order.positionIdx).size;
}

const changesNothing = (order: Order, change: Amendment): boolean =>
  Object.entries(change).every(([name, value]) => order[name as keyof Amendment] === value);

function checkTrigger(state: EngineState, order: Order, triggerPrice: Decimal): void {
  if (order.status !== "Untriggered") throw inputError("triggerPrice: the order has fired already");
  const last = state.prices.last(order.instrument, state.now);
  if (order.triggerDirection === 1 ? triggerPrice <= last : triggerPrice >= last) {
    throw orderError(order.instrument.category, order.triggerDirection === 1 ? "triggerRising" : "triggerFalling");
  }
}

/** The margin that the order reserves now is available to the amended order. */
function checkAmendedFunds(state: EngineState, account: Account, order: Order, qty: Decimal, price: Decimal): void {
  if (order.reduceOnly || (order.status === "Untriggered" && !reservesEarly(order))) return;
  const spot = order.instrument.category === "spot";
  const freed = spot ? reservation(order).amount : orderMargin(account, order, state.prices, state.now);
  checkFunds(state, account, { ...order, qty: larger(qty - order.filled, 0n), price }, freed);
}
