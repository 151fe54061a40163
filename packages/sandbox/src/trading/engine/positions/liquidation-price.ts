import { decimal, divide, multiply, type Decimal } from "../../../decimal.ts";
import type { Prices } from "../../market/prices.ts";
import type { Account } from "../account.ts";
import type { Position } from "../model.ts";
import { tierOf } from "./risk-tiers.ts";
import { valueAccount, valuePosition } from "./valuation.ts";

const one = decimal("1");

/**
 * The mark price at which a position is liquidated; undefined without a position, and where no price reaches it. In
 * isolated mode it is exact; in cross mode it holds as long as nothing but this price moves.
 */
export function liquidationPrice(
  account: Account,
  position: Position,
  prices: Prices,
  now: number,
): Decimal | undefined {
  const { instrument, side } = position;
  if (side === "" || instrument.category === "option") return undefined;
  const { markPrice, markValue, initialMargin } = valuePosition(account, position, prices, now);
  const { maintenanceRate, deduction } = tierOf(instrument, markValue);
  if (account.isIsolated) return closingPrice(position, initialMargin + deduction, maintenanceRate);
  const { marginBalance, maintenanceMargin } = valueAccount(account, prices, now);
  const room = divide(marginBalance - maintenanceMargin, prices.usdRate(instrument.settleCoin, now));
  return inBounds(priceAfterLoss(position, markPrice, room, maintenanceRate), markPrice);
}

/** Whether the mark price has reached the liquidation price. */
export function isBeyondLiquidation(account: Account, position: Position, prices: Prices, now: number): boolean {
  const price = liquidationPrice(account, position, prices, now);
  if (price === undefined) return false;
  const mark = prices.mark(position.instrument, now);
  return position.side === "Buy" ? mark <= price : mark >= price;
}

/** The price at which the loss has used up the margin of an isolated position. */
export function bankruptcyPrice(
  account: Account,
  position: Position,
  prices: Prices,
  now: number,
): Decimal | undefined {
  return closingPrice(position, valuePosition(account, position, prices, now).initialMargin, 0n);
}

/** Where margin and result together equal a share of the position's value. */
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

/** Where a loss of `room`, counted from the mark price, leaves just the maintenance margin. */
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

/** The service shows no price that is further away than prices can go. */
const inBounds = (price: Decimal | undefined, mark: Decimal): Decimal | undefined =>
  price === undefined || price <= 0n || price > mark * 10n ? undefined : price;
