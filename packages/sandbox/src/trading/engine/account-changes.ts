import type { EventExecution, EventOrder, EventPosition } from "./event-model.ts";
import type { Execution, Order, Position } from "./model.ts";
import type { SpreadExecution, SpreadOrder } from "./spread-model.ts";

/** What has happened to an account since the last report. A record that changes twice in between is told once. */
export class AccountChanges {
  readonly orders = new Set<Order>();
  readonly executions = new Set<Execution>();
  readonly positions = new Set<Position>();
  readonly spreadOrders = new Set<SpreadOrder>();
  readonly spreadExecutions = new Set<SpreadExecution>();
  readonly eventOrders = new Set<EventOrder>();
  readonly eventExecutions = new Set<EventExecution>();
  readonly eventPositions = new Set<EventPosition>();
  hasMovedMoney = false;

  get isEmpty(): boolean {
    return !this.hasMovedMoney && Object.values(this).every((kept) => !(kept instanceof Set) || kept.size === 0);
  }
}
