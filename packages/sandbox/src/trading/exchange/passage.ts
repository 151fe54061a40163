import { decimal, multiply } from "../../decimal.ts";
import { uuid } from "../../random.ts";
import { passEvents } from "../events/life.ts";
import { fundingRate, nextFunding } from "../market/funding.ts";
import type { Account } from "./account.ts";
import type { Exchange } from "./exchange.ts";
import { deliver } from "./delivery.ts";
import { matchResting } from "./matching.ts";
import { fundingExecution } from "./funding-execution.ts";
import type { Position } from "./model.ts";
import { closingRequest, fireConditional, followTrailingStop, syncExits } from "./triggers.ts";
import { valueAccount, valueOf } from "./valuation.ts";

/** A long leap of time is walked in this many steps, so that prices on the way are seen. */
const steps = 48;
/** Prices hardly move within less than this many milliseconds. */
const shortestStep = 1000;

/** Moves the engine to an instant: acknowledged orders arrive, limits fill, triggers fire, funding and delivery are booked. */
export function passTime(exchange: Exchange, until: number): void {
  if (until <= exchange.now) return;
  const busy = [...exchange.accounts.values()].filter(isBusy);
  if (busy.length === 0) {
    exchange.now = until;
    return;
  }
  for (const instant of instants(exchange, busy, until)) {
    const before = exchange.now;
    exchange.now = instant;
    for (const account of busy) {
      bookFunding(exchange, account, before);
      passEvents(exchange, account);
      deliver(exchange, account);
      workOrders(exchange, account);
      liquidate(exchange, account);
    }
  }
}

const isBusy = (account: Account): boolean =>
  account.openOrders.size > 0 || account.events.isBusy || heldPositions(account).length > 0;
const heldPositions = (account: Account): Position[] =>
  [...account.positions.values()].filter((position) => position.side !== "");

/** Even steps, plus every instant at which something is due. */
function instants(exchange: Exchange, accounts: readonly Account[], until: number): number[] {
  const start = exchange.now;
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

function workOrders(exchange: Exchange, account: Account): void {
  for (const order of account.openOrders.values()) {
    if (order.effectiveAt > exchange.now || !account.openOrders.has(order.orderId)) continue;
    if (order.status === "Untriggered") fireConditional(exchange, account, order);
    else if (!order.matched) exchange.activate(account, order);
    else {
      matchResting(exchange, account, order);
      syncExits(exchange, account, order);
    }
  }
  for (const position of heldPositions(account)) followTrailingStop(exchange, account, position);
}

function bookFunding(exchange: Exchange, account: Account, before: number): void {
  for (const position of heldPositions(account)) {
    const { instrument } = position;
    if (instrument.fundingInterval === 0) continue;
    const due = nextFunding(instrument, before);
    if (due > exchange.now || position.openTime >= due) continue;
    const rate = fundingRate(exchange.seed, instrument, due);
    const mark = exchange.prices.mark(instrument, due);
    const paid = multiply(valueOf(instrument, position.size, mark), rate);
    const funding = position.side === "Buy" ? -paid : paid;
    const tradeId = uuid(`${exchange.seed}/funding/${exchange.nextSequence()}`);
    exchange.ledger.post(account, {
      type: "SETTLEMENT",
      category: instrument.category,
      symbol: instrument.symbol,
      side: position.side,
      currency: instrument.settleCoin,
      qty: position.size,
      size: position.side === "Sell" ? -position.size : position.size,
      tradePrice: mark,
      funding,
      feeRate: rate,
      tradeId,
      transactionTime: due,
    });
    account.executions.push(
      fundingExecution(exchange, position, { execId: tradeId, time: due, mark, fee: -funding, rate }),
    );
    position.currentPnl += funding;
    position.totalPnl += funding;
  }
}

/** When the margin balance no longer covers the maintenance margin, open orders go first, then every position. */
function liquidate(exchange: Exchange, account: Account): void {
  if (heldPositions(account).length === 0) return;
  const value = valueAccount(account, exchange.prices, exchange.now);
  if (value.maintenanceMargin === 0n || value.marginBalance + decimal("0.01") > value.maintenanceMargin) return;
  for (const order of account.openOrders.values()) {
    if (order.instrument.category !== "spot") exchange.cancel(account, order, "CancelByPrepareLiq");
  }
  for (const position of heldPositions(account)) {
    if (position.instrument.category === "option") continue;
    exchange.accept(account, { ...closingRequest(position, position.size), createType: "CreateByLiq" });
  }
}
