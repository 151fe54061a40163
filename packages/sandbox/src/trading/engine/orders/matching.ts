import { opposite } from "../../market/instrument.ts";
import { type Decimal, divide, floorToStep, multiply, smaller } from "../../../decimal.ts";
import { generatedBook, type Level } from "../../market/book-side.ts";
import type { Account } from "../account.ts";
import { type Order } from "../model.ts";
import { settleFill } from "../positions/settlement.ts";
import type { EngineState } from "../state.ts";
import { isQuoteAmount } from "./check-order.ts";

const bookDepth = 200;

const accepts = (order: Order, price: Decimal): boolean =>
  order.orderType === "Market" || (order.side === "Buy" ? price <= order.price : price >= order.price);

function reachable(state: EngineState, order: Order): Level[] {
  const side = order.side === "Buy" ? "ask" : "bid";
  const found: Level[] = [];
  for (const level of generatedBook(state.prices, order.instrument)(side, bookDepth, state.now)) {
    if (!accepts(order, level.price)) break;
    found.push(level);
  }
  return found;
}

/** Returns whether the order would trade immediately against the generated book. */
function crosses(state: EngineState, order: Order): boolean {
  const { instrument, side } = order;
  return accepts(
    order,
    side === "Buy" ? state.prices.bestAsk(instrument, state.now) : state.prices.bestBid(instrument, state.now),
  );
}

/** Returns the quantity to fill. A reduce-only order fills at most the size of the position. */
function fillableQty(account: Account, order: Order): Decimal {
  const remaining = order.qty - order.filled;
  if (!order.reduceOnly || order.instrument.category === "spot") return remaining;
  const position = account.position(order.instrument, order.positionIdx);
  return position.side === opposite(order.side) ? smaller(remaining, position.size) : 0n;
}

/** Matches a new order. The order fills, rests in the book, or is cancelled by its time in force. */
export function matchIncoming(state: EngineState, account: Account, order: Order): void {
  order.status = "New";
  if (order.timeInForce === "PostOnly" || order.timeInForce === "RPI") {
    if (crosses(state, order)) state.closeOrder(account, order, "Cancelled", "EC_PostOnlyWillTakeLiquidity");
    return;
  }
  const target = fillableQty(account, order);
  if (target === 0n) return state.closeOrder(account, order, "Cancelled", "EC_ReduceOnlyNoPosition");
  const book = reachable(state, order);
  if (order.timeInForce === "FOK" && total(book, order) < target) {
    return state.closeOrder(account, order, "Cancelled", "EC_NoImmediateQtyToFill");
  }
  takeLevels(state, account, order, book, target);
  finish(state, account, order);
}

function total(book: readonly Level[], order: Order): Decimal {
  const quote = isQuoteAmount(order);
  return book.reduce((sum, level) => sum + (quote ? multiply(level.price, level.size) : level.size), 0n);
}

function takeLevels(state: EngineState, account: Account, order: Order, book: readonly Level[], target: Decimal): void {
  const quote = isQuoteAmount(order);
  let left = target;
  for (const level of book) {
    const affordable = quote ? floorToStep(divide(left, level.price), order.instrument.qtyStep) : left;
    const qty = smaller(affordable, level.size);
    if (qty <= 0n) break;
    const execType = order.createType === "CreateByLiq" ? "BustTrade" : "Trade";
    settleFill(state, account, order, { price: level.price, qty, isMaker: false, execType });
    left -= quote ? multiply(qty, level.price) : qty;
    if (left <= 0n) break;
  }
}

const isDone = (account: Account, order: Order): boolean =>
  isQuoteAmount(order) ? order.filled > 0n : fillableQty(account, order) === 0n;

function finish(state: EngineState, account: Account, order: Order): void {
  if (order.filled > 0n && isDone(account, order)) return state.closeOrder(account, order, "Filled", "EC_NoError");
  const partial = order.filled > 0n;
  if (order.orderType === "Market" || order.timeInForce === "IOC") {
    const status = partial && order.instrument.category === "spot" ? "PartiallyFilledCanceled" : "Cancelled";
    return state.closeOrder(account, order, status, partial ? "EC_NoError" : "EC_NoImmediateQtyToFill");
  }
  order.status = partial ? "PartiallyFilled" : "New";
}

/** Fills a resting order as maker at its own price if the market has reached that price. */
export function matchResting(state: EngineState, account: Account, order: Order): void {
  if (order.status !== "New" && order.status !== "PartiallyFilled") return;
  if (!crosses(state, order)) return;
  const target = fillableQty(account, order);
  if (target === 0n) return state.closeOrder(account, order, "Cancelled", "EC_ReduceOnlyNoPosition");
  const qty = smaller(target, total(reachable(state, order), order));
  settleFill(state, account, order, { price: order.price, qty, isMaker: true, execType: "Trade" });
  if (isDone(account, order)) state.closeOrder(account, order, "Filled", "EC_NoError");
  else order.status = "PartiallyFilled";
}
