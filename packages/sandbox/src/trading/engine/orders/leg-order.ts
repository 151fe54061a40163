import { opposite } from "../../market/instrument.ts";
import { divide, floorToStep, multiply, smaller, type Decimal } from "../../../decimal.ts";
import type { Account } from "../account.ts";
import { plainTerms, type Execution, type Order, type Leg } from "../model.ts";
import { settleFill } from "../positions/settlement.ts";
import { availableOf, requiredMargin, freeOf } from "../positions/valuation.ts";
import type { EngineState } from "../state.ts";
import { orderError } from "./check-order.ts";

/**
 * Creates the order of a combination's leg. It never reaches the order book: `fillLeg` fills it at the agreed prices.
 */
export function openLeg(state: EngineState, account: Account, leg: Leg, createType: string): Order {
  return state.recordOrder(account, { ...plainTerms, ...leg, qty: 0n, createType });
}

/** Adds a fill to the order of a leg. The order's quantity grows with the filled part of the combination. */
export function fillLeg(
  state: EngineState,
  account: Account,
  order: Order,
  fill: { price: Decimal; qty: Decimal; isMaker: boolean; execType: string },
): Execution {
  order.qty += fill.qty;
  order.price = fill.price;
  order.status = "Filled";
  return settleFill(state, account, order, fill);
}

/** Throws if the account cannot pay for all legs together. */
export function checkLegFunds(state: EngineState, account: Account, legs: readonly Leg[]): void {
  const needed = new Map<string, Decimal>();
  for (const leg of legs) {
    const { instrument, side, qty } = leg;
    if (instrument.category === "spot") {
      const { coin, amount } = spotCost(leg);
      if (amount > freeOf(account, coin)) throw orderError("spot", "insufficientBalance");
      continue;
    }
    const position = account.positionFor(instrument, 0);
    const opened = position.side === opposite(side) ? qty - smaller(qty, position.size) : qty;
    const margin = requiredMargin(state, account, { ...leg, qty: opened });
    needed.set(instrument.settleCoin, (needed.get(instrument.settleCoin) ?? 0n) + margin);
  }
  for (const [coin, margin] of needed)
    if (margin > 0n && margin > availableOf(state, account, coin)) throw orderError("linear", "insufficientBalance");
}

const spotCost = ({ instrument, side, qty, price }: Leg): { coin: string; amount: Decimal } =>
  side === "Sell"
    ? { coin: instrument.baseCoin, amount: qty }
    : { coin: instrument.quoteCoin, amount: multiply(qty, price) };

/**
 * Returns the largest quantity of a combination that the account can pay for. `legs` are the quantities for one unit.
 */
export function affordableQty(state: EngineState, account: Account, legs: readonly Leg[], step: Decimal): Decimal {
  let most: Decimal | undefined;
  const margins = new Map<string, Decimal>();
  const limit = (available: Decimal, cost: Decimal): void => {
    const qty = available <= 0n ? 0n : divide(available, cost);
    most = most === undefined ? qty : smaller(most, qty);
  };
  for (const leg of legs) {
    const { instrument } = leg;
    if (instrument.category === "spot") {
      const { coin, amount } = spotCost(leg);
      limit(freeOf(account, coin), amount);
    } else {
      const margin = requiredMargin(state, account, leg);
      margins.set(instrument.settleCoin, (margins.get(instrument.settleCoin) ?? 0n) + margin);
    }
  }
  for (const [coin, margin] of margins) limit(availableOf(state, account, coin), margin);
  return floorToStep(most ?? 0n, step);
}
