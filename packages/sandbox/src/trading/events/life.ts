import { decimal, type Decimal } from "../../decimal.ts";
import { unit, uuid } from "../../random.ts";
import type { Account } from "../exchange/account.ts";
import type { Exchange } from "../exchange/exchange.ts";
import type { EventContract } from "./contracts.ts";
import {
  cent,
  eventCoin,
  eventFee,
  eventFeeRate,
  payoutOf,
  stake,
  toCent,
  type EventExecution,
  type EventOrder,
} from "./model.ts";

/** Takers look at a resting order this many times in a window. */
const looksInWindow = 10;

/** Index price of the contract's asset, in cents. */
export function indexOf(exchange: Exchange, contract: EventContract, instant: number): Decimal {
  return toCent(decimal(exchange.prices.usd(contract.base, instant)));
}

/** Executes a part of an order: the stake leaves the account and waits for the settlement. */
export function take(exchange: Exchange, account: Account, order: EventOrder, value: Decimal, time: number): void {
  const fee = eventFee(value);
  account.events.reserved -= stake(order, value) + fee;
  order.filled += value;
  order.fee += fee;
  order.updatedTime = time;
  order.status = order.filled === order.value ? "Filled" : "PartiallyFilled";
  if (order.status === "Filled") account.events.open.delete(order.orderId);
  const trade = { execType: "Trade", order, price: order.payoutRatio, value, fee, payout: undefined, time } as const;
  account.events.waiting.add(record(exchange, account, trade, -stake(order, value)));
}

/** Ends an open order; what it had reserved and not used is free again. */
export function cancelEventOrder(account: Account, order: EventOrder, time: number): void {
  const left = order.value - order.filled;
  account.events.reserved -= stake(order, left) + eventFee(left);
  order.status = "Cancelled";
  order.updatedTime = time;
  account.events.open.delete(order.orderId);
}

/** Lets takers come and contracts settle, up to the engine's present, in the order of time. */
export function passEvents(exchange: Exchange, account: Account): void {
  const { events } = account;
  if (!events.isBusy) return;
  for (const order of events.open.values()) wake(exchange, order);
  for (let due = nextDue(account); due !== undefined && due.time <= exchange.now; due = nextDue(account)) {
    if ("execution" in due) settle(exchange, account, due.execution);
    else if (due.time >= due.order.settleTime) cancelEventOrder(account, due.order, due.time);
    else look(exchange, account, due.order, due.time);
  }
}

type Due = { time: number } & ({ execution: EventExecution } | { order: EventOrder });

function nextDue({ events }: Account): Due | undefined {
  let first: Due | undefined;
  for (const order of events.open.values()) {
    const time = order.status === "Untriggered" ? order.settleTime : Math.min(lookTime(order), order.settleTime);
    if (first === undefined || time < first.time) first = { time, order };
  }
  for (const execution of events.waiting) {
    const time = execution.order.settleTime;
    if (first === undefined || time < first.time) first = { time, execution };
  }
  return first;
}

const lookTime = ({ restingSince, looks, contract }: EventOrder): number =>
  restingSince + ((looks + 1) * contract.window * 1000) / looksInWindow;

/** Every second taker that looks takes half of what is left, and small rests whole. */
function look(exchange: Exchange, account: Account, order: EventOrder, time: number): void {
  order.looks += 1;
  if (unit(`${exchange.seed}/event-take/${order.orderId}/${order.looks}`) >= 0.5) return;
  const left = order.value - order.filled;
  take(exchange, account, order, left <= decimal("2") ? left : toCent(left / 2n) + cent, time);
}

/** An untriggered order wakes when the index has reached its trigger, from whichever side. */
function wake(exchange: Exchange, order: EventOrder): void {
  if (order.status !== "Untriggered" || exchange.now >= order.settleTime) return;
  const price = indexOf(exchange, order.contract, exchange.now);
  const rising = order.triggerPrice > order.indexPrice;
  if (rising ? price < order.triggerPrice : price > order.triggerPrice) return;
  order.status = "New";
  order.restingSince = order.updatedTime = exchange.now;
}

function settle(exchange: Exchange, account: Account, trade: EventExecution): void {
  const { order, value } = trade;
  const payout = payoutOf(order, value, indexOf(exchange, order.contract, order.settleTime));
  account.events.waiting.delete(trade);
  const price = payout > 0n ? decimal("1") : 0n;
  record(
    exchange,
    account,
    { execType: "Settle", order, price, value, fee: 0n, payout, time: order.settleTime },
    payout,
  );
}

/** Keeps an execution and books its money. */
function record(
  exchange: Exchange,
  account: Account,
  execution: Omit<EventExecution, "execId" | "seq">,
  cashFlow: Decimal,
): EventExecution {
  const { order, execType, fee, value, price, time } = execution;
  const seq = exchange.nextEventSequence();
  const execId = uuid(`${exchange.seed}/event-exec/${seq}`);
  exchange.ledger.post(account, {
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
    transactionTime: time,
  });
  const kept = { ...execution, execId, seq };
  account.events.executions.push(kept);
  return kept;
}
