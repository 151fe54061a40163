import { divide, multiply, type Decimal } from "../../../decimal.ts";
import { eventCoin } from "../event-model.ts";
import type { Account } from "../account.ts";
import type { Order } from "../model.ts";

/** Coins that open spot orders and orders of event contracts have reserved. */
export function lockedCoins(account: Account): Map<string, Decimal> {
  const locked = new Map<string, Decimal>();
  for (const order of account.openOrders.values()) {
    const { coin, amount } = reservation(order);
    if (amount > 0n) locked.set(coin, (locked.get(coin) ?? 0n) + amount);
  }
  const { reserved } = account.events;
  if (reserved > 0n) locked.set(eventCoin, (locked.get(eventCoin) ?? 0n) + reserved);
  return locked;
}

/** Whether an order reserves its money before its trigger. TP/SL orders of spot do, conditional orders do not. */
export const reservesEarly = ({ instrument, orderFilter }: Pick<Order, "instrument" | "orderFilter">): boolean =>
  instrument.category === "spot" && orderFilter === "tpslOrder";

/** The amount that an open spot order reserves; zero for any other order. */
export function reservation(order: Order): { coin: string; amount: Decimal } {
  const waits = order.status === "Untriggered" && !reservesEarly(order);
  if (order.instrument.category !== "spot" || waits) return { coin: "", amount: 0n };
  return spotNeed(order, order.qty - order.filled, order.triggerPrice);
}

/** Which coin, and how much of it, a spot order pays with. */
export function spotNeed(
  order: Pick<Order, "instrument" | "side" | "price" | "marketUnit" | "orderType">,
  qty: Decimal,
  marketPrice = 0n,
): { coin: string; amount: Decimal } {
  const { instrument, side } = order;
  if (side === "Sell")
    return {
      coin: instrument.baseCoin,
      amount: order.marketUnit === "quoteCoin" ? divide(qty, marketPrice || 1n) : qty,
    };
  if (order.orderType === "Market" && order.marketUnit === "quoteCoin")
    return { coin: instrument.quoteCoin, amount: qty };
  return {
    coin: instrument.quoteCoin,
    amount: multiply(qty, order.orderType === "Market" ? marketPrice : order.price),
  };
}
