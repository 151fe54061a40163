import { type Side, valueOf } from "../market/instrument.ts";
import { decimal, type Decimal, multiply, smaller } from "../../decimal.ts";
import { uuid } from "../../random.ts";
import { fundingRate, nextFunding, settlementPrice } from "../market/funding-and-delivery.ts";
import type { Account } from "./account.ts";
import type { Execution, Position } from "./model.ts";
import { cancelOrder } from "./orders/order-lifecycle.ts";
import { averagePrice, profit } from "./positions/valuation.ts";
import type { EngineState } from "./state.ts";
import { hourMs, floorTo } from "../../clock.ts";

export const futuresDeliveryFee = decimal("0.0005");
/**
 * Delivery fee of options as a rate of the settlement price. `optionDeliveryCap` limits it to a share of the option's
 * value.
 */
const optionDeliveryFee = decimal("0.00015");
const optionDeliveryCap = decimal("0.125");

/** Cash-settles expired contracts and cancels their open orders. */
export function deliver(state: EngineState, account: Account): void {
  for (const order of account.openOrders.values()) {
    const due = order.instrument.deliveryTime;
    if (due !== 0 && due <= state.now) cancelOrder(state, account, order, "CancelByDelivery");
  }
  for (const position of account.positions.values()) {
    const due = position.instrument.deliveryTime;
    if (position.side === "" || due === 0 || due > state.now) continue;
    settle(state, account, position, position.side);
  }
}

function settle(state: EngineState, account: Account, position: Position, side: Side): void {
  const { instrument, size } = position;
  const price = settlementPrice(state.prices, instrument);
  const option = instrument.category === "option";
  const intrinsic = option ? intrinsicValue(instrument.optionsType, price, decimal(instrument.strike)) : 0n;
  const exit = option ? multiply(size, intrinsic) : valueOf(instrument, size, price);
  const cashFlow = option ? (side === "Buy" ? exit : -exit) : profit(instrument, side, position.entryValue, exit);
  const feeRate = option ? optionDeliveryFee : futuresDeliveryFee;
  const fee = option
    ? multiply(size, smaller(multiply(price, feeRate), multiply(intrinsic, optionDeliveryCap)))
    : multiply(exit, feeRate);
  const entryPrice = averagePrice(position);
  state.ledger.post(account, {
    type: "DELIVERY",
    category: instrument.category,
    symbol: instrument.symbol,
    side,
    currency: instrument.settleCoin,
    qty: size,
    tradePrice: price,
    cashFlow,
    fee,
    feeRate,
    tradeId: uuid(`${state.seed}/delivery/${state.nextSequence()}`),
    time: instrument.deliveryTime,
  });
  account.deliveries.push({
    category: instrument.category,
    symbol: instrument.symbol,
    side,
    position: size,
    entryPrice,
    entryFee: position.entryFee,
    openTime: position.openTime,
    deliveryPrice: price,
    strike: instrument.strike,
    fee,
    pnl: cashFlow,
    time: instrument.deliveryTime,
  });
  account.changes.positions.add(position);
  Object.assign(position, { side: "", size: 0n, entryValue: 0n, entryFee: 0n, openTime: 0, updatedTime: state.now });
  position.totalPnl += cashFlow - fee;
}

function intrinsicValue(optionsType: string, price: Decimal, strike: Decimal): Decimal {
  const value = optionsType === "Call" ? price - strike : strike - price;
  return value > 0n ? value : 0n;
}

export const heldPositions = (account: Account): Position[] =>
  [...account.positions.values()].filter((position) => position.side !== "");

/** Charges or credits the funding fees due after `before`. */
export function bookFunding(state: EngineState, account: Account, before: number): void {
  for (const position of heldPositions(account)) {
    const { instrument, openTime } = position;
    if (instrument.fundingInterval === 0) continue;
    const due = nextFunding(instrument, before);
    if (due <= state.now && openTime < due) payFunding(state, account, position, due);
  }
}

function payFunding(state: EngineState, account: Account, position: Position, time: number): void {
  const { instrument, size, side } = position;
  const rate = fundingRate(state.seed, instrument, time);
  const mark = state.prices.mark(instrument, time);
  const paid = multiply(valueOf(instrument, size, mark), rate);
  const funding = side === "Buy" ? -paid : paid;
  const execId = uuid(`${state.seed}/funding/${state.nextSequence()}`);
  state.ledger.post(account, {
    type: "SETTLEMENT",
    category: instrument.category,
    symbol: instrument.symbol,
    side,
    currency: instrument.settleCoin,
    qty: size,
    size: side === "Sell" ? -size : size,
    tradePrice: mark,
    funding,
    feeRate: rate,
    tradeId: execId,
    time,
  });
  account.addExecution(fundingExecution(state, position, { execId, time, price: mark, fee: -funding, feeRate: rate }));
  account.changes.positions.add(position);
  position.currentPnl += funding;
  position.totalPnl += funding;
}

/**
 * Builds the execution record of a funding fee. The record has the size of the whole position, the opposite side, and
 * an order id that belongs to no order.
 */
function fundingExecution(
  state: EngineState,
  { instrument, size, side }: Position,
  payment: Pick<Execution, "execId" | "time" | "price" | "fee" | "feeRate">,
): Execution {
  const { execId, time, price, feeRate } = payment;
  return {
    ...payment,
    orderId: uuid(`${execId}/order`),
    orderLinkId: "",
    instrument,
    side: side === "Buy" ? "Sell" : "Buy",
    orderPrice: 0n,
    orderQty: 0n,
    orderType: "UNKNOWN",
    stopOrderType: "",
    createType: "",
    leavesQty: 0n,
    qty: size,
    value: valueOf(instrument, size, price),
    feeRate: side === "Buy" ? feeRate : -feeRate,
    feeCoin: "",
    closedSize: 0n,
    pnl: 0n,
    isMaker: false,
    execType: "Funding",
    seq: state.sequence,
    markPrice: price,
    indexPrice: state.prices.index(instrument, time),
  };
}

const stableCoins = new Set(["USDT", "USDC"]);

/** Returns the borrowed amount of a coin. A balance below zero is borrowed against the account's other coins. */
export const borrowedOf = (balance: Decimal): Decimal => (balance < 0n ? -balance : 0n);

export const isBorrowing = (account: Account): boolean =>
  [...account.balances.values()].some((balance) => balance < 0n);

/** Charges interest for each full hour after `before`. */
export function chargeInterest(state: EngineState, account: Account, before: number): void {
  for (let hour = floorTo(before, hourMs) + hourMs; hour <= state.now; hour += hourMs)
    for (const coin of account.balances.keys()) chargeCoin(state, account, coin, hour);
}

/** Returns the hourly interest rate of a borrowed coin, as a fraction. */
export const hourlyBorrowRate = (coin: string): Decimal => decimal(stableCoins.has(coin) ? "0.0000055" : "0.0000013");

function chargeCoin(state: EngineState, account: Account, coin: string, time: number): void {
  const borrowed = borrowedOf(account.balance(coin));
  const rate = hourlyBorrowRate(coin);
  const interest = multiply(borrowed, rate);
  if (interest === 0n) return;
  const tradeId = `${account.uid}-${coin}-${time}`;
  state.ledger.post(account, {
    type: "INTEREST",
    currency: coin,
    qty: borrowed,
    cashFlow: -interest,
    feeRate: rate,
    tradeId,
    time,
  });
  account.borrowing.push({ coin, borrowed, hourlyRate: rate, interest, time });
}
