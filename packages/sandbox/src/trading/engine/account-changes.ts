import type { EventExecution, EventOrder, EventPosition } from "./event-model.ts";
import type { SpreadExecution, SpreadOrder } from "./spread-model.ts";
import type { Execution, Order, Position } from "./model.ts";

/** What has happened to an account. */
export interface Changes {
  readonly orders: readonly Order[];
  readonly executions: readonly Execution[];
  readonly positions: readonly Position[];
  readonly spreadOrders: readonly SpreadOrder[];
  readonly spreadExecutions: readonly SpreadExecution[];
  readonly eventOrders: readonly EventOrder[];
  readonly eventExecutions: readonly EventExecution[];
  readonly eventPositions: readonly EventPosition[];
  readonly hasMovedMoney: boolean;
}

/** Collects what happens to an account until it is reported. A record that changes twice in between is reported once. */
export class AccountChanges {
  readonly #orders = new Set<Order>();
  readonly #positions = new Set<Position>();
  readonly #spreadOrders = new Set<SpreadOrder>();
  readonly #eventOrders = new Set<EventOrder>();
  readonly #eventPositions = new Set<EventPosition>();
  #executions: Execution[] = [];
  #spreadExecutions: SpreadExecution[] = [];
  #eventExecutions: EventExecution[] = [];
  #hasMovedMoney = false;

  order(order: Order): void {
    this.#orders.add(order);
  }

  execution(execution: Execution): void {
    this.#executions.push(execution);
  }

  position(position: Position): void {
    this.#positions.add(position);
  }

  spreadOrder(order: SpreadOrder): void {
    this.#spreadOrders.add(order);
  }

  spreadExecution(execution: SpreadExecution): void {
    this.#spreadExecutions.push(execution);
  }

  eventOrder(order: EventOrder): void {
    this.#eventOrders.add(order);
  }

  eventExecution(execution: EventExecution): void {
    this.#eventExecutions.push(execution);
  }

  eventPosition(position: EventPosition): void {
    this.#eventPositions.add(position);
  }

  money(): void {
    this.#hasMovedMoney = true;
  }

  /** Everything since the last call; undefined when nothing has happened. */
  take(): Changes | undefined {
    // A spread is executed by its legs, and positions in events by their executions, so they never come alone.
    const orders = this.#orders.size + this.#spreadOrders.size + this.#eventOrders.size;
    const count = orders + this.#executions.length + this.#positions.size + this.#eventExecutions.length;
    if (count === 0 && !this.#hasMovedMoney) return undefined;
    const changes: Changes = {
      orders: [...this.#orders],
      executions: this.#executions,
      spreadOrders: [...this.#spreadOrders],
      spreadExecutions: this.#spreadExecutions,
      eventOrders: [...this.#eventOrders],
      eventExecutions: this.#eventExecutions,
      eventPositions: [...this.#eventPositions],
      positions: [...this.#positions],
      hasMovedMoney: this.#hasMovedMoney,
    };
    this.#orders.clear();
    this.#spreadOrders.clear();
    this.#spreadExecutions = [];
    this.#eventOrders.clear();
    this.#eventPositions.clear();
    this.#eventExecutions = [];
    this.#positions.clear();
    this.#executions = [];
    this.#hasMovedMoney = false;
    return changes;
  }
}
