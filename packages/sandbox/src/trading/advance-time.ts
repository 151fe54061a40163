import type { Account } from "./engine/account.ts";
import { bookFunding, chargeInterest, deliver, heldPositions, isBorrowing } from "./engine/due-payments.ts";
import { activateOrder, fireConditional, followTrailingStop } from "./engine/orders/order-lifecycle.ts";
import { matchResting } from "./engine/orders/matching.ts";
import { liquidate } from "./engine/liquidation.ts";
import { syncExits } from "./engine/positions/position-exits.ts";
import type { EngineState } from "./engine/state.ts";
import { nextFunding } from "./market/funding-and-delivery.ts";

/**
 * Number of steps into which a large time change is divided, so that orders can fill or trigger at intermediate prices.
 */
const steps = 48;
/** Minimum length of a step in milliseconds. Prices hardly move in this time. */
const shortestStep = 1000;

/**
 * Advances the engine to an instant: acknowledged orders reach matching, limit orders fill, triggers fire, and funding
 * and deliveries are settled.
 */
export function advanceTime(state: EngineState, until: number): void {
  if (until <= state.now) return;
  const busy = [...state.accounts.values()].filter((account) => isBusy(state, account));
  if (busy.length === 0) {
    state.now = until;
    return;
  }
  for (const instant of instants(state, busy, until)) {
    const before = state.now;
    state.now = instant;
    for (const account of busy) {
      bookFunding(state, account, before);
      chargeInterest(state, account, before);
      for (const product of state.products) product.advance?.(state, account);
      deliver(state, account);
      processAccount(state, account);
    }
  }
}

/** Updates orders and positions after prices changed while the time did not. */
export function reactToPrices(state: EngineState): void {
  for (const account of state.accounts.values()) if (isBusy(state, account)) processAccount(state, account);
}

function processAccount(state: EngineState, account: Account): void {
  processOrders(state, account);
  for (const product of state.products) product.react?.(state, account);
  liquidate(state, account);
  state.report(account);
}

const isBusy = (state: EngineState, account: Account): boolean =>
  account.openOrders.size > 0 ||
  state.products.some((product) => product.isBusy(account)) ||
  isBorrowing(account) ||
  heldPositions(account).length > 0;

/**
 * Returns the instants at which the engine pauses on its way to `until`: evenly spaced instants, and the times at which
 * an order arrives at the matching engine, a position is delivered, or funding is paid.
 */
function instants(state: EngineState, accounts: readonly Account[], until: number): number[] {
  const start = state.now;
  const step = Math.max(shortestStep, (until - start) / steps);
  const found = new Set<number>([until]);
  for (let instant = start + step; instant < until; instant += step) found.add(Math.floor(instant));
  for (const account of accounts) {
    for (const order of account.openOrders.values())
      if (order.effectiveAt > start && order.effectiveAt < until) found.add(order.effectiveAt);
    for (const { instrument } of heldPositions(account)) {
      if (instrument.deliveryTime > start && instrument.deliveryTime < until) found.add(instrument.deliveryTime);
      if (instrument.fundingInterval === 0) continue;
      for (let due = nextFunding(instrument, start); due < until; due = nextFunding(instrument, due)) found.add(due);
    }
  }
  return [...found].filter((instant) => instant > start).toSorted((left, right) => left - right);
}

function processOrders(state: EngineState, account: Account): void {
  for (const order of account.openOrders.values()) {
    if (order.effectiveAt > state.now || !account.openOrders.has(order.orderId)) continue;
    if (order.status === "Untriggered") fireConditional(state, account, order);
    else if (!order.matched) activateOrder(state, account, order);
    else {
      matchResting(state, account, order);
      syncExits(state, account, order);
    }
  }
  for (const position of heldPositions(account)) followTrailingStop(state, account, position);
}
