import { decimal, type Decimal, formatDecimal, isMultiple, multiply, smaller } from "../../decimal.ts";
import { ApiError, attempt, inputError } from "../../http/envelope.ts";
import { unit, uuid } from "../../random.ts";
import type { Account } from "../engine/account.ts";
import {
  cent,
  directionsOf,
  eventCoin,
  type EventContract,
  eventContracts,
  eventFee,
  type EventOrder,
  type EventRequest,
  type EventTerms,
  eventTerms,
  settlementAfter,
  stake,
  eventOrderChanges,
  nextEventSequence,
  eventBookOf,
} from "./event-model.ts";
import { freeOf, valueAccount } from "../engine/positions/valuation.ts";
import type { EngineState } from "../engine/state.ts";
import type { BookLevel } from "../market/book-side.ts";
import type { BookSource } from "../market/book-versions.ts";
import { cancelEventOrder, indexOf, fillEventOrder } from "./event-lifecycle.ts";

const linkIdPattern = /^[A-Za-z0-9_-]{1,36}$/;

/** Accepts a maker's order and reserves its stake and fee. Throws the reason if the order is refused. */
export function placeEventOrder(state: EngineState, account: Account, request: EventRequest): EventOrder {
  requireMaker(account);
  checkRequest(account, request);
  const { contract, triggerPrice } = request;
  const now = state.now;
  const terms = termsOf(state, request);
  const order: EventOrder = {
    ...request,
    ...terms,
    orderId: uuid(`${state.seed}/event-order/${nextEventSequence(state)}`),
    filled: 0n,
    fee: 0n,
    status: triggerPrice > 0n ? "Untriggered" : "New",
    settleTime: settlementAfter(contract, now),
    createdTime: now,
    updatedTime: now,
    restingSince: now,
    looks: 0,
  };
  reserve(state, account, order);
  const events = eventBookOf(account);
  events.open.set(order.orderId, order);
  eventOrderChanges(account.changes).add(order);
  if (order.orderLinkId !== "") events.links.set(order.orderLinkId, order);
  if (order.status === "New" && order.timeInForce !== "GTC") fillAtOnce(state, account, order);
  return order;
}

/**
 * Throws unless the account is a maker. The platform appoints makers; in the sandbox every master account is a maker.
 */
export function requireMaker(account: Account): void {
  if (!account.isMaster) throw inputError("event contracts are for maker accounts only");
}

function checkRequest(account: Account, request: EventRequest): void {
  const { contract, direction, payoutRatio, value, orderLinkId } = request;
  const directions = directionsOf[contract.kind];
  if (!directions.includes(direction)) throw inputError(`direction: ${directions.join(" or ")} for ${contract.symbol}`);
  if (payoutRatio < cent || payoutRatio > decimal("10") || !isMultiple(payoutRatio, cent))
    throw inputError("payoutRatio: must be from 0.01 to 10 in steps of 0.01");
  if (value < decimal("1") || value > decimal("10000") || !isMultiple(value, cent))
    throw inputError("value: must be from 1 to 10000 USDT in steps of 0.01");
  if (orderLinkId === "") return;
  if (!linkIdPattern.test(orderLinkId))
    throw inputError("orderLinkId: must be at most 36 letters, digits, dashes and underscores");
  if (eventBookOf(account).links.has(orderLinkId))
    throw new ApiError(110072, "duplicate orderLinkId: it was used before");
}

/** Returns the conditions that decide the event. Throws if the bounds of a range contradict each other. */
function termsOf(state: EngineState, request: EventRequest): EventTerms {
  const { contract, direction } = request;
  const terms = eventTerms(contract, direction, indexOf(state, contract, state.now), request);
  if (contract.kind === "Range" && terms.lowerBound >= terms.upperBound)
    throw inputError("lowerBound: must be below upperBound");
  return terms;
}

