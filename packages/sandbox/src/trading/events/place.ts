import { decimal, formatDecimal, isMultiple, multiply, smaller, type Decimal } from "../../decimal.ts";
import { Refusal, refuseInput } from "../../http/envelope.ts";
import { unit, uuid } from "../../random.ts";
import type { Account } from "../exchange/account.ts";
import type { Exchange } from "../exchange/exchange.ts";
import type { Side } from "../exchange/model.ts";
import { lockedCoins } from "../exchange/reservation.ts";
import { valueAccount } from "../exchange/valuation.ts";
import { directionsOf, settlementAfter, type EventContract, type EventDirection } from "./contracts.ts";
import { cancelEventOrder, indexOf, take } from "./life.ts";
import { cent, eventCoin, eventFee, stake, toCent, type EventOrder, type EventTerms } from "./model.ts";

const linkIdPattern = /^[A-Za-z0-9_-]{1,36}$/;
const forces = ["GTC", "IOC", "FOK"];

export interface EventRequest {
  contract: EventContract;
  side: Side;
  direction: EventDirection;
  payoutRatio: Decimal;
  value: Decimal;
  orderLinkId: string;
  timeInForce: string;
  /** 0: made from the index price. */
  targetPrice: Decimal;
  lowerBound: Decimal;
  upperBound: Decimal;
  triggerPrice: Decimal;
}

/** Takes an order of a maker and reserves its stake and fee, or throws why not. */
export function placeEventOrder(exchange: Exchange, account: Account, request: EventRequest): EventOrder {
  requireMaker(account);
  checkRequest(account, request);
  const { contract, triggerPrice } = request;
  const now = exchange.now;
  const terms = termsOf(exchange, request);
  const order: EventOrder = {
    ...request,
    ...terms,
    orderId: uuid(`${exchange.seed}/event-order/${exchange.nextEventSequence()}`),
    filled: 0n,
    fee: 0n,
    status: triggerPrice > 0n ? "Untriggered" : "New",
    settleTime: settlementAfter(contract, now),
    createdTime: now,
    updatedTime: now,
    restingSince: now,
    looks: 0,
  };
  reserve(exchange, account, order);
  const { events } = account;
  events.orders.set(order.orderId, order);
  events.open.set(order.orderId, order);
  if (order.orderLinkId !== "") events.links.set(order.orderLinkId, order);
  if (order.status === "New" && order.timeInForce !== "GTC") fillAtOnce(exchange, account, order);
  return order;
}

/** Maker accounts are the platform's to choose; in the sandbox every master account is one. */
export function requireMaker(account: Account): void {
  if (!account.isMaster) throw refuseInput("event contracts are for maker accounts only");
}

function checkRequest({ events }: Account, request: EventRequest): void {
  const { contract, direction, payoutRatio, value, orderLinkId, timeInForce } = request;
  const directions = directionsOf[contract.kind];
  if (!directions.includes(direction))
    throw refuseInput(`direction: ${directions.join(" or ")} for ${contract.symbol}`);
  if (payoutRatio < cent || payoutRatio > decimal("10") || !isMultiple(payoutRatio, cent))
    throw refuseInput("payoutRatio: from 0.01 to 10 in steps of 0.01");
  if (value < decimal("1") || value > decimal("10000") || !isMultiple(value, cent))
    throw refuseInput("value: from 1 to 10000 USDT in steps of 0.01");
  if (!forces.includes(timeInForce)) throw refuseInput(`timeInForce: one of ${forces.join(", ")}`);
  if (orderLinkId === "") return;
  if (!linkIdPattern.test(orderLinkId))
    throw refuseInput("orderLinkId: at most 36 letters, digits, dashes and underscores");
  if (events.links.has(orderLinkId)) throw new Refusal(110072, "duplicate orderLinkId: it was used before");
}

/** Prices that decide the event: what was asked for, else around the index of the moment. */
function termsOf(exchange: Exchange, request: EventRequest): EventTerms {
  const { kind } = request.contract;
  const indexPrice = indexOf(exchange, request.contract, exchange.now);
  const around = (given: Decimal, factor: string): Decimal =>
    given > 0n ? given : toCent(multiply(indexPrice, decimal(factor)));
  const range = kind === "Range";
  const terms = {
    direction: request.direction,
    indexPrice,
    targetPrice: kind === "Target" ? around(request.targetPrice, "1.002") : 0n,
    lowerBound: range ? around(request.lowerBound, "0.98") : 0n,
    upperBound: range ? around(request.upperBound, "1.02") : 0n,
  };
  if (range && terms.lowerBound >= terms.upperBound) throw refuseInput("lowerBound: below upperBound");
  return terms;
}

function reserve(exchange: Exchange, account: Account, order: EventOrder): void {
  const needed = stake(order, order.value) + eventFee(order.value);
  const free = account.balance(eventCoin) - (lockedCoins(account).get(eventCoin) ?? 0n);
  if (needed > smaller(free, valueAccount(account, exchange.prices, exchange.now).available)) {
    throw new Refusal(110007, `the available balance does not cover ${formatDecimal(needed)} ${eventCoin}`);
  }
  account.events.reserved += needed;
}

/** Orders that do not rest meet what takers offer in this second. */
function fillAtOnce(exchange: Exchange, account: Account, order: EventOrder): void {
  const second = Math.floor(exchange.now / 1000);
  const whole = 50 + Math.floor(450 * unit(`${exchange.seed}/event-book/${order.contract.symbol}/${second}`));
  const offered = smaller(decimal(String(whole)), order.value);
  if (order.timeInForce === "IOC" || offered === order.value) take(exchange, account, order, offered, exchange.now);
  if (order.status !== "Filled") cancelEventOrder(account, order, exchange.now);
}
