import { decimal, type Decimal, formatDecimal, multiply } from "../../decimal.ts";
import { ApiError } from "../../http/envelope.ts";
import { unit } from "../../random.ts";
import type { Account } from "../engine/account.ts";
import { cent } from "../engine/event-model.ts";
import type { EngineState } from "../engine/state.ts";
import type { BookLevel } from "../market/book-side.ts";
import type { BookSource } from "../market/book-versions.ts";
import { directionsOf, type EventContract, eventContracts } from "../market/event-contracts.ts";
import { indexOf, take } from "./event-lifecycle.ts";
import { placeEventOrder } from "./place-event-order.ts";

/**
 * The published interface has no call that places an event order. So that a maker has something to read, one that has
 * placed nothing itself gets three quotes in each contract when it reads and has none: resting, filled by half, untriggered.
 * They are orders like all others and trade with the account's money.
 */
export function quote(state: EngineState, account: Account): void {
  const { events } = account;
  if (events.ownOrders) return;
  for (const contract of eventContracts) {
    if ([...events.open.values()].some((order) => order.contract === contract)) continue;
    try {
      quoteContract(state, account, contract);
    } catch (error) {
      // An account without money has no quotes.
      if (!(error instanceof ApiError)) throw error;
    }
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
  take(state, account, partly, partly.value / 2n, state.now);
  make("resting", 0n);
}

/**
 * The open orders of all makers in a contract, by payout ratio, the highest first. Its levels are the bids of a book that has
 * no asks, as the platform lists only one kind of level.
 */
export const eventBook = (state: EngineState, contract: EventContract): BookSource => ({
  name: `event/${contract.symbol}`,
  stateAt: () => levelsOf(state, contract).map(textOf).join("/"),
  levels: (side, depth) => (side === "bid" ? levelsOf(state, contract).slice(0, depth) : []),
});

const textOf = ({ price, size }: BookLevel): string => `${formatDecimal(price)}:${formatDecimal(size)}`;

function levelsOf(state: EngineState, contract: EventContract): BookLevel[] {
  const levels = new Map<bigint, bigint>();
  for (const { events } of state.accounts.values())
    for (const order of events.open.values())
      if (order.contract === contract && order.status !== "Untriggered")
        levels.set(order.payoutRatio, (levels.get(order.payoutRatio) ?? 0n) + order.value - order.filled);
  return [...levels]
    .map(([price, size]) => ({ tick: Number(price / cent), turn: Number(size / cent), price, size }))
    .toSorted((left, right) => right.tick - left.tick);
}
