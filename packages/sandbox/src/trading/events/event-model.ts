import type { Side } from "../market/instrument.ts";
import { decimal, type Decimal, multiply } from "../../decimal.ts";
import { inputError } from "../../http/envelope.ts";
import { type Account, changesOf } from "../engine/account.ts";

import type { EngineState } from "../engine/state.ts";
import { recordsOf } from "../../maps.ts";
import { counter, type Counter } from "../../random.ts";
import { floorTo } from "../../clock.ts";

type EventKind = "UpDown" | "Target" | "Range";
export type EventDirection = "UP" | "DOWN" | "ABOVE" | "BELOW" | "RANGE_IN" | "RANGE_OUT";

export interface EventContract {
  symbol: string;
  symbolId: number;
  base: string;
  kind: EventKind;
  /** Seconds between settlements. Settlements are at whole multiples of this interval after midnight UTC. */
  window: number;
}

export const eventContracts: readonly EventContract[] = [
  { symbol: "BTCUSDT-UPDOWN-5M", symbolId: 9000, base: "BTC", kind: "UpDown", window: 300 },
  { symbol: "BTCUSDT-TARGET-1H", symbolId: 9001, base: "BTC", kind: "Target", window: 3600 },
  { symbol: "BTCUSDT-RANGE-1H", symbolId: 9002, base: "BTC", kind: "Range", window: 3600 },
  { symbol: "ETHUSDT-RANGE-1D", symbolId: 9003, base: "ETH", kind: "Range", window: 86_400 },
];

export const directionsOf: Readonly<Record<EventKind, readonly [EventDirection, EventDirection]>> = {
  UpDown: ["UP", "DOWN"],
  Target: ["ABOVE", "BELOW"],
  Range: ["RANGE_IN", "RANGE_OUT"],
};

export function eventContract(symbol: string): EventContract {
  const found = eventContracts.find((contract) => contract.symbol === symbol);
  if (found === undefined)
    throw inputError(
      `symbol: must be an event contract, one of ${eventContracts.map((item) => item.symbol).join(", ")}`,
    );
  return found;
}

/** Returns the settlement time of an order created at this instant. */
export function settlementAfter({ window }: EventContract, instant: number): number {
  const length = window * 1000;
  return floorTo(instant, length) + length;
}

export const eventFeeRate = decimal("0.005");
export const eventCoin = "USDT";
export const cent = decimal("0.01");
export const toCent = (value: Decimal): Decimal => value - (value % cent);

/** Conditions that decide an event. A field is zero if the contract's kind doesn't use it. */
export interface EventTerms {
  direction: EventDirection;
  /** Index price at the creation of the order. */
  indexPrice: Decimal;
  targetPrice: Decimal;
  lowerBound: Decimal;
  upperBound: Decimal;
}

/**
 * Returns the price conditions under which the event of an order occurs. A price that is missing or 0 in the request is
 * derived from the index price.
 */
export function eventTerms(
  { kind }: EventContract,
  direction: EventDirection,
  indexPrice: Decimal,
  given: Partial<Pick<EventTerms, "targetPrice" | "lowerBound" | "upperBound">> = {},
): EventTerms {
  const around = (name: keyof typeof given, factor: string): Decimal =>
    given[name] || toCent(multiply(indexPrice, decimal(factor)));
  return {
    direction,
    indexPrice,
    targetPrice: kind === "Target" ? around("targetPrice", "1.002") : 0n,
    lowerBound: kind === "Range" ? around("lowerBound", "0.98") : 0n,
    upperBound: kind === "Range" ? around("upperBound", "1.02") : 0n,
  };
}

/** A maker's order request. Prices of 0 are derived from the index price. */
export interface EventRequest extends Omit<EventTerms, "indexPrice"> {
  contract: EventContract;
  side: Side;
  /** Price of the order: the buyer's profit per unit of value if the event occurs. */
  payoutRatio: Decimal;
  value: Decimal;
  orderLinkId: string;
  timeInForce: string;
  /** Index price that activates an untriggered order. 0 if the order has no trigger. */
  triggerPrice: Decimal;
}

