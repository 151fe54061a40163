import { decimal, type Decimal, divide, multiply } from "../../decimal.ts";
import { unit, uuid } from "../../random.ts";
import type { Account } from "../engine/account.ts";
import {
  cent,
  eventCoin,
  type EventContract,
  type EventExecution,
  eventFee,
  eventFeeRate,
  type EventOrder,
  type EventPosition,
  payoutOf,
  stake,
  toCent,
  eventBookOf,
  eventOrderChanges,
  eventExecutionChanges,
  eventPositionChanges,
  nextEventSequence,
} from "./event-model.ts";
import type { EngineState } from "../engine/state.ts";

/** Number of times that simulated takers look at a resting order during one settlement window. */
const takersPerWindow = 10;

/** Returns the index price of the contract's underlying asset, rounded to cents. */
export function indexOf(state: EngineState, contract: EventContract, instant: number): Decimal {
  return toCent(decimal(state.prices.usd(contract.base, instant)));
}

/** Executes a part of an order. Moves the stake from the account to the house, which keeps it until settlement. */
export function fillEventOrder(
  state: EngineState,
  account: Account,
  order: EventOrder,
  value: Decimal,
  time: number,
): void {
  const fee = eventFee(value);
  account.reserve(eventCoin, -(stake(order, value) + fee));
  order.filled += value;
  order.fee += fee;
  order.updatedTime = time;
  order.status = order.filled === order.value ? "Filled" : "PartiallyFilled";
  if (order.status === "Filled") eventBookOf(account).open.delete(order.orderId);
  const trade = { execType: "Trade", order, price: order.payoutRatio, value, fee, payout: undefined, time } as const;
  const kept = record(state, account, trade, -stake(order, value));
  eventBookOf(account).waiting.add(kept);
  enlargePosition(account, kept);
  eventOrderChanges(account.changes).add(order);
}

/** Cancels an open order and releases its unused funds. */
export function cancelEventOrder(account: Account, order: EventOrder, time: number): void {
  const left = order.value - order.filled;
  account.reserve(eventCoin, -(stake(order, left) + eventFee(left)));
  order.status = "Cancelled";
  order.updatedTime = time;
  eventBookOf(account).open.delete(order.orderId);
  eventOrderChanges(account.changes).add(order);
}

/** Simulates takers and settles contracts up to the engine's current time, in chronological order. */
export function advanceEvents(state: EngineState, account: Account): void {
  const events = eventBookOf(account);
  if (!events.isBusy) return;
  for (const order of events.open.values()) triggerOrder(state, account, order);
  for (let due = nextDue(account); due !== undefined && due.time <= state.now; due = nextDue(account)) {
    if ("execution" in due) settle(state, account, due.execution);
    else if (due.time >= due.order.settleTime) cancelEventOrder(account, due.order, due.time);
    else simulateTaker(state, account, due.order, due.time);
  }
}

type Due = { time: number } & ({ execution: EventExecution } | { order: EventOrder });

function nextDue(account: Account): Due | undefined {
  const { open, waiting } = eventBookOf(account);
  let first: Due | undefined;
  for (const order of open.values()) {
    const time = order.status === "Untriggered" ? order.settleTime : Math.min(nextTakerTime(order), order.settleTime);
    if (first === undefined || time < first.time) first = { time, order };
  }
  for (const execution of waiting) {
    const time = execution.order.settleTime;
    if (first === undefined || time < first.time) first = { time, execution };
  }
  return first;
}

const nextTakerTime = ({ restingSince, looks, contract }: EventOrder): number =>
  restingSince + ((looks + 1) * contract.window * 1000) / takersPerWindow;

/**
 * Simulates a taker. Half of the takers that look at an order fill half of the remaining value, or the whole remaining
 * value if it is small.
 */
function simulateTaker(state: EngineState, account: Account, order: EventOrder, time: number): void {
  order.looks += 1;
  if (unit(`${state.seed}/event-take/${order.orderId}/${order.looks}`) >= 0.5) return;
  const left = order.value - order.filled;
  fillEventOrder(state, account, order, left <= decimal("2") ? left : toCent(left / 2n) + cent, time);
}

