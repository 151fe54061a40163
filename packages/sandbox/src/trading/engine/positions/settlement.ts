import { type Side, valueOf } from "../../market/instrument.ts";
import { decimal, divide, multiply, roundToStep, smaller, type Decimal } from "../../../decimal.ts";
import { uuid } from "../../../random.ts";
import type { Account } from "../account.ts";
import type { EngineState } from "../state.ts";
import type { Execution, Order, Position } from "../model.ts";
import { optionFee, profit, share } from "./valuation.ts";

export interface Fill {
  price: Decimal;
  /** Quantity in base coins or contracts. */
  qty: Decimal;
  isMaker: boolean;
  execType: string;
}

/** Settles one fill: moves the money and updates the position and the order's totals. Returns the execution. */
export function settleFill(state: EngineState, account: Account, order: Order, fill: Fill): Execution {
  const { instrument } = order;
  const value = valueOf(instrument, fill.qty, fill.price);
  const paysAsMaker = fill.isMaker && fill.execType !== "BustTrade";
  const feeRate = paysAsMaker ? instrument.makerFee : instrument.takerFee;
  const buysSpot = instrument.category === "spot" && order.side === "Buy";
  const fee =
    instrument.category === "option"
      ? optionFee(state, { ...fill, instrument }, feeRate)
      : multiply(buysSpot ? fill.qty : value, feeRate);
  const feeCoin =
    instrument.category === "spot" ? (buysSpot ? instrument.baseCoin : instrument.quoteCoin) : instrument.settleCoin;
  const execution: Execution = {
    execId: uuid(`${state.seed}/exec/${state.nextSequence()}`),
    orderId: order.orderId,
    orderLinkId: order.orderLinkId,
    instrument,
    side: order.side,
    orderPrice: order.price,
    orderQty: order.qty,
    orderType: order.orderType,
    stopOrderType: order.stopOrderType,
    createType: order.createType,
    leavesQty: 0n,
    price: fill.price,
    qty: fill.qty,
    value,
    fee,
    feeRate,
    feeCoin,
    closedSize: 0n,
    pnl: 0n,
    isMaker: fill.isMaker,
    execType: fill.execType,
    time: state.now,
    seq: state.sequence,
    markPrice: state.prices.mark(instrument, state.now),
    indexPrice: state.prices.index(instrument, state.now),
  };
  countFill(order, execution, state.now);
  execution.leavesQty = order.marketUnit === "quoteCoin" ? 0n : order.qty - order.filled;
  if (instrument.category === "spot") bookSpot(state, account, execution);
  else bookContract(state, account, order, execution);
  account.addExecution(execution);
  account.changes.orders.add(order);
  // Record only trades: a liquidation is settled with the platform and isn't a public trade.
  if (execution.execType === "Trade") state.trades.recordFill(execution);
  return execution;
}

function countFill(order: Order, execution: Execution, now: number): void {
  order.filled += execution.qty;
  order.filledValue += execution.value;
  order.fee += execution.fee;
  order.feeByCoin.set(execution.feeCoin, (order.feeByCoin.get(execution.feeCoin) ?? 0n) + execution.fee);
  order.fills += 1;
  order.updatedTime = now;
}

function common(execution: Execution) {
  return {
    type: "TRADE",
    category: execution.instrument.category,
    symbol: execution.instrument.symbol,
    side: execution.side,
    tradePrice: execution.price,
    feeRate: execution.feeRate,
    tradeId: execution.execId,
    orderId: execution.orderId,
    orderLinkId: execution.orderLinkId,
    time: execution.time,
  };
}

function bookSpot(state: EngineState, account: Account, execution: Execution): void {
  const { instrument, qty, value, fee } = execution;
  const buying = execution.side === "Buy";
  const base = buying ? qty : -qty;
  const quote = buying ? -value : value;
  state.ledger.post(account, {
    ...common(execution),
    currency: instrument.baseCoin,
    qty,
    cashFlow: base,
    fee: buying ? fee : 0n,
  });
  state.ledger.post(account, {
    ...common(execution),
    currency: instrument.quoteCoin,
    qty,
    cashFlow: quote,
    fee: buying ? 0n : fee,
  });
}

function bookContract(state: EngineState, account: Account, order: Order, execution: Execution): void {
  const { instrument } = execution;
  const position = account.position(instrument, order.positionIdx);
  const { realised, closedSize } = movePosition(position, execution, order, state.now);
  execution.closedSize = closedSize;
  execution.pnl = realised;
  const premium = execution.side === "Buy" ? -execution.value : execution.value;
  state.ledger.post(account, {
    ...common(execution),
    currency: instrument.settleCoin,
    qty: execution.qty,
    size: position.side === "Sell" ? -position.size : position.size,
    cashFlow: instrument.category === "option" ? premium : realised,
    fee: execution.fee,
  });
  position.seq = execution.seq;
  account.changes.positions.add(position);
}

/**
 * Applies a fill to a position: closes the opposite position completely or partly, and opens or enlarges a position with
 * the rest of the fill. Returns the realised profit and the closed size.
 */
function movePosition(
  position: Position,
  execution: Execution,
  order: Order,
  now: number,
): { realised: Decimal; closedSize: Decimal } {
  const { instrument, side, qty, value, fee } = execution;
  const closing = position.side !== "" && position.side !== side;
  const closedSize = closing ? smaller(position.size, qty) : 0n;
  const openedSize = qty - closedSize;
  const closedValue = share(value, closedSize, qty);
  const closeFee = share(fee, closedSize, qty);
  let realised = 0n;
  if (closing && position.side !== "") {
    const entryValue = share(position.entryValue, closedSize, position.size);
    const openFee = share(position.entryFee, closedSize, position.size);
    realised = profit(instrument, position.side, entryValue, closedValue);
    reduce(position, closedSize, entryValue, openFee);
    order.closed.qty += closedSize;
    order.closed.entryValue += entryValue;
    order.closed.exitValue += closedValue;
    order.closed.pnl += realised - openFee - closeFee;
    order.closed.openFee += openFee;
    order.closed.closeFee += closeFee;
  }
  position.currentPnl += realised - fee;
  position.totalPnl += realised - fee;
  if (openedSize > 0n) open(position, side, openedSize, value - closedValue, fee - closeFee, now);
  position.updatedTime = now;
  return { realised, closedSize };
}

function reduce(position: Position, size: Decimal, entryValue: Decimal, openFee: Decimal): void {
  position.size -= size;
  position.entryValue -= entryValue;
  position.entryFee -= openFee;
  if (position.size !== 0n) return;
  position.side = "";
  position.openTime = 0;
  position.addedMargin = 0n;
}

function open(position: Position, side: Side, size: Decimal, value: Decimal, fee: Decimal, now: number): void {
  if (position.side === "") {
    position.side = side;
    position.openTime = now;
    position.currentPnl = -fee;
  }
  if (position.createdTime === 0) position.createdTime = now;
  position.size += size;
  position.entryValue += value;
  position.entryFee += fee;
}

/**
 * Returns the average price of an order's fills. It is rounded for an inverse contract, because the value of each fill
 * is already a rounded quotient.
 */
export function averageFill(order: Order): Decimal {
  if (order.filled === 0n) return 0n;
  return order.instrument.category === "inverse"
    ? roundToStep(divide(order.filled, order.filledValue), priceUnit)
    : divide(order.filledValue, order.filled);
}

const priceUnit = decimal("0.000001");
