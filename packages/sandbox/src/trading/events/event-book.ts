import { formatDecimal } from "../../decimal.ts";
import type { EngineState } from "../engine/state.ts";
import type { BookLevel } from "../market/book-side.ts";
import type { BookSource } from "../market/book-versions.ts";
import type { EventContract } from "../market/event-contracts.ts";
import { cent } from "../engine/event-model.ts";

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