export interface EventOrder extends EventRequest, EventTerms {
  orderId: string;
  filled: Decimal;
  fee: Decimal;
  status: "Untriggered" | "New" | "PartiallyFilled" | "Filled" | "Cancelled";
  settleTime: number;
  createdTime: number;
  updatedTime: number;
  /** Time from which simulated takers may fill the order. `looks` counts how often a taker has looked at it. */
  restingSince: number;
  looks: number;
}

export interface EventExecution {
  execId: string;
  execType: "Trade" | "Settle";
  order: EventOrder;
  price: Decimal;
  value: Decimal;
  fee: Decimal;
  /** Payout of a settlement. Undefined for a trade. */
  payout: Decimal | undefined;
  time: number;
  seq: number;
}

/** Unsettled trades of one contract, side and direction. */
export interface EventPosition extends Readonly<Pick<EventOrder, "contract" | "side" | "direction" | "settleTime">> {
  value: Decimal;
  /**
   * Total profit of the trades' buyers if they win. For a buyer's position, this is the account's possible profit; for
   * a seller's position, it is the account's stake.
   */
  profit: Decimal;
  /** Profit of the settled part. */
  closedPnl: Decimal;
  readonly createdTime: number;
  updatedTime: number;
  seq: number;
}

/** Event contracts of one account. */
export class EventBook {
  readonly open = new Map<string, EventOrder>();
  readonly links = new Map<string, EventOrder>();
  readonly executions: EventExecution[] = [];
  /** Unsettled trades. */
  readonly waiting = new Set<EventExecution>();
  readonly positions = new Map<string, EventPosition>();
  /** True if a sandbox control has placed an order for the account. Otherwise the sandbox generates orders for it. */
  ownOrders = false;

  get isBusy(): boolean {
    return this.open.size > 0 || this.waiting.size > 0;
  }
}

/** Returns the event contracts of an account. */
export const eventBookOf = recordsOf<Account, EventBook>(() => new EventBook());

/**
 * Returns the next sequence number of event contracts. They have their own counter, so that reading event contracts
 * doesn't change the ids of orders.
 */
export const nextEventSequence = (state: EngineState): number => sequenceOf(state)();
export const sequenceOf = recordsOf<EngineState, Counter>(() => counter(40_000_000));

export const eventOrderChanges = changesOf<EventOrder>();
export const eventExecutionChanges = changesOf<EventExecution>();
export const eventPositionChanges = changesOf<EventPosition>();

/**
 * Returns the stake of the order's side for a value. The buyer stakes the value, the seller stakes the buyer's possible
 * profit.
 */
export const stake = (order: Pick<EventOrder, "side" | "payoutRatio">, value: Decimal): Decimal =>
  order.side === "Buy" ? value : multiply(value, order.payoutRatio);

export const eventFee = (value: Decimal): Decimal => multiply(value, eventFeeRate);

/** Returns whether the order's event occurred at this index price. */
function hasOccurred(terms: EventTerms, price: Decimal): boolean {
  const inside = price >= terms.lowerBound && price <= terms.upperBound;
  switch (terms.direction) {
    case "UP":
      return price > terms.indexPrice;
    case "DOWN":
      return price <= terms.indexPrice;
    case "ABOVE":
      return price >= terms.targetPrice;
    case "BELOW":
      return price < terms.targetPrice;
    case "RANGE_IN":
      return inside;
    case "RANGE_OUT":
      return !inside;
  }
}

/** Returns the payout to the order's account. The winner receives both stakes, the loser nothing. */
export function payoutOf(order: EventOrder, value: Decimal, price: Decimal): Decimal {
  const won = hasOccurred(order, price) === (order.side === "Buy");
  return won ? value + multiply(value, order.payoutRatio) : 0n;
}
