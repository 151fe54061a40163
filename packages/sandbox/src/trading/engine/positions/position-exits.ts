import { opposite } from "../../market/instrument.ts";
import { type Decimal, smaller } from "../../../decimal.ts";
import type { Account } from "../account.ts";
import { type Exits, exitsOf, noExits, type Order, type OrderRequest, type Position, plainTerms } from "../model.ts";
import type { EngineState } from "../state.ts";

/**
 * Transfers the exits (take profit and stop loss) of a filled order to the position and adjusts the orders that close
 * the position.
 */
export function syncExits(state: EngineState, account: Account, order: Order): void {
  if (order.instrument.category === "spot") return;
  const position = account.position(order.instrument, order.positionIdx);
  if (order.filled > 0n && position.side === order.side && (order.takeProfit > 0n || order.stopLoss > 0n)) {
    setExits(state, account, position, order);
  }
  if (position.side === "") dropExits(state, account, position);
  limitReduceOnly(state, account, position);
}

/**
 * Keeps resting reduce-only orders within the size of their position: reduces the orders when the position shrinks, and
 * cancels them when it closes.
 */
export function limitReduceOnly(state: EngineState, account: Account, position: Position): void {
  for (const order of account.openOrders.values()) {
    if (!order.reduceOnly || order.status === "Untriggered" || !order.matched) continue;
    if (order.instrument !== position.instrument || order.positionIdx !== position.positionIdx) continue;
    if (position.side === opposite(order.side)) {
      const most = order.filled + position.size;
      if (order.qty > most) account.changes.orders.add(order);
      order.qty = smaller(order.qty, most);
    } else {
      order.cancelType = "CancelByReduceOnly";
      state.closeOrder(account, order, "Cancelled", "EC_NoError");
    }
  }
}

export function dropExits(state: EngineState, account: Account, position: Position): void {
  account.changes.positions.add(position);
  position.exits = { ...noExits };
  position.trailingStop = 0n;
  for (const order of exitOrders(account, position)) {
    order.cancelType = "CancelByReduceOnly";
    state.closeOrder(account, order, "Deactivated", "EC_NoError");
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

/**
 * Sets the take profit and stop loss of a position by placing conditional orders that close it. In `Full` mode, the new
 * orders replace the existing ones; in `Partial` mode, they are added to them.
 */
export function setExits(
  state: EngineState,
  account: Account,
  position: Position,
  exits: Exits,
  sizes: { takeProfit?: Decimal; stopLoss?: Decimal } = {},
): void {
  const partial = exits.tpslMode === "Partial";
  for (const order of partial ? [] : exitOrders(account, position)) {
    if (order.stopOrderType !== "TakeProfit" && order.stopOrderType !== "StopLoss") continue;
    order.cancelType = "CancelByTpSlTsClear";
    state.closeOrder(account, order, "Deactivated", "EC_NoError");
  }
  const { takeProfit, stopLoss } = exits;
  position.exits = exitsOf(exits);
  const name = partial ? "Partial" : "";
  if (takeProfit > 0n) addExit(state, account, position, `${name}TakeProfit`, takeProfit, sizes.takeProfit);
  if (stopLoss > 0n) addExit(state, account, position, `${name}StopLoss`, stopLoss, sizes.stopLoss);
}

function addExit(
  state: EngineState,
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
  state.openOrder(account, {
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

/** Builds a market order that closes a position. */
export function closingRequest(position: Position, qty: Decimal): OrderRequest {
  return {
    ...plainTerms,
    instrument: position.instrument,
    side: position.side === "Buy" ? "Sell" : "Buy",
    orderType: "Market",
    qty,
    price: 0n,
    timeInForce: "IOC",
    positionIdx: position.positionIdx,
    reduceOnly: true,
    closeOnTrigger: true,
    createType: "CreateByClosing",
  };
}