function reserve(state: EngineState, account: Account, order: EventOrder): void {
  const needed = stake(order, order.value) + eventFee(order.value);
  const free = freeOf(account, eventCoin);
  if (needed > smaller(free, valueAccount(state, account).available)) {
    throw new ApiError(110007, `the available balance does not cover ${formatDecimal(needed)} ${eventCoin}`);
  }
  account.reserve(eventCoin, needed);
}

/** Fills an order immediately against the generated offers of the current second, without adding it to the book. */
function fillAtOnce(state: EngineState, account: Account, order: EventOrder): void {
  const second = Math.floor(state.now / 1000);
  const whole = 50 + Math.floor(450 * unit(`${state.seed}/event-book/${order.contract.symbol}/${second}`));
  const offered = smaller(decimal(String(whole)), order.value);
  if (order.timeInForce === "IOC" || offered === order.value) fillEventOrder(state, account, order, offered, state.now);
  if (order.status !== "Filled") cancelEventOrder(account, order, state.now);
}

/**
 * Adds generated orders to a maker's account. The published API has no call that places an event order, so a maker
 * without orders gets three in each contract on the first read: one resting, one half filled, one untriggered. They
 * behave like other orders and use the account's money.
 */
export function quote(state: EngineState, account: Account): void {
  const events = eventBookOf(account);
  if (events.ownOrders) return;
  for (const contract of eventContracts) {
    if ([...events.open.values()].some((order) => order.contract === contract)) continue;
    // Ignore a failure, because an account without money can't place quotes.
    attempt(() => quoteContract(state, account, contract));
  }
}

function quoteContract(state: EngineState, account: Account, contract: EventContract): void {
  const index = indexOf(state, contract, state.now);
  const trigger = multiply(index, decimal("1.05"));
  const make = (name: string, triggerPrice: Decimal) => {
    const key = `${state.seed}/event-quote/${contract.symbol}/${state.now}/${name}`;
    return placeEventOrder(state, account, {
      contract,
      side: unit(`${key}/side`) < 0.5 ? "Buy" : "Sell",
      direction: directionsOf[contract.kind][unit(`${key}/direction`) < 0.5 ? 0 : 1],
      payoutRatio: decimal((0.6 + 0.4 * unit(`${key}/ratio`)).toFixed(2)),
      value: decimal(String(20 + 2 * Math.floor(40 * unit(`${key}/value`)))),
      orderLinkId: "",
      timeInForce: "GTC",
      targetPrice: 0n,
      lowerBound: 0n,
      upperBound: 0n,
      triggerPrice,
    });
  };
  make("untriggered", trigger);
  const partly = make("partly", 0n);
  fillEventOrder(state, account, partly, partly.value / 2n, state.now);
  make("resting", 0n);
}

/**
 * Returns the order book of a contract: all makers' open orders by payout ratio, highest first. It has bids only,
 * because the platform lists only one side.
 */
export const eventBook = (state: EngineState, contract: EventContract): BookSource => ({
  name: `event/${contract.symbol}`,
  stateAt: () => levelsOf(state, contract).map(textOf).join("/"),
  levels: (side, depth) => (side === "bid" ? levelsOf(state, contract).slice(0, depth) : []),
});

const textOf = ({ price, size }: BookLevel): string => `${formatDecimal(price)}:${formatDecimal(size)}`;

function levelsOf(state: EngineState, contract: EventContract): BookLevel[] {
  const levels = new Map<bigint, bigint>();
  for (const account of state.accounts.values())
    for (const order of eventBookOf(account).open.values())
      if (order.contract === contract && order.status !== "Untriggered")
        levels.set(order.payoutRatio, (levels.get(order.payoutRatio) ?? 0n) + order.value - order.filled);
  return [...levels]
    .map(([price, size]) => ({ tick: Number(price / cent), sizeVersion: Number(size / cent), price, size }))
    .toSorted((left, right) => right.tick - left.tick);
}
