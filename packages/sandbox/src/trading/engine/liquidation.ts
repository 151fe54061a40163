import { decimal, type Decimal, divide, floorToStep, larger, multiply, smaller } from "../../decimal.ts";
import type { Account } from "./account.ts";
import type { Position } from "./model.ts";
import { acceptOrder, cancelOrder } from "./orders/order-lifecycle.ts";
import type { EngineState } from "./state.ts";
import { closingRequest, dropExits } from "./positions/position-exits.ts";
import { tierOf } from "./positions/risk-tiers.ts";
import { settleFill } from "./positions/settlement.ts";
import { availableOf, valueAccount, valuePosition, type Moment } from "./positions/valuation.ts";

/**
 * Closes positions that the margin no longer covers: the position in isolated mode, all positions of the account in
 * cross mode.
 */
export function liquidate(state: EngineState, account: Account): void {
  const held = [...account.positions.values()].filter(({ side }) => side !== "");
  if (held.length === 0) return;
  if (!account.isIsolated) return liquidateAccount(state, account, held);
  for (const position of held)
    if (isBeyondLiquidation(state, account, position)) liquidatePosition(state, account, position);
}

/** If the margin balance doesn't cover the maintenance margin, cancels open orders and closes every position. */
function liquidateAccount(state: EngineState, account: Account, held: readonly Position[]): void {
  const value = valueAccount(state, account);
  if (value.maintenanceMargin === 0n || value.marginBalance + decimal("0.01") > value.maintenanceMargin) return;
  for (const order of account.openOrders.values()) {
    if (order.instrument.category !== "spot") cancelOrder(state, account, order, "CancelByPrepareLiq");
  }
  for (const position of held) {
    if (position.instrument.category === "option" || position.side === "") continue;
    acceptOrder(state, account, { ...closingRequest(position, position.size), createType: "CreateByLiq" });
  }
}

/** Closes a position at its bankruptcy price, so that the account loses no more than the position's margin. */
function liquidatePosition(state: EngineState, account: Account, position: Position): void {
  if (position.autoAddMargin === 1 && addMargin(state, account, position)) return;
  const { instrument, positionIdx } = position;
  for (const order of account.openOrders.values()) {
    if (order.instrument === instrument && order.positionIdx === positionIdx)
      cancelOrder(state, account, order, "CancelByPrepareLiq");
  }
  const price = bankruptcyPrice(state, account, position) ?? instrument.tickSize;
  const order = state.openOrder(account, { ...closingRequest(position, position.size), createType: "CreateByLiq" });
  order.matched = true;
  const fill = { price: onTick(price, position), qty: position.size, isMaker: false, execType: "BustTrade" };
  settleFill(state, account, order, fill);
  state.closeOrder(account, order, "Filled", "EC_NoError");
  dropExits(state, account, position);
}

/** Rounds the bankruptcy price to a tick in favour of the account, so that its loss doesn't exceed the margin. */
function onTick(price: Decimal, { instrument, side }: Position): Decimal {
  const below = floorToStep(price, instrument.tickSize);
  return larger(side === "Buy" && below < price ? below + instrument.tickSize : below, instrument.tickSize);
}

/**
 * Adds margin to the position: as much as its initial margin, or all that is available. Returns true if the position
 * stays open.
 */
function addMargin(state: EngineState, account: Account, position: Position): boolean {
  const { initialMargin } = valuePosition(state, account, position);
  const available = availableOf(state, account, position.instrument.settleCoin);
  if (available <= 0n) return false;
  position.addedMargin += smaller(initialMargin, available);
  return !isBeyondLiquidation(state, account, position);
}

const one = decimal("1");

/**
 * Returns the mark price at which a position is liquidated. Undefined without a position, or if no price causes a
 * liquidation. Exact in isolated mode; in cross mode it assumes that only this price moves.
 */
export function liquidationPrice(at: Moment, account: Account, position: Position): Decimal | undefined {
  const { instrument, side } = position;
  if (side === "" || instrument.category === "option") return undefined;
  const { markPrice, markValue, initialMargin } = valuePosition(at, account, position);
  const { maintenanceRate, deduction } = tierOf(instrument, markValue);
  if (account.isIsolated) return closingPrice(position, initialMargin + deduction, maintenanceRate);
  const { marginBalance, maintenanceMargin } = valueAccount(at, account);
  const room = divide(marginBalance - maintenanceMargin, at.prices.usdRate(instrument.settleCoin, at.now));
  return inBounds(priceAfterLoss(position, markPrice, room, maintenanceRate), markPrice);
}

/** Returns whether the mark price has reached the liquidation price. */
export function isBeyondLiquidation(at: Moment, account: Account, position: Position): boolean {
  const price = liquidationPrice(at, account, position);
  if (price === undefined) return false;
  const mark = at.prices.mark(position.instrument, at.now);
  return position.side === "Buy" ? mark <= price : mark >= price;
}

/** Returns the price at which the loss uses up the margin of an isolated position. */
function bankruptcyPrice(at: Moment, account: Account, position: Position): Decimal | undefined {
  return closingPrice(position, valuePosition(at, account, position).initialMargin, 0n);
}

/** Returns the price at which `margin` plus the position's profit equal `rate` times the position's value. */
function closingPrice(
  { instrument, side, size, entryValue }: Position,
  margin: Decimal,
  rate: Decimal,
): Decimal | undefined {
  const long = side === "Buy";
  if (instrument.category !== "inverse") {
    const value = long ? entryValue - margin : entryValue + margin;
    return value <= 0n ? undefined : divide(divide(value, size), long ? one - rate : one + rate);
  }
  // The value of an inverse contract is its size divided by the price.
  const value = long ? entryValue + margin : entryValue - margin;
  return value <= 0n ? undefined : divide(multiply(size, long ? one + rate : one - rate), value);
}

/**
 * Returns the price at which the margin balance falls to the maintenance margin. At the mark price, the balance exceeds
 * the maintenance margin by `room`.
 */
function priceAfterLoss(position: Position, mark: Decimal, room: Decimal, rate: Decimal): Decimal | undefined {
  const { instrument, side, size } = position;
  const long = side === "Buy";
  if (instrument.category !== "inverse") {
    const distance = divide(divide(room, size), long ? one - rate : one + rate);
    return long ? mark - distance : mark + distance;
  }
  const value = divide(size, mark);
  const loss = divide(room, long ? one + rate : one - rate);
  const left = long ? value + loss : value - loss;
  return left <= 0n ? undefined : divide(size, left);
}

/** Replaces a price outside the allowed range with undefined, because the service doesn't show such a price. */
const inBounds = (price: Decimal | undefined, mark: Decimal): Decimal | undefined =>
  price === undefined || price <= 0n || price > mark * 10n ? undefined : price;
