import { type Side, opposite } from "../market/instrument.ts";
import { type Decimal, floorToStep, smaller, toNumber } from "../../decimal.ts";
import { ApiError, attempt } from "../../http/envelope.ts";
import { uuid } from "../../random.ts";
import type { Account } from "../engine/account.ts";
import { type Leg } from "../engine/model.ts";
import { checkLegFunds, fillLeg, openLeg } from "../engine/orders/leg-order.ts";
import {
  type Combination,
  isTrading,
  type SpreadOrder,
  type SpreadRequest,
  spreadBookOf,
  spreadOrderChanges,
  spreadExecutionChanges,
} from "./spread-model.ts";
import type { EngineState } from "../engine/state.ts";
import { type BookSide, type GeneratedLevel, type Level, levelsFrom, usualPrice } from "../market/book-side.ts";
import type { BookSource } from "../market/book-versions.ts";
import type { Prices } from "../market/prices.ts";

/** Number of levels on each side of the generated order book. */
export const bookDepth = 25;

/** Returns the best bid of a combination. The best ask is one tick above it. Either may be negative. */
export function bestBid(prices: Prices, { legs, tickSize }: Combination, instant: number): Decimal {
  return floorToStep(prices.mark(legs[0], instant) - prices.mark(legs[1], instant), tickSize);
}

export function bestPrice(prices: Prices, combination: Combination, side: Side, instant: number): Decimal {
  const bid = bestBid(prices, combination, instant);
  return side === "Buy" ? bid + combination.tickSize : bid;
}

/** Creates the order book of a combination. The book changes with the prices of the combination and with time. */
export const combinationBook = (prices: Prices, combination: Combination): BookSource => ({
  name: `spread/${combination.symbol}`,
  stateAt: (instant) => `${bestBid(prices, combination, instant)}/${instant}`,
  levels: (side, depth, instant) => levelsFor(prices, combination, side === "bid" ? "Sell" : "Buy", depth, instant),
});

/** Returns the order book levels against which an order on this side trades, best first. */
export function levelsFor(
  prices: Prices,
  combination: Combination,
  side: Side,
  depth: number,
  instant: number,
): GeneratedLevel[] {
  const best = bestPrice(prices, combination, side, instant);
  return levelsFrom(sideOf(prices, combination, side), best, depth, instant);
}

function sideOf(prices: Prices, { symbol, legs, tickSize, lotSize }: Combination, side: Side): BookSide {
  // The price of a combination may be zero, so compute the value of a lot from the usual price of the second leg.
  const lotValue = usualPrice(legs[1]) * toNumber(lotSize);
  return {
    seed: prices.seedOf(`book:spread/${symbol}/${side}`),
    direction: side === "Buy" ? 1 : -1,
    tickSize,
    spacing: 1,
    lowest: -Infinity,
    sizeStep: lotSize,
    stepsOf: (dollars) => dollars / lotValue,
  };
}

/**
 * Returns the two legs that trade a quantity of the combination at `price`. The second leg trades at its mark price,
 * and the first leg at the sum of this mark price and `price`.
 */
export function legsOf(
  state: EngineState,
  { combination, side }: Pick<SpreadRequest, "combination" | "side">,
  qty: Decimal,
  price: Decimal,
): [Leg, Leg] {
  const [first, second] = combination.legs;
  const mark = state.prices.mark(second, state.now);
  return [
    { instrument: first, side, qty, price: mark + price },
    { instrument: second, side: opposite(side), qty, price: mark },
  ];
}

const accepts = ({ orderType, side, price }: SpreadRequest, offered: Decimal): boolean =>
  orderType === "Market" || (side === "Buy" ? offered <= price : offered >= price);

/** Returns the order book levels that the order can fill against, at its limit price or better. */
const reachable = (state: EngineState, order: SpreadOrder): Level[] =>
  levelsFor(state.prices, order.combination, order.side, bookDepth, state.now).filter((level) =>
    accepts(order, level.price),
  );

/** Matches a new order. The order fills, rests in the book, or is cancelled by its time in force. */
export function matchSpreadOrder(state: EngineState, account: Account, order: SpreadOrder): void {
  const levels = reachable(state, order);
  if (order.timeInForce === "PostOnly" && levels.length > 0)
    return endSpreadOrder(state, account, order, "EC_PostOnlyWillTakeLiquidity");
  const offered = levels.reduce((sum, { size }) => sum + size, 0n);
  if (order.timeInForce === "FOK" && offered < order.qty)
    return endSpreadOrder(state, account, order, "EC_NoImmediateQtyToFill");
  for (const { price, size } of levels) {
    if (!spreadBookOf(account).open.has(order.orderId)) return;
    fill(state, account, order, { price, qty: smaller(size, order.qty - order.filled), isMaker: false });
  }
  const rests = order.orderType === "Limit" && (order.timeInForce === "GTC" || order.timeInForce === "PostOnly");
  if (!rests && spreadBookOf(account).open.has(order.orderId))
    endSpreadOrder(state, account, order, order.filled > 0n ? "EC_NoError" : "EC_NoImmediateQtyToFill");
}

/** Fills resting orders as maker at their own price if the market has reached that price. */
export function processSpreadOrders(state: EngineState, account: Account): void {
  for (const order of spreadBookOf(account).open.values()) {
    const { combination, side, price } = order;
    if (!isTrading(combination, state.now)) endSpreadOrder(state, account, order, "EC_InvalidSymbolStatus");
    else if (accepts(order, bestPrice(state.prices, combination, side, state.now)))
      fill(state, account, order, { price, qty: order.qty - order.filled, isMaker: true });
  }
}

/**
 * Stores the execution of a combination and settles its legs. If the account lacks the funds, cancels the order
 * instead.
 */
function fill(
  state: EngineState,
  account: Account,
  order: SpreadOrder,
  { price, qty, isMaker }: { price: Decimal; qty: Decimal; isMaker: boolean },
): void {
  const legs = legsOf(state, order, qty, price);
  if (attempt(() => checkLegFunds(state, account, legs)) instanceof ApiError)
    return endSpreadOrder(state, account, order, "EC_Others");
  if (order.legs.length === 0) order.legs = legs.map((leg) => openLeg(state, account, leg, "CreateByFutureSpread"));
  const executions = order.legs.map((legOrder, index) => {
    const leg = legs[index] as Leg;
    return fillLeg(state, account, legOrder, { price: leg.price, qty, isMaker, execType: "FutureSpread" });
  });
  const execId = uuid(`${state.seed}/spread-exec/${state.nextSequence()}`);
  const execution = { execId, order, price, qty, time: state.now, legs: executions };
  spreadBookOf(account).executions.push(execution);
  spreadExecutionChanges(account.changes).add(execution);
  spreadOrderChanges(account.changes).add(order);
  order.filled += qty;
  order.status = "PartiallyFilled";
  order.updatedTime = state.now;
  if (order.filled === order.qty) endSpreadOrder(state, account, order, "EC_NoError");
}

/** Closes an order as filled or cancelled, together with the orders of its legs. */
export function endSpreadOrder(state: EngineState, account: Account, order: SpreadOrder, rejectReason: string): void {
  order.status = order.filled === order.qty ? "Filled" : "Cancelled";
  order.rejectReason = rejectReason;
  order.updatedTime = state.now;
  spreadBookOf(account).open.delete(order.orderId);
  spreadOrderChanges(account.changes).add(order);
  for (const leg of order.legs) state.closeOrder(account, leg, "Filled", "EC_NoError");
}