/** Activates an untriggered order when the index price reaches the trigger price, whether it rises or falls to it. */
function triggerOrder(state: EngineState, account: Account, order: EventOrder): void {
  if (order.status !== "Untriggered" || state.now >= order.settleTime) return;
  const price = indexOf(state, order.contract, state.now);
  const rising = order.triggerPrice > order.indexPrice;
  if (rising ? price < order.triggerPrice : price > order.triggerPrice) return;
  order.status = "New";
  order.restingSince = order.updatedTime = state.now;
  eventOrderChanges(account.changes).add(order);
}

function settle(state: EngineState, account: Account, trade: EventExecution): void {
  const { order, value } = trade;
  const payout = payoutOf(order, value, indexOf(state, order.contract, order.settleTime));
  eventBookOf(account).waiting.delete(trade);
  const price = payout > 0n ? decimal("1") : 0n;
  const settlement = { execType: "Settle", order, price, value, fee: 0n, payout, time: order.settleTime } as const;
  reducePosition(account, trade, record(state, account, settlement, payout));
}

/** Stores an execution and posts its cash flow to the account. */
function record(
  state: EngineState,
  account: Account,
  execution: Omit<EventExecution, "execId" | "seq">,
  cashFlow: Decimal,
): EventExecution {
  const { order, execType, fee, value, price, time } = execution;
  const seq = nextEventSequence(state);
  const execId = uuid(`${state.seed}/event-exec/${seq}`);
  state.ledger.post(account, {
    type: execType === "Trade" ? "TRADE" : "DELIVERY",
    symbol: order.contract.symbol,
    side: order.side,
    currency: eventCoin,
    qty: value,
    tradePrice: price,
    cashFlow,
    fee,
    feeRate: execType === "Trade" ? eventFeeRate : 0n,
    tradeId: execId,
    orderId: order.orderId,
    orderLinkId: order.orderLinkId,
    time,
  });
  const kept = { ...execution, execId, seq };
  eventBookOf(account).executions.push(kept);
  eventExecutionChanges(account.changes).add(kept);
  return kept;
}

/** Adds a trade to the account's position with the trade's contract, side and direction. */
function enlargePosition(account: Account, trade: EventExecution): void {
  const { order, value, time, seq } = trade;
  const position = eventBookOf(account).positions.get(keyOf(trade)) ?? {
    contract: order.contract,
    side: order.side,
    direction: order.direction,
    value: 0n,
    profit: 0n,
    closedPnl: 0n,
    settleTime: order.settleTime,
    createdTime: time,
    updatedTime: time,
    seq,
  };
  position.value += value;
  position.profit += multiply(value, order.payoutRatio);
  eventBookOf(account).positions.set(keyOf(trade), position);
  noteChange(account, position, trade);
}

/** Removes a settled trade from its position. Deletes the position once it is empty. */
function reducePosition(account: Account, trade: EventExecution, settlement: EventExecution): void {
  const position = eventBookOf(account).positions.get(keyOf(trade));
  if (position === undefined) return;
  const { order, value, fee } = trade;
  position.value -= value;
  position.profit -= multiply(value, order.payoutRatio);
  position.closedPnl += (settlement.payout ?? 0n) - stake(order, value) - fee;
  if (position.value === 0n) eventBookOf(account).positions.delete(keyOf(trade));
  noteChange(account, position, settlement);
}

export const averageRatio = ({ profit, value }: EventPosition): Decimal => (value === 0n ? 0n : divide(profit, value));

const keyOf = ({ order: { contract, side, direction } }: EventExecution): string =>
  `${contract.symbol}/${side}/${direction}`;

function noteChange(account: Account, position: EventPosition, { time, seq }: EventExecution): void {
  position.updatedTime = time;
  position.seq = seq;
  eventPositionChanges(account.changes).add(position);
}
