import type { SpreadExecution, SpreadOrder } from "../spread/spread-model.ts";
import type { Execution, Order, Position } from "./model.ts";

/** What has happened to an account. */
export interface Changes {
  readonly orders: readonly Order[];
  readonly executions: readonly Execution[];
  readonly positions: readonly Position[];
  readonly spreadOrders: readonly SpreadOrder[];
  readonly spreadExecutions: readonly SpreadExecution[];
  readonly hasMovedMoney: boolean;
}

/** Collects what happens to an account until it is reported. A record that changes twice in between is reported once. */
export class AccountChanges {
  readonly #orders = new Set<Order>();
  readonly #positions = new Set<Position>();
  readonly #spreadOrders = new Set<SpreadOrder>();
  #executions: Execution[] = [];
  #spreadExecutions: SpreadExecution[] = [];
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

  money(): void {
    this.#hasMovedMoney = true;
  }

  /** Everything since the last call; undefined when nothing has happened. */
  take(): Changes | undefined {
    // A spread is executed by its legs, so its executions never come alone.
    const count = this.#orders.size + this.#executions.length + this.#positions.size + this.#spreadOrders.size;
    if (count === 0 && !this.#hasMovedMoney) return undefined;
    const changes: Changes = {
      orders: [...this.#orders],
      executions: this.#executions,
      spreadOrders: [...this.#spreadOrders],
      spreadExecutions: this.#spreadExecutions,
      positions: [...this.#positions],
      hasMovedMoney: this.#hasMovedMoney,
    };
    this.#orders.clear();
    this.#spreadOrders.clear();
    this.#spreadExecutions = [];
    this.#positions.clear();
    this.#executions = [];
    this.#hasMovedMoney = false;
    return changes;
  }
}
