import { decimal } from "../../decimal.ts";
import { floorTo } from "../../clock.ts";
import { unit, uuid } from "../../random.ts";
import {
  directionsOf,
  type EventContract,
  type EventExecution,
  eventFee,
  type EventOrder,
  eventTerms,
  payoutOf,
  settlementAfter,
} from "./event-model.ts";
import type { EngineState } from "../engine/state.ts";
import { indexOf } from "./event-lifecycle.ts";

/** Milliseconds between two orders of the generated history. */
const stepMs = 600_000;
/** Maximum number of generated orders per request. The default time range, a week, has 1,008. */
const maxOrders = 1100;

/**
 * Generates the executions of a maker's past orders, newest first. Before the sandbox started, the maker placed an
 * order every ten minutes, and each was filled and settled. The initial balance already includes their costs and
 * payouts.
 */
export function eventHistory(
  state: EngineState,
  contract: EventContract,
  start: number,
  end: number,
): EventExecution[] {
  const last = Math.min(end, state.startedAt);
  const found: EventExecution[] = [];
  // Start earlier than the time range, because an earlier order may settle within it.
  const earliest = start - contract.window * 1000;
  for (let instant = floorTo(last, stepMs); instant >= earliest && found.length < 2 * maxOrders; instant -= stepMs) {
    if (settlementAfter(contract, instant) > state.startedAt) continue;
    found.push(...pastExecutions(state, contract, instant).filter(({ time }) => time >= start && time <= end));
  }
  return found.toSorted((left, right) => right.time - left.time);
}

function pastExecutions(state: EngineState, contract: EventContract, instant: number): EventExecution[] {
  const key = `${state.seed}/event/${contract.symbol}/${instant}`;
  const order = pastOrder(state, contract, instant, key);
  const { value, settleTime } = order;
  const payout = payoutOf(order, value, indexOf(state, contract, settleTime));
  const shared = { order, value, seq: Math.floor(instant / stepMs) };
  const id = (name: string): string => uuid(`${key}/${name}`);
  return [
    {
      ...shared,
      execId: id("settle"),
      execType: "Settle",
      price: decimal(payout > 0n ? "1" : "0"),
      fee: 0n,
      payout,
      time: settleTime,
    },
    {
      ...shared,
      execId: id("exec"),
      execType: "Trade",
      price: order.payoutRatio,
      fee: order.fee,
      payout: undefined,
      time: instant,
    },
  ];
}

function pastOrder(state: EngineState, contract: EventContract, instant: number, key: string): EventOrder {
  const indexPrice = indexOf(state, contract, instant);
  const value = decimal(String(10 + Math.floor(90 * unit(`${key}/value`))));
  return {
    orderId: uuid(`${key}/order`),
    orderLinkId: `event-${instant / stepMs}`,
    contract,
    side: unit(`${key}/side`) < 0.5 ? "Buy" : "Sell",
    ...eventTerms(contract, directionsOf[contract.kind][unit(`${key}/direction`) < 0.5 ? 0 : 1], indexPrice),
    payoutRatio: decimal((0.6 + 0.4 * unit(`${key}/price`)).toFixed(2)),
    value,
    filled: value,
    fee: eventFee(value),
    timeInForce: "GTC",
    status: "Filled",
    triggerPrice: 0n,
    settleTime: settlementAfter(contract, instant),
    createdTime: instant,
    updatedTime: instant,
    restingSince: instant,
    looks: 0,
  };
}
