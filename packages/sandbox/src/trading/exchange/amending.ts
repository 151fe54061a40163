import { formatDecimal, isMultiple, larger, type Decimal } from "../../decimal.ts";
import { refuseInput } from "../../http/envelope.ts";
import type { Account } from "./account.ts";
import { checkFunds, refuseClosed } from "./checks.ts";
import { orderRefusal } from "./errors.ts";
import type { Exchange } from "./exchange.ts";
import { matchResting } from "./matching.ts";
import type { Exits, Order } from "./model.ts";
import { reservation, reservesEarly } from "./reservation.ts";
import { orderMargin } from "./valuation.ts";

export interface Amendment extends Partial<Exits> {
  qty?: Decimal;
  price?: Decimal;
  orderIv?: string;
  triggerPrice?: Decimal;
  triggerBy?: string;
}

/** Changes an open order: all of it or, when anything is wrong, nothing. */
export function amendOrder(exchange: Exchange, account: Account, order: Order, change: Amendment): void {
  const { instrument } = order;
  const { category } = instrument;
  refuseClosed(instrument, exchange.now);
  const qty = change.qty ?? order.qty;
  const price = change.price ?? order.price;
  if (qty <= order.filled) throw orderRefusal(category, "amendBelowFilled");
  if (qty < instrument.minimumQty) throw orderRefusal(category, "qtyTooSmall", formatDecimal(instrument.minimumQty));
  if (qty > instrument.maximumQty) throw orderRefusal(category, "qtyTooLarge", formatDecimal(instrument.maximumQty));
  if (!isMultiple(qty, instrument.qtyStep)) throw orderRefusal(category, "qtyStep");
  if (change.price !== undefined && (price <= 0n || !isMultiple(price, instrument.tickSize)))
    throw orderRefusal(category, "priceStep");
  if (change.triggerPrice !== undefined) checkTrigger(exchange, order, change.triggerPrice);
  checkAmendedFunds(exchange, account, order, qty, price);
  Object.assign(order, change, { qty, price, updatedTime: exchange.now });
  if (order.status !== "Untriggered") matchResting(exchange, account, order);
}

function checkTrigger(exchange: Exchange, order: Order, triggerPrice: Decimal): void {
  if (order.status !== "Untriggered") throw refuseInput("triggerPrice: the order has fired already");
  const last = exchange.prices.last(order.instrument, exchange.now);
  if (order.triggerDirection === 1 ? triggerPrice <= last : triggerPrice >= last) {
    throw orderRefusal(order.instrument.category, order.triggerDirection === 1 ? "triggerRising" : "triggerFalling");
  }
}

/** What the order holds back today is free for its new form. */
function checkAmendedFunds(exchange: Exchange, account: Account, order: Order, qty: Decimal, price: Decimal): void {
  if (order.reduceOnly || (order.status === "Untriggered" && !reservesEarly(order))) return;
  const spot = order.instrument.category === "spot";
  const freed = spot ? reservation(order).amount : orderMargin(account, order, exchange.prices, exchange.now);
  checkFunds(exchange, account, { ...order, qty: larger(qty - order.filled, 0n), price }, freed);
}
