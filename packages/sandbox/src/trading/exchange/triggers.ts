import { larger, smaller, type Decimal } from "../../decimal.ts";
import { Refusal } from "../../http/envelope.ts";
import type { Account } from "./account.ts";
import { checkFunds } from "./checks.ts";
import type { Exchange } from "./exchange.ts";
import { reservation } from "./reservation.ts";
import { noExits, opposite, type Order, type OrderRequest, type Position } from "./model.ts";

function observed(exchange: Exchange, order: Pick<Order, "instrument" | "triggerBy">): Decimal {
  if (order.triggerBy === "IndexPrice") return exchange.prices.index(order.instrument, exchange.now);
  return exchange.prices.last(order.instrument, exchange.now);
}

/** Fires conditional orders whose price has come. */
export function fireConditional(exchange: Exchange, account: Account, order: Order): void {
  if (order.status !== "Untriggered") return;
  const price = observed(exchange, order);
  if (order.triggerDirection === 1 ? price < order.triggerPrice : price > order.triggerPrice) return;
  order.updatedTime = exchange.now;
  if (order.reduceOnly) {
    const position = account.position(order.instrument, order.positionIdx);
    if (position.side !== opposite(order.side))
      return exchange.close(account, order, "Deactivated", "EC_ReduceOnlyNoPosition");
  } else {
    try {
      // What the order itself may have reserved is there for it.
      checkFunds(exchange, account, { ...order, triggerDirection: 0 }, reservation(order).amount);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return exchange.close(account, order, "Rejected", "EC_NoEnoughQtyToFill");
    }
  }
  order.status = "Triggered";
  exchange.activate(account, order);
}

/** After an order has met the book: hand its exits to the position, and drop exits of a position that is gone. */
export function syncExits(exchange: Exchange, account: Account, order: Order): void {
  if (order.instrument.category === "spot") return;
  const position = account.position(order.instrument, order.positionIdx);
  if (order.filled > 0n && position.side === order.side && (order.takeProfit > 0n || order.stopLoss > 0n)) {
    setExits(exchange, account, position, order);
  }
  if (position.side === "") dropExits(exchange, account, position);
}

export function dropExits(exchange: Exchange, account: Account, position: Position): void {
  position.exits = { ...noExits };
  position.trailingStop = 0n;
  for (const order of exitOrders(account, position)) {
    order.cancelType = "CancelByReduceOnly";
    exchange.close(account, order, "Deactivated", "EC_NoError");
  }
}

function exitOrders(account: Account, position: Position): Order[] {
  return [...account.openOrders.values()].filter(
    (order) =>
      order.instrument === position.instrument &&
      order.positionIdx === position.positionIdx &&
      order.stopOrderType !== "" &&
      order.stopOrderType !== "Stop",
  );
}

/** Replaces take profit and stop loss of a position by conditional orders that close it. */
export function setExits(
  exchange: Exchange,
  account: Account,
  position: Position,
  exits: Pick<
    OrderRequest,
    | "takeProfit"
    | "stopLoss"
    | "tpTriggerBy"
    | "slTriggerBy"
    | "tpslMode"
    | "tpLimitPrice"
    | "slLimitPrice"
    | "tpOrderType"
    | "slOrderType"
  >,
  sizes: { takeProfit?: Decimal; stopLoss?: Decimal } = {},
): void {
  const partial = exits.tpslMode === "Partial";
  for (const order of partial ? [] : exitOrders(account, position)) {
    if (order.stopOrderType !== "TakeProfit" && order.stopOrderType !== "StopLoss") continue;
    order.cancelType = "CancelByTpSlTsClear";
    exchange.close(account, order, "Deactivated", "EC_NoError");
  }
  const {
    takeProfit,
    stopLoss,
    tpTriggerBy,
    slTriggerBy,
    tpslMode,
    tpLimitPrice,
    slLimitPrice,
    tpOrderType,
    slOrderType,
  } = exits;
  position.exits = {
    takeProfit,
    stopLoss,
    tpTriggerBy,
    slTriggerBy,
    tpslMode,
    tpLimitPrice,
    slLimitPrice,
    tpOrderType,
    slOrderType,
  };
  const name = partial ? "Partial" : "";
  if (takeProfit > 0n) addExit(exchange, account, position, `${name}TakeProfit`, takeProfit, sizes.takeProfit);
  if (stopLoss > 0n) addExit(exchange, account, position, `${name}StopLoss`, stopLoss, sizes.stopLoss);
}

function addExit(
  exchange: Exchange,
  account: Account,
  position: Position,
  kind: string,
  triggerPrice: Decimal,
  size?: Decimal,
): void {
  if (position.side === "") return;
  const takesProfit = kind.endsWith("TakeProfit");
  const { exits } = position;
  const limit = takesProfit ? exits.tpLimitPrice : exits.slLimitPrice;
  const isLimit = (takesProfit ? exits.tpOrderType : exits.slOrderType) === "Limit" && limit > 0n;
  exchange.accept(account, {
    ...closingRequest(position, size ?? position.size),
    orderType: isLimit ? "Limit" : "Market",
    price: isLimit ? limit : 0n,
    timeInForce: isLimit ? "GTC" : "IOC",
    triggerPrice,
    triggerDirection: takesProfit === (position.side === "Buy") ? 1 : 2,
    triggerBy: takesProfit ? exits.tpTriggerBy : exits.slTriggerBy,
    createType: takesProfit ? "CreateByTakeProfit" : "CreateByStopLoss",
    stopOrderType: kind,
  });
}

/** A market order that closes a position. */
export function closingRequest(position: Position, qty: Decimal): OrderRequest {
  return {
    ...noExits,
    instrument: position.instrument,
    side: position.side === "Buy" ? "Sell" : "Buy",
    orderType: "Market",
    qty,
    price: 0n,
    timeInForce: "IOC",
    positionIdx: position.positionIdx,
    orderLinkId: "",
    reduceOnly: true,
    closeOnTrigger: true,
    triggerPrice: 0n,
    triggerDirection: 0,
    triggerBy: "LastPrice",
    marketUnit: "baseCoin",
    orderFilter: "Order",
    isLeverage: false,
    smpType: "None",
    orderIv: "",
    rpiTakerAccess: false,
    createType: "CreateByClosing",
    stopOrderType: "",
  };
}

/** Follows the best price and closes the position when the market falls back by the trailing distance. */
export function followTrailingStop(exchange: Exchange, account: Account, position: Position): void {
  if (position.trailingStop === 0n || position.side === "") return;
  const last = exchange.prices.last(position.instrument, exchange.now);
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
  exchange.accept(account, {
    ...closingRequest(position, position.size),
    createType: "CreateByTrailingStop",
    stopOrderType: "TrailingStop",
  });
}
