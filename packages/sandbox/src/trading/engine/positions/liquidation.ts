import { decimal, floorToStep, larger, smaller, type Decimal } from "../../../decimal.ts";
import type { Account } from "../account.ts";
import { cancelOrder } from "../orders/cancel-order.ts";
import { closingRequest } from "../orders/closing-order.ts";
import { bankruptcyPrice, isBeyondLiquidation } from "./liquidation-price.ts";
import type { Position } from "../model.ts";
import { acceptOrder } from "../orders/place-order.ts";
import { dropExits } from "./position-exits.ts";
import { settleFill } from "./settlement.ts";
import type { EngineState } from "../state.ts";
import { availableOf, valueAccount, valuePosition } from "./valuation.ts";

/** Closes positions that margin no longer covers: single ones in isolated mode, otherwise all of the account. */
export function liquidate(state: EngineState, account: Account): void {
  const held = [...account.positions.values()].filter(({ side }) => side !== "");
  if (held.length === 0) return;
  if (!account.isIsolated) return liquidateAccount(state, account, held);
  for (const position of held) if (isDue(state, account, position)) liquidatePosition(state, account, position);
}

/** When the margin balance does not cover the maintenance margin, open orders go first, then every position. */
function liquidateAccount(state: EngineState, account: Account, held: readonly Position[]): void {
  const value = valueAccount(account, state.prices, state.now);
  if (value.maintenanceMargin === 0n || value.marginBalance + decimal("0.01") > value.maintenanceMargin) return;
  for (const order of account.openOrders.values()) {
    if (order.instrument.category !== "spot") cancelOrder(state, account, order, "CancelByPrepareLiq");
  }
  for (const position of held) {
    if (position.instrument.category === "option" || position.side === "") continue;
    acceptOrder(state, account, { ...closingRequest(position, position.size), createType: "CreateByLiq" });
  }
}

const isDue = (state: EngineState, account: Account, position: Position): boolean =>
  isBeyondLiquidation(account, position, state.prices, state.now);

/** The position is closed at its bankruptcy price: its owner loses its margin and no more. */
function liquidatePosition(state: EngineState, account: Account, position: Position): void {
  if (position.autoAddMargin === 1 && addMargin(state, account, position)) return;
  const { instrument, positionIdx } = position;
  for (const order of account.openOrders.values()) {
    if (order.instrument === instrument && order.positionIdx === positionIdx)
      cancelOrder(state, account, order, "CancelByPrepareLiq");
  }
  const price = bankruptcyPrice(account, position, state.prices, state.now) ?? instrument.tickSize;
  const order = state.openOrder(account, { ...closingRequest(position, position.size), createType: "CreateByLiq" });
  order.matched = true;
  const fill = { price: onTick(price, position), qty: position.size, isMaker: false, execType: "BustTrade" };
  settleFill(state, account, order, fill);
  state.closeOrder(account, order, "Filled", "EC_NoError");
  dropExits(state, account, position);
}

/** Rounds in favour of the owner, whose loss the margin bounds. */
function onTick(price: Decimal, { instrument, side }: Position): Decimal {
  const below = floorToStep(price, instrument.tickSize);
  return larger(side === "Buy" && below < price ? below + instrument.tickSize : below, instrument.tickSize);
}

/** Adds as much margin as the position has, or all that is available; true when the position stays open. */
function addMargin(state: EngineState, account: Account, position: Position): boolean {
  const { initialMargin } = valuePosition(account, position, state.prices, state.now);
  const available = availableOf(account, position.instrument.settleCoin, state.prices, state.now);
  if (available <= 0n) return false;
  position.addedMargin += smaller(initialMargin, available);
  return !isDue(state, account, position);
}
