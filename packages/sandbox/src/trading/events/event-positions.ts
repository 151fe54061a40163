import { divide, multiply, type Decimal } from "../../decimal.ts";
import type { Account } from "../engine/account.ts";
import { stake, type EventExecution, type EventPosition } from "../engine/event-model.ts";

/** Adds a trade to the position of its contract, side and direction. */
export function enlargePosition(account: Account, trade: EventExecution): void {
  const { order, value, time, seq } = trade;
  const position = account.events.positions.get(keyOf(trade)) ?? {
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
  account.events.positions.set(keyOf(trade), position);
  touch(account, position, trade);
}

/** Takes a trade that was settled out of its position. What nothing is left of is no position any more. */
export function reducePosition(account: Account, trade: EventExecution, settlement: EventExecution): void {
  const position = account.events.positions.get(keyOf(trade));
  if (position === undefined) return;
  const { order, value, fee } = trade;
  position.value -= value;
  position.profit -= multiply(value, order.payoutRatio);
  position.closedPnl += (settlement.payout ?? 0n) - stake(order, value) - fee;
  if (position.value === 0n) account.events.positions.delete(keyOf(trade));
  touch(account, position, settlement);
}

export const averageRatio = ({ profit, value }: EventPosition): Decimal => (value === 0n ? 0n : divide(profit, value));

const keyOf = ({ order: { contract, side, direction } }: EventExecution): string =>
  `${contract.symbol}/${side}/${direction}`;

function touch(account: Account, position: EventPosition, { time, seq }: EventExecution): void {
  position.updatedTime = time;
  position.seq = seq;
  account.changes.eventPosition(position);
}
